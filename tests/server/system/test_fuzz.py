"""Bad messages and notations: always a refusal or an answer, never a fault, and what is refused changes nothing.

100,000 messages over all games, and as many notations; `make fuzz` sends ten times as many.
"""

from __future__ import annotations

import asyncio
import logging
import os
from random import Random
from typing import Any

import pytest

from tablee.core.errors import GameError
from tablee.core.registry import find, games
from tablee.server.common.keys import key_hash
from tests.contract.driver import random_game
from tests.server.support.fuzzing import bad_message, bent, noise
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, Socket
from tests.server.support.playing import NAMES, PLAYERS

GAMES = tuple(games())
EACH = int(os.environ.get("FUZZ", "100000")) // len(GAMES)
BATCH = 20
BATCHES_CHECKED = 25
# So long after a batch that a socket may send the next one.
PAUSE = 1000


def notations(name: str, seed: str, steps: int = 200) -> list[str]:
    """Of a random game, chance's included."""
    game = find(name)
    state = game.start(game.options({"players": PLAYERS[name]}))
    return [game.format(step.action) for step in random_game(game, state, Random(seed), steps)]


class Target:
    """A table under fire, through the sockets of its seats."""

    def __init__(self, door: Door, game: str, rng: Random) -> None:
        self.door, self.game, self.rng = door, game, rng
        own = notations(game, "own")
        self.notations = [*own * 4, *(word for other in GAMES for word in notations(other, "other", 50))]
        self.sent = self.accepted = 0

    @property
    def harness(self) -> Harness:
        return self.door.harness

    async def set_up(self) -> None:
        made = await self.door.new_table(*NAMES[: PLAYERS[self.game]], game=self.game)
        await self.harness.settle()
        self.table = str(made["id"])
        self.sockets = [await self.door.socket(self.table, {"key": seat["key"]}) for seat in made["seats"]]
        self.sockets.append(await self.door.socket(self.table, {}))
        self.known = await self.everything()

    async def everything(self) -> str:
        """All that is stored and all that is at hand of the table, as one number."""
        stored = await self.harness.storage.load(self.table)
        assert stored is not None
        course = self.harness.registry.tables[self.table].match
        return key_hash(repr([stored._replace(used=0), course.moves, course.revision, course.state, course.pending]))

    def glance(self) -> tuple[Any, ...]:
        """Enough to see that nothing has changed."""
        table = self.harness.registry.tables[self.table]
        buzzes = {} if table.realtime is None else table.realtime.buzzes.copy()
        return table.setup, table.match.revision, id(table.match.state), table.chat.last_number, buzzes

    async def fire(self) -> None:
        """A batch at one socket; whatever is accepted may change something, what is refused may not."""
        socket = self.rng.choice(self.sockets)
        await self.let_time_pass()
        before = self.glance()
        for _ in range(BATCH):
            self.sent += 1
            message = bad_message(self.rng, before[1], self.notations, self.sent)
            if isinstance(message, bytes):
                socket.say_bytes(message)
            else:
                socket.say_text(message)
        accepted = await self.answered(socket)
        await self.settle()
        if accepted:
            self.accepted += accepted
            self.known = await self.everything()
        else:
            assert self.glance() == before

    async def let_time_pass(self) -> None:
        """So that a socket may send more; in a game in real time that alone may change something."""
        before = self.glance()
        self.harness.clock.time += PAUSE
        await self.settle()
        if self.glance() != before:
            self.known = await self.everything()

    async def settle(self) -> None:
        """Until all is done; nobody here waits for its time but the echoes of the sockets."""
        await self.harness.settle()
        while any(not task.done() for task in self.harness.services.tasks.tasks):
            await asyncio.sleep(0)
            await self.harness.settle()

    async def answered(self, socket: Socket) -> int:
        """How many were not refused."""
        socket.say({"command": "last", "ping": True})
        accepted = 0
        while (told := await socket.next("answer", "refusal"))["command"] != "last":
            accepted += told["kind"] == "answer"
            assert told["kind"] == "answer" or told["text"]
        return accepted

    async def drain(self) -> None:
        """What the other sockets were told meanwhile nobody reads."""
        for socket in self.sockets:
            while not socket.heard.empty():
                assert socket.heard.get_nowait()["type"] == "websocket.send"


@pytest.mark.parametrize("game", GAMES)
async def test_bad_messages_are_refused_and_change_nothing(
    game: str, door: Door, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(f"fuzz {game}")
    target = Target(door, game, rng)
    await target.set_up()
    for batch in range(EACH // BATCH):
        await target.fire()
        if batch % BATCHES_CHECKED == 0:
            assert await target.everything() == target.known
        await target.drain()
        if target.harness.registry.tables[target.table].setup.stage == "over":
            await target.set_up()

    assert await target.everything() == target.known
    assert target.sent == EACH // BATCH * BATCH
    assert target.accepted < target.sent / 4
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("name", GAMES)
def test_bad_notations_are_refused_or_mean_what_they_say(name: str) -> None:
    game, rng = find(name), Random(f"notations {name}")
    words = [*notations(name, "own"), *(word for other in GAMES for word in notations(other, "other", 30))]
    read = 0
    for _ in range(EACH):
        text = noise(rng, 30) if rng.randrange(5) == 0 else bent(rng.choice(words), rng)
        try:
            action = game.parse(text)
        except GameError:
            continue
        read += 1
        assert game.parse(game.format(action)) == action

    assert read < EACH / 2
