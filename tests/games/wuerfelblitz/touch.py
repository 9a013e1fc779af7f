"""How a person gives an answer of Würfelblitz on the pad."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from tablee.core.registry import find
from tablee.games.wuerfelblitz.dice import roll_of
from tablee.games.wuerfelblitz.sums import solution
from tests.browser.hearing import Hearing
from tests.browser.keyboard import Keyboard
from tests.browser.touching import Touch

SAYS = re.compile(r"\d+ says (\d+) at \d+")


def make(page: Page, _heard: Hearing, notation: str) -> None:
    pad = page.locator(".pad")
    if notation.endswith("silent"):
        pad.locator(".silent").click()
        return
    for digit in notation:
        pad.locator(".digits .key", has_text=digit).click()
    pad.locator(".say").click()


def spoken(notation: str) -> str:
    """Of `1 says 10 at 8000` the player types the number."""
    said = SAYS.fullmatch(notation)
    return said[1] if said else notation


def keys(keyboard: Keyboard, notation: str) -> None:
    if notation.endswith("silent"):
        keyboard.press(".pad .silent")
    else:
        keyboard.type(spoken(notation))


def wise(heard: Hearing) -> str:
    """The sum, as soon as anybody can have added it (WB14)."""
    view = find("wuerfelblitz").decode_view(heard.update["view"])
    heard.page.wait_for_timeout(view.options.fastest)
    return str(solution(roll_of(view.faces, view.dots), view.options.teaser == "yes"))


def secrets(view: dict[str, Any]) -> list[str]:
    """The number that the player has said in this round."""
    return [str(said["number"]) for said in view["own"] if "number" in said]


TOUCH = Touch(make, spoken=spoken, keys=keys, wise=wise, secrets=secrets)
