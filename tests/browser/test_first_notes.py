"""What happens for the first time in a player's life is explained once, and the show waits until it is read."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import Browsers

EMPTY = ["", "", "", ""]
# The others have nothing to play: they lay down their hands one after the other.
STUCK: dict[str, Any] = {
    "options": {"players": 4},
    "pawns": ["start start start start"] * 4,
    "hands": ["13 5", "9 5", "9 5", "9 5"],
    "offers": EMPTY,
    "gifts": EMPTY,
    "discards": "",
    "round": 1,
    "dealer": 4,
    "turn": 1,
    "phase": "play",
}
NOTES = {
    "en": "Lotte cannot play any card: the hand is laid down, until the next deal.",
    "fr": "Lotte ne peut jouer aucune carte\u00a0: ses cartes sont posées jusqu’à la prochaine donne.",
    "de": "Lotte kann keine Karte spielen, legt alle ab und wartet bis zum nächsten Geben.",
}


def enter(browsers: Browsers, language: str = "en", *, newcomer: bool = True) -> Page:
    """The page after the first pawn came out; what the others do is yet to be shown."""
    others = [{"name": name, "face": "", "level": "easy"} for name in ("Lotte", "Mo", "Basile")]
    asked = {"game": "dog", "position": STUCK, "seat": 0, "name": "Ann", "others": [None, *others], "waits": False}
    made = httpx.post(f"{browsers.address}/api/practice", json=asked).raise_for_status().json()
    address = f"/t/{made['id']}#seats={made['seats'][0]['key']}"
    page = browsers.open(address, newcomer=newcomer, pace="normal", language=language)
    browsers.heard(page).wait_for_decision()
    page.locator('.hand button[data-card="13"]').click()
    page.locator(".choices .main").click()
    return page


@pytest.mark.parametrize("language", NOTES)
def test_what_is_new_is_explained_and_waits_for_a_tap(browsers: Browsers, language: str) -> None:
    page = enter(browsers, language)
    note = page.locator(".narration .note")
    expect(note).to_have_text(NOTES[language])
    expect(page.locator("main > p[aria-live=polite]").last).to_contain_text(NOTES[language])
    page.wait_for_timeout(2500)
    expect(note).to_have_text(NOTES[language])
    page.keyboard.press("Space")

    expect(page.locator(".narration")).to_contain_text("Mo")
    expect(note).to_have_count(0)


def test_it_is_explained_once_in_a_life(browsers: Browsers) -> None:
    page = enter(browsers)
    expect(page.locator(".narration .note")).to_be_visible()

    assert page.evaluate("localStorage.getItem('tablee.firsts')") == "dog/lays-down"
    page.locator(".stage").click(position={"x": 4, "y": 4})
    expect(page.locator(".narration")).to_contain_text("Basile", timeout=15_000)
    expect(page.locator(".narration .note")).to_have_count(0)


def test_who_wants_no_notes_gets_none(browsers: Browsers) -> None:
    page = enter(browsers, newcomer=False)

    expect(page.locator(".narration")).to_contain_text("Basile", timeout=15_000)
    assert page.evaluate("localStorage.getItem('tablee.firsts')") is None
