"""A network that loses, doubles, delays and reorders, with players who come and go."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tablee.core.choices import any_of
from tablee.core.errors import GameError
from tablee.core.realtime import RealTimeGame
from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import FakeSubscriber, Harness

MOST_RESTARTS = 4


@dataclass(frozen=True)
class Sent:
    """A command on its way; `do` is empty for taking back."""

    seat: Seat
    revision: int
    do: str
    command: str


@dataclass
class Player:
    """What somebody at a seat knows: what its screens have shown, however often the line broke."""

    seat: Seat
    screen: FakeSubscriber | None = None
    told: list[dict[str, Any]] = field(default_factory=list)

    def take_in(self) -> None:
        if self.screen is not None:
            self.told += self.screen.of_kind("update")
            self.screen.texts.clear()

    @property
    def revision(self) -> int:
        return int(self.told[-1]["revision"]) if self.told else 0

    @property
    def revisions(self) -> list[int]:
        return [step["revision"] for update in self.told for step in update["steps"]]


class Chaos:
    def __init__(self, harness: Harness, table: NewTable, rng: Random) -> None:
        self.harness = harness
        self.table = table
        self.rng = rng
        self.players = [Player(seat) for seat in table.keys]
        self.on_the_way: list[Sent] = []
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.restarts = 0

    async def play(self) -> None:
        for player in self.players:
            await self.connect(player)
        while not self.is_over():
            await self.something()
        for sent in [*self.on_the_way]:
            await self.deliver(sent)
        for player in self.players:
            await self.connect(player)
            player.take_in()

    def is_over(self) -> bool:
        return self.harness.registry.tables[self.table.id].setup.stage == "over"

    async def something(self) -> None:
        drawn = self.rng.random()
        if drawn < 0.50:
            self.send(self.rng.choice(self.players))
        elif drawn < 0.96:
            await self.deliver_one()
        elif drawn < 0.98:
            self.disconnect(self.rng.choice(self.players))
        elif drawn < 0.999 or self.restarts == MOST_RESTARTS:
            await self.connect(self.rng.choice(self.players))
        else:
            await self.restart()
        self.harness.clock.time += self.rng.randrange(40)
        if isinstance(self.harness.registry.tables[self.table.id].match.game, RealTimeGame):
            await self.harness.settle()

    def send(self, player: Player) -> None:
        """What the player wants to do by what it has seen, which may be long past; sometimes it goes out twice."""
        player.take_in()
        if not player.told or player.seat not in player.told[-1]["on_turn"] or len(self.on_the_way) > 8:
            return
        do = "" if self.rng.random() < 0.03 else self.choice(player)
        sent = Sent(player.seat, player.revision, do, f"{player.seat}-{self.rng.random()}")
        self.on_the_way += [sent] * self.rng.choice((1, 1, 2, 3))

    def choice(self, player: Player) -> str:
        legal = player.told[-1]["legal"]
        if legal[0].startswith("<"):
            course = self.harness.registry.tables[self.table.id].match
            if player.seat not in course.pending:
                return "7"
            return course.game.format(any_of(course.game.legal(course.state, player.seat), self.rng))
        return str(self.rng.choice(legal))

    async def deliver_one(self) -> None:
        if self.on_the_way:
            await self.deliver(self.rng.choice(self.on_the_way))

    async def deliver(self, sent: Sent) -> None:
        self.on_the_way.remove(sent)
        key = self.table.keys[sent.seat]
        try:
            if sent.do:
                revision = await self.harness.send_move(self.table.id, key, sent.revision, sent.do, sent.command)
            else:
                revision = await self.harness.send_undo(self.table.id, key, sent.revision, sent.command)
        except GameError:
            assert sent.command not in self.accepted
            self.refused.add(sent.command)
            return
        assert self.accepted.setdefault(sent.command, revision) == revision

    async def connect(self, player: Player) -> None:
        self.disconnect(player)
        player.screen = await self.harness.watch(self.table, player.seat, player.revision if player.told else 0)

    def disconnect(self, player: Player) -> None:
        if player.screen is not None:
            player.take_in()
            self.harness.leave(self.table, player.screen)
            player.screen = None

    async def restart(self) -> None:
        self.restarts += 1
        for player in self.players:
            player.take_in()
            player.screen = None
        await self.harness.restart()
        await self.harness.registry.get(self.table.id)
