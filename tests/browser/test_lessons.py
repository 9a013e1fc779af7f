"""Lessons: their variants, mistakes in them, what is read aloud; left and resumed; where they are offered."""

from __future__ import annotations

import json
import re
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, Request, ViewportSize, expect

from tablee.lessons import library
from tests.browser.browsers import SMALL_PHONE, Browsers
from tests.browser.learning import Learner
from tests.browser.playing import TITLES
from tests.browser.waiting import wait_until

LEARNT = [game for game in TITLES if library.lesson(game)]
# What the words of a lesson answer, though its board has nothing to touch for it.
UNTOUCHABLE = {
    "dog": {"enter: lay down", "swap: swap idle", "exchange: 1 gives joker"},
    "overload": {"home: load 3", "load: roll 8", "meet: skip 2a"},
}
every_lesson = pytest.mark.parametrize("game", LEARNT)
LARGE: ViewportSize = {"width": 1600, "height": 1200}
LIVE = "p[aria-live=polite]"
# On it, or read aloud after its name.
SAID = """([selector, words]) => {
  const one = document.querySelector(selector);
  const beside = document.getElementById(one?.getAttribute("aria-describedby"));
  return `${one?.textContent} ${beside?.textContent}`.includes(words);
}"""
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"


@every_lesson
def test_a_variant_is_learnt_after_the_finale(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}")
    learner = Learner(browsers, page, game)
    for step in learner.extras:
        page.goto(f"/learn/{game}/{step['id']}")
        learner.do_step(step)


@every_lesson
def test_each_typical_mistake_is_answered_and_taken_back(game: str, browsers: Browsers) -> None:
    # On a phone a finger that is one space off means the lit one.
    page = browsers.open(f"/learn/{game}", size=LARGE)
    learner = Learner(browsers, page, game)
    untouched: list[str] = []
    for step in (*learner.main, *learner.extras):
        page.goto(f"/learn/{game}/{step['id']}")
        for number, decision in enumerate(step["decisions"]):
            untouched += do_wrong_things(learner, step["id"], number, decision)
            untouched += do_poor_things(learner, step["id"], number, decision)
            learner.answer_rightly(decision)

    assert set(untouched) == UNTOUCHABLE.get(game, set())


def do_wrong_things(learner: Learner, step: str, number: int, decision: dict[str, Any]) -> list[str]:
    """Each is answered at once; those that the board has nothing to touch for."""
    untouched = []
    for wrong in decision.get("wrong", ()):
        learner.wait_for_question(step, number)
        if learner.touch.attempt(learner.page, wrong["do"]):
            expect(learner.bubble).to_contain_text(wrong["say"])
        else:
            untouched.append(f"{step}: {wrong['do']}")
        learner.page.keyboard.press("Escape")
    return untouched


def do_poor_things(learner: Learner, step: str, number: int, decision: dict[str, Any]) -> list[str]:
    """Each is played, answered and taken back, as soon as the learner has seen enough."""
    untouched = []
    for poor in decision.get("poor", ()):
        learner.wait_for_question(step, number)
        if learner.may(poor["do"]):
            learner.answer(poor["do"])
            expect(learner.bubble).to_contain_text(poor["say"])
            learner.page.locator("h1").focus()
            learner.page.keyboard.press("Space")
        else:
            untouched.append(f"{step}: {poor['do']}")
    learner.wait_for_question(step, number)
    return untouched


def test_a_poor_move_is_seen_for_two_seconds_or_until_a_tap(browsers: Browsers) -> None:
    page = browsers.open("/learn/overload")
    learner = Learner(browsers, page, "overload")
    [step, *_] = learner.main
    for least, most, taps in ((1.8, 9.0, False), (0.0, 1.5, True)):
        learner.wait_for_question(step["id"], 0)
        learner.answer(step["decisions"][0]["poor"][0]["do"])
        wait_until(page, "() => document.querySelector('main').dataset.stage === 'showing'")
        begun = monotonic()
        if taps:
            page.locator(".stage").click(position={"x": 4, "y": 4})
        learner.wait_for_question(step["id"], 0)

        assert least < monotonic() - begun < most


# A choice by what is touched for it, and what it says it would do; against time, what an answer would bring.
SAYS = [
    ("dog", "capture", '.hand button[data-card="8"]', "captures Lotte"),
    ("wuerfel-express", "buy", '[data-place="take R4"]', "you reach 4"),
    ("overload", "home", 'button[data-choice="move 1a"]', "scores 3"),
]
BRINGS = ("wuerfelblitz", "black", ".desk", "black token")


@pytest.mark.parametrize(("game", "step", "selector", "words"), [*SAYS, BRINGS])
def test_choices_in_a_lesson_say_what_they_would_do(
    game: str, step: str, selector: str, words: str, browsers: Browsers
) -> None:
    page = browsers.open(f"/learn/{game}/{step}")
    Learner(browsers, page, game).wait_for_question(step, 0)
    wait_until(page, SAID, [selector, words])


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
    page.get_by_role("button", name="Skip", exact=True).click()
    learner.wait_for_question(second["id"], 0)
    page.go_back()

    learner.wait_for_question(first["id"], 0)
    page.get_by_role("button", name="Skip", exact=True).click()
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
    expect(page.locator("main.urging .stage")).to_be_visible()
    page.get_by_role("button", name="Show me").click()

    wait_until(page, "() => document.querySelector('main').dataset.stage === 'done'")


def test_the_first_play_now_asks_once_whether_to_learn(page: Page) -> None:
    play = page.get_by_role("button", name="Play now: Overload")
    play.click()
    expect(page.get_by_role("heading", name="New to Overload?")).to_be_visible()
    page.keyboard.press("Escape")
    play.click()

    expect(page).to_have_url(re.compile("/t/"))


def test_who_wants_to_learn_first_is_led_to_the_lesson(page: Page) -> None:
    page.get_by_role("button", name="Play now: Overload").click()
    page.get_by_role("link", name="Learn it in 5 minutes").click()

    expect(page).to_have_url(re.compile("/learn/overload/"))


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
    page.get_by_role("button", name="Skip", exact=True).scroll_into_view_if_needed()
    page.get_by_role("button", name="Skip", exact=True).click()
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
    guest.get_by_label("What’s your name?").fill("Ben")
    guest.get_by_role("button", name="Sit down", exact=True).click()
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


def test_what_comes_of_a_lesson_is_counted(browsers: Browsers) -> None:
    page = browsers.open("/")
    counted: list[str] = []
    page.on("request", lambda request: counted.append(counted_by(request)) if "/lesson/" in request.url else None)
    page.goto("/learn/overload")
    learner = Learner(browsers, page, "overload")
    [first, second, *_] = learner.main
    learner.wait_for_question(first["id"], 0)
    learner.answer(first["decisions"][0]["poor"][0]["do"])
    learner.wait_for_question(first["id"], 0)
    page.get_by_role("button", name="Skip", exact=True).click()
    learner.wait_for_question(second["id"], 0)
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page).to_have_url(re.compile("/$"))

    assert counted == ["home started", "home reached", "home missed", "load reached", "load left"]


def counted_by(request: Request) -> str:
    sent: dict[str, str] = request.post_data_json or {}
    return f"{request.url.rpartition('/')[2]} {sent['what']}"
