"""How quickly the page answers, in a real browser: `make setup && .venv/bin/python benchmarks/page.py`.

Prints the milliseconds from a click to the frame that shows the move, and the frames a second while a board moves.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser import chromium
from tests.server.support.running import RunningServer

MOVES = 60
SHOWN = """(label) => new Promise((done) => {
  const stage = document.querySelector(".stage");
  const button = [...stage.querySelectorAll("button")].find((one) => one.textContent.includes(label) && !one.disabled);
  if (!button) return done(null);
  const began = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  });
  watch.observe(stage, { attributes: true, attributeFilter: ["data-revision"] });
  button.click();
})"""
FRAMES = """(ms) => new Promise((done) => {
  let frames = 0;
  const began = performance.now();
  const count = (now) => {
    frames += 1;
    if (now - began < ms) requestAnimationFrame(count);
    else done((1000 * frames) / (now - began));
  };
  requestAnimationFrame(count);
})"""


def play_now(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.get_by_role("button", name=f"Play {game} now").click()
    page.wait_for_selector(".stage[data-revision]")


def clicks(page: Page) -> list[float]:
    """Rolling and stopping in Würfel Express."""
    times: list[float] = []
    while len(times) < MOVES and not page.get_by_text("The game is over").count():
        for label in ("Stop here", "Done", "Take nothing", "Drop"):
            found = page.evaluate(SHOWN, label) if page.locator(".stage button", has_text=label).count() else None
            if found is not None:
                times.append(found)
        page.wait_for_timeout(20)
    return times


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        RunningServer(Path(folder) / "tables.db", "--pace", "100") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB")
        play_now(page, server.address, "Würfel Express")
        times = clicks(page)
        slow = quantiles(times, n=20)[-1]
        print(f"click to shown move: median {median(times):.0f} ms, 95 % {slow:.0f} ms ({len(times)} clicks)")
        play_now(page, server.address, "DOG")
        page.locator(".stage button").first.click()
        print(f"DOG board: {page.evaluate(FRAMES, 4000):.0f} frames a second")
        browser.close()


if __name__ == "__main__":
    main()
