"""A table on a television: everybody reads it from across the room, nobody operates it, and it has no secrets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.browsers import Browsers
from tests.browser.playing import GAMES, end_the_game, play_now
from tests.browser.setting_up import begin, set_up, sit_down
from tests.browser.waiting import wait_until

TV: ViewportSize = {"width": 1920, "height": 1080}
NOTE_WAKE_LOCK = """(() => {
  window.awake = [];
  const request = (kind) => {
    window.awake.push(kind);
    return Promise.resolve({ released: false, release: () => Promise.resolve() });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
})()"""
OPERABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']"
# What a person can reach: what is inert cannot be.
REACHABLE = f"main :is({OPERABLE}):not([inert] *)"


def show(browsers: Browsers, link: str, page: Page | None = None) -> Page:
    """In a browser of its own, or in the one that holds the keys of a player."""
    path = f"{link}/tv"
    tv = browsers.open("/", size=TV) if page is None else browsers.tab(page.context, "/")
    tv.set_viewport_size(TV)
    tv.add_init_script(NOTE_WAKE_LOCK)
    tv.goto(path)
    tv.locator("main.tv").wait_for()
    return tv


def smallest(texts: Locator) -> float:
    """In pixels."""
    sizes: list[float] = texts.evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    return min(sizes)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_read_from_across_the_room_and_cannot_be_operated(game: str, browsers: Browsers, page: Page) -> None:
    play_now(page, game)
    tv = show(browsers, page.url)
    tv.locator(".stage").wait_for()

    expect(tv.locator(REACHABLE)).to_have_count(0)
    assert smallest(tv.locator(".narration")) >= 64
    assert smallest(tv.locator(".words li strong")) >= 36
    expect(tv.locator("[aria-current=true], .starring").first).to_be_visible()
    assert tv.evaluate("getComputedStyle(document.querySelector('main')).cursor") == "none"
    assert tv.evaluate("window.awake") == ["screen"]
    assert tv.evaluate("document.documentElement.scrollHeight") <= TV["height"]


def test_a_player_who_shows_the_table_on_a_tv_shows_no_hand(browsers: Browsers, page: Page) -> None:
    play_now(page, "dog")
    page.locator(".hand button").first.wait_for()
    tv = show(browsers, page.url, page)
    tv.locator(".stage").wait_for()
    heard = browsers.heard(tv)
    heard.wait(lambda: heard.update, "what a spectator is told")

    expect(tv.locator(".hand, [data-card]")).to_have_count(0)
    assert heard.update["view"]["hand"] == []
    assert heard.table["you"] is None


def corner_of(tv: Page) -> tuple[float, float]:
    """Where the QR code is nearest to the corner of the screen; it is larger while chairs are free."""
    box = tv.locator("aside svg").bounding_box()
    assert box
    return round(box["x"] + box["width"], -1), round(box["y"], -1)


def test_it_leads_from_the_lobby_through_the_game_and_its_end_to_the_next(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Mia", "friend", "bot"])
    tv = show(browsers, link)
    expect(tv.get_by_role("heading", name="One chair left for Overload")).to_be_visible()
    expect(tv.get_by_text("free", exact=True)).to_be_visible()
    corner = corner_of(tv)
    friend = browsers.open(link)
    sit_down(friend, "Jo")
    expect(tv.get_by_role("heading", name="Everybody is here for Overload")).to_be_visible()
    assert smallest(tv.locator("main li strong")) >= 36

    begin(page)
    tv.locator(".stage").wait_for()
    assert corner_of(tv) == corner
    end_the_game(page)
    expect(tv.locator(".narration")).to_have_text("The game is over")
    page.get_by_role("button", name="Play again").click()
    tv.wait_for_url(lambda url: url.endswith("/tv") and url != f"{link}/tv")
    tv.locator("main.tv").wait_for()
    assert corner_of(tv) == corner


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Show on a TV"), ("fr", "Afficher sur la télé"), ("de", "Auf dem Fernseher zeigen")]
)
def test_the_table_leads_there(browsers: Browsers, page: Page, language: str, name: str) -> None:
    link = set_up(page, "dog", ["me Mia", "friend", "bot", "bot"])
    page.evaluate("language => localStorage.setItem('tablee.language', language)", language)
    page.reload()
    page.locator("details:has(a[href$='/tv']) > summary").click()
    expect(page.get_by_role("link", name=name)).to_have_attribute("href", re.compile("/t/.*/tv$"))
    tv = browsers.open(f"{link}/tv", size=TV, language=language)
    wait_until(tv, "() => document.title.includes('DOG')")
