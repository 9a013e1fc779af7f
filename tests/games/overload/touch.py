"""How a person makes a choice of Overload on the board."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.hearing import Hearing
from tests.browser.keyboard import Keyboard
from tests.browser.touching import Touch


def make(page: Page, _heard: Hearing, notation: str) -> None:
    verb, word = notation.split()
    if verb == "load":
        page.locator(".dial button.load", has_text=word).click()
        page.locator("button.go").click()
    else:
        page.locator(f'button[data-choice="{notation}"]').click()


def attempt(page: Page, notation: str) -> bool:
    """A pawn of another player."""
    verb, _, word = notation.partition(" ")
    pawn = page.locator(f'[role=button][aria-disabled=true][data-place="{word}"]')
    if verb != "move" or not pawn.count():
        return False
    pawn.dispatch_event("click")
    return True


def haste(notation: str) -> int:
    """Skipping a pawn brings nobody nearer to the finish."""
    return 0 if notation.startswith("skip") else 1


def keys(keyboard: Keyboard, notation: str) -> None:
    verb, _, word = notation.partition(" ")
    if verb == "load":
        keyboard.press(f'.dial [data-load="{word}"]')
        keyboard.press("button.go")
    else:
        keyboard.press(f'[data-choice="{notation}"]')


TOUCH = Touch(make, haste, attempt, keys=keys)
