"""The pieces that all boards share, in their gallery: targets for fingers and rings for keys at every scale."""

from __future__ import annotations

import subprocess
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, groupby
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, Route, expect
from tools import node

from tests.browser.browsers import DESKTOP
from tests.browser.test_access import findings
from tests.browser.waiting import SHOWN

WEB = Path(__file__).parents[2] / "web"
ADDRESS = "http://gallery.test"
SCALES = (0.3, 1, 3)
FINGER = 44
GAP, RING, CASING = 3, 3, 7
# Pixels of the screen for each of the page, so that thickness is measured finely.
FINE = 4
# The targets of one scale: their names, the sizes of what can be touched, and whether they can be chosen.
SIZES = """(board) => [...board.querySelectorAll('[role=button]')].map((one) => {
  const { width, height } = one.querySelector('.area').getBoundingClientRect();
  return { name: one.ariaLabel, width, height, shut: one.ariaDisabled === 'true' };
})"""
# The colours from the middle of a picture to its right edge, and two of the page's own to compare them with.
COLOURS = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  const pixels = (x, y, wide) => {
    const { data } = canvas.getImageData(x, y, wide, 1);
    return Array.from({ length: wide }, (_, at) => [...data.slice(4 * at, 4 * at + 3)].join());
  };
  const half = Math.floor(bitmap.width / 2);
  canvas.drawImage(bitmap, 0, 0);
  const row = pixels(half, Math.floor(bitmap.height / 2), half);
  return [row, ...['ink', 'plate'].map((name) => {
    canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--' + name);
    canvas.fillRect(0, 0, 1, 1);
    return pixels(0, 0, 1)[0];
  })];
}"""
MOVING = "() => document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity).length"


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by itself: it is no part of the app."""
    folder = tmp_path_factory.mktemp("gallery")
    program = node.on_path() or node.of_package()
    vite = [str(program), "node_modules/vite/bin/vite.js", "build", "--config", "gallery/vite.config.ts"]
    subprocess.run([*vite, "--outDir", str(folder), "--emptyOutDir", "--logLevel", "warn"], cwd=WEB, check=True)
    return folder


class Gallery:
    """Opens the page of the pieces; nothing may go wrong on it."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser = browser
        self.folder = folder
        self.problems: list[str] = []

    def open(self, theme: str = "light", motion: Literal["reduce", "no-preference"] = "reduce") -> Page:
        page = self.browser.new_page(viewport=DESKTOP, reduced_motion=motion, device_scale_factor=FINE)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        page.route(f"{ADDRESS}/**", self.serve)
        page.goto(f"{ADDRESS}/pieces.html?theme={theme}")
        page.get_by_role("heading", name="Targets").wait_for()
        page.evaluate(SHOWN)
        return page

    def serve(self, route: Route) -> None:
        path = self.folder / route.request.url.removeprefix(f"{ADDRESS}/").partition("?")[0]
        if path.is_file():
            route.fulfill(path=path)
        else:
            route.fulfill(status=204)


@pytest.fixture
def pieces(browser: Browser, gallery: Path) -> Iterator[Gallery]:
    opened = Gallery(browser, gallery)
    yield opened

    assert opened.problems == []


def board(page: Page, scale: float) -> Locator:
    return page.locator(f'[data-scale="{scale}"]')


@dataclass(frozen=True)
class Ring:
    """A focus ring as it is drawn, in pixels of the page."""

    middle: float
    thick: float
    casing: float


def ring(page: Page, target: Locator, scale: float) -> Ring | None:
    """To the right of a target: the first line in ink with its casing beside it."""
    target.scroll_into_view_if_needed()
    box = target.locator(".area").first.bounding_box()
    assert box is not None
    far = 14 * scale + 12
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    clip: FloatRect = {"x": across - far, "y": down - 1, "width": 2 * far, "height": 2}
    row, ink, plate = page.evaluate(COLOURS, b64encode(page.screenshot(clip=clip)).decode())
    runs = [(colour, len(list(run)) / FINE) for colour, run in groupby(row)]
    ends = list(accumulate(length for _, length in runs))
    for number, (colour, length) in enumerate(runs):
        solid = [one for one in runs[number + 1 : number + 3] if one[0] == plate]
        if colour == ink and solid:
            return Ring(ends[number] - length / 2, length, solid[0][1])
    return None


@pytest.mark.parametrize("scale", SCALES)
def test_what_can_be_chosen_is_large_enough_for_a_finger(scale: float, pieces: Gallery) -> None:
    page = pieces.open()
    sizes: list[dict[str, Any]] = board(page, scale).evaluate(SIZES)
    chosen = [one for one in sizes if not one["shut"]]
    shut = [one for one in sizes if one["shut"]]

    assert [one["name"] for one in shut] == ["shut"]
    assert len(chosen) == 9
    assert [one for one in chosen if min(one["width"], one["height"]) < FINGER - 0.1] == []
    assert shut[0]["width"] == pytest.approx(28 * scale, abs=0.1), "what cannot be chosen covers nothing else"


@pytest.mark.parametrize("scale", SCALES)
def test_the_focus_ring_is_as_thick_at_every_scale(scale: float, pieces: Gallery) -> None:
    page = pieces.open()
    target = board(page, scale).get_by_role("button", name="lit")

    assert ring(page, target, scale) is None, "no ring without focus"
    target.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(target).to_be_focused()
    seen = ring(page, target, scale)

    assert seen is not None
    assert seen.thick == pytest.approx(RING, abs=0.3)
    assert seen.middle == pytest.approx(14 * scale + GAP, abs=0.3)
    assert seen.casing == pytest.approx((CASING - RING) / 2, abs=0.3)
    assert target.evaluate("(one) => getComputedStyle(one).outlineStyle") == "none"


def test_a_touch_leaves_no_ring(pieces: Gallery) -> None:
    page = pieces.open()
    target = board(page, 1).get_by_role("button", name="lit")
    target.click()
    page.mouse.move(0, 0)

    expect(page.locator("output")).to_have_text("lit")
    assert ring(page, target, 1) is None


def test_tab_leads_to_all_that_do_something_in_their_order(pieces: Gallery) -> None:
    page = pieces.open()
    page.get_by_role("button", name="Roll and move").focus()
    seen = []
    for _ in range(9):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.ariaLabel"))
        page.keyboard.press("Enter")
        expect(page.locator("output")).to_have_text(seen[-1])

    assert seen == ["lit", "picked", "tells", *(f"close {number}" for number in range(1, 6)), "path"]


@pytest.mark.parametrize("scale", SCALES)
def test_a_touch_means_the_nearest_of_targets_that_lie_close_together(scale: float, pieces: Gallery) -> None:
    page = pieces.open()
    for number in range(1, 6):
        board(page, scale).click(position={"x": (16 + 18 * number) * scale, "y": 70 * scale})

        expect(page.locator("output")).to_have_text(f"close {number}")


def test_dice_in_the_air_lie_still_where_people_want_no_motion(pieces: Gallery) -> None:
    assert pieces.open(motion="no-preference").evaluate(MOVING) == 1
    assert pieces.open().evaluate(MOVING) == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pieces_are_accessible(theme: str, pieces: Gallery) -> None:
    assert findings(pieces.open(theme)) == []
