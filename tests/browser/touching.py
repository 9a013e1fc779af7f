"""From a choice in notation to the touches on the board that make it, game by game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.hearing import Hearing
from tests.browser.touching_dog import touch_dog

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "W": "white", "K": "black"}


def button(page: Page, name: str, *, exact: bool = False) -> Locator:
    """The one that begins with these words, wherever the board shows it twice."""
    return page.get_by_role("button", name=name, exact=exact).locator("visible=true").first


def touch_overload(page: Page, heard: Hearing, notation: str) -> None:
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


def touch_wuerfel_express(page: Page, heard: Hearing, notation: str) -> None:
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
            button(page, f"Take {COLOURS[word[0]]} {word[1:]}", exact=True).click()
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


def touch_wuerfelblitz(page: Page, _heard: Hearing, notation: str) -> None:
    pad = page.get_by_role("group", name="Your answer")
    if notation.endswith("silent"):
        pad.get_by_role("button", name="Say nothing").click()
        return
    for digit in notation:
        pad.get_by_role("button", name=digit, exact=True).click()
    pad.get_by_role("button", name=f"Say {notation}", exact=True).click()


TOUCH: dict[str, Callable[[Page, Hearing, str], None]] = {
    "overload": touch_overload,
    "wuerfel-express": touch_wuerfel_express,
    "wuerfelblitz": touch_wuerfelblitz,
    "dog": touch_dog,
}
