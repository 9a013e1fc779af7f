"""English, French and German: on every page, and remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsers import Browsers
from tests.browser.pages import see
from tests.browser.playing import GAMES, TITLES, just_play
from tests.browser.waiting import SHOWN

# A word of each page that belongs to no other language.
HOME = {"en": "Play now", "fr": "Jouer", "de": "Spielen"}
RAW = re.compile(r"undefined|\[object|NaN|function ?\(|=>")
CODES = tuple(HOME)
NAMELESS = """() => [...document.querySelectorAll('[aria-label=""]')]
  .filter((one) => !one.closest('[aria-hidden=true]')).map((one) => one.outerHTML)"""


def check(page: Page, language: str) -> str:
    """In that language, with no word missing. What is written there comes back."""
    page.evaluate(SHOWN)
    text = page.locator("body").inner_text()
    names: list[str] = page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")

    expect(page.locator("html")).to_have_attribute("lang", language)
    assert not RAW.search("\n".join([text, page.title(), *names]))
    assert page.evaluate(NAMELESS) == []
    return text


@pytest.mark.parametrize("language", CODES)
def test_the_language_of_the_browser_is_spoken_at_once(language: str, browsers: Browsers) -> None:
    page = browsers.open(language=language)
    expect(page.get_by_role("heading", name="DOG")).to_be_visible()

    assert HOME[language] in check(page, language)


@pytest.mark.parametrize(
    "path", ["/", "/learn", "/watch", *(f"/{page}/{game}" for page in ("new", "rules", "learn") for game in GAMES)]
)
def test_no_page_says_the_same_in_two_languages(path: str, browsers: Browsers) -> None:
    page = browsers.open()
    said = set()
    for language in CODES:
        page.evaluate("(code) => localStorage.setItem('tablee.language', code)", language)
        see(page, path)
        said.add(check(page, language))

    assert len(said) == len(CODES)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_each_language(game: str, browsers: Browsers) -> None:
    said = set()
    for language in CODES:
        page = browsers.open(language=language)
        page.get_by_role("button", name=TITLES[game]).first.click()
        just_play(page)
        heard = browsers.heard(page)
        heard.wait_for_decision()
        check(page, language)
        said.add(page.locator(".task").inner_text())

    assert len(said) == len(CODES)


def test_a_language_once_chosen_is_remembered(page: Page) -> None:
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("radio", name="Français").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", name="DOG")).to_be_visible()

    assert HOME["fr"] in check(page, "fr")


def test_the_language_can_be_changed_at_the_table(browsers: Browsers, page: Page) -> None:
    page.get_by_role("button", name="Play now: Overload").click()
    just_play(page)
    heard = browsers.heard(page)
    heard.wait_for_decision()
    before = page.locator(".task").inner_text()
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("aside").get_by_role("radio", name="Deutsch").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")

    expect(page.locator(".task")).not_to_have_text(before)
    check(page, "de")
