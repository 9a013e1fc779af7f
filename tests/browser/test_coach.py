"""A coach: hints at the table where they are allowed, and a review when the game is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import DESKTOP, SMALL_PHONE, Browsers
from tests.browser.hearing import Hearing
from tests.browser.pages import play
from tests.browser.playing import GAMES, choose_level, decide, end_the_game, play_now, see_the_latest
from tests.browser.setting_up import ask, chair, open_set_up, set_up
from tests.browser.test_access import check as check_access
from tests.browser.test_phone import check as check_phone
from tests.browser.waiting import wait_until


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def hint(page: Page) -> Locator:
    """Ask, and see the choices."""
    hint_button(page).click()
    lines = page.get_by_role("region", name="What the coach would play").get_by_role("listitem")
    lines.first.wait_for()
    return lines


def allow_hints(page: Page, heard: Hearing, allowed: bool) -> None:
    """By the owner, from the drawer."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("switch", name="Hints").set_checked(allowed)
    heard.wait(lambda: heard.table["hints"] is allowed, "the table to say so")
    page.keyboard.press("Escape")


def sit_with_bots(browsers: Browsers, page: Page, game: str) -> None:
    """To the first decision; in a game of speed one answers more quickly here than any human could."""
    if game != "wuerfelblitz":
        play(browsers, page, game)
        return
    set_up(page, game, ["me Ann", "bot", "bot"], {"fastest": "0"})
    browsers.heard(page).wait_for_decision()


def finish(browsers: Browsers, page: Page, game: str) -> str:
    """A short game, ended by its owner, gone over; the table comes back."""
    sit_with_bots(browsers, page, game)
    for _ in range(3):
        decide(page, browsers.heard(page))
    end_the_game(page)
    table = page.url.rpartition("/")[2]
    page.get_by_role("link", name="Game review").first.click()
    expect(page.get_by_role("heading", name="Chances of winning")).to_be_visible(timeout=60_000)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_choices_with_chances_and_one_of_them_is_played(game: str, browsers: Browsers, page: Page) -> None:
    choose_level(page, "Gentle")
    sit_with_bots(browsers, page, game)
    heard = browsers.heard(page)
    see_the_latest(page, heard)
    lines = hint(page)

    assert all(re.search(r"\d%", line) for line in lines.all_inner_texts())
    assert not any(heard.legal[0] == line.split("\n")[0] for line in lines.all_inner_texts())
    lines.first.get_by_role("button").click()
    heard.wait_for_answer(0, "the coach's choice")
    assert heard.answers[-1]["kind"] == "answer", heard.answers
    expect(page.get_by_role("region", name="What the coach would play")).to_have_count(0)


def test_a_hint_is_closed_with_escape_and_gone_after_another_choice(browsers: Browsers, page: Page) -> None:
    # Beside the board: on a phone it lies over some of the choices.
    page.set_viewport_size(DESKTOP)
    play(browsers, page, "overload")
    hint(page)
    page.keyboard.press("Escape")

    expect(page.get_by_role("region", name="What the coach would play")).to_have_count(0)
    hint(page)
    decide(page, browsers.heard(page))
    expect(page.get_by_role("region", name="What the coach would play")).to_have_count(0)


def test_the_owner_switches_hints_off_and_on(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "overload")
    heard = browsers.heard(page)
    expect(hint_button(page)).to_be_visible()
    allow_hints(page, heard, allowed=False)

    expect(hint_button(page)).to_have_count(0)
    allow_hints(page, heard, allowed=True)
    expect(hint_button(page)).to_be_visible()


def test_the_preset_says_whether_the_coach_may_be_asked(page: Page) -> None:
    open_set_up(page, "dog")
    hints = page.get_by_role("switch", name="Players may ask the coach")

    expect(hints).to_be_checked()
    page.locator("label", has=page.get_by_role("radio", name="Experts")).click()
    expect(hints).not_to_be_checked()
    page.locator("label", has=page.get_by_role("radio", name="Family")).click()
    expect(hints).to_be_checked()


def test_a_bot_of_any_level_is_put_on_a_chair_where_people_gather(page: Page) -> None:
    set_up(page, "dog", ["me Ann", "friend"])
    page.get_by_role("button", name="Ask a regular to join").click()
    ask(page, "bot")
    expect(chair(page, 1)).to_contain_text("Basile")
    chair(page, 1).click()
    page.get_by_role("button", name="Madame Zéro").click()
    expect(chair(page, 1)).to_contain_text("Madame Zéro")
    page.reload()

    expect(chair(page, 1)).to_contain_text("Madame Zéro")
    expect(chair(page, 1)).to_contain_text("master")


def test_the_level_for_playing_at_once_is_remembered(browsers: Browsers, page: Page) -> None:
    choose_level(page, "Warm-up")
    page.reload()
    play_now(page, "overload")
    heard = browsers.heard(page)
    heard.wait(lambda: heard.table, "the table")

    assert {chair["level"] for chair in heard.table["chairs"] if chair["sitter"] == "bot"} == {"random"}


def test_strips_show_their_chances_while_dice_are_kept(browsers: Browsers) -> None:
    page = browsers.open(size=SMALL_PHONE)
    play(browsers, page, "wuerfel-express")
    strip = page.get_by_role("button", name=re.compile(r"chance \d+%$"))
    strip.first.wait_for()
    before = strip.evaluate_all("all => all.map((one) => one.ariaLabel)")
    page.locator(".die.keeping").first.click()

    expect(page.locator(".die.kept")).to_have_count(1)
    wait_until(
        page,
        """(before) => [...document.querySelectorAll('button')].map((one) => one.ariaLabel)
          .filter((name) => /chance \\d+%$/.test(name)).join() !== before.join()""",
        before,
    )
    check_phone(page)


def test_a_finished_game_is_gone_over(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    table = finish(browsers, page, "overload")
    slider = page.get_by_role("slider", name="Turn")
    last = int(slider.get_attribute("max") or 0)

    assert last > 0
    expect(page.get_by_text(f"After turn {last} of {last}").first).to_be_visible()
    slider.press("Home")
    expect(page.get_by_text("At the start").first).to_be_visible()
    page.get_by_text("Show as a table").click()
    expect(page.get_by_role("row")).to_have_count(last + 2)
    for heading in ("Turning points", "Missed chances", "Decisions and luck"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    slider.press("ArrowRight")
    page.get_by_role("link", name="See it on the board", exact=True).first.click()
    page.wait_for_url(re.compile(rf"/t/{table}/replay\?at=\d+"))
    at = page.url.rpartition("=")[2]
    expect(page.get_by_role("slider", name="Position in the game")).to_have_value(at)
    page.get_by_role("link", name="Game review").click()
    expect(page.get_by_role("heading", name="Chances of winning")).to_be_visible()


@pytest.mark.parametrize("game", ["wuerfel-express", "dog", "wuerfelblitz"])
def test_the_review_is_accessible_and_fits_a_small_phone(game: str, browsers: Browsers) -> None:
    page = browsers.open(size=SMALL_PHONE)
    finish(browsers, page, game)

    check_phone(page)
    page.get_by_text("Show as a table").click()
    check_access(page)


def test_a_game_that_is_not_over_is_not_gone_over_yet(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    page.wait_for_url("**/t/*")
    review = browsers.tab(page.context, f"{page.url}/review", forgives=("409",))

    expect(review.get_by_role("heading", name="The game is not over yet")).to_be_visible()
    check_access(review)
    review.get_by_role("link", name="Back to the table", exact=True).click()
    expect(review.locator(".stage")).to_be_visible()
