"""Würfelblitz over simulated lines: the real server, a clock that jumps, and clients as the browser is one.

A line delays each message by half the round trip and its jitter; it keeps their order, and what is lost comes after a
retransmission, with everything behind it, as TCP shows it.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tablee.core.chance import Chance
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.state import ANSWERING, SHAKING, copied
from tablee.games.wuerfelblitz.sums import solution
from tablee.server.api.socket import FIRST_ECHOES, OFTEN, SELDOM
from tablee.server.commands.realtime import Arrival
from tablee.server.compose import Services
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.messages.update import UpdateBuilder
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.lobby import NewTable
from tablee.server.storage.base import Storage
from tablee.server.table.audience import Subscriber
from tablee.server.table.latency import LONGEST, SLACK, LatencyMeter
from tablee.server.table.match import Step
from tablee.server.table.retention import RetentionPolicy
from tablee.server.table.table import Table
from tablee.server.transport.rtt import PAYLOAD, PingRtt
from tests.server.support.harness import Harness
from tests.server.support.worlds import Oblivious

BLITZ = find("wuerfelblitz")
RETRANSMISSION = 200
FASTEST = 400
# Milliseconds from one picture of a screen to the next.
PICTURE = 1000 / 60


class Line(NamedTuple):
    """Milliseconds there and back, the most that a message is late, the share that is lost, the share of the way up."""

    trip: float
    jitter: float = 0
    loss: float = 0
    up: float = 0.5

    def __str__(self) -> str:
        return f"{self.trip:.0f} ms, jitter {self.jitter:.0f} ms, loss {self.loss:.1%}"


class Way:
    """One direction of a line."""

    def __init__(self, line: Line, share: float, rng: Random) -> None:
        self.line, self.share, self.rng = line, share, rng
        self.last = 0.0

    def arrival(self, now: float) -> float:
        line = self.line
        late = line.trip * self.share + self.rng.uniform(0, line.jitter)
        while self.rng.random() < line.loss:
            late += RETRANSMISSION + line.trip
        self.last = max(self.last, now + late)
        return self.last


class RandomDice(ChanceSource):
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def draw(self, chance: Chance[Any], seed: str, moves: int) -> Any:
        return chance.sample(self.rng)

    def matches(self, action: Any, chance: Chance[Any], seed: str, moves: int) -> bool:
        return True


class TerseUpdate(UpdateBuilder):
    @property
    def reveal_at(self) -> int | None:
        return None if self.table.realtime is None else self.table.realtime.reveal_at

    def for_seat(self, seat: Seat | None) -> bytes:
        course = self.table.match
        rolled = any(told.step.entry.seat is None for told in self.steps) and bool(course.pending)
        update = {"kind": "update", "revision": course.revision, "rolled": rolled, "at": self.reveal_at}
        return json.dumps(update, separators=(",", ":")).encode()


class TerseBroadcaster(Broadcaster):
    """Sends only what matters here: thousands of rounds are played."""

    def update(self, table: Table, steps: Sequence[Step]) -> UpdateBuilder:
        return TerseUpdate(table, steps, self.clock.now())

    def table_message(self, table: Table, seat: Seat | None) -> bytes:
        return b""


class TerseHarness(Harness):
    def compose(self, storage: Storage) -> Services:
        kept = RetentionPolicy()
        broadcaster = TerseBroadcaster(self.clock, kept)
        return Services(storage, self.clock, self.chance, self.secret, self.bot_pool, kept, 0, broadcaster)


class Skill(NamedTuple):
    """What a round asks of somebody: how long it takes, and whether the answer is right."""

    ms: float
    is_right: bool


def human(rng: Random, median: float = 2200, spread: float = 0.35, errors: float = 0.08) -> Skill:
    return Skill(max(FASTEST + 50, median * 2.718281828 ** rng.gauss(0, spread)), rng.random() >= errors)


class Client(Subscriber):
    """The browser: keeps the best of its round trips, echoes at once, shows the dice at the reveal by its own clock."""

    drawing = 5.0

    def __init__(self, race: Race, seat: int, line: Line, seed: str) -> None:
        super().__init__(race.digest(seat), LatencyMeter(self.ceiling))
        self.race, self.seat, self.line = race, seat, line
        self.key_text = race.table.keys[Seat(seat)]
        rng = Random(f"{seed} line {seat}")
        self.down, self.up = Way(line, 1 - line.up, rng), Way(line, line.up, rng)
        self.skills = Random(f"{seed} skill {seat}")
        self.screen = Random(f"{seed} screen {seat}")
        self.pings = PingRtt(lambda _: None, lambda: race.now / 1000)
        self.skill = human(self.skills)
        self.off = self.synchronised(rng)
        self.shown: float | None = None
        self.answer: tuple[str, int] | None = None
        self.reply = 0
        self.doubted = 0
        self.ways = (0.0, 0.0)

    def ceiling(self, number: int) -> int:
        """Behind a proxy, in a browser: what its pong took, if that is back."""
        return self.pings.upper_bound(number)

    def synchronised(self, rng: Random) -> float:
        """By how much its clock is ahead of the server's after several round trips, of which the shortest counts."""
        line, found = self.line, []
        for _ in range(8):
            up, down = (line.trip * share + rng.uniform(0, line.jitter) for share in (line.up, 1 - line.up))
            found.append((up + down, (up - down) / 2))
        return min(found)[1]

    # What comes from the server

    def send(self, message: bytes) -> None:
        sent = self.race.now
        if message.startswith(b'{"kind":"update"'):
            arrival = self.down.arrival(sent)
            self.race.at(arrival, lambda: self.hear(json.loads(message), arrival - sent))
        elif message.startswith(b'{"kind":"notice"'):
            self.doubted += json.loads(message)["seat"] == self.seat

    def close(self, why: str) -> None:
        """The race is over."""

    def call(self) -> None:
        """An echo goes out with a ping; the browser answers the one, the page the other as soon as it has it."""
        number = self.latency.probe_sent(round(self.race.now))
        self.pings.ping(number)
        arrival = self.down.arrival(self.race.now)
        self.race.at(arrival, lambda: self.pong(number))
        self.race.at(arrival + self.hold(), lambda: self.echo(number))

    def pong(self, number: int) -> None:
        self.race.at(self.up.arrival(self.race.now), lambda: self.pings.pong(PAYLOAD % number))

    def hold(self) -> float:
        return 0

    def echo(self, number: int) -> None:
        arrival = self.up.arrival(self.race.now)
        self.race.at(arrival, lambda: self.latency.probe_returned(number, int(self.race.now)))

    def hear(self, update: dict[str, Any], took: float) -> None:
        if not update["rolled"]:
            return
        at = self.look(update["at"])
        self.shown, self.ways = at, (took, 0)
        number = self.race.right if self.skill.is_right else (self.race.right + 1) % 30
        revision = update["revision"]
        self.race.at(at + self.skill.ms, lambda: self.confirm(str(number), revision))

    def look(self, reveal: int) -> float:
        """When the dice are seen: at the reveal by the own clock, or when they come, and with the next picture."""
        return max(reveal - self.off, self.race.now) + self.drawing + self.screen.uniform(0, PICTURE)

    # What goes to the server

    def confirm(self, number: str, revision: int) -> None:
        if self.race.over(revision):
            return
        self.deliver(number, revision, self.reported())

    def reported(self) -> int:
        return round(self.skill.ms)

    def deliver(self, number: str, revision: int, reaction: int | None) -> None:
        sent = self.race.now
        arrival = self.up.arrival(sent)
        self.ways = (self.ways[0], arrival - sent)
        self.race.at(arrival, lambda: self.arrive(number, revision, reaction))

    def arrive(self, number: str, revision: int, reaction: int | None) -> None:
        self.reply += 1
        timed = Arrival(int(self.race.now), self.latency, reaction)
        harness = self.race.harness
        move = harness.send_move(self.race.table.id, self.key_text, revision, number, f"c{self.reply}", timed)
        harness.services.tasks.spawn(move)

    # Afterwards

    def naive(self, rng: Random) -> float:
        """When the answer would have arrived if the dice had simply been sent to everybody at the reveal."""
        down, up = self.ways
        line = self.line
        down = down or line.trip * (1 - line.up) + rng.uniform(0, line.jitter)
        return down + self.skill.ms + (up or line.trip * line.up + rng.uniform(0, line.jitter))

    def next_round(self) -> None:
        self.skill = human(self.skills)
        self.ways = (0.0, 0.0)


