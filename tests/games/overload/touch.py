"""How a person makes a choice of Overload on the board."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.hearing import Hearing
from tests.browser.touching import Touch


def make(page: Page, heard: Hearing, notation: str) -> None:
    verb, word = notation.split()
    if verb == "load":
        dial = page.get_by_role("region", name="How many discs?")
        dial.locator("button.load", has_text=word).click()
        dial.locator(".go").click()
        return
    if verb == "step":
        page.locator(".ways").get_by_role("button", name=word.title()).click()
        return
    if verb == "move":
        page.locator(".ways").get_by_role("button", name=f"Move pawn {word[1]}").click()
        return
    says = {"give": "Give to", "take": "Take from", "skip": "Nothing to exchange with"}[verb]
    met = f"{heard.name(int(word[0]) - 1)}’s pawn {word[1]}"
    page.locator(".met").get_by_role("button", name=f"{says} {met}", exact=True).click()


def haste(notation: str) -> int:
    """Skipping a pawn brings nobody nearer to the finish."""
    return 0 if notation.startswith("skip") else 1


TOUCH = Touch(make, haste)
