"""Who sits at the table: regulars with their faces, and partners who know each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.browsers import DESKTOP, PHONE, Browsers
from tests.browser.setting_up import chair, open_set_up, place, set_up, sit_down
from tests.browser.test_access import check
from tests.browser.waiting import wait_until

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
# A picture that is there has a size of its own.
LOADED = "() => [...document.querySelectorAll('img')].every((one) => one.complete && one.naturalWidth > 0)"


def pill(page: Page, name: str) -> Locator:
    items = page.get_by_role("list", name="Who plays?").get_by_role("listitem")
    return items.filter(has=page.locator(".name").get_by_text(name, exact=True))


def test_at_set_up_regulars_are_chosen_by_name_and_nobody_twice(page: Page) -> None:
    open_set_up(page, "dog")
    place(page, 0, "me", "Mia")
    place(page, 1, "bot")
    chair(page, 2).click()
    sheet = page.get_by_role("dialog", name="Who sits on chair 3?")

    expect(sheet.get_by_text("It was just lying around.")).to_be_visible()
    expect(sheet.get_by_role("button", name="Basile")).to_be_disabled()
    wait_until(page, LOADED)
    check(page)
    sheet.get_by_role("button", name="Tante Inge").click()
    expect(chair(page, 1)).to_contain_text("Basile")
    expect(chair(page, 2)).to_contain_text("Tante Inge")
    expect(chair(page, 2)).to_contain_text("your partner")
    expect(page.get_by_text("The thread joins partners.")).to_be_visible()
    expect(page.locator(".strand")).to_have_count(2)
    check(page)


def test_in_the_lobby_partners_are_named(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "dog", ["me Mia", "bot", "friend", "bot"])
    expect(page.get_by_text("Playing together: Basile and Lotte.")).to_be_visible()
    expect(page.get_by_text("Your partner’s chair is still free.")).to_be_visible()
    friend = browsers.open(link)
    expect(friend.get_by_text("You would play with Mia.")).to_be_visible()
    sit_down(friend, "Jo")

    expect(page.get_by_text("Playing together: you and Jo · Basile and Lotte.")).to_be_visible()
    expect(chair(friend, 0)).to_contain_text("your partner")
    expect(chair(page, 2)).to_contain_text("your partner")
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
    expect(page.locator(".stage rect.partnered, .stage .coaster.partner")).to_have_count(1)
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
