"""How a turn can end, and the best that can be taken with the dice at last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import DONE, STEALS, STOP, TAKES, Action, Steal, Take
from tablee.games.wuerfel_express.legality import takes
from tablee.games.wuerfel_express.material import ALL_STRIPS, DICE, KINDS, LONGEST, ROLLS, SHORTEST, Strip
from tablee.games.wuerfel_express.rules import apply
from tablee.games.wuerfel_express.state import Keeping, State, Taking
from tablee.kit.dice import Faces

Valuation = Callable[[State], float]

# Dice with which whatever lies there can be taken: what is really claimed is asked of Claims.
PLENTY: Final[Faces] = (DICE,) * KINDS

# Every way to take a strip, by number.
WAYS: Final[tuple[Action, ...]] = (*(TAKES[strip.colour][LONGEST - strip.length] for strip in ALL_STRIPS), *STEALS)


def way(action: Action) -> int:
    """The number of an action in WAYS."""
    if isinstance(action, Take):
        return action.strip.colour * (LONGEST - SHORTEST + 1) + action.strip.length - SHORTEST
    assert isinstance(action, Steal)
    return len(ALL_STRIPS) + action.victim


def strip_of(state: State, action: Action) -> Strip:
    """The strip that an action takes, the one behind the marker of whom it is stolen from."""
    if isinstance(action, Take):
        return action.strip
    assert isinstance(action, Steal)
    return state.tracks[action.victim].strips[0]


class Claims:
    """WE9, WE10, WE12 What each number of dice of each colour can take; no taking changes it for another colour."""

    def __init__(self, state: State, robbed: tuple[Seat, ...]) -> None:
        self.ways: Final = [
            [[way(action) for action in takes(state, alone(colour, number), robbed)] for number in range(DICE + 1)]
            for colour in range(KINDS)
        ]
        self.alike: Final = [[row.index(ways) for ways in row] for row in self.ways]

    def key(self, dice: Faces) -> int:
        """Equal for dice that can take the same, 0 for those that can take nothing."""
        key = 0
        for colour in range(KINDS):
            key = key * (DICE + 1) + self.alike[colour][dice[colour]]
        return key


def alone(colour: int, number: int) -> Faces:
    return tuple([number if kind == colour else 0 for kind in range(KINDS)])


class Ending:
    """A position after some strips are taken, and its value when it is left at that."""

    def __init__(self, state: State, value: Valuation) -> None:
        self.state: Final = state
        self.goes_on: Final = isinstance(state.phase, Taking)
        self.value: Final = value(apply(state, DONE) if self.goes_on else state)
        self.further: Final[dict[int, Ending]] = {}


class Endings:
    """The ends of a turn, each made and valued once, whichever dice lead to it."""

    def __init__(self, state: State, robbed: tuple[Seat, ...], value: Valuation) -> None:
        self.state: Final = state
        self.value: Final = value
        self.claims: Final = Claims(state, robbed)
        self.robbed: Final = robbed
        self.first: Ending | None = None
        self.known: Final[dict[int, float]] = {}

    def best(self, dice: Faces) -> float:
        """WE8, WE15 What these dice are worth when the rolling is over."""
        key = self.claims.key(dice)
        found = self.known.get(key)
        if found is None:
            found = self.best_from(self.untaken(), dice, 0) if key else self.nothing_valid(dice)
            self.known[key] = found
        return found

    def nothing_valid(self, dice: Faces) -> float:
        """WE15 Nobody is asked."""
        state = self.state
        keeping = Keeping(ROLLS - 1, dice)
        stopping = State(state.options, state.tracks, state.supply, state.turns, state.seat, keeping)
        return self.value(apply(stopping, STOP))

    def untaken(self) -> Ending:
        """The position in which nothing is taken yet."""
        first = self.first
        if first is None:
            state = self.state
            taking = Taking(PLENTY, self.robbed)
            first = Ending(
                State(state.options, state.tracks, state.supply, state.turns, state.seat, taking), self.value
            )
            self.first = first
        return first

    def best_from(self, ending: Ending, dice: Faces, used: int) -> float:
        """WE8, WE11 Leave it at that or take on; `used` has a bit for every colour taken in this turn."""
        best = ending.value
        if not ending.goes_on:
            return best
        for colour in range(KINDS):
            if not used & (1 << colour):
                for number in self.claims.ways[colour][dice[colour]]:
                    value = self.best_from(self.after(ending, number), dice, used | (1 << colour))
                    best = max(best, value)
        return best

    def after(self, ending: Ending, number: int) -> Ending:
        found = ending.further.get(number)
        if found is None:
            found = Ending(apply(ending.state, WAYS[number]), self.value)
            ending.further[number] = found
        return found

    def best_after(self, action: Action, dice: Faces) -> float:
        """What an action of the taking is worth."""
        first = self.untaken()
        if action == DONE:
            return first.value
        after = self.after(first, way(action))
        return self.best_from(after, dice, 1 << strip_of(self.state, action).colour)
