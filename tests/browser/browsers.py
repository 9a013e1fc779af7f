"""Browsers at a table, each by itself; whatever goes wrong in one of them fails the test."""

from __future__ import annotations

import re
from typing import TypedDict, Unpack
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

from tests.browser.hearing import Hearing

PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
# Too narrow for a column beside the board: log and talk are in drawers.
NARROWER: ViewportSize = {"width": 1100, "height": 800}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
OWN_SCHEMES = ("data", "blob", "about")
# What the browser itself says when a server is away, and what is said of a request that a page no longer waits for.
OUTAGE = ("net::ERR_", "WebSocket connection", "Failed to load resource")
ABORTED = "net::ERR_ABORTED"
# A page asks what may come of a choice that is being weighed. If the choice is made before the question arrives, the
# server refuses the question, as it should, and Chromium logs every refusal.
OVERTAKEN = re.compile(r"status of 409 .*/prospects\?")


# A new browser remembers these choices, as one does in which a person has made them. Where the show itself is not what
# matters, nobody waits for it; and who is no newcomer has been asked for a name and a face before, and needs no notes.
CHOOSE = """((name, value) => {
  try { localStorage.getItem(name) ?? localStorage.setItem(name, value); } catch { /* no page yet */ }
})('tablee.%s', '%s')"""


class Wishes(TypedDict, total=False):
    size: ViewportSize
    language: str
    is_dark: bool
    moves: bool
    pace: str
    newcomer: bool
    worker: bool
    forgives: tuple[str, ...]


class Browsers:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.problems: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.hearings: dict[Page, Hearing] = {}

    def open(self, path: str = "/", **wishes: Unpack[Wishes]) -> Page:
        """A new browser that remembers nothing, at a page of the app."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport=wishes.get("size", PHONE),
            locale=LOCALES[wishes.get("language", "en")],
            color_scheme="dark" if wishes.get("is_dark") else "light",
            reduced_motion="no-preference" if wishes.get("moves") else "reduce",
            service_workers="allow" if wishes.get("worker") else "block",
        )
        context.set_default_timeout(10_000)
        context.add_init_script(CHOOSE % ("pace", wishes.get("pace", "instant")))
        if not wishes.get("newcomer"):
            context.add_init_script(CHOOSE % ("introduced", "yes"))
            context.add_init_script(CHOOSE % ("notes", "off"))
        self.contexts.append(context)
        return self.tab(context, path, wishes.get("forgives", ()))

    def tab(self, context: BrowserContext, path: str, forgives: tuple[str, ...] = ()) -> Page:
        """One more page in the same browser, with the same memory."""
        page = context.new_page()
        self.watch(page, forgives)
        self.hearings[page] = Hearing(page)
        page.goto(path)
        return page

    def heard(self, page: Page) -> Hearing:
        return self.hearings[page]

    def watch(self, page: Page, forgives: tuple[str, ...]) -> None:
        host = urlsplit(self.address).netloc

        def note(problem: str) -> None:
            if not any(word in problem for word in forgives):
                self.problems.append(f"{urlsplit(page.url).path}: {problem}")

        def console(message: ConsoleMessage) -> None:
            problem = f"console: {message.text} ({message.location.get('url', '')})"
            if message.type == "error" and not OVERTAKEN.search(problem):
                note(problem)

        def asked(request: Request) -> None:
            parts = urlsplit(request.url)
            if parts.netloc != host and parts.scheme not in OWN_SCHEMES:
                note(f"request to another host: {request.url}")

        def failed(request: Request) -> None:
            if request.failure != ABORTED:
                note(f"request failed: {request.url} {request.failure}")

        page.on("console", console)
        page.on("pageerror", lambda error: note(f"page error: {error}"))
        page.on("request", asked)
        page.on("requestfailed", failed)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
