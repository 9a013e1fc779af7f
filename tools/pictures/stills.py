"""Pictures that stand still: home and a table on a desktop, the four games on phones."""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize
from tests.browser.browsers import Browsers
from tests.browser.waiting import SHOWN, wait_until
from tools.gallery.looks import Theme
from tools.gallery.pages import FIRST, GAMES, PICTURES, Visit, await_decision, decision
from tools.gallery.tables import Held, begun, chosen

from tablee.client import Server

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 780}
# In what light each of the phones is shown.
LIGHTS: tuple[Theme, ...] = ("light", "dark", "light", "dark")
ROW = """<style>
  body {{ margin: 0; display: flex; gap: 24px; width: max-content; background: transparent; }}
  img {{ width: 390px; border-radius: 36px; }}
</style>{}"""
QUALITY = 82
# How many decisions the viewer has made at the table.
TURNS = 20


def settled(page: Page, size: ViewportSize) -> Page:
    page.set_viewport_size(size)
    page.evaluate(SHOWN)
    wait_until(page, PICTURES)
    return page


def webp(page: Page, file: Path, *, clear: bool = False) -> None:
    """Chromium writes WebP by itself, but Playwright does not ask for it."""
    session = page.context.new_cdp_session(page)
    if clear:
        session.send("Emulation.setDefaultBackgroundColorOverride", {"color": {"r": 0, "g": 0, "b": 0, "a": 0}})
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(b64decode(shot["data"]))


def lively(server: Server, game: str) -> Held:
    """A game in which something has happened."""
    held = begun(server, game)
    assert held.seat
    for number, turn in enumerate(held.seat.turns()):
        if number == TURNS:
            break
        held.seat.do(chosen(game, turn))
    return held


def tables(browser: Browser, address: str, folder: Path) -> None:
    browsers = Browsers(browser, address)
    visit = Visit(browsers, Server(address), "en", {})
    page = visit.open(lively(visit.server, FIRST).path)
    await_decision(visit, page)
    webp(settled(page, DESKTOP), folder / "table.webp")
    browsers.close()


def phones(browser: Browser, address: str, folder: Path) -> None:
    browsers = Browsers(browser, address)
    visit = Visit(browsers, Server(address), "en", {})
    images = []
    for game, light in zip(GAMES, LIGHTS, strict=True):
        page = settled(decision(game, visit), PHONE)
        page.emulate_media(color_scheme=light)
        page.evaluate(SHOWN)
        images.append(b64encode(page.screenshot()).decode())
    row = browser.new_page(viewport={"width": 4 * 390 + 3 * 24, "height": PHONE["height"]})
    row.set_content(ROW.format("".join(f'<img src="data:image/png;base64,{image}">' for image in images)))
    wait_until(row, PICTURES)
    webp(row, folder / "phones.webp", clear=True)
    browsers.close()
