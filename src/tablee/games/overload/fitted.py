"""The fitted judgement of positions: every seat's chance to win."""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.core.values import Seat
from tablee.games.overload.features import features, steepness
from tablee.games.overload.state import LOADING, OVER, ROLLING, State
from tablee.games.overload.turn import Taste, best_end


class Fitted(Taste):
    """Likes a position by the chance to win it."""

    def __init__(self, tables: dict[int, list[float]]) -> None:
        self.tables: Final = tables

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.tables,)

    def worth(self, state: State, seat: Seat) -> float:
        return self.shares(state)[seat]

    def chances(self, state: State) -> tuple[float, ...]:
        """In any position; within a turn as after the best end of it."""
        if state.phase in (LOADING, ROLLING):
            return tuple(self.shares(state))
        return tuple(self.shares(best_end(state, state.seat, self)))

    def shares(self, state: State) -> list[float]:
        """Between two turns, after loading, or after the end, when it is sure."""
        players = state.track.options.players
        if state.phase == OVER:
            return [1.0 if seat == state.seat else 0.0 for seat in range(players)]
        table = self.tables[players]
        steep = table[steepness(state)]
        odds: list[float] = []
        total = 0.0
        for entries in features(state):
            score = 0.0
            for entry in entries:
                score += table[entry]
            likely = exp(steep * score)
            odds.append(likely)
            total += likely
        return [likely / total for likely in odds]
