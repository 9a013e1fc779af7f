"""Every page of the app, by what leads to it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browsers import Browsers
from tests.browser.playing import GAMES, play_now
from tests.browser.setting_up import set_up

KINDS = ("new", "rules", "learn")
PLAIN = ("/", "/learn", "/watch", *(f"/{kind}/{game}" for kind in KINDS for game in GAMES), "/nowhere/at/all")


def see(page: Page, path: str) -> None:
    """Go there and wait until it is drawn."""
    page.goto(path)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def gather(page: Page) -> None:
    set_up(page, "overload", ["me Ann", "friend", "bot"])
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()


def play(browsers: Browsers, page: Page, game: str) -> None:
    """To the first decision of one's own."""
    play_now(page, game)
    heard = browsers.heard(page)
    heard.wait_for_decision()
