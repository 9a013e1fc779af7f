"""A page at a position, with the viewer in the first seat and others who do nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Unpack

import httpx
from playwright.sync_api import Page

from tests.browser.browsers import Browsers, Wishes
from tests.contract.catalogue import refusals

NAMES = ("Lotte", "Mo", "Basile", "Inge", "Zero")


def newcomer(browsers: Browsers, game: str, do: str, **wishes: Unpack[Wishes]) -> Page:
    """A page at the position of the catalogue in which newcomers try this."""
    position = next(refusal.position for refusal in refusals(game) if refusal.do == do)
    return seated(browsers, game, position, **wishes)


def seated(browsers: Browsers, game: str, position: Mapping[str, Any], **wishes: Unpack[Wishes]) -> Page:
    others = [{"name": name, "face": "", "level": None} for name in NAMES[: position["options"]["players"] - 1]]
    asked = {"game": game, "position": position, "seat": 0, "name": "Ann", "others": [None, *others], "waits": True}
    made = httpx.post(f"{browsers.address}/api/practice", json=asked).raise_for_status().json()
    page = browsers.open(f"/t/{made['id']}#seats={made['seats'][0]['key']}", **wishes)
    browsers.heard(page).wait_for_decision()
    return page
