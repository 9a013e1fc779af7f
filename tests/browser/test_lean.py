"""Little is loaded before the home page or a table is there, and an own move is seen immediately."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.browsers import Browsers
from tests.browser.pages import play
from tests.browser.playing import GAMES, held

# Bytes: of scripts and styles as they are sent, and of fonts, which are packed already.
MOST = 150_000
MOST_FONTS = 60_000
KINDS = ("script", "stylesheet")
FONT = "font"
WATCH = """() => new Promise((done) => {
  const began = performance.now();
  new MutationObserver(() => done(performance.now() - began))
    .observe(document.querySelector('.stage'), { subtree: true, childList: true, attributes: true });
  document.querySelector('.actions .main').click();
})"""


@contextmanager
def loading(page: Page) -> Iterator[list[Response]]:
    """Everything that the page is sent meanwhile."""
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    page.on("response", note)
    yield loaded
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)


def check(loaded: list[Response]) -> None:
    code = {name(one): len(gzip.compress(one.body())) for one in loaded if one.request.resource_type in KINDS}
    fonts = {name(one): len(one.body()) for one in loaded if one.request.resource_type == FONT}

    assert code
    assert fonts
    assert sum(code.values()) <= MOST, code
    assert sum(fonts.values()) <= MOST_FONTS, fonts


def name(response: Response) -> str:
    return response.url.rpartition("/")[2]


def test_the_home_page_loads_little(browsers: Browsers) -> None:
    page = browsers.open("about:blank")
    with loading(page) as loaded:
        page.goto("/")
        expect(page.get_by_role("heading", name="DOG")).to_be_visible()

    check(loaded)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_little_until_its_first_decision(game: str, browsers: Browsers, page: Page) -> None:
    """By the link of a friend, in a browser that has never seen the app."""
    play(browsers, page, game)
    link = f"{page.url}#seats={held(page)['seats'][0]}"
    other = browsers.open("about:blank")
    with loading(other) as loaded:
        other.goto(link)
        browsers.heard(other).wait_for_decision()

    check(loaded)


def test_how_long_an_own_move_takes_to_be_seen(
    browsers: Browsers, page: Page, record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """Reported, not required: the machine may be busy."""
    play(browsers, page, "wuerfel-express")
    took = float(page.evaluate(WATCH))
    record_property("own move, in milliseconds", round(took))
    with capsys.disabled():
        sys.stdout.write(f" [own move seen after {took:.0f} ms] ")

    assert took > 0
