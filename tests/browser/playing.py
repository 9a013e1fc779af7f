"""A person at a page: looks what may be done, and does it by touching the board."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from examples.bot import choose
from playwright.sync_api import Page, expect

from tablee.client import Turn
from tablee.core.registry import find, folders
from tests.browser.hearing import Hearing
from tests.browser.keyboard import Keyboard
from tests.browser.touching import touch_of
from tests.browser.waiting import SHOWN

# Those of the package, which the server under test has.
TITLES = {name: find(name).about.title for name in folders()}
GAMES = tuple(TITLES)
# What begins the next round of a game in real time.
READY = ".next .button.main"


def play_now(page: Page, game: str) -> None:
    """From the home page to a table with bots; whoever is asked whether to learn the game first just plays."""
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    just_play(page)
    expect(page.locator(".stage")).to_be_visible()


def choose_level(page: Page, word: str) -> None:
    """How the regulars play in games that are started from home."""
    regulars = page.get_by_role("radiogroup", name="The regulars")
    regulars.locator("label", has_text=word).click()
    expect(regulars.get_by_role("radio", name=word)).to_be_checked()


def just_play(page: Page) -> None:
    """Without the lesson that the first game is preceded by, in any language."""
    offer = page.locator("dialog button")
    expect(offer.or_(page.locator(".stage")).first).to_be_visible()
    if offer.is_visible():
        offer.click()


def decide(
    page: Page, heard: Hearing, want: Callable[[Hearing], str] | None = None, keyboard: Keyboard | None = None
) -> str:
    """Wait for a decision of one's own, make it by touch or by keys, see it done. Empty when the game is over."""
    heard.wait(
        lambda: not heard.asked and (heard.legal or heard.is_over or is_waited_for(heard)), "a decision or the end"
    )
    see_the_latest(page, heard)
    if is_waited_for(heard):
        say_ready(page, keyboard)
        heard.wait(lambda: not is_waited_for(heard), "the next round")
        return decide(page, heard, want, keyboard)
    if not heard.legal:
        return "" if heard.is_over else decide(page, heard, want, keyboard)
    answered = len(heard.answers)
    notation = (want or wanted)(heard)
    touch = touch_of(heard.table["game"])
    if keyboard:
        touch.keys(keyboard, notation)
    else:
        touch.make(page, heard, notation)
    heard.wait_for_answer(answered, notation)

    answer = heard.answers[-1]
    assert (answer["kind"], answer["to"].get("do")) == ("answer", notation), answer
    heard.wait_for(answer["revision"])
    return notation


def say_ready(page: Page, keyboard: Keyboard | None) -> None:
    if keyboard:
        keyboard.press(READY)
    else:
        page.locator(READY).click()


def is_waited_for(heard: Hearing) -> bool:
    """The next round of a real-time game begins when this player is ready."""
    following = heard.update["clock"]["next_round"] if heard.update else None
    return following is not None and heard.seat in following["waiting"] and not heard.is_over


def see_the_latest(page: Page, heard: Hearing) -> None:
    """Until the board shows what the page has heard, be it late on a busy machine."""
    stage = page.locator(".stage")
    heard.wait(lambda: stage.get_attribute("data-revision") == str(heard.revision), "the board to show the latest")
    page.evaluate(SHOWN)


def wanted(heard: Hearing) -> str:
    """Any of the choices that bring the game nearest to its end."""
    legal = heard.legal
    haste = touch_of(heard.table["game"]).haste
    most = max(map(haste, legal))
    useful = [notation for notation in legal if haste(notation) == most]
    return choose(Turn(heard.seat, heard.revision, heard.update["view"], useful))


def play_to_the_end(page: Page, heard: Hearing) -> int:
    """How many decisions it took."""
    decisions = 0
    while decide(page, heard):
        decisions += 1
    return decisions


def end_the_game(page: Page) -> None:
    """By the owner, from the drawer; the ways on from there lie open."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="End the game").click()
    page.get_by_text("End the game for everyone?").wait_for()
    page.get_by_role("button", name="End the game").click()
    page.locator("#outcome").wait_for()
    page.locator("dialog summary").click()


def held(page: Page) -> dict[str, Any]:
    """What the browser remembers of its table: the keys."""
    tables: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('tablee.tables')"))
    held: dict[str, Any] = tables[page.url.rpartition("/")[2]]
    return held
