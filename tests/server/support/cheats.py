"""Those who cheat in Würfelblitz: clients that do what no honest browser does."""

from __future__ import annotations

from functools import partial

from tablee.core.values import Seat
from tablee.server.api.socket import FIRST_ECHOES
from tablee.server.table.latency import LatencyMeter
from tests.server.support.fairness import FASTEST, Client, Make, kernel


class Constant(Client):
    """Always claims the same."""

    claim = 450

    def reported(self) -> int:
        return self.claim


class Zero(Constant):
    claim = 0


class Shaver(Client):
    """Looks as soon as the dice are there, and claims the least that is believed; it even knows when it arrives."""

    def look(self, reveal: int) -> float:
        return self.race.now

    def arrive(self, number: str, revision: int, reaction: int | None) -> None:
        decision = self.race.at_hand.match.pending.get(Seat(self.seat))
        if decision is not None:
            elapsed = int(self.race.now) - decision.began
            reaction = max(FASTEST, elapsed - self.latency.tolerance)
        super().arrive(number, revision, reaction)


class Saver(Shaver):
    """Claims the least that is believed when that may win the round, and saves in the others."""

    def arrive(self, number: str, revision: int, reaction: int | None) -> None:
        if self.skill.is_right and self.skill.ms < 2200:
            super().arrive(number, revision, reaction)
        else:
            Client.arrive(self, number, revision, reaction)


class Holder(Shaver):
    """Holds its echoes back, so as to seem farther away; its browser answers pings all the same."""

    held = 300.0

    def hold(self) -> float:
        return self.held


class Wobbler(Holder):
    """Holds some back."""

    def hold(self) -> float:
        return self.held * (self.latency.number % 3 == 0)


class HolderWatched(Holder):
    """The same where the kernel knows the line: what it acknowledges, and how that varies, cannot be held back."""

    def ceiling(self, number: int) -> int:
        return min(kernel(self.line), super().ceiling(number))


class Program(Holder):
    """No browser but a program of its own, behind a proxy: it holds its pongs back too."""

    def pong(self, number: int) -> None:
        self.race.at(self.race.now + self.held, lambda: super(Program, self).pong(number))


class ProgramWatched(Program):
    """The same on a direct connection."""

    def ceiling(self, number: int) -> int:
        return min(kernel(self.line), super().ceiling(number))


class Newcomer(Shaver):
    """Connects anew before every round, for the purse that a new line has."""

    def next_round(self) -> None:
        super().next_round()
        harness, table = self.race.harness, self.race.at_hand
        harness.subscriptions.unsubscribe(table, self)
        self.latency = LatencyMeter(self.ceiling)
        harness.services.tasks.spawn(harness.subscriptions.subscribe(table.id, self, None, 0))
        for _ in range(FIRST_ECHOES):
            self.call()


class ClockChanger(Client):
    """Somebody sets the clock of the machine every now and then; what is claimed is off by as much."""

    def reported(self) -> int:
        self.off += (-1) ** self.reply * 700
        return max(0, round(self.skill.ms - self.off))


class Deaf(Client):
    """Never answers an echo."""

    def echo(self, number: int) -> None:
        return


class Twice(Client):
    """Says its number, and once more with a better time."""

    def deliver(self, number: str, revision: int, reaction: int | None) -> None:
        super().deliver(number, revision, reaction)
        super().deliver(number, revision, (reaction or 0) // 2)


class Guesser(Client):
    """Shouts numbers too early for any human, which may be given again, then answers."""

    def look(self, reveal: int) -> float:
        at = super().look(reveal)
        revision = self.race.at_hand.match.revision
        for number in range(12):
            self.race.at(at + 20 * number, partial(self.deliver, str(number), revision, 20 * number))
        return at


class Sleeper(Client):
    """Closes the lid on every third round, looks at the dice when it wakes, and claims the time since."""

    def look(self, reveal: int) -> float:
        at = super().look(reveal)
        return at + 1500 if self.latency.number % 3 == 0 else at


# Those who must not gain by it; `Program` does, which is known.
CHEATS: list[Make] = [
    Zero,
    Constant,
    Shaver,
    Saver,
    Holder,
    Wobbler,
    HolderWatched,
    ProgramWatched,
    Newcomer,
    ClockChanger,
    Deaf,
    Twice,
    Guesser,
    Sleeper,
]
