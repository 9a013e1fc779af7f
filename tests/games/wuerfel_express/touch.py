"""How a person makes a choice of Würfel Express on the board."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.hearing import Hearing
from tests.browser.touching import Touch

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "W": "white", "K": "black"}


def make(page: Page, heard: Hearing, notation: str) -> None:
    verb, _, word = notation.partition(" ")
    actions = page.locator(".actions")
    match verb:
        case "drop":
            for _ in range(int(word)):
                actions.get_by_role("button", name="Drop one strip more").click()
            actions.locator(".main").click()
        case "keep":
            keep_dice(page, word)
            actions.locator(".main").click()
        case "stop":
            actions.get_by_role("button", name="stop").click()
        case "take":
            take_button(page, f"Take {COLOURS[word[0]]} {word[1:]}").click()
        case "steal":
            victim = heard.name(int(word) - 1)
            page.get_by_role("button", name="Steal ").and_(page.get_by_label(f" from {victim}")).click()
        case "done":
            actions.get_by_role("button", name="Take nothing more").click()


def keep_dice(page: Page, letters: str) -> None:
    """Set just these dice aside."""
    for letter, colour in COLOURS.items():
        dice = page.locator(f'.die[aria-label="Die: {colour}"]')
        kept, left = dice.and_(page.locator(".kept")), dice.and_(page.locator(":not(.kept)"))
        more = letters.count(letter) - kept.count()
        for _ in range(abs(more)):
            (left if more > 0 else kept).first.click()
        expect(kept).to_have_count(letters.count(letter))


def take_button(page: Page, name: str) -> Locator:
    """The visible one, wherever the board shows it twice."""
    return page.get_by_role("button", name=name, exact=True).locator("visible=true").first


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


TOUCH = Touch(make, haste)
