"""How a person makes a choice of DOG: a card, then the pawn and its target, or the button that says it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tablee.games.dog.cards import KINDS
from tests.browser.hearing import Hearing
from tests.browser.touching import Touch

FIRST_LANE_PLACE = 96
WAY = re.compile(r"(h?\d+)[>x](h?\d+)")


def make(page: Page, heard: Hearing, notation: str) -> None:
    before = heard.revision
    card = card_of(notation)
    if card:
        page.locator(f'.hand button[data-card="{card}"]').first.click()
    main = page.locator(".choices .main")
    if main.count():
        main.click()
        return
    if way := WAY.search(notation):
        pick(page, way[1])
        pick(page, way[2])
        say_which(page, heard, before, notation)
    else:
        page.locator(f'.choices [data-choice="{notation}"]').click()


def card_of(notation: str) -> str | None:
    words = notation.split()
    if words[0] in ("+", "lay"):
        return None
    word = words[1] if words[0] == "discard" else words[2] if words[1] == "gives" else words[0]
    return word.partition("=")[0]


def say_which(page: Page, heard: Hearing, before: int, notation: str) -> None:
    """Which of its meanings a joker has, if pawn and target leave that open."""
    ways = page.locator(".choices .button")
    if notation.startswith("joker") and heard.revision == before and ways.count() > 1:
        ways.and_(page.locator(f'[data-choice="{notation}"]')).click()


def attempt(page: Page, notation: str) -> bool:
    """A card that cannot be played, or given away, at all."""
    card = page.locator(f'.hand button[data-card="{card_of(notation)}"]:not(.lit)')
    if not notation.endswith("enter") or not card.count():
        return False
    card.first.click()
    return True


def pick(page: Page, place: str) -> None:
    number = FIRST_LANE_PLACE + int(place[1:]) - 1 if place.startswith("h") else int(place)
    x, y = centre(page.locator(f'[data-place="{number}"]'))
    page.mouse.click(x, y)


def centre(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def keys(notation: str) -> tuple[str, ...]:
    """A card, then the button that says it."""
    return (f'[data-card="{card_of(notation)}"]', f'[data-choice="{notation}"]')


def secrets(view: dict[str, Any]) -> list[str]:
    """The cards in the hand, among them the one that is to be given away."""
    return [KINDS[kind].name for kind in view["hand"]]


TOUCH = Touch(make, attempt=attempt, keys=keys, secrets=secrets)
