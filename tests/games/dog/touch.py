"""How a person makes a choice of DOG: a card, then the pawn and its target, or the button that says it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tablee.games.dog.cards import KINDS
from tests.browser.hearing import Hearing
from tests.browser.keyboard import Keyboard
from tests.browser.touching import Touch

AREA = -1
FIRST_LANE_PLACE = 96
AWAY = re.compile(r"@\d")
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
    """A card that cannot be played at all; or with a card, a pawn and a target, or the start area."""
    card = page.locator(f'.hand button[data-card="{card_of(notation)}"]').first
    way = WAY.search(notation)
    if card_of(notation) and not card.count():
        return False
    if card_of(notation) and not card.and_(page.locator(".lit")).count():
        card.click()
    elif away := AWAY.search(notation):
        card.click()
        touch_space(page, away[0])
    elif way:
        if card.count():
            card.click()
        for place in way.groups():
            touch_space(page, place)
    else:
        return enter(page, card, notation)
    return True


def enter(page: Page, card: Locator, notation: str) -> bool:
    """By a touch of the start area, where a card is to be played."""
    area = page.locator(f'[data-place="{AREA}"]')
    if not notation.endswith(" enter") or not area.count():
        return False
    card.click()
    area.dispatch_event("click")
    return True


def touch_space(page: Page, place: str) -> None:
    """Whatever stands there; of another's pawns one in the lane, else the start area."""
    name = f"1{place}" if place.startswith("h") else place
    if place.startswith("@"):
        name = f"{place[1:]}h1"
    x, y = centre(page.locator(f'[data-space="{name}"]'))
    page.mouse.click(x, y)


def pick(page: Page, place: str) -> None:
    x, y = centre(page.locator(f'[data-place="{number_of(place)}"]'))
    page.mouse.click(x, y)


def number_of(place: str) -> int:
    """As the board counts its places."""
    return FIRST_LANE_PLACE + int(place[1:]) - 1 if place.startswith("h") else int(place)


def centre(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def keys(keyboard: Keyboard, notation: str) -> None:
    """A card, then the button that says it; where there is none yet, the pawn and its target, and which meaning."""
    button = f'.choices [data-choice="{notation}"]'
    if card := card_of(notation):
        keyboard.press(f'[data-card="{card}"]')
    way = WAY.search(notation)
    for place in way.groups() if way else ():
        if keyboard.has(button):
            break
        keyboard.press(f'[data-place="{number_of(place)}"]')
    if keyboard.has(button):
        keyboard.press(button)


def secrets(view: dict[str, Any]) -> list[str]:
    """The cards in the hand, among them the one that is to be given away."""
    return [KINDS[kind].name for kind in view["hand"]]


TOUCH = Touch(make, attempt=attempt, keys=keys, secrets=secrets)
