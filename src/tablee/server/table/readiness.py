"""Readiness between the rounds of a real-time game: who has read the result, and when the game goes on without them.

Nothing of it is stored: after a restart the players say again that they are ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.values import Seat
from tablee.server.table.audience import NO_KEYS, Audience

# Milliseconds for which the others are waited for once the first player is ready.
COUNTDOWN = 10_000
# Milliseconds after which the countdown begins though no player is ready.
COUNTDOWN_DELAY = 30_000


class NextRound(NamedTuple):
    """`waiting`: the seats that have yet to say that they are ready.

    `at`: the time at which the game goes on all the same; None: not before they are ready.
    """

    waiting: tuple[Seat, ...]
    at: int | None


class Readiness:
    """`revision`: the position for which players are asked, since the time `began`; `said` has the time at which each
    key was ready. One key answers for all seats of its screen.

    `asked`: keys of clients that say when their player is ready. To all others, such as programs, the reading time is
    enough. `announced` is what the subscribers know.
    """

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.revision = -1
        self.began = 0
        self.said: dict[str, int] = {}
        self.asked: set[str] = set()
        self.announced: NextRound | None = None
        self.paused_at = -1

    # Changes

    def open(self, revision: int, now: int) -> None:
        """Ask for the position of this revision, unless that was done."""
        if self.revision != revision:
            self.revision, self.began = revision, now
            self.said.clear()
            self.announced = None

    def close(self) -> None:
        """No player is there: when they return, ask them anew."""
        self.revision = -1

    def ask(self, key: str) -> None:
        """From now on, wait for this client."""
        self.asked.add(key)

    def ready(self, key: str, now: int) -> None:
        self.said.setdefault(key, now)

    def pause(self, key: str, revision: int, now: int) -> None:
        """Ask anew: the next round has to wait for this client."""
        self.close()
        self.open(revision, now)
        self.ask(key)
        self.paused_at = revision

    def announce(self, following: NextRound) -> bool:
        """Note what the subscribers are told. False if they know it."""
        if self.announced == following:
            return False
        self.announced = following
        return True

    def forget_departed(self) -> None:
        keys = self.audience.seats.by_key
        self.said = {key: time for key, time in self.said.items() if key in keys}
        self.asked = {key for key in self.asked if key in keys}

    # Questions

    def next_round(self, people: Sequence[Seat], reading_time: int, now: int) -> NextRound:
        """Seats for which the next round waits. Absent players are waited for until the countdown ends."""
        read_by = self.began + reading_time
        times = {seat: self.ready_at(seat, read_by, now) for seat in people}
        ready = [time for time in times.values() if time is not None]
        waiting = tuple([seat for seat, time in times.items() if time is None])
        if not waiting:
            return NextRound((), max(ready, default=read_by))
        screens = {self.keys(seat) for seat in people}
        return NextRound(waiting, min([self.began + COUNTDOWN_DELAY, *ready]) + COUNTDOWN if len(screens) > 1 else None)

    def ready_at(self, seat: Seat, read_by: int, now: int) -> int | None:
        """The time at which the seat's player was or will be ready, if that is known."""
        keys = self.keys(seat)
        said = [self.said[key] for key in keys if key in self.said]
        if said:
            return min(said)
        is_program = self.asked.isdisjoint(keys) and self.audience.is_present(seat, now)
        return read_by if is_program else None

    def keys(self, seat: Seat) -> frozenset[str]:
        """The keys of the seat's screen."""
        return self.audience.seats.same_screen.get(seat, NO_KEYS)
