"""Every page works under the strict policy that the server sends with it: nothing is blocked, nothing needs more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import Browsers
from tests.browser.pages import PLAIN, gather, play, see
from tests.browser.playing import GAMES, decide, end_the_game
from tests.browser.setting_up import set_up
from tests.browser.waiting import wait_until

WATCH = """
window.blocked = [];
addEventListener('securitypolicyviolation', (event) =>
  window.blocked.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


@pytest.fixture
def watched(browsers: Browsers) -> Page:
    """Tells what its policy has blocked."""
    page = browsers.open("about:blank", moves=True)
    page.add_init_script(WATCH)
    page.goto("/")
    return page


def blocked(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.blocked")
    return found


def policies(page: Page, path: str) -> dict[str, str]:
    answer = page.request.get(path)
    parts = (part.strip().partition(" ") for part in answer.headers["content-security-policy"].split(";"))
    return {name: rest for name, _, rest in parts}


def test_the_watch_sees_what_is_blocked(browsers: Browsers) -> None:
    page = browsers.open("about:blank", forgives=("Content Security Policy",))
    page.add_init_script(WATCH)
    page.goto("/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<i style=\"color: red\" onclick=\"1\"></i>')")
    wait_until(page, "window.blocked.length === 2")

    assert sorted(line.split()[0] for line in blocked(page)) == ["script-src-attr", "style-src-attr"]


def test_the_app_is_allowed_nothing_but_its_own_files(page: Page) -> None:
    policy = policies(page, "/")

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert not any("unsafe" in rest or "*" in rest for rest in policy.values())
    assert re.fullmatch(r"'self' ws://localhost:\d+", policy["connect-src"])


def test_plain_pages_need_nothing_more(watched: Page) -> None:
    for path in (*PLAIN, "/training/wuerfelblitz", "/offline.html"):
        see(watched, path)

        assert blocked(watched) == [], path


def test_gathering_needs_nothing_more(watched: Page) -> None:
    gather(watched)

    assert blocked(watched) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_its_replay_and_its_review_need_nothing_more(game: str, browsers: Browsers, watched: Page) -> None:
    if game == "wuerfelblitz":
        set_up(watched, game, ["me Ann", "bot", "bot"], {"fastest": "0"})
        browsers.heard(watched).wait_for_decision()
    else:
        play(browsers, watched, game)
    for _ in range(3):
        decide(watched, browsers.heard(watched))
    end_the_game(watched)
    table = watched.url

    assert blocked(watched) == []
    watched.goto(f"{table}/replay")
    expect(watched.get_by_role("slider", name="Position in the game")).to_be_visible()
    assert blocked(watched) == []
    watched.goto(f"{table}/review")
    expect(watched.get_by_role("heading", name="Chances of winning")).to_be_visible(timeout=60_000)
    assert blocked(watched) == []


def test_the_page_for_programs_runs_its_own_script_and_no_other(watched: Page) -> None:
    watched.goto("/docs")
    watched.locator('[data-path="/api/house"]').click()
    watched.get_by_role("button", name="Try it out").click()
    watched.get_by_role("button", name="Execute").click()
    expect(watched.get_by_text("longest_name").first).to_be_visible()

    assert blocked(watched) == []
    assert "'unsafe-inline'" not in policies(watched, "/docs")["script-src"]


def test_the_worker_and_its_page_for_when_the_server_is_away_work(browsers: Browsers) -> None:
    page = browsers.open("about:blank", worker=True, forgives=("net::ERR_", "Failed to load"))
    page.add_init_script(WATCH)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_until(page, "navigator.serviceWorker.controller !== null")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The table is out of reach")).to_be_visible()
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    hidden = page.get_by_role("heading", name="La table est hors de portée")

    assert blocked(page) == []
    assert ground == "rgb(241, 233, 218)"
    expect(hidden).to_be_hidden()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="DOG")).to_be_visible()
