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
        word = "Enter a pawn" if "enter" in notation else "Play it without effect"
        page.locator(".choices").get_by_role("button", name=word).click()


def card_of(notation: str) -> str | None:
    words = notation.split()
    if words[0] in ("+", "lay"):
        return None
    word = words[1] if words[0] == "discard" else words[2] if words[1] == "gives" else words[0]
    return word.partition("=")[0]


def say_which(page: Page, heard: Hearing, before: int, notation: str) -> None:
    """Which of its meanings a joker has, if pawn and target leave that open."""
    ways = page.locator(".choices .button")
    if not notation.startswith("joker") or heard.revision > before or ways.count() < 2:
        return
    if "=7" in notation:
        ways.filter(has_text="As a 7").click()
    elif "x" in notation:
        ways.filter(has_text="Swap with").click()
    else:
        ways.filter(has_not_text="As a 7").filter(has_not_text="Swap with").click()


def pick(page: Page, place: str) -> None:
    number = FIRST_LANE_PLACE + int(place[1:]) - 1 if place.startswith("h") else int(place)
    x, y = centre(page.locator(f'[data-place="{number}"]'))
    page.mouse.click(x, y)


def centre(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def secrets(view: dict[str, Any]) -> list[str]:
    """The cards in the hand, among them the one that is to be given away."""
    return [KINDS[kind].name for kind in view["hand"]]


TOUCH = Touch(make, secrets=secrets)
