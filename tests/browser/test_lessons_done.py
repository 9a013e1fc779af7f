"""Every lesson done to its end and its finale won: by touch in three languages, and without a pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tablee.lessons import library
from tests.browser.browsers import DESKTOP, LOCALES, Browsers
from tests.browser.learning import Learner
from tests.browser.playing import TITLES

LEARNT = [game for game in TITLES if library.lesson(game)]
every_lesson = pytest.mark.parametrize("game", LEARNT)
# A page hears of a touch by these; a keyboard causes a click without pressing a pointer.
TOUCHES = """() => {
  window.touches = 0;
  for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, () => (window.touches += 1), { capture: true });
}"""


@pytest.mark.parametrize("language", LOCALES)
@every_lesson
def test_a_lesson_is_done_to_its_end_by_touch_on_a_phone(game: str, language: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}", language=language)
    finish(Learner(browsers, page, game, language))

    page.goto(f"/learn/{game}")
    expect(page.locator("h1")).to_contain_text(TITLES[game])
    expect(page).to_have_url(re.compile(rf"/learn/{game}$"))


@every_lesson
def test_a_lesson_is_done_to_its_end_with_the_keyboard(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}", size=DESKTOP)
    page.evaluate(TOUCHES)
    finish(Learner(browsers, page, game, by_keys=True))

    assert page.evaluate("window.touches") == 0


def finish(learner: Learner) -> None:
    page, finale = learner.page, learner.lesson["finale"]
    for step in learner.main:
        expect(page.locator("h1")).to_have_text(step["title"])
        expect(page.locator("h1")).to_be_focused()
        learner.do_step(step)
        learner.go_on()
    expect(page).to_have_url(re.compile(rf"/learn/{learner.game}/finale$"))
    expect(page.locator("h1")).to_be_focused()
    expect(learner.bubble).to_contain_text(finale["say"])
    learner.win()

    expect(learner.bubble).to_contain_text(finale["won"])
    learner.press("main footer .main")
    expect(page).to_have_url(re.compile("/t/"))
