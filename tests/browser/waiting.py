"""Waiting for what a page shows. Playwright's own way evaluates text in the page, which its policy forbids."""

from __future__ import annotations

import time

from playwright.sync_api import Page

STEP = 5
# Evaluated in a page, it is done once what was drawn is on the screen; a page that draws nothing is not waited for.
SHOWN = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 2000);
})"""


def wait_until(page: Page, true: str, arg: object = None, seconds: float = 20) -> None:
    """Until an expression is true in the page."""
    end = time.monotonic() + seconds
    while not page.evaluate(true, arg):
        assert time.monotonic() < end, f"never true: {true}"
        page.wait_for_timeout(STEP)
