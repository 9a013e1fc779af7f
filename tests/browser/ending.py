"""A game one turn before its end, and the moves that end it."""

from __future__ import annotations

from typing import Any, Unpack
from uuid import uuid4

import httpx
from playwright.sync_api import Page

from tests.browser.browsers import Browsers, Wishes
from tests.browser.playing import held
from tests.browser.positions import seated

GAME = "overload"
# Eight discs are three spaces before the finish: they are worth twelve points, and thirty are there.
SHARED: dict[str, Any] = {"game": GAME, "options": {"players": 3}, "points": [30, 30, 15], "turn": 1}
WON: dict[str, Any] = {**SHARED, "pawns": ["14+8 6+5", "3+2 10+4", "1+1 8+2"], "phase": "move 3"}
LOST: dict[str, Any] = {**SHARED, "pawns": ["3+0 6+5", "14+8 10+4", "1+1 8+2"], "phase": "move 1"}
THEN = {True: [], False: ["roll 3", "move 2a"]}


def near_the_end(browsers: Browsers, *, wins: bool = True, **wishes: Unpack[Wishes]) -> Page:
    """A page of Ann, who is on turn; Lotte is next."""
    wishes.setdefault("pace", "normal")
    wishes.setdefault("moves", True)
    return seated(browsers, GAME, WON if wins else LOST, **wishes)


def finish(browsers: Browsers, page: Page, *, wins: bool = True) -> None:
    """Ann moves, and wins, or Lotte does after her."""
    asked = {
        "command": uuid4().hex,
        "revision": browsers.heard(page).revision,
        "do": "move 1a",
        "then": THEN[wins],
    }
    table = f"{browsers.address}/api/tables/{page.url.rpartition('/')[2]}/rehearse"
    key = {"Authorization": f"Bearer {held(page)['seats'][0]}"}
    answer = httpx.post(table, json=asked, headers=key)
    assert answer.is_success, answer.text
