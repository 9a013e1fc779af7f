"""Reloading, lost connections, a server that is stopped and started again."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from examples.bot import choose
from playwright.sync_api import Browser, Page, expect

from tablee.client import Seat
from tests.browser.browsers import OUTAGE, Browsers
from tests.browser.hearing import Hearing
from tests.browser.playing import decide, held, play_now
from tests.browser.together import log
from tests.server.support.running import RunningServer

LOST = "Connection lost. Reconnecting…"
# Seconds until a page is back after the server is; the machine of the tests may be busy.
BACK = 1.5


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path / "tables.db", "--pace", "0") as running:
        yield running


@pytest.fixture
def shaken(browser: Browser, own_server: RunningServer) -> Iterator[Browsers]:
    """Browsers at a server that may go away."""
    opened = Browsers(browser, own_server.address)
    yield opened
    opened.close()

    assert opened.problems == []


def other_device(page: Page, heard: Hearing) -> Seat:
    """The same seat, taken up by a program."""
    seat = Seat(page.url.partition("/t/")[0], heard.table["id"], heard.seat, held(page)["seats"][0])
    seat.listen()
    return seat


def test_reloading_keeps_the_seat_and_the_log(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    heard = browsers.heard(page)
    decide(page, heard)
    told = log(page)
    lines = heard.lines
    page.reload()
    heard.wait(lambda: heard.lines > lines and heard.legal, "the seat")

    assert log(page)[-len(told) :] == told
    assert decide(page, heard)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_page_comes_back_by_itself_after_the_server_was_restarted(
    how: signal.Signals, shaken: Browsers, own_server: RunningServer
) -> None:
    page = shaken.open(forgives=OUTAGE)
    play_now(page, "wuerfel-express")
    heard = shaken.heard(page)
    decide(page, heard)
    heard.wait_for_decision()
    own_server.stop(how)
    expect(page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    began = monotonic()
    expect(page.get_by_text(LOST)).to_be_hidden()

    assert monotonic() - began < BACK
    assert decide(page, heard)
    with other_device(page, heard).hanging_up:
        assert heard.revisions == sorted(set(heard.revisions))


def test_nothing_is_missed_that_happened_meanwhile(shaken: Browsers, own_server: RunningServer) -> None:
    page = shaken.open(forgives=OUTAGE)
    play_now(page, "overload")
    heard = shaken.heard(page)
    decide(page, heard)
    seat = other_device(page, heard)
    own_server.stop()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(True)
    own_server.start()
    play_elsewhere(seat, 3)
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden()
    heard.wait(lambda: heard.revision >= seat.revision, "what was missed")

    assert heard.revisions == list(range(heard.revisions[0], heard.revision + 1))
    assert decide(page, heard)
    seat.close()


def play_elsewhere(seat: Seat, decisions: int) -> None:
    turns = seat.turns()
    for _ in range(decisions):
        seat.do(choose(next(turns)))


def test_a_tab_that_slept_catches_up(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    heard = browsers.heard(page)
    decide(page, heard)
    seat = other_device(page, heard)
    sleep = page.context.new_cdp_session(page)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    play_elsewhere(seat, 4)
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    heard.wait(lambda: heard.revision >= seat.revision, "what was missed")

    assert decide(page, heard)
    seat.close()


def test_two_tabs_on_the_same_seat_show_the_same(browsers: Browsers, page: Page) -> None:
    play_now(page, "wuerfel-express")
    other = browsers.tab(page.context, page.url)
    for here in (page, other, page):
        heard = browsers.heard(here)
        assert decide(here, heard)
    one, two = browsers.heard(page), browsers.heard(other)
    one.wait(lambda: one.revision == two.revision, "both tabs to have the latest")

    assert log(page)[:5] == log(other)[:5]


def test_a_table_opened_while_the_server_is_away_appears_when_it_is_back(
    shaken: Browsers, own_server: RunningServer
) -> None:
    page = shaken.open(forgives=OUTAGE)
    play_now(page, "wuerfel-express")
    page.get_by_role("link", name="Home").click()
    goes_on = page.get_by_role("link", name="Würfel Express with")
    goes_on.wait_for()
    own_server.stop()
    goes_on.click()
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    own_server.start()

    expect(page.locator(".stage")).to_be_visible()
    assert decide(page, shaken.heard(page))


def test_a_television_comes_back_by_itself(shaken: Browsers, own_server: RunningServer) -> None:
    page = shaken.open(forgives=OUTAGE)
    play_now(page, "wuerfel-express")
    heard = shaken.heard(page)
    heard.wait_for_decision()
    tv = shaken.open(f"{page.url}/tv", forgives=OUTAGE)
    tv.locator(".stage").wait_for()
    own_server.stop()
    expect(page.get_by_text(LOST)).to_be_visible()
    own_server.start()
    expect(page.get_by_text(LOST)).to_be_hidden()
    decide(page, heard)
    heard.wait_for_decision()

    expect(tv.locator(".stage")).to_have_attribute("data-revision", str(heard.revision))
