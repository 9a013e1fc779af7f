"""Every lesson, from its first question to a real game: by touch on a phone in three languages, and with the keyboard."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import DESKTOP, LOCALES, Browsers
from tests.browser.hearing import PATIENCE
from tests.browser.learning import Learner
from tests.browser.playing import TITLES, decide, play_now
from tablee.lessons import library

LEARNT = [game for game in TITLES if library.lesson(game)]
every_lesson = pytest.mark.parametrize("game", LEARNT)


@pytest.mark.parametrize("language", LOCALES)
@every_lesson
def test_a_lesson_is_done_by_touch_on_a_phone(game: str, language: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}", language=language)
    learner = Learner(browsers, page, game, language)
    for step in learner.main:
        expect(learner.page.locator("h1")).to_have_text(step["title"])
        learner.do_step(step)
        learner.go_on()

    expect(page).to_have_url(re.compile(rf"/learn/{game}/finale$"))
    expect(learner.bubble).to_contain_text(learner.lesson["finale"]["say"])


@every_lesson
def test_a_variant_is_learnt_after_the_finale(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}")
    learner = Learner(browsers, page, game)
    for step in learner.extras:
        page.goto(f"/learn/{game}/{step['id']}")
        learner.do_step(step)


@every_lesson
def test_each_typical_mistake_is_answered_and_taken_back(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}")
    learner = Learner(browsers, page, game)
    for step in learner.main:
        page.goto(f"/learn/{game}/{step['id']}")
        for number, decision in enumerate(step["decisions"]):
            make_mistakes(learner, step["id"], number, decision)
            learner.answer_rightly(decision)


def make_mistakes(learner: Learner, step: str, number: int, decision: dict[str, Any]) -> None:
    for wrong in decision.get("wrong", ()):
        learner.wait_for_question(step, number)
        if learner.touch.attempt(learner.page, wrong["do"]):
            expect(learner.bubble.or_(learner.page.get_by_role("alert")).first).to_be_visible()
            expect(learner.bubble).to_contain_text(wrong["say"])
    for poor in decision.get("poor", ()):
        learner.wait_for_question(step, number)
        if learner.may(poor["do"]):
            learner.answer(poor["do"])
            expect(learner.bubble).to_contain_text(poor["say"])
    learner.wait_for_question(step, number)

