"""Three boards in the room they have: large pieces, nothing empty, nothing out of reach with large letters."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.browsers import Browsers
from tests.browser.positions import seated
from tests.browser.scenes import show
from tests.browser.test_stakes import EXPRESS, GIFT, KEEP, LOAD, OVERLOAD, THEFT
from tests.browser.waiting import wait_until

WIDE: ViewportSize = {"width": 1440, "height": 900}
MOVE: dict[str, Any] = {**OVERLOAD, "pawns": ["6+3 13+5", "9+8 2+1", "4+3 11+2"], "phase": "move 3"}
WAIT: dict[str, Any] = {**LOAD, "turn": 2}
DROP: dict[str, Any] = {**EXPRESS, "tracks": ["0: R4 B3", "0: G3 K4", "0: W3", "0: Y5"], "phase": "drop"}
BLITZ: dict[str, Any] = {
    "game": "wuerfelblitz",
    "options": {"players": 3, "seconds": 120},
    "white": [0, 1, 0],
    "black": [1, 1, 0],
    "roller": 1,
    "idle": 0,
    "phase": "answer",
    "roll": "462341 RG",
    "said": ["-", "-", "-"],
}
LARGE_DIE = 72
# The side of the largest empty square on the board, measured in steps: what lies on top there only holds other things.
EMPTY = """() => {
  const step = 20;
  const { left, top, right, bottom } = document.querySelector('.stage').getBoundingClientRect();
  const holds = '.stage, .board, .u, .drawing, .drawing > svg, .panel, .now, .now > section, .gauge, .dial, .ways';
  const isEmpty = (x, y) => document.elementFromPoint(x, y)?.matches(holds) ?? true;
  let above = [], largest = 0;
  for (let y = top + 1; y < bottom; y += step) {
    const row = [];
    for (let x = left + 1, n = 0; x < right; x += step, n += 1)
      row[n] = isEmpty(x, y) ? 1 + Math.min(row[n - 1] ?? 0, above[n] ?? 0, above[n - 1] ?? 0) : 0;
    largest = Math.max(largest, ...row);
    above = row;
  }
  return (largest - 1) * step;
}"""
# What cannot be seen whole, or is covered in its middle.
OUT_OF_REACH = """(choices) => choices.filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !one.contains(at);
}).map((one) => one.outerHTML.slice(0, 160))"""
SCROLLS = "document.documentElement.scrollWidth > innerWidth"


def enlarge(page: Page) -> None:
    """Letters twice as large, as a browser can be set to."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(300)


def out_of_reach(choices: Locator) -> list[str]:
    found: list[str] = choices.evaluate_all(OUT_OF_REACH)
    return found


@pytest.mark.parametrize("position", [LOAD, MOVE, GIFT, WAIT], ids=["load", "move", "meet", "wait"])
@pytest.mark.parametrize("is_dark", [False, True], ids=["day", "night"])
def test_the_u_of_overload_is_filled(browsers: Browsers, position: dict[str, Any], is_dark: bool) -> None:
    page, _ = show(browsers, position, size=WIDE, is_dark=is_dark)
    expect(page.locator(".panel .dial, .panel [data-choice]").first).to_be_visible()
    page.wait_for_timeout(400)

    assert page.evaluate(EMPTY) < 300


def test_the_points_of_overload_are_told_once(browsers: Browsers) -> None:
    wide, _ = show(browsers, LOAD, size=WIDE)
    expect(wide.get_by_label("Mia: 16 of 40 points")).to_have_count(1)
    expect(wide.locator(".standings").get_by_text("First to 40")).to_be_visible()
    phone, _ = show(browsers, LOAD)

    expect(phone.get_by_text("16 / 40")).to_be_visible()
    expect(phone.get_by_label("Mia: 16 of 40 points")).to_have_count(0)


def test_a_number_on_the_dial_says_its_stake_when_it_is_aimed_at(browsers: Browsers) -> None:
    page, scene = show(browsers, LOAD, size=WIDE)
    page.locator("button.load", has_text="5").hover()
    words = page.get_by_role("region", name="How many discs?").get_by_role("heading")
    expect(words).to_have_text("5 discs: 5 points")
    expect(page.locator("button.go")).to_be_disabled()
    page.locator("button.load", has_text="8").focus()

    expect(words).to_have_text("8 discs: 12 points")
    assert scene.chosen == []


