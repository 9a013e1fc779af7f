"""Somebody leaves a game of cards: the seat is kept, and only whoever set up the table gives it to somebody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import SMALL_PHONE, Browsers
from tests.browser.test_access import check as check_access
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import check as check_phone
from tests.browser.test_phone import check_sideways
from tests.browser.together import gather, log

LET_SIT = "Open this seat to others"
ASK = "The host can open it to others."


def leave(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    page.keyboard.press("Escape")


def hand(browsers: Browsers, page: Page) -> list[int]:
    held: list[int] = browsers.heard(page).update["view"]["hand"]
    return held


@pytest.fixture
def pages(browsers: Browsers) -> list[Page]:
    """Ann, who set up the table, Ben, Cleo, and Dan, who has just left."""
    gathered = gather(browsers, "dog", 4)
    leave(gathered[3])
    return gathered


def test_whoever_set_up_the_table_lets_a_friend_take_the_seat(browsers: Browsers, pages: list[Page]) -> None:
    ann, ben, *_ = pages
    eve = browsers.open(ann.url)
    expect(eve.get_by_text(ASK)).to_be_visible()
    expect(eve.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)
    expect(ben.get_by_text("seat held")).to_be_visible()
    expect(ben.get_by_role("button", name=LET_SIT)).to_have_count(0)
    tab_to(ann, LET_SIT)
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("button", name=LET_SIT)).to_have_count(0)
    expect(ann.get_by_role("listitem").filter(has_text="empty seat")).to_be_focused()
    eve.get_by_label("What’s your name?").fill("Eve")
    eve.get_by_role("button", name="Sit down", exact=True).click()

    expect(eve.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)
    expect(eve.locator("[data-card]").first).to_be_visible()
    assert hand(browsers, eve)
    assert "Praline has taken a seat." in log(ann)


def test_whoever_left_comes_back_to_the_same_seat(browsers: Browsers, pages: list[Page]) -> None:
    dan = pages[3]
    expect(dan.get_by_text("Your seat is still here.")).to_be_visible()
    expect(dan.locator("[data-card]")).to_have_count(0)
    watching = hand(browsers, dan)
    dan.reload()
    dan.get_by_role("button", name="Come back").click()

    expect(dan.locator("[data-card]").first).to_be_visible()
    assert watching == []
    assert browsers.heard(dan).table["you"] == 3


def test_what_is_offered_fits_every_screen(browsers: Browsers, pages: list[Page]) -> None:
    ann, dan = pages[0], pages[3]
    eve = browsers.open(ann.url)
    expect(ann.get_by_role("button", name=LET_SIT)).to_be_visible()
    expect(dan.get_by_role("button", name="Come back")).to_be_visible()
    expect(eve.get_by_text(ASK)).to_be_visible()
    for page in (ann, dan, eve):
        check_access(page)
        page.set_viewport_size(SMALL_PHONE)
        check_phone(page)
        check_sideways(page)
