"""What a frame costs the page itself, whatever else the machine does: `.venv/bin/python benchmarks/frames.py`.

While the board of each turn-based game shows what bots do, Chromium traces its main thread. A frame's cost is the CPU
time of all tasks from its beginning to the next: script, style, layout, paint. At 60 frames a second it may have 16.7
ms. Drawing the pixels is the graphics card's work, which software does here, in other threads.
"""

from __future__ import annotations

import json
import sys
from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.page import SECONDS, chromium_and_server, turn_based
from tests.browser.browsers import DESKTOP, Browsers
from tools.gallery.tables import Held, begun, chosen

from tablee.client import Server
from tablee.core.registry import find

BUDGET = 1000 / 60
DECISIONS = 8
CATEGORIES = ["toplevel", "cc"]
# Phases of events that tell of a beginning.
BEGINS = "XBb"
TASK = "ThreadControllerImpl::RunTask"
FRAME = "ProxyMain::BeginMainFrame"


def traced(browser: Browser, page: Page, play: Callable[[], None]) -> list[dict[str, Any]]:
    """The events of the page's main thread while it shows what is played."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    play()
    page.wait_for_timeout(1000 * SECONDS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    drawn = [event for event in events if event["name"] == FRAME]
    threads = [(event["pid"], event["tid"]) for event in drawn]
    own = max(set(threads), key=threads.count)
    return [event for event in events if (event["pid"], event["tid"]) == own]


def costs(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of CPU of each frame."""
    begins = sorted({event["ts"] for event in events if event["name"] == FRAME and event["ph"] in BEGINS})
    spent = [0.0] * (len(begins) + 1)
    for event in events:
        if event["name"] == TASK:
            spent[bisect_right(begins, event["ts"] + event.get("dur", 0))] += event.get("tdur", 0) / 1000
    yield from spent[1:]


def laps(held: Held, game: str) -> None:
    """Decisions of the viewer, made elsewhere, and what bots do after each."""
    assert held.seat
    for turn in islice(held.seat.turns(), DECISIONS):
        held.seat.do(chosen(game, turn))


def main() -> None:
    with chromium_and_server() as (browser, address):
        for game in turn_based():
            browsers = Browsers(browser, address)
            held = begun(Server(address), game)
            page = browsers.open(held.path, size=DESKTOP, pace="normal", moves=True)
            browsers.heard(page).wait_for_decision()
            each = list(costs(traced(browser, page, partial(laps, held, game))))
            browsers.close()
            late = sum(cost > BUDGET for cost in each)
            print(
                f"{find(game).about.title}: {len(each)} frames, median {median(each):.1f} ms, "
                f"95% {quantiles(each, n=20)[-1]:.1f} ms, {late} over {BUDGET:.1f} ms"
            )


if __name__ == "__main__":
    main()
