"""What a choice would do is on the board before it is made, for eyes and for ears."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.browsers import Browsers
from tests.browser.scenes import show

WIDE: ViewportSize = {"width": 1440, "height": 900}
EMPTY = ["", "", "", ""]
DOG: dict[str, Any] = {
    "game": "dog",
    "options": {"players": 4},
    "pawns": ["6 20 start start", "14 start start start", "28 start start start", "start start start start"],
    "hands": ["8 5", "", "", ""],
    "offers": EMPTY,
    "gifts": EMPTY,
    "discards": "",
    "round": 1,
    "dealer": 4,
    "turn": 1,
    "phase": "play",
}
# The 8 captures, opens the way for others of the team, and can be captured in turn.
OPENING = {
    **DOG,
    "pawns": ["0 60 start start", "8 4 start start", "58 start start start", "start start start start"],
    "hands": ["8", "", "", ""],
}
OVERLOAD: dict[str, Any] = {"game": "overload", "options": {"players": 3}, "points": [16, 20, 11], "turn": 1}
LOAD = {**OVERLOAD, "pawns": ["0+0 13+5", "1+3 0+0", "12+4 9+1"], "phase": "load"}
GIFT = {**OVERLOAD, "pawns": ["8+3 13+5", "8+8 0+0", "4+3 0+0"], "phase": "meet 1a 2a"}
EXPRESS: dict[str, Any] = {
    "game": "wuerfel-express",
    "options": {"players": 4},
    "tracks": ["0: R4", "0: G3 B4", "0: Y3", "0: K5 W2"],
    "out": "",
    "turns": 16,
}
THEFT = {**EXPRESS, "phase": "take GGGRRYY"}
KEEP = {**EXPRESS, "tracks": ["0: R4 B3", "0: G3 K4", "0: W3", "0: Y5"], "phase": "keep 2 GGRBYWK"}
BOTH_SIZES = pytest.mark.parametrize("wishes", [{}, {"size": WIDE}], ids=["phone", "desktop"])


def described(button: Locator) -> str:
    """What a screen reader says after the name of a button."""
    return str(
        button.evaluate(
            "node => (node.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)"
            ".map(id => document.getElementById(id).textContent).join(' ')"
        )
    )


def pill(page: Page, text: str) -> Locator:
    return page.locator("svg text").filter(has_text=text)


@BOTH_SIZES
def test_a_capture_in_dog_is_on_card_target_and_button(browsers: Browsers, wishes: dict[str, Any]) -> None:
    page, scene = show(browsers, DOG, **wishes)
    eight = page.locator('.hand button[data-card="8"]')
    expect(eight.locator("svg.capture")).to_be_visible()

    assert described(eight) == "captures Lotte"
    eight.click()
    expect(pill(page, "captures Lotte")).to_be_visible()
    target = page.locator('[data-place="14"]')
    assert described(target).startswith("captures Lotte")
    page.locator('[data-place="6"]').dispatch_event("click")
    main = page.locator(".choices .main")
    expect(main).to_contain_text("captures Lotte")
    assert described(main).startswith("captures Lotte")
    expect(page.locator(".preview .ring")).to_have_count(2)
    assert scene.chosen == []


def test_a_capture_of_the_partner_is_a_warning_with_a_sign(browsers: Browsers) -> None:
    page, _ = show(browsers, DOG)
    page.locator('.hand button[data-card="8"]').click()
    page.locator('[data-place="20"]').dispatch_event("click")
    warning = page.locator(".choices .main .stake.bad")

    expect(warning).to_contain_text("captures Ben, your partner")
    expect(warning.locator("svg")).to_be_visible()


def test_the_way_to_a_target_is_lit_as_the_keyboard_reaches_it(browsers: Browsers) -> None:
    page, _ = show(browsers, DOG, size=WIDE)
    page.locator('.hand button[data-card="5"]').click()
    page.locator('[data-place="6"]').dispatch_event("click")
    page.locator(".choices .button").first.focus()

    expect(page.locator(".preview .space")).not_to_have_count(0)


@BOTH_SIZES
def test_the_dial_of_overload_says_what_a_load_is_worth(browsers: Browsers, wishes: dict[str, Any]) -> None:
    page, _ = show(browsers, LOAD, **wishes)
    eight = page.locator("button.load", has_text="8")

    expect(eight).to_have_attribute("aria-describedby", re.compile(".+"))
    assert described(eight) == "8 discs: 12 points; 2 pawns could overload it"
    eight.click()
    dial = page.get_by_role("region", name="How many discs?")
    expect(dial.get_by_text("8 discs: 12 points").last).to_be_visible()
    expect(dial.locator(".stake.bad svg")).to_be_visible()


@BOTH_SIZES
def test_a_gift_that_overloads_says_so(browsers: Browsers, wishes: dict[str, Any]) -> None:
    page, scene = show(browsers, GIFT, **wishes)
    give = page.get_by_role("button", name="Give to Lotte’s pawn a", exact=True)

    expect(give).to_contain_text("overload: +1 for you, Lotte loses 8")
    assert described(give) == "overload: +1 for you, Lotte loses 8"
    give.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".stage")).to_be_visible()
    assert scene.chosen == ["give 2a"]


@BOTH_SIZES
def test_a_theft_says_who_falls_back_where(browsers: Browsers, wishes: dict[str, Any]) -> None:
    page, scene = show(browsers, THEFT, **wishes)
    steal = page.get_by_role("button", name="Steal green 3 from Lotte")

    expect(page.get_by_text("steals the 3, Lotte falls back to 4", exact=True).first).to_be_visible()
    assert described(steal).startswith("steals the 3, Lotte falls back to 4; you reach 7")
    expect(page.get_by_role("button", name="Take nothing more")).to_contain_text("leaves the green 3")
    assert scene.chosen == []


def test_keeping_says_what_is_sure_and_what_is_risked(browsers: Browsers) -> None:
    page, _ = show(browsers, KEEP)
    roll = page.locator(".actions .main")
    expect(roll).to_contain_text("11% risk of losing the blue 3")
    for die in range(2):
        page.locator('.die[aria-label="Die: green"]').nth(die).click()

    expect(roll).to_contain_text("sure: the green 2")
    expect(page.get_by_role("button", name="Stop here")).to_contain_text("then: the green 2")


WAYS_TO_ASK = ("right click", "menu key", "question mark", "long press")


@pytest.mark.parametrize("way", WAYS_TO_ASK)
def test_all_that_a_choice_would_do_is_told_on_request(way: str, browsers: Browsers) -> None:
    page, scene = show(browsers, THEFT)
    steal = page.get_by_role("button", name="Steal green 3 from Lotte")
    expect(steal).to_have_attribute("aria-describedby", re.compile(".+"))
    ask_about(steal, way)
    sheet = page.get_by_role("dialog", name="Steal green 3 from Lotte")

    expect(sheet).to_be_visible()
    assert sheet.locator(".stake").all_inner_texts() == described(steal).split("; ")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert scene.chosen == []


def ask_about(choice: Locator, way: str) -> None:
    match way:
        case "right click":
            choice.click(button="right")
        case "long press":
            touch = {"pointerType": "touch", "clientX": 9, "clientY": 9, "bubbles": True}
            choice.dispatch_event("pointerdown", touch)
            expect(choice.page.get_by_role("dialog")).to_be_visible()
            choice.dispatch_event("pointerup", touch)
            choice.dispatch_event("click")
        case _:
            choice.focus()
            choice.page.keyboard.press("ContextMenu" if way == "menu key" else "?")


def test_a_button_shows_two_stakes_and_how_many_more_there_are(browsers: Browsers) -> None:
    page, _ = show(browsers, OPENING)
    page.locator('.hand button[data-card="8"]').click()
    page.locator('[data-place="0"]').dispatch_event("click")
    main = page.locator(".choices .main")
    expect(main).to_contain_text("captures Lotte")
    told = described(main).split("; ")

    assert len(told) > 2
    expect(main.locator(".stake")).to_have_text(told[:2])
    expect(main.locator(".more")).to_have_text(f"+{len(told) - 2}")
    main.click(button="right")
    expect(page.get_by_role("dialog").locator(".stake")).to_have_text(told)


def test_a_finger_that_moves_on_asks_nothing(browsers: Browsers) -> None:
    page, scene = show(browsers, GIFT)
    give = page.get_by_role("button", name="Give to Lotte’s pawn a", exact=True)
    expect(give).to_contain_text("overload")
    give.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 9, "clientY": 9})
    give.dispatch_event("pointermove", {"pointerType": "touch", "clientX": 9, "clientY": 60})
    page.wait_for_timeout(600)

    expect(page.get_by_role("dialog")).to_have_count(0)
    give.click()
    assert scene.chosen == ["give 2a"]
