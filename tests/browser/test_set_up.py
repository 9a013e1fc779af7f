"""A new table: what kind of evening it will be, what is agreed, and who plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import DESKTOP, Browsers
from tests.browser.playing import GAMES
from tests.browser.setting_up import agree, chair, drag, flip, furnish, open_set_up, place
from tests.browser.test_access import check


def agreed(page: Page) -> dict[str, object]:
    """What is sent when the table is set."""
    with page.expect_request("**/api/tables") as sent:
        page.locator(".go .button").click()
    body: dict[str, object] = sent.value.post_data_json or {}
    return body


def choose(page: Page, card: str) -> None:
    page.locator("label", has=page.get_by_role("radio", name=card)).click()


def ready(page: Page, game: str) -> None:
    open_set_up(page, game)
    place(page, 0, "me", "Ann")


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_set_table_it_takes_two_presses(game: str, page: Page) -> None:
    page.evaluate("localStorage.setItem('tablee.name', 'Ann')")
    page.reload()
    page.locator(f"a[href='/new/{game}']").first.click()
    page.get_by_role("button", name="Set the table").click()

    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text("left for")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("preset", ["Family", "Quick", "Experts"])
def test_every_preset_makes_a_table(preset: str, game: str, page: Page) -> None:
    ready(page, game)
    choose(page, preset)

    expect(page.get_by_text("changed", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")


def test_a_preset_sets_options_clock_coach_and_the_level_of_bots(page: Page) -> None:
    ready(page, "overload")
    place(page, 1, "bot")
    choose(page, "Experts")

    expect(chair(page, 1)).to_contain_text("Madame Zéro")
    sent = agreed(page)
    assert sent["options"] == {"special": ["A", "curve1", "curve2", "B"]}
    assert (sent["hints"], sent["clock"]) == (False, {"bank": 600, "increment": 10, "at_zero": "bot"})


def test_a_change_is_marked_at_the_preset_and_can_be_undone(page: Page) -> None:
    ready(page, "overload")
    mark = page.get_by_text("changed", exact=True)
    choose(page, "Wild")
    expect(mark).to_be_visible()
    choose(page, "Plain")
    expect(mark).to_have_count(0)
    flip(page, "If someone leaves")
    expect(mark).to_be_visible()
    page.get_by_role("button", name="Undo my changes").click()

    expect(mark).to_have_count(0)
    expect(page.get_by_role("switch", name="If someone leaves")).to_be_checked()


def test_sections_that_need_more_players_come_and_go_with_the_chairs(page: Page) -> None:
    ready(page, "overload")
    choose(page, "Wild")
    page.get_by_text("section by section").click()
    expect(page.locator(".sections label")).to_have_count(5)
    furnish(page, 3)
    expect(page.locator(".sections label")).to_have_count(4)

    assert agreed(page)["options"] == {"special": ["A", "curve1", "curve2", "B"]}


def test_a_section_is_turned_by_itself(page: Page) -> None:
    ready(page, "overload")
    page.get_by_text("section by section").click()
    page.locator("label", has=page.get_by_role("checkbox", name="Plus")).click()

    assert agreed(page)["options"] == {"special": ["A"]}


def test_milliseconds_and_handicaps_are_only_under_more_settings(page: Page) -> None:
    ready(page, "wuerfelblitz")
    furnish(page, 2)
    more = page.locator("summary", has_text="More settings (5)")

    expect(page.get_by_text("thousandths of a second").first).to_be_hidden()
    expect(page.get_by_text("White tokens for a black one")).to_be_hidden()
    more.click()
    expect(page.get_by_text("thousandths of a second").first).to_be_visible()
    agree(page, "handicap 2", "1")
    assert agreed(page)["options"] == {
        "whites": 2,
        "teaser": "no",
        "handicap": [3, 1],
        "window": 150,
        "seconds": 60,
        "fastest": 400,
    }


def test_the_way_of_the_pawns_is_chosen_by_its_picture(page: Page) -> None:
    ready(page, "dog")
    choose(page, "counter-clockwise")

    assert agreed(page)["options"] == {"direction": "counter-clockwise", "idle-swap": "plays"}


def test_on_a_phone_the_button_stays_in_reach(page: Page) -> None:
    ready(page, "overload")
    high = page.viewport_size["height"] if page.viewport_size else 0
    for top in (0, 400, 10_000):
        page.evaluate("top => scrollTo(0, top)", top)
        box = page.get_by_role("button", name="Set the table").bounding_box()

        assert box
        assert 0 <= box["y"] <= high - box["height"]


def test_chairs_are_swapped_by_keys_and_by_dragging(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    ready(page, "dog")
    place(page, 1, "bot")
    chair(page, 1).press("ArrowRight")
    expect(chair(page, 2)).to_contain_text("Basile")
    expect(chair(page, 2)).to_be_focused()
    drag(page, 2, 3)

    expect(chair(page, 3)).to_contain_text("Basile")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_everything_opened_is_accessible(game: str, browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    ready(page, game)
    choose(page, "Experts")
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")

    check(page)
