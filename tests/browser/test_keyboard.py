"""From the home page to own moves with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import DESKTOP, Browsers
from tests.browser.playing import TITLES, see_the_latest
from tests.browser.waiting import SHOWN

FOCUSED = """() => {
  const one = document.activeElement;
  return {
    name: one.getAttribute('aria-label') || one.textContent.trim(),
    shut: one.getAttribute('aria-disabled') === 'true',
    seen: one.matches(':focus-visible'),
  };
}"""
MOST = 60
# How the names of what makes a move begin, in the order in which a person would press them.
WAYS: dict[str, tuple[tuple[str, ...], ...]] = {
    "overload": (
        ("2 discs",),
        ("Load 2 and roll", "Load"),
        ("Pawn ", "Give to", "Take from", "Forward", "2 discs"),
    ),
    "wuerfel-express": (
        ("Die:",),
        ("Roll the other",),
        ("Die:", "Take ", "Drop", "Roll all"),
        ("Keep them all", "Stop", "Roll"),
    ),
    "dog": (("Card ",), ("Give ",)),
}


def tab_to(page: Page, *beginnings: str) -> str:
    """Press Tab until something so called has the focus, which must be visible."""
    for _ in range(MOST):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["name"].startswith(beginnings) and not focused["shut"]:
            assert focused["seen"]
            return str(focused["name"])
    raise AssertionError(f"{MOST} times Tab did not lead to {beginnings}")


def start(browsers: Browsers, game: str) -> Page:
    page = browsers.open(size=DESKTOP)
    expect(page.get_by_role("heading", name="DOG")).to_be_visible()
    tab_to(page, f"Play now: {TITLES[game]}")
    page.keyboard.press("Enter")
    if page.get_by_role("dialog").count():
        tab_to(page, "Just play")
        page.keyboard.press("Enter")
    heard = browsers.heard(page)
    heard.wait_for_decision()
    return page


@pytest.mark.parametrize("game", WAYS)
def test_own_moves_are_made_with_tab_and_enter(game: str, browsers: Browsers) -> None:
    page = start(browsers, game)
    heard = browsers.heard(page)
    for beginnings in WAYS[game]:
        heard.wait_for_decision()
        page.evaluate(SHOWN)
        tab_to(page, *beginnings)
        page.keyboard.press("Enter")
        heard.wait_for_answers()

    assert heard.answers
    assert {answer["kind"] for answer in heard.answers} == {"answer"}


def test_in_wuerfelblitz_the_sum_is_typed(browsers: Browsers) -> None:
    page = start(browsers, "wuerfelblitz")
    heard = browsers.heard(page)
    see_the_latest(page, heard)
    page.wait_for_timeout(heard.update["view"]["options"]["fastest"] + 50)
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    heard.wait(lambda: heard.answers, "an answer")

    assert heard.answers[-1]["kind"] == "answer"
    expect(page.get_by_text("You said 12")).to_be_visible()


def test_the_first_tab_leads_past_the_header(page: Page) -> None:
    expect(page.get_by_role("heading", name="DOG")).to_be_visible()
    page.keyboard.press("Tab")

    assert page.evaluate(FOCUSED)["name"] == "Skip to content"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Table code or link")).to_be_focused()


def test_a_drawer_is_opened_closed_and_left_with_keys(browsers: Browsers) -> None:
    page = start(browsers, "overload")
    tab_to(page, "Share")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Share")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name="Share")).to_have_count(0)
