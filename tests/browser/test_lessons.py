"""Every lesson: by touch on a phone in three languages, with the keyboard, with mistakes, left and resumed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tablee.lessons import library
from tests.browser.browsers import DESKTOP, LOCALES, SMALL_PHONE, Browsers
from tests.browser.learning import Learner
from tests.browser.playing import TITLES, decide
from tests.browser.waiting import wait_until

LEARNT = [game for game in TITLES if library.lesson(game)]
every_lesson = pytest.mark.parametrize("game", LEARNT)
LIVE = "p[aria-live=polite]"
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"


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


@every_lesson
def test_a_first_step_is_done_with_the_keyboard(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}", size=DESKTOP)
    learner = Learner(browsers, page, game)
    [step, following, *_] = learner.main
    learner.wait_for_question(step["id"], 0)
    expect(page.locator("h1")).to_be_focused()
    for keys in learner.touch.keys(step["decisions"][0]["right"][0]["do"]):
        press(page, keys)
    wait_until(page, "() => document.querySelector('main').dataset.stage === 'done'")

    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    learner.wait_for_question(following["id"], 0)
    expect(page.locator("h1")).to_be_focused()


def press(page: Page, keys: str) -> None:
    """Type digits, press Enter, or go with Tab to what is so called and press it."""
    if keys.isdigit():
        page.keyboard.type(keys)
    elif keys == "Enter":
        page.keyboard.press(keys)
    else:
        tab_to(page, keys)
        page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


@every_lesson
def test_the_question_and_the_answer_are_read_aloud(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}")
    learner = Learner(browsers, page, game)
    [step, *_] = learner.main
    learner.wait_for_question(step["id"], 0)
    expect(page.locator(LIVE)).to_contain_text(step["decisions"][0]["say"])
    said = learner.answer_rightly(step["decisions"][0])

    expect(page.locator(LIVE)).to_contain_text(said)
    assert page.get_by_role("img", name="Step 1 of").count() == 1


def test_who_leaves_a_lesson_resumes_it_where_it_was_left(browsers: Browsers) -> None:
    page = browsers.open("/learn/overload")
    learner = Learner(browsers, page, "overload")
    [first, second, *_] = learner.main
    learner.do_step(first)
    learner.go_on()
    learner.wait_for_question(second["id"], 0)
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Learn Overload").click()

    learner.wait_for_question(second["id"], 0)
    kept = json.loads(page.evaluate("localStorage.getItem('tablee.lessons')"))
    assert kept == {"overload": {"step": second["id"], "done": False, "misses": {}}}


def test_the_way_back_of_the_browser_is_one_step_back(browsers: Browsers) -> None:
    page = browsers.open("/learn/overload")
    learner = Learner(browsers, page, "overload")
    [first, second, *_] = learner.main
    learner.wait_for_question(first["id"], 0)
    page.get_by_role("button", name="Skip").click()
    learner.wait_for_question(second["id"], 0)
    page.go_back()

    learner.wait_for_question(first["id"], 0)
    page.get_by_role("button", name="Skip").click()
    learner.wait_for_question(second["id"], 0)
    page.get_by_role("button", name="Back").click()
    learner.wait_for_question(first["id"], 0)


def test_after_three_misses_the_lesson_shows_the_way(browsers: Browsers) -> None:
    page = browsers.open("/learn/overload")
    learner = Learner(browsers, page, "overload")
    [step, *_] = learner.main
    for _ in range(3):
        learner.wait_for_question(step["id"], 0)
        learner.answer(step["decisions"][0]["poor"][0]["do"])
        expect(learner.bubble).to_contain_text(step["decisions"][0]["poor"][0]["say"])
    learner.wait_for_question(step["id"], 0)
    expect(page.locator(".stage.urging")).to_be_visible()
    page.get_by_role("button", name="Show me").click()

    wait_until(page, "() => document.querySelector('main').dataset.stage === 'done'")


def test_the_first_play_now_asks_once_whether_to_learn(page: Page) -> None:
    play = page.get_by_role("button", name="Play Overload now, against bots")
    play.click()
    expect(page.get_by_role("heading", name="New to Overload?")).to_be_visible()
    page.keyboard.press("Escape")
    play.click()

    expect(page).to_have_url(re.compile("/t/"))


def test_who_wants_to_learn_first_is_led_to_the_lesson(page: Page) -> None:
    page.get_by_role("button", name="Play Overload now, against bots").click()
    page.get_by_role("link", name="Learn it in 5 minutes").click()

    expect(page).to_have_url(re.compile("/learn/overload/"))


def test_a_finale_is_played_to_its_end_and_leads_to_a_real_game(browsers: Browsers) -> None:
    page = browsers.open("/learn/overload/finale")
    heard = browsers.heard(page)
    while decide(page, heard):
        pass
    expect(page.locator("main")).to_have_attribute("data-stage", re.compile("won|lost"))
    page.get_by_role("button", name="Play a real game").click()

    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/learn/overload")
    expect(page.get_by_role("heading", name="You know Overload")).to_be_visible()


@pytest.mark.parametrize("size", [SMALL_PHONE, {"width": 320, "height": 640}])
@every_lesson
def test_a_lesson_fits_a_small_phone_also_with_large_letters(
    game: str, size: dict[str, int], browsers: Browsers
) -> None:
    page = browsers.open(f"/learn/{game}", size={"width": size["width"], "height": size["height"]})
    learner = Learner(browsers, page, game)
    learner.wait_for_question(learner.main[0]["id"], 0)
    page.evaluate("document.documentElement.style.fontSize = '200%'")

    assert page.evaluate(OVERFLOW) <= 0
    page.get_by_role("button", name="Skip").scroll_into_view_if_needed()
    page.get_by_role("button", name="Skip").click()
    learner.wait_for_question(learner.main[1]["id"], 0)


@pytest.mark.parametrize("game", TITLES)
def test_the_rules_show_how_to_play_in_pictures(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/rules/{game}")
    shown = page.request.get(f"/api/games/{game}/pictures?language=en").json()
    captions = page.locator("details figcaption")

    expect(captions).to_have_text([picture["caption"] for picture in shown["how_to_play"]])
    for clause, pictures in shown["clauses"].items():
        expect(page.locator(f"#{clause} figcaption")).to_have_text([picture["caption"] for picture in pictures])
    expect(page.locator("details figure").first.locator("[inert]")).to_be_attached()


def test_guests_learn_while_they_wait_until_the_game_begins(browsers: Browsers) -> None:
    owner = browsers.open("/")
    made = owner.request.post("/api/tables", data=table_for_two()).json()
    guest = browsers.open(f"/t/{made['id']}")
    guest.get_by_label("What is your name?").fill("Ben")
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_role("link", name="Learn while you wait").click()
    expect(guest).to_have_url(re.compile("/learn/overload/"))
    started = owner.request.post(
        f"/api/tables/{made['id']}/start", headers={"Authorization": f"Bearer {made['owner']}"}
    )

    assert started.ok
    expect(guest).to_have_url(re.compile(f"/t/{made['id']}$"))


def table_for_two() -> dict[str, Any]:
    chairs = [{"sitter": sitter, "name": name, "level": ""} for sitter, name in (("me", "Ann"), ("friend", ""))]
    chairs.append({"sitter": "bot", "name": "", "level": "easy"})
    return {
        "game": "overload",
        "options": {},
        "chairs": chairs,
        "public": False,
        "hints": False,
        "clock": None,
        "stand_in": None,
    }
