"""How quickly the page answers, in a real browser: `make setup && .venv/bin/python benchmarks/page.py`.

For each turn-based game, the milliseconds from a person's touch to the frame that shows the move, and the frames a
second while the board shows what bots do. Run it on a quiet machine: Chromium draws in software here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser import chromium
from tests.browser.browsers import DESKTOP, PHONE, Browsers
from tests.browser.conftest import ARGUMENTS
from tests.browser.playing import decide
from tests.server.support.running import RunningServer
from tools.gallery.tables import begun

from tablee.client import Server
from tablee.core.realtime import RealTimeGame
from tablee.core.registry import find, folders

DECISIONS = 25
SECONDS = 8
# A frame that takes longer than three of sixty a second is seen to stick.
STUCK = 50
# Notes the time from the last touch to the first frame after the board has another revision.
TOUCHES = """() => {
  window.touched = null;
  window.shown = [];
  addEventListener("click", () => { window.touched = performance.now(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => {
    if (window.touched !== null) window.shown.push(performance.now() - window.touched);
    window.touched = null;
  })).observe(document.querySelector(".stage"), { attributes: true, attributeFilter: ["data-revision"] });
}"""
# The milliseconds of each frame while something on the board moves.
FRAMES = """(ms) => new Promise((done) => {
  const frames = [];
  const began = performance.now();
  let before = began;
  const count = (now) => {
    if (document.getAnimations().some((one) => one.playState === "running")) frames.push(now - before);
    before = now;
    if (now - began < ms) requestAnimationFrame(count);
    else done(frames);
  };
  requestAnimationFrame(count);
})"""


class Frames(NamedTuple):
    number: int
    a_second: float
    stuck: int


def shown(browsers: Browsers, server: Server, game: str) -> list[float]:
    """The times of a person's own moves; the page shows everything without a pause."""
    held = begun(server, game)
    page = browsers.open(held.path, size=PHONE)
    heard = browsers.heard(page)
    heard.wait_for_decision()
    page.evaluate(TOUCHES)
    for _ in range(DECISIONS):
        if not decide(page, heard):
            break
    times: list[float] = page.evaluate("window.shown")
    return times


def frames(browsers: Browsers, server: Server, game: str) -> Frames:
    """While the board shows a lap of bots at the normal pace."""
    held = begun(server, game)
    page = browsers.open(held.path, size=DESKTOP, pace="normal", moves=True)
    heard = browsers.heard(page)
    heard.wait_for_decision()
    decide(page, heard)
    taken: list[float] = page.evaluate(FRAMES, 1000 * SECONDS)
    return Frames(len(taken), 1000 * len(taken) / max(sum(taken), 1), sum(time > STUCK for time in taken))


@contextmanager
def chromium_and_server() -> Iterator[tuple[Browser, str]]:
    with (
        TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.db", "--pace", "0", "--limit-tables", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        yield browser, server.address
        browser.close()


def turn_based() -> list[str]:
    """In a game of speed nobody may answer as fast as a program."""
    return [game for game in folders() if not isinstance(find(game), RealTimeGame)]


def main() -> None:
    with chromium_and_server() as (browser, address):
        for game in turn_based():
            browsers = Browsers(browser, address)
            times = shown(browsers, Server(address), game)
            slow = quantiles(times, n=20)[-1]
            moving = frames(browsers, Server(address), game)
            browsers.close()
            print(f"{find(game).about.title}:")
            print(f"  touch to shown move: median {median(times):.0f} ms, 95% {slow:.0f} ms ({len(times)} moves)")
            print(f"  {moving.a_second:.0f} frames a second, {moving.stuck} of {moving.number} over {STUCK} ms")


if __name__ == "__main__":
    main()
