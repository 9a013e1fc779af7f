"""The picture that moves: great moments of three games, as a viewer sees them, with the time that each frame stands."""

from __future__ import annotations

import subprocess
import sys
from base64 import b64decode
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize
from tests.browser.browsers import Browsers
from tests.browser.waiting import SHOWN
from tools.gallery import tables
from tools.gallery.pages import Visit, await_decision

from tablee.client import Server

SCREEN: ViewportSize = {"width": 1280, "height": 800}
SCALE = 0.625
# The games in the order of the film, and in which light.
SCENES = (("dog", "light"), ("overload", "dark"), ("wuerfel-express", "light"))
# Seconds before and after the move.
BEFORE = 0.8
AFTER = 3.6
# How often frames are asked for, in milliseconds.
STEP = 20
QUALITY = 58
# Seconds between two frames that are kept, at least, and how long a scene stands at its end.
APART = 0.066
END = 1.0


class Frame(NamedTuple):
    picture: bytes
    at: float


class Camera:
    """Keeps each frame that the page draws, until it is stopped."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.frames: list[Frame] = []
        self.seen: list[int] = []
        self.session.on("Page.screencastFrame", self.keep)
        size = {"maxWidth": int(SCREEN["width"] * SCALE), "maxHeight": int(SCREEN["height"] * SCALE)}
        self.session.send("Page.startScreencast", {"format": "png", **size})

    def keep(self, event: dict[str, Any]) -> None:
        self.frames.append(Frame(b64decode(event["data"]), event["metadata"]["timestamp"]))
        self.seen.append(event["sessionId"])

    def run(self, seconds: float) -> None:
        ends = monotonic() + seconds
        while monotonic() < ends:
            self.page.wait_for_timeout(STEP)
            while self.seen:  # the next frame comes when this one has been acknowledged
                self.session.send("Page.screencastFrameAck", {"sessionId": self.seen.pop()})


def scene(visit: Visit, game: str, light: str) -> list[Frame]:
    moment = tables.blow(game)
    held = tables.at_position(visit.server, moment.position)
    page = visit.browsers.open(held.path, pace="normal", moves=True, is_dark=light == "dark", size=SCREEN)
    await_decision(visit, page)
    page.evaluate(SHOWN)
    assert held.seat
    held.seat.connected()
    camera = Camera(page)
    camera.run(BEFORE)
    held.table.rehearse(held.seat, moment.do, *moment.then)
    camera.run(AFTER)
    return sampled(camera.frames)


def sampled(frames: list[Frame]) -> list[Frame]:
    """As many frames a second as a picture needs, in the order in which they were seen."""
    kept: list[Frame] = []
    for frame in sorted(frames, key=lambda frame: frame.at):
        if not kept or frame.at - kept[-1].at >= APART:
            kept.append(frame)
    return kept


def film(browser: Browser, address: str, folder: Path, scratch: Path) -> Path:
    browsers = Browsers(browser, address)
    visit = Visit(browsers, Server(address), "en", {})
    arguments: list[str] = []
    for game, light in SCENES:
        frames = scene(visit, game, light)
        ends = [*(frame.at for frame in frames[1:]), frames[-1].at + END]
        for number, (frame, end) in enumerate(zip(frames, ends, strict=True)):
            file = scratch / f"{game}-{number}.png"
            file.write_bytes(frame.picture)
            arguments += ["-d", str(round(1000 * (end - frame.at))), "-lossy", "-q", str(QUALITY), "-m", "6", str(file)]
    browsers.close()
    moving = folder / "moments.webp"
    made = subprocess.run(["img2webp", "-loop", "0", *arguments, "-o", str(moving)], check=False, capture_output=True)
    if made.returncode:
        sys.exit(made.stderr.decode())
    return moving
