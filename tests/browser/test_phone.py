"""A small phone held upright: nothing scrolls sideways, and every button is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.browsers import SMALL_PHONE, Browsers
from tests.browser.pages import PLAIN, gather, play, see
from tests.browser.playing import GAMES, decide, end_the_game, see_the_latest
from tests.browser.waiting import SHOWN

SMALL = """(names) => [...document.querySelectorAll(names)]
  .filter((one) => one.checkVisibility() && !one.disabled && !one.closest('[inert]'))
  .map((one) => ({ box: one.getBoundingClientRect(), name: one.ariaLabel || one.textContent.trim() }))
  .filter(({ box }) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(({ box, name }) => `${name}: ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`)"""
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
OVER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LIT = ".lit[role=button]"
BUTTONS = f"button.button, a.button, button.key, .hand button, button.load, {LIT}"
# As when a button comes into the bar: measured before the page has been drawn anew.
LOWER = f"(names) => {{ document.querySelector('footer').style.paddingBottom = '90px'; return ({SMALL})(names) }}"


@pytest.fixture
def page(browsers: Browsers) -> Page:
    return browsers.open(size=SMALL_PHONE)


def check(page: Page) -> None:
    page.evaluate(SHOWN)

    assert page.evaluate(OVER) <= 0, page.url
    assert page.evaluate(SMALL, BUTTONS) == [], page.url


def check_sideways(page: Page) -> None:
    page.set_viewport_size(SIDEWAYS)
    page.evaluate(SHOWN)

    assert page.evaluate(OVER) <= 0
    page.set_viewport_size(SMALL_PHONE)


def test_plain_pages_fit_a_small_phone(page: Page) -> None:
    for path in PLAIN:
        see(page, path)

        check(page)


def test_gathering_fits_a_small_phone(page: Page) -> None:
    gather(page)

    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_fits_a_small_phone_however_it_is_held(game: str, browsers: Browsers, page: Page) -> None:
    play(browsers, page, game)
    check_sideways(page)
    for _ in range(0 if game == "wuerfelblitz" else 3):
        decide(page, browsers.heard(page))

        check(page)
    end_the_game(page)

    check(page)


def test_a_target_keeps_its_size_in_the_moment_when_the_board_gets_lower(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "overload")
    heard = browsers.heard(page)
    while not any(choice.startswith("move") for choice in heard.legal):
        decide(page, heard)
        heard.wait_for_decision()
    see_the_latest(page, heard)

    assert page.locator(LIT).count() >= 2
    assert page.evaluate(LOWER, LIT) == []


def test_the_drawers_fit_a_small_phone(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "overload")
    for drawer in ("Log", "Talk", "Rules", "Share", "More"):
        page.get_by_role("button", name=drawer, exact=True).click()

        check(page)
        page.keyboard.press("Escape")


def test_the_bar_is_as_high_whatever_comes_into_it(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "overload")
    heard = browsers.heard(page)
    heights, buttons = set[float](), set[int]()
    while heard.revision < 40 and decide(page, heard):
        see_the_latest(page, heard)
        buttons.add(page.locator(".task button").count())
        heights.add(page.locator("footer").evaluate("(bar) => bar.offsetHeight"))

    assert max(buttons) == 2, "the coach, and taking back"
    assert len(heights) == 1
