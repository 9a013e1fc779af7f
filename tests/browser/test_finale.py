"""The end of a game: a scene for the winner, the scores, what next, a picture to send, and what is heard of it."""

from __future__ import annotations

import re
import struct
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import DESKTOP, PHONE, SMALL_PHONE, Browsers
from tests.browser.ending import finish, near_the_end
from tests.browser.test_policy import WATCH, blocked
from tests.browser.waiting import wait_until

SCENE = 2600
STILL = 600
SKIPPABLE = 400
# Milliseconds by which a busy machine may be late.
SLACK = 900
MOST_BYTES = 150_000

# Notes when the last move is shown, when the scene begins, and when its motion ends.
TIMES = """
window.times = {};
const note = (what) => { window.times[what] ??= performance.now(); };
new MutationObserver(() => {
  const dialog = document.querySelector('dialog[open]');
  if (document.querySelector('.stage')?.dataset.revision === window.last) note('shown');
  if (dialog) note('scene');
  if (dialog?.classList.contains('moving')) note('moving');
  else if (window.times.moving) note('still');
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

# Counts what is played, without playing it.
EARS = """
window.contexts = 0;
window.played = [];
window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts++; } };
AudioBufferSourceNode.prototype.start = function () { window.played.push(this.buffer.duration); };
navigator.vibrate = (pattern) => { (window.felt ??= []).push(pattern); return true; };
"""

# Motion that lasts longer than a fade.
LONG_MOTION = """() => document.querySelector('dialog').getAnimations({ subtree: true })
  .filter((one) => one.effect.getTiming().duration > 160).length"""

SHARE = """
window.shared = [];
navigator.canShare = ({ files }) => files?.every((file) => file.type === 'image/png') ?? false;
navigator.share = async ({ files, text }) => {
  window.shared.push({ name: files[0].name, type: files[0].type, size: files[0].size, text });
};
"""


def watch(browsers: Browsers, page: Page, *scripts: str) -> None:
    """Load the page again with eyes and ears."""
    for script in scripts:
        page.add_init_script(script)
    page.reload()
    browsers.heard(page).wait_for_decision()


def times(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate("window.times")
    return found


def test_the_winning_move_is_seen_before_the_scene_and_the_scene_is_short(browsers: Browsers) -> None:
    page = near_the_end(browsers)
    watch(browsers, page, TIMES)
    page.evaluate("(last) => { window.last = last }", str(browsers.heard(page).revision + 1))
    finish(browsers, page)
    wait_until(page, "window.times.still !== undefined")
    seen = times(page)

    assert seen["scene"] - seen["shown"] >= STILL
    assert seen["still"] - seen["moving"] <= SCENE + SLACK
    expect(page.locator("#outcome")).to_have_text("You win, Ann!")
    expect(page.locator("#outcome")).to_be_focused()


def test_the_loser_is_told_who_won_and_everybody_has_a_score(browsers: Browsers) -> None:
    page = near_the_end(browsers, wins=False, moves=False)
    finish(browsers, page, wins=False)

    expect(page.locator("#outcome")).to_have_text("Lotte wins.")
    rows = page.locator("dialog li:has(.score)")
    expect(rows.nth(0)).to_contain_text(re.compile(r"Lotte\s*\+12 at the finish\s*42\s*points"))
    expect(rows.nth(1)).to_contain_text(re.compile(r"You.*30\s*points"))
    expect(rows.nth(2)).to_contain_text(re.compile(r"Mo.*15\s*points"))


@pytest.mark.parametrize("way", ["Space", "Enter", "Escape", "tap"])
def test_the_scene_can_be_skipped_but_not_by_a_touch_meant_for_the_board(browsers: Browsers, way: str) -> None:
    page = near_the_end(browsers)
    watch(browsers, page, TIMES)
    finish(browsers, page)
    page.locator("dialog.moving").wait_for()
    while page.locator("dialog.moving").count():
        page.mouse.click(60, 60) if way == "tap" else page.keyboard.press(way)
    seen = times(page)

    assert SKIPPABLE - 20 <= seen["still"] - seen["moving"] < SCENE
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator("#outcome")).to_have_text("You win, Ann!")


def test_with_reduced_motion_nothing_moves_and_nothing_rains(browsers: Browsers) -> None:
    page = near_the_end(browsers, moves=False)
    finish(browsers, page)
    expect(page.locator("#outcome")).to_be_visible()

    assert page.locator("dialog.moving").count() == 0
    assert page.evaluate(LONG_MOTION) == 0
    expect(page.locator(".rain")).to_be_hidden()
    expect(page.locator(".rays")).to_be_hidden()
    expect(page.locator("dialog b").first).to_have_text("42")


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, DESKTOP])
def test_two_large_buttons_come_first_and_the_rest_is_behind_more(browsers: Browsers, size: Any) -> None:
    page = near_the_end(browsers, moves=False, size=size)
    finish(browsers, page)
    dialog = page.locator("dialog")
    large = [dialog.get_by_role("button", name=name) for name in ("Play again", "Send the picture")]
    for button in large:
        expect(button).to_be_visible()
        box = button.bounding_box()
        assert box
        assert box["height"] >= 56

    assert dialog.locator(".button.main").count() == 1
    links = ("Game review", "Replay", "Download the game record", "Home")
    for name in links:
        expect(dialog.get_by_role("link", name=name)).to_be_hidden()
    dialog.locator("summary").click()
    for name in links:
        expect(dialog.get_by_role("link", name=name)).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")


def test_one_looks_at_the_board_and_comes_back_to_the_result(browsers: Browsers) -> None:
    page = near_the_end(browsers, moves=False)
    finish(browsers, page)
    page.locator("dialog").get_by_role("button", name="Back to the board").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Result").click()

    expect(page.locator("#outcome")).to_be_visible()


def test_a_finished_table_shows_its_result_without_the_scene(browsers: Browsers) -> None:
    page = near_the_end(browsers)
    finish(browsers, page)
    expect(page.locator("#outcome")).to_be_visible()
    page.add_init_script(TIMES)
    page.add_init_script(EARS)
    page.reload()
    expect(page.locator("#outcome")).to_have_text("You win, Ann!")
    guest = browsers.open(page.url, moves=True, pace="normal")
    expect(guest.locator("#outcome")).to_have_text("Ann wins.")
    expect(guest.get_by_role("button", name="Play again")).to_have_count(0)

    assert "moving" not in times(page)
    assert page.evaluate("window.played") == []


def picture_of(file: Path) -> tuple[int, int, bytes]:
    """Width, height and colours of a PNG without filters, as the app writes them."""
    data = file.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    parts, place = b"", 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        if data[place + 4 : place + 8] == b"IDAT":
            parts += data[place + 8 : place + 8 + length]
        place += 12 + length
    return width, height, zlib.decompress(parts)


@pytest.mark.parametrize("is_dark", [False, True])
def test_the_picture_is_drawn_and_saved(browsers: Browsers, tmp_path: Path, is_dark: bool) -> None:
    page = near_the_end(browsers, moves=False, is_dark=is_dark)
    page.add_init_script(WATCH)
    page.reload()
    browsers.heard(page).wait_for_decision()
    finish(browsers, page)
    page.get_by_role("button", name="Send the picture").click()
    picture = page.get_by_role("img", name="Overload: Ann wins, 42 to 30.")
    expect(picture).to_have_attribute("data-ready", "true")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    file = tmp_path / "picture.png"
    saved.value.save_as(file)
    width, height, rows = picture_of(file)
    row = 1 + 3 * width
    colours = {rows[at : at + 3] for line in range(0, len(rows), row) for at in range(line + 1, line + row, 3)}

    assert saved.value.suggested_filename == "tablee-overload.png"
    assert (width, height) == (1200, 630)
    assert file.stat().st_size <= MOST_BYTES
    assert len(rows) == height * row
    assert len(colours) > 200, "not blank"
    assert len({rows[at : at + row] for at in range(0, len(rows), row)}) > 500
    expect(picture).to_have_accessible_name(re.compile("Ann 42, Lotte 30 and Mo 15"))
    assert blocked(page) == []


def test_where_the_device_can_share_the_press_opens_its_sheet(browsers: Browsers) -> None:
    page = near_the_end(browsers, moves=False)
    watch(browsers, page, SHARE)
    finish(browsers, page)
    page.get_by_role("button", name="Send the picture").click()
    wait_until(page, "window.shared.length === 1")
    (shared,) = page.evaluate("window.shared")

    assert shared["name"] == "tablee-overload.png"
    assert 10_000 < shared["size"] <= MOST_BYTES
    assert shared["text"].startswith("Overload: Ann wins, 42 to 30.")


def test_nothing_is_heard_or_felt_before_the_first_touch(browsers: Browsers) -> None:
    page = near_the_end(browsers)
    watch(browsers, page, EARS)
    finish(browsers, page)
    page.locator("dialog[open]:not(.moving)").wait_for()

    assert page.evaluate("[window.contexts, window.played.length]") == [0, 0]
    assert page.evaluate("window.felt ?? []") == []


def test_the_end_is_heard_and_felt_after_it(browsers: Browsers) -> None:
    page = near_the_end(browsers)
    watch(browsers, page, EARS)
    page.mouse.click(5, 400)
    finish(browsers, page)
    page.locator("dialog[open]:not(.moving)").wait_for()
    played = page.evaluate("window.played")

    assert page.evaluate("window.contexts") == 1
    assert len(played) > 3, "hops, discs and chimes"
    assert played[-1] == pytest.approx(0.94, abs=0.02), "three chimes"
    assert [20, 40, 20, 40, 120] in page.evaluate("window.felt")


def test_sounds_are_chosen_and_remembered(browsers: Browsers) -> None:
    page = near_the_end(browsers)
    watch(browsers, page, EARS)
    page.get_by_role("button", name="More", exact=True).click()
    drawer = page.locator("aside")
    volume = drawer.get_by_role("slider", name="Volume")
    volume.fill("30")
    drawer.get_by_label("Sounds").select_option("Turn and talk only")
    expect(volume).to_be_enabled()
    page.keyboard.press("Escape")
    wait_until(page, "window.played.length > 0")
    page.evaluate("window.played.length = 0")
    finish(browsers, page)
    page.locator("dialog[open]:not(.moving)").wait_for()

    assert page.evaluate("window.played") == []
    assert page.evaluate("['sound', 'volume'].map((name) => localStorage.getItem(`tablee.${name}`))") == ["calls", "30"]


def test_the_frames_of_the_scene_follow_each_other(browsers: Browsers) -> None:
    """The lamp before the coaster, the crown on its way after it, the scores last."""
    page = near_the_end(browsers)
    finish(browsers, page)
    page.locator("dialog.moving").wait_for()
    starts = page.evaluate(
        """() => ['.lamp', '.winner', '.crown', '.rain svg', 'dialog li', '.next'].map((part) =>
             Math.min(...document.querySelector(part).getAnimations().map((one) => one.effect.getTiming().delay)))"""
    )

    assert all(earlier <= later for earlier, later in pairwise(starts)), starts
    assert starts[0] == 0
