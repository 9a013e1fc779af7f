"""Who sits at the table: regulars with their faces, and partners who know each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.browsers import DESKTOP, PHONE, Browsers
from tests.browser.setting_up import furnish, place, set_up
from tests.browser.test_access import check
from tests.browser.waiting import wait_until

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
# A picture that is there has a size of its own.
LOADED = "() => [...document.querySelectorAll('img')].every((one) => one.complete && one.naturalWidth > 0)"


def pill(page: Page, name: str) -> Locator:
    items = page.get_by_role("list", name="Who plays?").get_by_role("listitem")
    return items.filter(has=page.locator(".name").get_by_text(name, exact=True))


def test_at_set_up_regulars_are_chosen_by_name_and_nobody_twice(page: Page) -> None:
    page.goto("/new/dog")
    page.get_by_label("Seat 1", exact=True).first.wait_for()
    furnish(page, 4)
    place(page, 0, "me", "Mia")
    for seat in (1, 2):
        place(page, seat, "bot")
    chosen = page.get_by_label("Level", exact=True)

    expect(chosen.nth(0)).to_have_value("basile")
    expect(chosen.nth(1)).to_have_value("lotte")
    expect(chosen.nth(1).locator("option[value=basile]")).to_be_disabled()
    expect(page.get_by_text("It was just lying around.")).to_be_visible()
    chosen.nth(1).select_option("Tante Inge — gentle")
    expect(page.get_by_text("Wouldn’t hurt a fly.")).to_be_visible()
    expect(page.locator(".chair").nth(2)).to_contain_text("your partner")
    expect(page.locator(".chair").nth(0)).to_contain_text("with Tante Inge")
    check(page)


def test_in_the_lobby_partners_are_named(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "dog", ["me Mia", "bot", "friend", "bot"])
    expect(page.get_by_text("Playing together: Mia and Seat 3 · Basile and Lotte")).to_be_visible()
    friend = browsers.open(link)
    friend.locator("main form").get_by_role("textbox").fill("Jo")
    friend.get_by_role("button", name="Take a seat").click()

    expect(friend.get_by_role("listitem").nth(0)).to_contain_text("your partner")
    expect(page.get_by_role("listitem").nth(2)).to_contain_text("your partner")
    wait_until(page, LOADED)
    check(page)


@SIZES
@pytest.mark.parametrize(("players", "partner"), [(4, "Lotte"), (6, "Kapitän Friis")])
def test_in_dog_the_partner_is_marked_in_words_and_by_a_ring(
    browsers: Browsers, size: ViewportSize, players: int, partner: str
) -> None:
    page = browsers.open(size=size)
    set_up(page, "dog", ["me Mia", *["bot"] * (players - 1)])
    page.locator(".hand").wait_for()

    expect(page.locator(".task")).to_contain_text(f"Choose a card for {partner}, your partner.")
    expect(page.get_by_text(f"For your partner {partner}")).to_be_visible()
    expect(pill(page, partner)).to_contain_text("your partner")
    expect(pill(page, partner).locator(".coaster.partner")).to_be_visible()
    expect(page.locator(".coaster.partner")).to_have_count(1)
    expect(page.locator(".stage rect.partnered")).to_have_count(1)
    wait_until(page, LOADED)
    check(page)


def test_a_spectator_is_told_who_plays_together(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "dog", ["me Mia", "bot", "bot", "bot"])
    spectator = browsers.open(link, size=DESKTOP)

    expect(pill(spectator, "Basile")).to_contain_text("with Kapitän Friis")
    expect(spectator.locator(".coaster.partner")).to_have_count(0)


def test_where_everybody_plays_alone_nobody_is_a_partner(page: Page) -> None:
    set_up(page, "overload", ["me Mia", "bot", "bot"])

    expect(pill(page, "Basile")).to_contain_text("sharp")
    expect(page.get_by_text("partner")).to_have_count(0)
