"""What a page has heard from its table: read along on its line, so that a test knows what the page ought to show.

Answers are those to what somebody did, one each: the heartbeat that a page sends by itself is answered too, at any
time, and what is sent again on a new line is answered twice.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from tests.browser.waiting import SHOWN

# Seconds for what takes long, and milliseconds between two looks.
PATIENCE = 20.0
PAUSE = 10
# So many messages are kept for whoever reads of a failure.
LATELY = 12
# What somebody does, as messages name it.
DONE = {"do", "undo", "why", "buzz"}


class Asked(NamedTuple):
    line: WebSocket
    message: dict[str, Any]


class Hearing:
    """The latest update and the latest news of the table; `updates` by seat, None for what everybody may see."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.update: dict[str, Any] = {}
        self.updates: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.revisions: list[int] = []
        self.answers: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.steps: dict[int, dict[str, Any]] = {}
        self.lines = 0
        self.heartbeats = 0
        self.asked: dict[str, Asked] = {}
        self.settled: set[str] = set()
        self.lately: deque[str] = deque(maxlen=LATELY)
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        self.lines += 1
        line.on("framesent", lambda frame: self.note(line, frame))
        line.on("framereceived", self.take_in)
        line.on("close", self.hang_up)

    def hang_up(self, line: WebSocket) -> None:
        """What it has not answered is asked again on the next line, if at all."""
        self.asked = {command: asked for command, asked in self.asked.items() if asked.line is not line}

    def note(self, line: WebSocket, frame: str | bytes) -> None:
        self.lately.append(f"> {frame!s}")
        message: dict[str, Any] = json.loads(frame)
        if "ping" in message:
            self.heartbeats += 1
        elif DONE & message.keys() and message["command"] not in self.settled:
            self.asked[message["command"]] = Asked(line, message)

    def take_in(self, frame: str | bytes) -> None:
        self.lately.append(f"< {frame!s}")
        message: dict[str, Any] = json.loads(frame)
        match message["kind"]:
            case "update":
                self.update = self.updates[message["you"]] = message
                self.revisions += [step["revision"] for step in message["steps"]]
                self.events += [event for step in message["steps"] for event in step["events"]]
                self.steps |= {step["revision"]: step for step in message["steps"]}
            case "table":
                self.table = message
            case "answer" | "refusal" if message["command"] in self.asked:
                self.settled.add(message["command"])
                self.answers.append({**message, "to": self.asked.pop(message["command"]).message})

    @property
    def revision(self) -> int:
        return int(self.update.get("revision", -1))

    @property
    def seat(self) -> int:
        return int(self.table["you"])

    @property
    def is_over(self) -> bool:
        return self.table.get("stage") == "over"

    @property
    def legal(self) -> list[str]:
        """What the page may do now."""
        mine = self.table.get("you") in self.update.get("on_turn", [])
        return self.update["legal"] if mine and not self.is_over else []

    def name(self, seat: int) -> str:
        return str(self.table["chairs"][seat]["name"])

    def wait_for(self, revision: int) -> None:
        self.wait(lambda: self.revision >= revision, f"revision {revision}")

    def wait_for_answer(self, answered: int, what: str) -> None:
        """One more than there were."""
        self.wait(lambda: len(self.answers) > answered, f"an answer to {what}")

    def wait_for_answers(self) -> None:
        """To everything that was done so far; what each has led to is known."""
        self.page.evaluate(SHOWN)
        self.wait(lambda: not self.asked, "answers")
        self.wait_for(max((answer["revision"] for answer in self.answers if answer["kind"] == "answer"), default=0))

    def wait_for_decision(self) -> None:
        self.wait(lambda: self.legal, "a decision")

    def wait(self, until: Callable[[], object], what: str) -> None:
        end = monotonic() + PATIENCE
        while not until():
            assert monotonic() < end, f"waited in vain for {what} at {self.page.url}: {self.update}"
            self.page.wait_for_timeout(PAUSE)
