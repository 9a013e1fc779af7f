"""A newcomer is asked for a first name and a face once, lightly; the others at the table see both."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import DESKTOP, PHONE, Browsers
from tests.browser.setting_up import set_up, sit_down
from tests.browser.test_access import check


def begin(page: Page) -> None:
    page.get_by_role("button", name="Play now: Overload").click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_first_play_now_asks_and_what_is_said_is_kept(browsers: Browsers, size: dict[str, int]) -> None:
    page = browsers.open(newcomer=True, size={"width": size["width"], "height": size["height"]})
    begin(page)
    expect(page.get_by_role("dialog", name="Who is joining us?")).to_be_visible()
    check(page)
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.get_by_label("First name").fill("Mia")
    page.get_by_role("radio", name="Red beret").check(force=True)
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("button", name="Just play").click()
    heard = browsers.heard(page)
    heard.wait(lambda: heard.table, "the table")
    own = heard.table["chairs"][0]

    assert (own["name"], own["face"]) == ("Mia", "beret")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair, Mia.")
    expect(page.get_by_role("button", name="Mia: your name and face")).to_be_visible()
    begin(page)
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("how", ["Skip", "Escape"])
def test_it_can_be_skipped_and_is_not_asked_again(browsers: Browsers, how: str) -> None:
    page = browsers.open(newcomer=True)
    begin(page)
    dialog = page.get_by_role("dialog", name="Who is joining us?")
    expect(dialog).to_be_visible()
    if how == "Escape":
        page.keyboard.press("Escape")
    else:
        dialog.get_by_role("button", name="Skip").last.click()
    page.get_by_role("button", name="Just play").click()
    heard = browsers.heard(page)
    heard.wait(lambda: heard.table, "the table")
    own = heard.table["chairs"][0]

    assert own["name"] not in ("", "Guest", "You")
    assert own["face"]
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")
    expect(page.get_by_role("button", name="You: your name and face")).to_be_visible()
    begin(page)
    expect(page).to_have_url(re.compile("/t/"))


def test_the_coaster_opens_the_sheet_again_by_keyboard(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    coaster = page.get_by_role("button", name="your name and face")
    coaster.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("First name")).to_be_focused()
    page.keyboard.type("Jo")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    chosen = page.locator("input[name=face]:checked").get_attribute("value")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)

    expect(coaster).to_be_focused()
    expect(coaster).to_contain_text("Jo")
    assert page.evaluate("localStorage.getItem('tablee.face')") == chosen


def test_what_is_not_kept_is_forgotten(page: Page) -> None:
    page.get_by_role("button", name="your name and face").click()
    page.get_by_label("First name").fill("Nobody")
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")


def test_a_friend_who_joins_is_seen_with_the_face_of_the_device(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    friend = browsers.open()
    friend.get_by_role("button", name="your name and face").click()
    friend.get_by_role("radio", name="Straw hat").check(force=True)
    friend.get_by_role("button", name="Keep it").click()
    friend.goto(link)
    sit_down(friend, "Ben")
    heard = browsers.heard(page)
    heard.wait(lambda: heard.table["chairs"][1]["name"] == "Ben", "Ben")

    assert heard.table["chairs"][1]["face"] == "straw"
    expect(page.locator("img[src*=straw]")).to_be_visible()


def test_the_sheet_fits_the_smallest_phone(browsers: Browsers) -> None:
    page = browsers.open(newcomer=True, size={"width": 320, "height": 640})
    begin(page)
    expect(page.get_by_role("dialog")).to_be_visible()
    faces = page.locator(".faces label")

    assert faces.count() >= 24
    assert (
        page.evaluate("document.querySelector('dialog').scrollWidth - document.querySelector('dialog').clientWidth")
        == 0
    )
    sizes = faces.evaluate_all("(all) => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))")
    assert min(sizes) >= 44
