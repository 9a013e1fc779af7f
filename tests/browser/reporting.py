"""What the pages of a failed test showed, and what went over their lines."""

from __future__ import annotations

from playwright.sync_api import Error, Page

from tests.browser.browsers import Browsers

# Milliseconds for a page that may not answer any more; characters of a message.
PATIENCE = 2000
LONGEST = 400


def scenes(browsers: Browsers) -> list[tuple[str, str]]:
    """For each page its address, and what is to be seen and heard there."""
    return [
        (page.url, "\n".join([shown(page), "", *(message[:LONGEST] for message in heard.lately)]))
        for page, heard in browsers.hearings.items()
    ]


def shown(page: Page) -> str:
    try:
        return page.locator("body").aria_snapshot(timeout=PATIENCE)
    except Error as error:
        return f"the page does not answer: {error.message}"
