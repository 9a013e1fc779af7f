"""Several people at one table, each with a browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browsers import Browsers
from tests.browser.hearing import Hearing
from tests.browser.playing import decide
from tests.browser.setting_up import begin, set_up, sit_down

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def gather(browsers: Browsers, game: str, people: int) -> list[Page]:
    """The first sets up the table, the others open the link and sit down, the first begins."""
    owner = browsers.open()
    link = set_up(owner, game, [f"me {NAMES[0]}", *["friend"] * (people - 1)])
    pages = [owner]
    for name in NAMES[1:people]:
        pages.append(browsers.open(link))
        sit_down(pages[-1], name)
    begin(owner)
    for page in pages:
        expect(page.locator(".stage")).to_be_visible()
    return pages


def play_on(pages: list[Page], browsers: Browsers, decisions: int) -> None:
    """Whoever is to decide does."""
    heard = [browsers.heard(page) for page in pages]
    for _ in range(decisions):
        heard[0].wait(lambda: any(one.legal for one in heard), "anybody's turn")
        one = next(one for one in heard if one.legal)
        decide(one.page, one)
        catch_up(heard)


def catch_up(heard: list[Hearing]) -> None:
    newest = max(one.revision for one in heard)
    for one in heard:
        one.wait_for(newest)


def steps(page: Page) -> list[str]:
    """What the log tells step by step, folded in or not, the oldest first."""
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator("aside li").first.wait_for()
    told = page.locator("aside details p").all_text_contents()
    page.keyboard.press("Escape")
    return told


def log(page: Page) -> list[str]:
    """What the log tells turn by turn, the oldest first."""
    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.locator("aside li .told")
    lines.first.wait_for()
    told = lines.all_inner_texts()
    page.keyboard.press("Escape")
    return told
