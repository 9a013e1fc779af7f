"""A table set up on its page, as the owner does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page, expect


def set_up(
    page: Page, game: str, chairs: Sequence[str], options: Mapping[str, str] | None = None, *, hints: bool | None = None
) -> str:
    """A chair is `me Ann`, `beside Ben`, `friend` or `bot`. The address of the table comes back."""
    page.goto(f"/new/{game}")
    page.get_by_label("Seat 1", exact=True).first.wait_for()
    furnish(page, len(chairs))
    for seat, chair in enumerate(chairs):
        place(page, seat, *chair.split())
    for label, value in (options or {}).items():
        page.get_by_role("spinbutton", name=label).fill(value)
    if hints is not None:
        page.get_by_role("checkbox", name="hint").set_checked(hints)
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def furnish(page: Page, number: int) -> None:
    """As many chairs as are wanted."""
    rows = page.locator(".chair")
    while rows.count() < number:
        page.get_by_role("button", name="One more chair").click()
    while rows.count() > number:
        page.get_by_role("button", name=f"Remove seat {rows.count()}").click()


def place(page: Page, seat: int, sitter: str, name: str = "") -> None:
    row = page.locator(".chair").nth(seat)
    row.get_by_label(f"Seat {seat + 1}", exact=True).select_option(sitter)
    if name:
        row.get_by_role("textbox").fill(name)


def sit_down(page: Page, name: str) -> None:
    """On a free chair, with a name of one's own."""
    page.locator("main form").get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator("main form")).to_have_count(0)
    expect(page.locator("main")).to_contain_text(name)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".stage")).to_be_visible()
