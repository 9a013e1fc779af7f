"""DOG's ring under a finger and with keys: small spaces, large targets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.browsers import PHONE, SMALL_PHONE, Browsers
from tests.browser.positions import seated
from tests.browser.waiting import SHOWN

NONE = [""] * 6
SIX: dict[str, Any] = {
    "game": "dog",
    "options": {"players": 6},
    "pawns": [
        "6 20 start start",
        "14 start start start",
        "50 start start start",
        *["start start start start"] * 3,
    ],
    "hands": ["7 9", "", "", "", "", ""],
    "offers": NONE,
    "gifts": NONE,
    "discards": "",
    "round": 1,
    "dealer": 6,
    "turn": 1,
    "phase": "play",
}
# A finger of 44 pixels that comes down anywhere on its target.
FINGER = 22
MISSES = [(0, 0), (-18, 0), (18, 0), (0, -18), (0, 18), (13, 13)]
# The middle of what is lit, in pixels, and the target that a touch there would mean.
LIT = """() => [...document.querySelectorAll('[role=button][aria-disabled=false][data-place]')].map((one) => {
  const { x, y, width, height } = one.querySelector('.area').getBoundingClientRect();
  return { place: Number(one.dataset.place), x: x + width / 2, y: y + height / 2, width, height };
})"""


def lit(page: Page) -> list[dict[str, float]]:
    page.evaluate(SHOWN)
    found: list[dict[str, float]] = page.evaluate(LIT)
    return found


def touch(page: Page, place: int, miss: tuple[float, float] = (0, 0)) -> None:
    """With a finger, which knows nothing of what lies over what."""
    at = next(one for one in lit(page) if one["place"] == place)
    page.mouse.click(at["x"] + miss[0], at["y"] + miss[1])


def split(page: Page, place: int) -> None:
    """Begin a 7 with the pawn on this space."""
    page.locator("[data-card='7']").click()
    touch(page, place)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_everything_that_may_be_chosen_is_as_large_as_a_finger(browsers: Browsers, size: ViewportSize) -> None:
    page = seated(browsers, "dog", SIX, size=size)
    for card in ("9", "7"):
        page.locator(f"[data-card='{card}']").click()
        targets = lit(page)

        assert targets
        assert all(one["width"] >= 44 - 0.5 and one["height"] >= 44 - 0.5 for one in targets)


@pytest.mark.parametrize("miss", MISSES)
def test_a_touch_beside_a_target_means_the_nearest_one(browsers: Browsers, miss: tuple[int, int]) -> None:
    page = seated(browsers, "dog", SIX)
    heard = browsers.heard(page)
    page.locator("[data-card='9']").click()
    answered = len(heard.answers)
    touch(page, 15, miss)
    heard.wait_for_answer(answered, "a touch near the target")

    assert heard.answers[-1]["to"]["do"] == "9 6>15"


def test_while_a_seven_is_split_each_touch_means_the_nearest_of_its_targets(browsers: Browsers) -> None:
    page = seated(browsers, "dog", SIX)
    heard = browsers.heard(page)
    split(page, 20)
    targets = {one["place"] for one in lit(page)}
    answered = len(heard.answers)
    # Beside the ring, where there is nothing at all.
    touch(page, 24, (-FINGER + 4, 0))
    heard.wait_for_answer(answered, "a part of the seven")

    assert set(range(21, 28)) <= targets
    assert heard.answers[-1]["to"]["do"] == "7 20>24"


def test_for_those_who_cannot_aim_there_is_a_button_for_each_part_of_a_seven(browsers: Browsers) -> None:
    page = seated(browsers, "dog", SIX)
    split(page, 20)
    buttons = page.locator(".choices button")

    expect(buttons).to_have_count(7)
    assert all((found := button.bounding_box()) and found["height"] >= 44 for button in buttons.all())


@pytest.mark.parametrize("is_dark", [False, True])
def test_a_pawn_in_focus_has_a_ring(browsers: Browsers, is_dark: bool) -> None:
    page = seated(browsers, "dog", SIX, is_dark=is_dark)
    page.locator("[data-card='9']").focus()
    pawn = page.locator("[data-place='6']")
    for _ in range(20):
        page.keyboard.press("Shift+Tab")
        if pawn.evaluate("pawn => pawn === document.activeElement"):
            break
    ring = pawn.locator(".ring")

    expect(ring).to_be_visible()
    assert ring.evaluate("ring => getComputedStyle(ring).strokeWidth") == "3px"
    assert ring.evaluate("ring => getComputedStyle(ring).stroke") != "none"


def test_with_letters_twice_as_large_the_board_stays_large_and_nothing_is_cut(browsers: Browsers) -> None:
    page = seated(browsers, "dog", SIX)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.locator("[data-card='9']").click()
    page.evaluate(SHOWN)
    board = page.locator(".plate").bounding_box()

    assert board
    assert board["width"] >= 300
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for name in page.locator("ol .name").all():
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth + 1"), name.inner_text()
