"""Several people at one screen, in every game that hides something: nobody reads there what only another may know."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tablee.core.realtime import RealTimeGame
from tablee.core.registry import find
from tests.browser.browsers import PHONE, Browsers
from tests.browser.looking import betrayed
from tests.browser.playing import GAMES, decide, held, see_the_latest
from tests.browser.setting_up import begin, set_up, sit_down
from tests.browser.touching import touch_of

HIDING = [game for game in GAMES if not find(game).is_open]
IN_TURN = [game for game in HIDING if not isinstance(find(game), RealTimeGame)]
AT_ONCE = [game for game in HIDING if isinstance(find(game), RealTimeGame)]
PEOPLE = ("Ann", "Ben")
DRAWERS = ("Log", "Talk", "More")
# A whole round of the longest game.
DECISIONS = 24
# The place in a replay.
THE_END = re.compile(r"^(\d+) of \1$")


class Screen:
    """Ann and Ben at one screen, Cleo at another, and one who watches; where time does not matter, a bot."""

    def __init__(self, browsers: Browsers, game: str, *, hints: bool = False) -> None:
        self.touch = touch_of(game)
        self.page = browsers.open(size=PHONE)
        chairs = ["me Ann", "beside Ben", "friend", *(["bot"] if game in IN_TURN else [])]
        options = {"fastest": "0"} if game in AT_ONCE else None
        link = set_up(self.page, game, chairs, options, hints=hints)
        self.address = f"/api/tables/{link.rpartition('/')[2]}/update"
        self.keys = held(self.page)["seats"]
        self.cleo = browsers.open(link)
        sit_down(self.cleo, "Cleo")
        self.heard, self.cleo_heard = browsers.heard(self.page), browsers.heard(self.cleo)
        self.spectator = browsers.open(link, size=PHONE)
        self.watching = browsers.heard(self.spectator)
        begin(self.page)

    @property
    def secrets(self) -> list[str]:
        """Of both, as the server knows them now."""
        return [secret for key in self.keys for secret in self.touch.secrets(self.view(key))]

    def view(self, key: str) -> dict[str, Any]:
        answer = self.page.request.get(self.address, headers={"Authorization": f"Bearer {key}"})
        view: dict[str, Any] = answer.json()["view"]
        return view

    def wait_for_person(self) -> list[int]:
        """Until only people are to decide, and all pages show that moment. Who it is, no one at the end."""
        watching = self.watching
        watching.wait(lambda: watching.is_over or self.is_for_people, "a person's turn")
        for page, heard in ((self.page, self.heard), (self.spectator, watching), (self.cleo, self.cleo_heard)):
            heard.wait_for(watching.revision)
            see_the_latest(page, heard)
        on_turn: list[int] = watching.update["on_turn"]
        return on_turn

    @property
    def is_for_people(self) -> bool:
        on_turn: list[int] = self.watching.update.get("on_turn", [])
        return bool(on_turn) and all(self.watching.table["chairs"][seat]["sitter"] == "person" for seat in on_turn)

    def betrayed(self) -> list[str]:
        """In the page as it is, and with each of its drawers open."""
        secrets = self.secrets
        found = betrayed(self.page, self.spectator, secrets)
        for drawer in DRAWERS:
            for page in (self.page, self.spectator):
                page.get_by_role("button", name=drawer, exact=True).click()
                page.locator("aside").wait_for()
            found += betrayed(self.page, self.spectator, secrets)
            for page in (self.page, self.spectator):
                page.keyboard.press("Escape")
        return found

    @property
    def is_covered(self) -> bool:
        return self.page.get_by_text("Hand the screen to").count() > 0

    def uncover(self, on_turn: list[int]) -> int:
        """By the first at this screen who is to decide; -1 where others are."""
        seat = next((seat for seat in on_turn if seat < len(PEOPLE)), -1)
        if seat >= 0:
            expect(self.page.get_by_text(f"Hand the screen to {PEOPLE[seat]}")).to_be_visible()
            self.page.get_by_role("button", name=f"I am {PEOPLE[seat]}").click()
        expect(self.page.get_by_text("Hand the screen to")).to_have_count(0)
        return seat

    def decide(self, seat: int) -> None:
        """What brings the game on, by touch."""
        answered = len(self.heard.answers)
        legal: list[str] = self.heard.updates[seat]["legal"]
        self.touch.make(self.page, self.heard, max(legal, key=self.touch.haste))
        self.heard.wait_for_answer(answered, "a choice")
        revision = self.heard.answers[-1]["revision"]
        self.watching.wait_for(revision)


@pytest.mark.parametrize("game", IN_TURN)
def test_a_covered_screen_says_nothing_that_a_spectator_is_not_told(browsers: Browsers, game: str) -> None:
    screen = Screen(browsers, game)
    seen_open, looking = 0, -1
    for _ in range(DECISIONS):
        on_turn = screen.wait_for_person()
        # A player who decides again at once keeps the hand open.
        if looking not in on_turn or screen.is_covered:
            assert screen.betrayed() == []
            looking = screen.uncover(on_turn)
        if looking not in on_turn:
            decide(screen.cleo, screen.cleo_heard)
            continue
        own = screen.touch.secrets(screen.heard.updates[looking]["view"])
        seen_open += len(betrayed(screen.page, screen.spectator, own)) >= len(set(own)) > 0
        screen.decide(looking)

    assert seen_open > 2, "the test does not see the hands that are open"


@pytest.mark.parametrize("game", IN_TURN)
def test_a_hint_a_reload_and_the_replay_betray_no_hand(browsers: Browsers, game: str) -> None:
    screen = Screen(browsers, game, hints=True)
    screen.uncover(screen.wait_for_person())
    screen.page.get_by_role("button", name="Hint").click()
    screen.page.get_by_role("button", name="Play this").first.wait_for()
    screen.page.reload()
    screen.wait_for_person()
    after_a_reload = screen.betrayed()
    screen.uncover(screen.wait_for_person())
    screen.page.get_by_role("button", name="Hint").click()
    screen.page.get_by_role("button", name="Play this").first.click()
    expect(screen.page.get_by_text("Hand the screen to Ben")).to_be_visible()
    screen.wait_for_person()
    after_a_hint = screen.betrayed()
    for page in (screen.page, screen.spectator):
        page.goto(f"{page.url}/replay")
        page.get_by_role("button", name="Go to the end").click()
        expect(page.get_by_text(THE_END)).to_be_visible()

    assert after_a_reload == after_a_hint == []
    assert betrayed(screen.page, screen.spectator, screen.secrets) == []


@pytest.mark.parametrize("game", AT_ONCE)
def test_what_one_has_said_is_not_told_while_another_thinks(browsers: Browsers, game: str) -> None:
    screen = Screen(browsers, game)
    heard = screen.heard
    heard.wait(lambda: heard.updates.get(0, {}).get("legal"), "something to say")
    screen.page.keyboard.press("a")
    screen.page.keyboard.type("23")
    screen.page.keyboard.press("Enter")
    heard.wait(lambda: screen.touch.secrets(heard.updates[0]["view"]), "an answer")
    screen.watching.wait_for(heard.revision)
    see_the_latest(screen.page, heard)
    see_the_latest(screen.spectator, screen.watching)

    assert screen.secrets == ["23"]
    assert screen.betrayed() == []
