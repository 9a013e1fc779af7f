"""A person who learns: reads the question, touches the board, reads the answer, goes on."""

from __future__ import annotations

from typing import Any, cast

from playwright.sync_api import Locator, Page, expect

from tests.browser.browsers import Browsers
from tests.browser.keyboard import Keyboard
from tests.browser.playing import decide
from tests.browser.touching import touch_of
from tests.browser.waiting import SHOWN, wait_until

# What a lesson calls its last step.
FINALE = "finale"
STAGE = "stage => document.querySelector('main')?.dataset.stage === stage"
AT = "at => document.querySelector('main')?.dataset.decision === at"
STEP = "step => document.querySelector('main')?.dataset.step === step"
OVER = "() => ['won', 'lost'].includes(document.querySelector('main')?.dataset.stage)"
ON = "main footer .main"
TRIES = 3
READY = "() => Number(document.querySelector('.stage')?.dataset.legal ?? 0) > 0"


class Learner:
    def __init__(
        self, browsers: Browsers, page: Page, game: str, language: str = "en", *, by_keys: bool = False
    ) -> None:
        self.page = page
        self.keyboard = Keyboard(page) if by_keys else None
        self.game = game
        self.heard = browsers.heard(page)
        self.touch = touch_of(game)
        answer = page.request.get(f"/api/games/{game}/lesson?language={language}")
        self.lesson: dict[str, Any] = cast("dict[str, Any]", answer.json())
        self.main = [step for step in self.lesson["steps"] if not step.get("extra")]
        self.extras = [step for step in self.lesson["steps"] if step.get("extra")]

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    @property
    def buttons(self) -> Locator:
        return self.page.locator("main footer button")

    def wait_for_question(self, step: str, decision: int) -> None:
        """Until the board takes an answer to it."""
        wait_until(self.page, STEP, step)
        wait_until(self.page, STAGE, "asking")
        wait_until(self.page, AT, str(decision))
        wait_until(self.page, READY)
        self.page.evaluate(SHOWN)

    def answer(self, notation: str) -> None:
        if self.keyboard:
            self.touch.keys(self.keyboard, self.touch.spoken(notation))
        else:
            self.touch.make(self.page, self.heard, self.touch.spoken(notation))

    def point_out(self, decision: dict[str, Any]) -> None:
        """The pieces that are to be touched first."""
        for mark in decision.get("mark", ()):
            self.press(f'[role=button][data-place="{mark}"]')

    def press(self, selector: str) -> None:
        if self.keyboard:
            self.keyboard.press(selector)
        else:
            self.page.locator(selector).click()

    def answer_rightly(self, decision: dict[str, Any]) -> str:
        """By the first right answer that can be given now; what will be said to it."""
        answers = [answer for answer in decision["right"] if self.may(answer["do"])]
        self.answer(answers[0]["do"])
        return str(answers[0]["say"])

    def may(self, notation: str) -> bool:
        """Whether it is legal now: another way through the step may have taken it away."""
        return self.touch.spoken(notation) != notation or notation in self.heard.legal

    def do_step(self, step: dict[str, Any]) -> None:
        """Give a right answer to each of its questions."""
        said = ""
        for number, decision in enumerate(step["decisions"]):
            self.wait_for_question(step["id"], number)
            expect(self.bubble).to_contain_text(decision["say"])
            self.point_out(decision)
            said = self.answer_rightly(decision)
            if number + 1 < len(step["decisions"]):
                wait_until(self.page, AT, str(number + 1))
        wait_until(self.page, STAGE, "done")
        expect(self.bubble).to_contain_text(said)

    def go_on(self) -> None:
        """By the one button that has the focus."""
        expect(self.page.locator(ON)).to_be_focused()
        self.press(ON)

    def win(self) -> None:
        """The finale, in a second or third game if luck is against it."""
        for _ in range(TRIES):
            while decide(self.page, self.heard, self.touch.wise, self.keyboard):
                pass
            wait_until(self.page, OVER)
            if self.page.evaluate(STAGE, "won"):
                return
            self.press("main footer .button:not([disabled])")
            wait_until(self.page, STAGE, "playing")
        raise AssertionError(f"{TRIES} finales were lost")
