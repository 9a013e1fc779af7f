"""How a person makes a choice of Würfel Express on the board."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hearing import Hearing
from tests.browser.keyboard import Keyboard
from tests.browser.touching import Touch

LETTERS = "RGBYWK"


def make(page: Page, _heard: Hearing, notation: str) -> None:
    verb, _, word = notation.partition(" ")
    actions = page.locator(".actions")
    match verb:
        case "drop":
            while actions.locator(".step").first.is_enabled():
                actions.locator(".step").first.click()
            for _ in range(int(word)):
                actions.locator(".step").last.click()
            actions.locator(".main").click()
        case "keep":
            keep_dice(page, word)
            actions.locator(".main").click()
        case "take" | "steal":
            page.locator(f'[data-place="{notation}"]').click()
        case _:
            actions.locator(f'[data-choice="{notation}"]').click()


def attempt(page: Page, notation: str) -> bool:
    """A strip of the supply or the track of another that cannot be had, or one strip too many to drop."""
    if notation.startswith("drop"):
        for _ in range(int(notation.split()[1])):
            page.locator(".actions .step").last.dispatch_event("click")
        return True
    place = page.locator(f'[role=button][aria-disabled=true][data-place="{notation}"]')
    if not place.count():
        return False
    place.dispatch_event("click")
    return True


def keep_dice(page: Page, letters: str) -> None:
    """Set just these dice aside."""
    for letter in LETTERS:
        dice = page.locator(f'.die[data-colour="{letter}"]')
        kept, left = dice.and_(page.locator(".kept")), dice.and_(page.locator(":not(.kept)"))
        more = letters.count(letter) - kept.count()
        for _ in range(abs(more)):
            (left if more > 0 else kept).first.click()
        expect(kept).to_have_count(letters.count(letter))


def haste(notation: str) -> int:
    """How quickly a choice brings a track to its goal: dice of one colour, then the longest strip."""
    verb, _, word = notation.partition(" ")
    match verb:
        case "done":
            return -1
        case "drop":
            return -1 if int(word) else 1
        case "keep":
            return len(word) if len(set(word)) == 1 and word != "-" else 0
        case "take":
            return 10 * int(word[1:])
        case _:
            return 1


def keys(keyboard: Keyboard, notation: str) -> None:
    verb, _, word = notation.partition(" ")
    match verb:
        case "drop":
            for _ in range(int(word)):
                keyboard.press(".actions .step:nth-of-type(2)")
            keyboard.press(".actions .main")
        case "keep":
            keep_with_keys(keyboard, word)
            keyboard.press(".actions .main")
        case "take" | "steal":
            keyboard.press(f'[data-place="{notation}"]')
        case _:
            keyboard.press(f'[data-choice="{notation}"]')


def keep_with_keys(keyboard: Keyboard, letters: str) -> None:
    for letter in LETTERS:
        die = f'.die[data-colour="{letter}"]'
        more = letters.count(letter) - keyboard.page.locator(f"{die}.kept").count()
        for _ in range(abs(more)):
            keyboard.press(f"{die}:not(.kept)" if more > 0 else f"{die}.kept")


TOUCH = Touch(make, haste, attempt, keys=keys)
