"""Little is loaded before the first page is there, and an own move is seen at once."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.browsers import Browsers
from tests.browser.pages import play

MOST = 150_000
KINDS = ("script", "stylesheet")
WATCH = """() => new Promise((done) => {
  const began = performance.now();
  new MutationObserver(() => done(performance.now() - began))
    .observe(document.querySelector('.stage'), { subtree: true, childList: true, attributes: true });
  document.querySelector('.actions .main').click();
})"""


def test_the_home_page_loads_little(browsers: Browsers) -> None:
    page = browsers.open("about:blank")
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    page.on("response", note)
    page.goto("/")
    expect(page.get_by_role("heading", name="DOG")).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {
        one.url.rpartition("/")[2]: len(gzip.compress(one.body()))
        for one in loaded
        if one.request.resource_type in KINDS
    }

    assert sizes
    assert sum(sizes.values()) <= MOST, sizes


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