def kernel(line: Line) -> int:
    """What the kernel would say of a line: the shortest round trip, four times their deviation, nothing of loss."""
    return min(LONGEST, round(line.trip + 4 * line.jitter / 3) + SLACK)


class Watched(Client):
    """Honest, on a connection of which the kernel knows."""

    def ceiling(self, number: int) -> int:
        return min(kernel(self.line), super().ceiling(number))


Make = Callable[["Race", int, Line, str], Client]


class Round(NamedTuple):
    """Whoever won by the server, by the true reaction times, and where the first to arrive wins; None: nobody."""

    winner: int | None
    true: int | None
    naive: int | None


class Race:
    """Rounds at one table, one after the other."""

    def __init__(self, harness: Harness, table: NewTable, seed: str) -> None:
        self.harness, self.table = harness, table
        self.harness.in_real_time = True
        self.rng = Random(f"{seed} naive")
        self.clients: list[Client] = []
        self.time = 0.0
        self.settled = 0

    @property
    def now(self) -> float:
        return max(self.time, self.harness.clock.time)

    def at(self, time: float, do: Callable[[], object]) -> None:
        """The server's clock shows whole milliseconds; lines and people do not keep to them."""

        def happen() -> None:
            self.time = time
            do()

        self.harness.clock.call_at(-int(-time // 1), happen)

    def digest(self, seat: int) -> str:
        return self.at_hand.setup.chairs[seat].key

    @property
    def at_hand(self) -> Table:
        return self.harness.registry.tables[self.table.id]

    @property
    def right(self) -> int:
        return solution(self.at_hand.match.state.roll, False)

    def over(self, revision: int) -> bool:
        return revision <= self.settled

    async def begin(self, makers: Sequence[tuple[Line, Make]], seed: str) -> None:
        for seat, (line, make) in enumerate(makers):
            self.clients.append(make(self, seat, line, seed))
        for client in self.clients:
            await self.harness.subscriptions.subscribe(self.table.id, client, None, 0)
            self.measure(client, 0)
        await self.harness.pass_time(FIRST_ECHOES * OFTEN + 2000)
        await self.harness.lobby.start(self.table.id, self.table.owner)

    def measure(self, client: Client, calls: int) -> None:
        client.call()
        self.at(self.now + (OFTEN if calls < FIRST_ECHOES else SELDOM), lambda: self.measure(client, calls + 1))

    async def round(self) -> Round:
        """Until it is settled."""
        clock, course = self.harness.clock, self.at_hand.match
        for stage in (ANSWERING, SHAKING):
            while course.state.phase != stage:
                await self.harness.settle()
                clock.ring_next(clock.time + 60_000)
                await self.harness.settle()
        found = Round(self.winner(), self.fastest(lambda client: client.skill.ms), self.fastest(self.first))
        self.settled = course.revision
        for client in self.clients:
            client.next_round()
        self.forget()
        return found

    def first(self, client: Client) -> float:
        return client.naive(self.rng)

    def winner(self) -> int | None:
        course = self.at_hand.match
        return int(course.state.roller) if course.state.white or course.state.black else None

    def fastest(self, time: Callable[[Client], float]) -> int | None:
        times = [(time(client), client.seat, client.skill.is_right) for client in self.clients]
        return min(((ms, seat) for ms, seat, is_right in times if is_right), default=(0, None))[1]

    def forget(self) -> None:
        """No tokens: the next round is like the first, however many there are."""
        course = self.at_hand.match
        course.state = copied(course.state)
        course.state.white = course.state.black = course.state.idle = 0
        course.moves.clear()


async def race(file: Path, seed: str, rounds: int, makers: Sequence[tuple[Line, Make]]) -> tuple[Race, list[Round]]:
    harness = TerseHarness(file, storage=Oblivious(file), dice=RandomDice(Random(f"{seed} dice")))
    names = [f"P{seat}" for seat in range(len(makers))]
    table = await harness.friends("wuerfelblitz", names, start=False, stand_in=None)
    made = Race(harness, table, seed)
    await made.begin(makers, seed)
    played = [await made.round() for _ in range(rounds)]
    await harness.services.close()
    return made, played


def run(file: Path, seed: str, rounds: int, makers: Sequence[tuple[Line, Make]]) -> list[Round]:
    return asyncio.run(race(file, seed, rounds, makers))[1]


# Figures


def wins(winners: Sequence[int | None], players: int) -> list[int]:
    counts = Counter(winners)
    return [counts[seat] for seat in range(players)]


def interval(count: int, total: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    z, share = 1.96, count / total
    middle = share + z * z / (2 * total)
    half = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    return (middle - half) / (1 + z * z / total), (middle + half) / (1 + z * z / total)


def against_order(rounds: Sequence[Round]) -> float:
    """The share of rounds that somebody else won than the one with the smallest reaction time."""
    decided = [each for each in rounds if each.true is not None]
    return sum(each.winner != each.true for each in decided) / len(decided)
