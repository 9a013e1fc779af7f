"""The table page on wide screens: a board of full height, and everything to be read in one column beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.browsers import NARROWER, PHONE, Browsers
from tests.browser.playing import GAMES, decide, play_now
from tests.browser.setting_up import begin, set_up, sit_down
from tests.browser.test_access import check
from tests.browser.waiting import wait_until

WIDE: ViewportSize = {"width": 1440, "height": 900}
SIZES: list[ViewportSize] = [{"width": 1200, "height": 700}, WIDE, {"width": 1920, "height": 1080}]
# The newest turn of the log, and the moment that the board shows.
MOVING = ".stage.canGoOn"
AHEAD = """() => {
  const lines = [...document.querySelectorAll(".log .line[data-revision]")];
  const last = Math.max(0, ...lines.map((line) => Number(line.dataset.revision)));
  return last - Number(document.querySelector(".stage").dataset.revision);
}"""
FOLLOWED = """() => {
  const [log, line] = [".log", ".log li:last-child"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return line.bottom <= log.bottom + 1;
}"""


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_board_has_all_the_height_and_one_column_all_the_words(
    game: str, size: ViewportSize, browsers: Browsers
) -> None:
    page = browsers.open(size=size)
    play_now(page, game)
    stage, task, news = (box(page.locator(place)) for place in (".stage", ".task", ".news"))
    column = size["width"] - stage["width"]

    assert stage["height"] == size["height"]
    assert 480 <= column <= 560
    for part in (task, news, box(page.locator(".narration"))):
        assert (part["x"], part["width"]) == (stage["width"], column)
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    expect(page.get_by_role("main")).to_have_count(1)


def test_nothing_that_is_opened_makes_the_board_smaller(browsers: Browsers) -> None:
    for size in (WIDE, NARROWER, PHONE):
        page = browsers.open(size=size)
        play_now(page, "dog")
        browsers.heard(page).wait_for_decision()
        board = page.locator(".stage .plate")
        before = box(board)
        for name in ("Rules", "Share", "More"):
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.locator("#drawer-title")).to_have_text(name)
            assert box(board) == before
            page.keyboard.press("Escape")


def test_the_hand_is_at_the_foot_of_the_column(browsers: Browsers) -> None:
    page = browsers.open(size=WIDE)
    play_now(page, "dog")
    hand, stage = box(page.locator(".decision .hand")), box(page.locator(".stage"))

    assert hand["x"] >= stage["width"]
    assert box(page.locator(".hand button").first)["width"] >= 90
    page.set_viewport_size(PHONE)
    expect(page.locator(".stage .hand")).to_be_visible()


def test_the_log_tells_turns_under_their_rounds_and_follows_the_board(browsers: Browsers) -> None:
    page = browsers.open(size=WIDE)
    play_now(page, "dog")
    heard = browsers.heard(page)
    for _ in range(4):
        decide(page, heard)
    heard.wait(lambda: heard.legal or heard.is_over, "a decision")

    expect(page.locator(".log .chapter").first).to_have_text("Round 1 · 6 cards each")
    expect(page.locator(".log .newest")).to_have_count(1)
    expect(page.locator(".log .line:has(.coaster)").first).to_be_visible()
    wait_until(page, FOLLOWED)


def test_the_log_is_never_ahead_of_the_board(browsers: Browsers) -> None:
    page = browsers.open(size=WIDE, pace="brisk", moves=True)
    play_now(page, "dog")
    heard = browsers.heard(page)
    decide(page, heard)
    ahead = []
    while page.locator(MOVING).count():
        ahead.append(page.evaluate(AHEAD))
        page.wait_for_timeout(50)

    assert ahead
    assert max(ahead) <= 0


@pytest.mark.parametrize("players", [4, 6])
def test_in_dog_everybody_sits_at_the_board(players: int, browsers: Browsers) -> None:
    page = browsers.open(size=WIDE)
    set_up(page, "dog", ["me Mia", *["bot"] * (players - 1)])
    page.locator(".hand").wait_for()
    seats = page.locator(".coasters .seat")

    expect(seats).to_have_count(players)
    expect(seats.first).to_contain_text(re.compile(r"Mia\s+you · 6 cards"))
    expect(seats.nth(players // 2)).to_contain_text("your partner")
    expect(page.locator(".coasters .coaster.partner")).to_have_count(1)
    for name in seats.locator("strong").all():
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth + 1")
    # Who hears the page hears a list.
    expect(page.get_by_role("list", name="Who plays?").get_by_role("listitem")).to_have_count(players)
    check(page)


def speak(page: Page, said: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(said)
    page.keyboard.press("Enter")


def test_what_a_player_says_stands_at_the_coaster(browsers: Browsers) -> None:
    owner = browsers.open(size=WIDE)
    link = set_up(owner, "overload", ["me Mia", "friend", "bot"])
    friend = browsers.open(link)
    sit_down(friend, "Jo")
    begin(owner)
    owner.locator(".stage").wait_for()
    friend.locator(".stage").wait_for()
    speak(owner, "That was my disc")

    expect(friend.locator("li:has-text('Mia') .bubble")).to_have_text("That was my disc")
    expect(owner.locator(".log .said")).to_contain_text("That was my disc")
    expect(friend.get_by_role("button", name=re.compile("^Talk.*1 new line$"))).to_be_visible()
    friend.get_by_role("button", name=re.compile("^Talk")).click()
    expect(friend.locator(".unread")).to_have_count(0)
