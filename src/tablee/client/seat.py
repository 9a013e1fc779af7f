"""A seat at a table, held through lost connections and restarts of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tablee.client.errors import Refused, Unreachable
from tablee.client.numbers import OwnNumber
from tablee.client.turn import Turn

# Seconds: between attempts to connect, first and at most, and until a silent server is asked for a sign of life.
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
SILENCE = 20.0
# And until it is asked again when it has been asked too often.
FLOODED = 0.2
LARGEST = 2**22


class Seat:
    """Keep the key: with it the seat can be taken up again anywhere. `thrown_in` is the seat's part in the dice."""

    def __init__(self, address: str, table: str, number: int, key: str, patience: float = 60.0) -> None:
        self.address = address
        self.table = table
        self.number = number
        self.key = key
        self.patience = patience
        self.state: dict[str, Any] = {}
        self.about: dict[str, Any] = {}
        self.steps: list[dict[str, Any]] = []
        self.thrown_in = OwnNumber()
        self.line: ClientConnection | None = None
        self.hanging_up = ExitStack()

    @property
    def revision(self) -> int:
        return int(self.state.get("revision", 0))

    @property
    def outcome(self) -> Any:
        return self.state.get("outcome")

    @property
    def is_over(self) -> bool:
        return self.about.get("stage") == "over" or self.outcome is not None

    def turns(self) -> Iterator[Turn]:
        """Every decision of the seat, until the game is over; answer each with `do`."""
        while True:
            while not self.is_over and self.number not in self.state.get("on_turn", []):
                self.listen()
            if self.is_over:
                self.close()
                return
            yield Turn(self.number, self.revision, self.state["view"], self.state["legal"])

    def do(self, notation: str) -> bool:
        """Decide. False if the table had moved on meanwhile; then there will be another turn, or none."""
        command = {"command": uuid4().hex, "revision": self.revision, "do": notation}
        try:
            self.ask(command)
        except Refused as refusal:
            if refusal.error in ("stale", "late", "not-your-turn", "over"):
                self.ask({"command": uuid4().hex, "ping": True})
                return False
            raise
        return True

    def undo(self) -> None:
        self.ask({"command": uuid4().hex, "revision": self.revision, "undo": True})

    def why_not(self, notation: str) -> Refused | None:
        """Why something is not allowed now, None if it is; nothing is done."""
        try:
            self.ask({"command": uuid4().hex, "why": notation})
        except Refused as refusal:
            return refusal
        return None

    def say(self, text: str) -> None:
        self.ask({"command": uuid4().hex, "say": text})

    def react(self, word: str) -> None:
        self.ask({"command": uuid4().hex, "react": word})

    def ask(self, command: dict[str, Any]) -> int:
        """Send until it is answered; the server carries out a command once, however often it comes."""
        sent_on: ClientConnection | None = None
        while True:
            line = self.connected()
            if line is not sent_on:
                sent_on = line if self.send(line, command) else None
            answer = self.listen()
            if answer is not None and answer.get("command") == command["command"]:
                if answer["kind"] == "refusal" and answer["error"] == "flood":
                    sleep(FLOODED)
                    sent_on = None
                    continue
                if answer["kind"] == "refusal":
                    raise Refused(answer["error"], answer["clause"], answer["text"], answer.get("reason"))
                return int(answer["revision"])

    def send(self, line: ClientConnection, message: dict[str, Any]) -> bool:
        try:
            line.send(json.dumps(message))
        except ConnectionClosed:
            self.line = None
            return False
        return True

    def listen(self) -> dict[str, Any] | None:
        """Take in one message; answers to commands are given back."""
        line = self.connected()
        try:
            message: dict[str, Any] = json.loads(line.recv(timeout=SILENCE))
        except TimeoutError:
            self.send(line, {"command": uuid4().hex, "ping": True})
            return None
        except ConnectionClosed:
            self.line = None
            return None
        if message["kind"] == "echo":
            self.send(line, {"echo": message["echo"]})
            return None
        answer = self.take_in(message)
        self.throw_in(line, message)
        return answer

    def take_in(self, message: dict[str, Any]) -> dict[str, Any] | None:
        match message["kind"]:
            case "table":
                self.about = message
                self.number = self.number if message["you"] is None else message["you"]
            case "update":
                say_whose(message)
                self.steps += message["steps"]
                self.state = message
            case "answer" | "refusal":
                return message
        return None

    def throw_in(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Promise or show a number for the dice; the answer does not matter."""
        said = self.thrown_in.answer(message, message["you"]) if message["kind"] == "table" else None
        if said is not None:
            self.send(line, {"command": uuid4().hex, **said})

    def connected(self) -> ClientConnection:
        """The connection, made again if it was lost, with what was missed on its way."""
        until, pause = monotonic() + self.patience, FIRST_PAUSE
        while self.line is None:
            try:
                self.line = self.connect()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                if monotonic() > until:
                    raise Unreachable(f"{self.address} cannot be reached: {error}") from error
                sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        return self.line

    def connect(self) -> ClientConnection:
        self.close()
        url = f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/socket"
        line = self.hanging_up.enter_context(connect(url, max_size=LARGEST, compression=None))
        line.send(json.dumps({"key": self.key, "since": self.revision}))
        first = json.loads(line.recv(timeout=SILENCE))
        if first["kind"] == "refusal":
            raise Refused(first["error"], first["clause"], first["text"])
        self.take_in(first)
        self.throw_in(line, first)
        return line

    def close(self) -> None:
        self.line = None
        self.hanging_up.close()


def say_whose(update: dict[str, Any]) -> None:
    """Put the seat into the update's views: in a game without hidden information all viewers are sent the same."""
    for view in (update["view"], *(step["view"] for step in update["steps"])):
        if view is not None:
            view["you"] = update["you"]