def test_the_dice_of_wuerfel_express_are_large_and_lie_apart(browsers: Browsers) -> None:
    page, _ = show(browsers, KEEP, size=WIDE)
    expect(page.locator(".die")).to_have_count(7)
    for die in page.locator(".die .cube svg").all():
        box = die.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LARGE_DIE - 4
    for die in page.locator(".die").all():
        box = die.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LARGE_DIE


@pytest.mark.parametrize("wishes", [{}, {"size": WIDE}], ids=["phone", "desktop"])
def test_kept_dice_their_strip_and_where_it_would_lie_are_shown(browsers: Browsers, wishes: dict[str, Any]) -> None:
    page, _ = show(browsers, KEEP, **wishes)
    green = page.locator('.die[data-colour="G"]')
    for number in range(2):
        green.nth(number).click()

    expect(page.locator(".die.lit")).to_have_count(2)
    expect(page.locator(".strip.ghost")).to_have_count(1)
    expect(page.get_by_text("+2 → 9")).to_be_visible()


def test_names_beside_the_lanes_are_whole(browsers: Browsers) -> None:
    page, _ = show(browsers, KEEP, size=WIDE)
    names = page.locator(".beside .word")

    expect(names).to_have_count(4)
    assert not any(names.evaluate_all("found => found.map(one => one.scrollWidth > one.clientWidth + 1)"))


CHOICES = {
    "load": (LOAD, "button.load, button.go"),
    "move": (MOVE, ".panel [data-choice]"),
    "meet": (GIFT, ".panel [data-choice]"),
    "keep": (KEEP, ".die, .actions [data-choice]"),
    "drop": (DROP, ".actions button"),
    "take": (THEFT, '.actions [data-choice^="steal"], .actions [data-choice="done"]'),
}


@pytest.mark.parametrize("name", CHOICES)
def test_with_letters_twice_as_large_every_choice_is_in_reach_on_a_phone(browsers: Browsers, name: str) -> None:
    position, choices = CHOICES[name]
    page, _ = show(browsers, position)
    enlarge(page)
    expect(page.locator(choices).first).to_be_visible()

    assert out_of_reach(page.locator(choices)) == []
    assert not page.evaluate(SCROLLS)


def test_with_letters_twice_as_large_the_keys_of_wuerfelblitz_are_in_reach(browsers: Browsers) -> None:
    page = seated(browsers, "wuerfelblitz", BLITZ)
    enlarge(page)
    keys = page.locator(".pad button, .pad output")

    assert out_of_reach(keys) == []
    boxes = [key.bounding_box() for key in page.locator(".pad .key").all()]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    expect(page.get_by_role("img", name="The dice:")).to_be_in_viewport(ratio=1)


# How the word of the moment appears, and when the moment was there.
WATCH = """() => {
  window.moment = { began: null, ended: null, opaque: null, cup: [] };
  const count = () => Number(document.querySelector('.cup text').textContent);
  const look = () => {
    const there = document.querySelector('.moment strong');
    if (there && window.moment.began === null) {
      const timing = there.getAnimations()[0].effect.getComputedTiming();
      Object.assign(window.moment, { began: performance.now(), opaque: timing.delay + timing.duration });
    }
    if (there) window.moment.cup.push(count());
    if (!there && window.moment.began !== null) return (window.moment.ended = performance.now());
    requestAnimationFrame(look);
  };
  look();
}"""


def test_an_overload_stands_and_is_counted_into_the_cup(browsers: Browsers) -> None:
    page = seated(browsers, "overload", GIFT, moves=True, pace="normal", size=WIDE)
    page.evaluate(WATCH)
    page.locator('[data-choice="give 2a"]').first.click()
    expect(page.locator(".moment")).to_contain_text("+1 for you")
    wait_until(page, "window.moment.ended !== null")
    seen: dict[str, Any] = page.evaluate("window.moment")

    assert seen["opaque"] <= 300
    assert seen["ended"] - seen["began"] >= 1000
    assert seen["cup"][-1] - seen["cup"][0] == 9
    assert seen["cup"] == sorted(seen["cup"])


def test_training_leads_on_to_a_round_alone(browsers: Browsers) -> None:
    page = browsers.open("/training/wuerfelblitz")
    page.get_by_role("button", name="Train alone").click()
    expect(page.locator(".stage")).to_be_visible()

    assert "/t/" in page.url
