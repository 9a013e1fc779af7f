"""When the dice of Würfelblitz are seen on a page, by the machine's clock."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.waiting import wait_until

DICE = 'svg[aria-label^="The dice:"]'
# Notes each time that dice appear, and whether anything of them was there before.
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const there = () => document.querySelector('svg[aria-label^="The dice:"]')?.ariaLabel ?? "";
  window.seen = [];
  let before = there();
  new MutationObserver(() => {
    const dice = there();
    if (dice && dice !== before) requestAnimationFrame(() => window.seen.push({ at: now(), dice }));
    before = dice;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def seen(page: Page, rounds: int = 1) -> list[dict[str, Any]]:
    """The times at which dice appeared, and the dice in words, once there have been so many."""
    wait_until(page, f"window.seen.length >= {rounds}")
    times: list[dict[str, Any]] = page.evaluate("window.seen")
    return times
