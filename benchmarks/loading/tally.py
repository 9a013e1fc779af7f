"""What the players note: moves, and how long they took to be seen by somebody else."""

from __future__ import annotations

from array import array
from random import Random
from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds that a player takes for a decision, between these two."""

    least: float = 0.0
    most: float = 0.0

    def pause(self, rng: Random) -> float:
        return rng.uniform(self.least, self.most)


AT_ONCE = Pace()
LIKE_PEOPLE = Pace(2.0, 4.0)


class Tally:
    """Only what happens while it is open counts."""

    def __init__(self) -> None:
        self.is_open = False
        self.moves = 0
        self.games = 0
        self.refused = 0
        self.trips = array("d")

    def moved(self) -> None:
        self.moves += self.is_open

    def game_over(self) -> None:
        self.games += self.is_open

    def was_refused(self) -> None:
        self.refused += self.is_open

    def seen(self, trip: float) -> None:
        if self.is_open:
            self.trips.append(trip)

    def percentiles(self) -> tuple[float, float, float]:
        """Milliseconds that half, 95 and 99 of a hundred moves took at most."""
        trips = sorted(self.trips) or [float("nan")]
        half, most, nearly_all = (1000 * trips[min(len(trips) - 1, len(trips) * part // 100)] for part in (50, 95, 99))
        return half, most, nearly_all
