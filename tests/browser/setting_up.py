"""A table set up on its page, as the host does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

# Who is asked first: sharp company, then master, then the gentle ones.
REGULARS = ("basile", "lotte", "friis", "zero", "okoye", "inge", "mo", "biscuit")


def set_up(
    page: Page, game: str, chairs: Sequence[str], options: Mapping[str, str] | None = None, *, hints: bool | None = None
) -> str:
    """A chair is `me Ann`, `beside Ben`, `friend` or `bot`; an option is named as in the package, `handicap 2` is that
    of the second seat. The address of the table comes back."""
    open_set_up(page, game)
    furnish(page, len(chairs))
    for seat, chair in enumerate(chairs):
        place(page, seat, *chair.split())
    for name, value in (options or {}).items():
        agree(page, name, value)
    if hints is not None:
        flip(page, "coach", on=hints)
    page.locator(".go .button").click()
    page.wait_for_url("**/t/*")
    return page.url


def open_set_up(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    chair(page, 0).wait_for()


def chair(page: Page, seat: int) -> Locator:
    """The coaster and the place card in front of a chair."""
    return page.locator(f".seat[data-seat='{seat}']")


def furnish(page: Page, number: int) -> None:
    """As many chairs as are wanted."""
    page.get_by_role("spinbutton", name="Chairs").fill(str(number))
    page.get_by_role("spinbutton", name="Chairs").blur()
    expect(page.locator(".seat")).to_have_count(number)


def place(page: Page, seat: int, sitter: str, name: str = "") -> None:
    if sitter != "me":
        chair(page, seat).click()
        ask(page, sitter)
    if name:
        page.locator(f"[data-chair='{seat}']").fill(name)


def ask(page: Page, sitter: str) -> None:
    """In the sheet of a chair: somebody, or the first regular who does not sit at the table yet."""
    wanted = [f"[data-regular={face}]:enabled" for face in REGULARS] if sitter == "bot" else [f"[data-sitter={sitter}]"]
    expect(page.locator("dialog [data-regular]")).to_have_count(len(REGULARS))
    next(found for one in wanted if (found := page.locator(f"dialog {one}")).count()).click()
    expect(page.locator("dialog")).to_have_count(0)


def agree(page: Page, option: str, value: str) -> None:
    """A number under *More settings*."""
    name, _, seat = option.partition(" ")
    more = page.locator("details", has_text="More settings")
    more.evaluate("details => { details.open = true }")
    field = more.locator(f"[data-option={name}] input").nth(int(seat or 1) - 1)
    field.fill(value)
    field.blur()


def flip(page: Page, switch: str, *, on: bool = False) -> None:
    found = page.get_by_role("switch", name=switch)
    if found.is_checked() != on:
        page.locator("label", has=found).click()


def drag(page: Page, seat: int, other: int) -> None:
    """A coaster from one chair to another."""
    page.mouse.move(*middle(page, seat))
    page.mouse.down()
    page.mouse.move(*middle(page, other), steps=8)
    page.mouse.up()


def middle(page: Page, seat: int) -> tuple[float, float]:
    box = chair(page, seat).locator(".lies").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_down(page: Page, name: str) -> None:
    """On a free chair, with a name of one's own."""
    page.get_by_label("What’s your name?").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.locator("main form")).to_have_count(0)
    expect(page.locator("main")).to_contain_text(name)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".stage")).to_be_visible()
