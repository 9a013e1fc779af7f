"""A turn played through in every way by the game's own steps alone: slow, and nothing in common with the solver."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from tablee.games.wuerfel_express.actions import Action
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State


class Expectimax:
    """Remembers what every state of the turn is worth, and with it the ends of the turn."""

    def __init__(self, state: State, value: Callable[[State], float]) -> None:
        self.turns = state.turns
        self.value = value
        self.known: dict[State, float] = {}
        self.ends: set[State] = set()

    def worth(self, state: State) -> float:
        if state not in self.known:
            self.known[state] = self.worked_out(state)
        return self.known[state]

    def worked_out(self, state: State) -> float:
        if state.turns > self.turns or GAME.outcome(state) is not None:
            self.ends.add(state)
            return self.value(state)
        chance = GAME.chance(state)
        if chance is None:
            return max(worth for _, worth in self.actions(state))
        outcomes = chance.outcomes() or ()
        total = sum(weight for _, weight in outcomes)
        return sum(weight * self.worth(GAME.apply(state, action)) for action, weight in outcomes) / total

    def actions(self, state: State) -> list[tuple[Action, float]]:
        return [(action, self.worth(GAME.apply(state, action))) for action in GAME.legal(state, state.seat)]


def whim(state: State) -> float:
    """A value without rhyme or reason, which no short cut can guess: between 0 and 1."""
    return crc32(repr(GAME.position(state)).encode()) / 2**32
