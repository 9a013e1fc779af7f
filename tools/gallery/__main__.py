"""Pictures of every page, at every width, by day and by night, in every language: `make gallery`.

python -m tools.gallery --only decision --width 390 --theme dark --language fr
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser import chromium
from tests.browser.browsers import Browsers
from tests.browser.conftest import ARGUMENTS
from tests.browser.waiting import SHOWN, wait_until
from tests.server.support.running import RunningServer
from tools.gallery.index import write_index
from tools.gallery.looks import HEIGHTS, THEMES, WIDTHS, Look
from tools.gallery.pages import PAGES, PICTURES, Shown, Visit
from tools.gallery.tables import Held

from tablee.client import Server
from tablee.core.languages import LANGUAGES


class Shot(NamedTuple):
    page: str
    language: str
    look: Look

    @property
    def file(self) -> str:
        return f"{self.page}_{self.language}_{self.look.width}_{self.look.theme}.png"


class Gallery:
    """Goes from page to page and keeps the pictures in a folder; a page that cannot be reached is noted."""

    def __init__(self, folder: Path, languages: Sequence[str], looks: Sequence[Look]) -> None:
        self.folder = folder
        self.languages = languages
        self.looks = looks
        self.shots: list[Shot] = []
        self.failures: list[str] = []
        self.made: dict[str, Held] = {}

    def show(self, pages: Sequence[Shown], browser: Browser, address: str) -> None:
        rounds = list(product(pages, self.languages))
        for number, (shown, language) in enumerate(rounds, start=1):
            began = monotonic()
            browsers = Browsers(browser, address)
            try:
                self.take_all(shown, Visit(browsers, Server(address), language, self.made))
            except Exception as error:  # the other pages are still worth looking at
                self.failures.append(f"{shown.name} ({language}): {str(error).splitlines()[0]}")
            browsers.close()
            print(f"{number}/{len(rounds)} {shown.name} ({language}), {monotonic() - began:.1f} s", flush=True)

    def take_all(self, shown: Shown, visit: Visit) -> None:
        page = None if shown.fleeting else shown.reach(visit)
        for look in self.looks:
            self.take(page or shown.reach(visit), Shot(shown.name, visit.language, look), whole=shown.whole)

    def take(self, page: Page, shot: Shot, *, whole: bool) -> None:
        page.emulate_media(color_scheme=shot.look.theme)
        page.set_viewport_size({"width": shot.look.width, "height": HEIGHTS[shot.look.width]})
        page.evaluate(SHOWN)
        wait_until(page, PICTURES)
        page.screenshot(path=self.folder / shot.file, full_page=whole)
        self.shots.append(shot)


@contextmanager
def chromium_and_server() -> Iterator[tuple[Browser, str]]:
    path = chromium.find()
    if not path:
        sys.exit(chromium.ADVICE)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        options = ("--pace", "0", "--limit-tables", "0")
        with RunningServer(Path(data) / "tables.db", *options, module="tools.gallery.server") as server:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            yield browser, server.address
            browser.close()


def wanted(only: Sequence[str]) -> list[Shown]:
    """Pages of which the name begins with one of these."""
    return [shown for shown in PAGES if not only or shown.name.startswith(tuple(only))]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make gallery", description="Take pictures of every page of the web app.")
    parser.add_argument("--folder", type=Path, default=Path("gallery"), help="where the pictures go (default: gallery)")
    parser.add_argument("--only", nargs="+", default=[], metavar="PAGE", help="pages whose name begins like this")
    parser.add_argument("--width", nargs="+", type=int, choices=WIDTHS, default=WIDTHS, metavar="PIXELS")
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--list", action="store_true", help="list the pages and take no pictures")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    pages = wanted(given.only)
    if given.list or not pages:
        print(*(shown.name for shown in pages or PAGES), sep="\n")
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    gallery = Gallery(
        given.folder, given.language, [Look(theme, width) for theme in given.theme for width in given.width]
    )
    with chromium_and_server() as (browser, address):
        gallery.show(pages, browser, address)
    write_index(given.folder)
    print(f"{len(gallery.shots)} pictures: {(given.folder / 'index.html').resolve().as_uri()}")
    if gallery.failures:
        sys.exit("\n".join(["These pages could not be shown:", *gallery.failures]))


if __name__ == "__main__":
    main()
