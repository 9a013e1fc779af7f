"""How a person gives an answer of Würfelblitz on the pad."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.hearing import Hearing
from tests.browser.touching import Touch


def make(page: Page, _heard: Hearing, notation: str) -> None:
    pad = page.get_by_role("group", name="Your answer")
    if notation.endswith("silent"):
        pad.get_by_role("button", name="Say nothing").click()
        return
    for digit in notation:
        pad.get_by_role("button", name=digit, exact=True).click()
    pad.get_by_role("button", name=f"Say {notation}", exact=True).click()


def secrets(view: dict[str, Any]) -> list[str]:
    """The number that the player has said in this round."""
    return [str(said["number"]) for said in view["own"] if "number" in said]


TOUCH = Touch(make, secrets=secrets)
