"""Fair dice: the fingerprint at the table, and the page that checks a finished game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.browsers import DESKTOP, SMALL_PHONE, Browsers
from tests.browser.pages import play
from tests.browser.playing import decide, end_the_game, play_now
from tests.browser.setting_up import set_up
from tests.browser.test_access import check as check_access
from tests.browser.test_phone import check as check_phone

FITS = "All checks passed: the dice were fair."
PARTLY = "All checks that can be made here passed."
WRONG = "A check failed."
NO_WEB_CRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"


def fingerprint(page: Page) -> str:
    """As the drawer shows it."""
    page.get_by_text("Fair dice").click()
    return page.get_by_role("textbox", name="Fingerprint").input_value()


def finish(browsers: Browsers, page: Page, game: str) -> tuple[str, str]:
    """A few moves, and the end; the fingerprint seen meanwhile, and the address of the table."""
    play(browsers, page, game)
    for _ in range(2):
        decide(page, browsers.heard(page))
    page.get_by_role("button", name="More", exact=True).click()
    seen = fingerprint(page)
    page.keyboard.press("Escape")
    end_the_game(page)
    return seen, page.url


def verdict(page: Page, said: str) -> None:
    expect(page.get_by_role("heading", name=said)).to_be_visible()


def test_people_who_gather_see_the_fingerprint_and_keep_it(browsers: Browsers, page: Page) -> None:
    set_up(page, "overload", ["me Ann", "friend", "bot"])
    heard = browsers.heard(page)
    heard.wait(lambda: heard.table, "the table")
    table = page.url.rpartition("/")[2]
    page.get_by_text("More", exact=True).click()

    assert fingerprint(page) == heard.table["commitment"]
    assert heard.table["seed"] is None
    kept = dict(json.loads(page.evaluate("localStorage.getItem('tablee.promises')")))
    assert kept[table] == heard.table["commitment"]
    check_access(page)


@pytest.mark.parametrize("game", ["overload", "dog"])
def test_a_finished_game_is_checked_by_the_browser_and_by_the_command(game: str, browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    seen, table = finish(browsers, page, game)
    page.get_by_role("link", name="Check the dice").first.click()
    verdict(page, FITS)

    assert page.get_by_role("textbox", name="Fingerprint").input_value() == seen
    page.get_by_text("All rolls and deals, one by one").click()
    rows = page.get_by_role("listitem").filter(has=page.get_by_role("img", name="matches the seed"))
    expect(rows.first.locator("p").first).to_contain_text(re.compile(r"\bBot|Ann|You|rolls|deals", re.IGNORECASE))
    check_access(page)
    record = page.request.get(f"/api/tables/{table.rpartition('/')[2]}/record").text()
    (own,) = json.loads(page.evaluate("localStorage.getItem('tablee.numbers')"))
    command = [sys.executable, "-m", "tablee", "verify", "-", "--commitment", seen, "--number", own["number"], "--json"]
    ran = subprocess.run(command, input=record, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)["draws"] == rows.count()


def test_the_page_fits_a_small_phone_and_is_found_from_the_replay(browsers: Browsers) -> None:
    page = browsers.open(size=SMALL_PHONE)
    _, table = finish(browsers, page, "overload")
    page.goto(f"{table}/replay")
    page.get_by_role("link", name="Check the dice").click()
    verdict(page, FITS)
    page.get_by_text("All rolls and deals, one by one").click()

    check_phone(page)


def test_who_remembers_another_fingerprint_is_told(browsers: Browsers, page: Page) -> None:
    _, table = finish(browsers, page, "overload")
    other = "0" * 64
    page.evaluate(
        "(kept) => localStorage.setItem('tablee.promises', kept)", json.dumps([[table.rpartition("/")[2], other]])
    )
    page.goto(f"{table}/dice")

    verdict(page, WRONG)
    expect(page.get_by_text("This browser saw a different fingerprint")).to_be_visible()
    expect(page.get_by_text(other).first).to_be_visible()


def test_who_was_not_there_is_told_what_is_not_known(browsers: Browsers, page: Page) -> None:
    _, table = finish(browsers, page, "overload")
    stranger = browsers.open(f"{table}/dice")

    verdict(stranger, PARTLY)
    expect(stranger.get_by_text("it has no fingerprint to compare")).to_be_visible()


def test_a_page_that_is_not_secure_checks_everything_too(browsers: Browsers, page: Page) -> None:
    page.add_init_script(NO_WEB_CRYPTO)
    _, table = finish(browsers, page, "overload")
    page.goto(f"{table}/dice")

    verdict(page, FITS)
    expect(page.get_by_text("thrown in by this browser")).to_have_count(1)


@pytest.mark.parametrize("cheat", ["seed", "number", "draw"])
def test_a_server_that_cheats_is_found_out(cheat: str, browsers: Browsers, page: Page) -> None:
    """Another seed is found by the browser's own sum, a number left out by its memory, another draw by its row."""
    _, table = finish(browsers, page, "overload")

    def lie(route: Route) -> None:
        told: dict[str, Any] = route.fetch().json()
        if cheat == "seed":
            told["seed"] = "1" * 64
        elif cheat == "number":
            told["numbers"][0] = {"state": "silent", "pledge": None, "number": None}
        else:
            told["draws"][0] |= {"drawn": "roll 77", "follows": False}
        route.fulfill(json=told)

    page.route("**/api/tables/*/dice", lie)
    page.goto(f"{table}/dice")
    verdict(page, WRONG)
    expect(page.get_by_text("roll 77")).to_have_count(1 if cheat == "draw" else 0)
    expect(page.get_by_text("The seed has a different fingerprint")).to_have_count(1 if cheat == "seed" else 0)
    expect(page.get_by_text("or a number is missing")).to_have_count(0 if cheat == "draw" else 1)


def test_before_the_end_there_is_nothing_to_check(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    page.wait_for_url("**/t/*")
    early = browsers.tab(page.context, f"{page.url}/dice", forgives=("409",))

    expect(early.get_by_role("heading", name="The game is not over yet")).to_be_visible()
    check_access(early)
