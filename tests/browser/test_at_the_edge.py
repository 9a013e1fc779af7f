"""What the other tests stumbled over in the app, each by itself."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.browsers import OUTAGE, SMALL_PHONE, Browsers
from tests.browser.pages import play
from tests.browser.playing import GAMES, end_the_game
from tests.browser.setting_up import set_up
from tests.browser.together import steps
from tests.browser.waiting import SHOWN


@pytest.mark.parametrize("game", GAMES)
def test_the_outcome_lies_above_the_board(game: str, browsers: Browsers, page: Page) -> None:
    play(browsers, page, game)
    end_the_game(page)

    page.get_by_role("button", name="Play again").click(trial=True, timeout=2_000)


def test_when_the_game_was_ended_no_drawer_hides_the_outcome(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "overload")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="End the game").click()
    page.locator("#outcome").wait_for()

    page.get_by_role("button", name="Play again").click(trial=True, timeout=2_000)


def touch(choice: Locator, go: Locator) -> None:
    """Once more where what another seat was told has just drawn the board anew."""
    choice.click()
    while go.count():
        try:
            go.click(timeout=1_000)
        except Error:
            choice.click()
        else:
            return


def test_at_one_screen_everybody_gets_on_turn_and_the_log_tells_nothing_twice(browsers: Browsers, page: Page) -> None:
    set_up(page, "overload", ["me Ann", "beside Ben", "beside Cleo"])
    heard = browsers.heard(page)
    for _ in range(12):
        answered = len(heard.answers)
        choice = page.locator("button.load, .ways button, .met button").and_(
            page.locator("button:not([aria-disabled=true])")
        )
        touch(choice.first, page.locator("button.go"))
        heard.wait_for_answer(answered, "a touch")
        page.evaluate(SHOWN)
    rolls = [line for line in steps(page) if "rolls" in line]

    assert {line.split()[0] for line in rolls} == {"Ann", "Ben", "Cleo"}
    assert all(one.split()[0] != other.split()[0] for one, other in pairwise(rolls))


def test_a_page_that_cannot_be_loaded_says_so(browsers: Browsers) -> None:
    page = browsers.open(forgives=(*OUTAGE, "preload CSS", "dynamically imported"))
    page.get_by_role("heading", name="DOG").wait_for()
    page.route("**/*", lambda route: route.abort("connectionrefused"))
    page.get_by_role("link", name="Learn DOG").click()

    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_names_and_standings_fit_a_small_phone(browsers: Browsers) -> None:
    page = browsers.open(size=SMALL_PHONE)
    play(browsers, page, "dog")

    assert page.evaluate("document.documentElement.scrollWidth") == SMALL_PHONE["width"]
