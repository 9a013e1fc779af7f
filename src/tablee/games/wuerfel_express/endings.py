"""How a turn can end, and the best that can be taken with the dice at last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.wuerfel_express.actions import KEEP_ALL, NO_MORE, STEAL, strip_taken, victim_of
from tablee.games.wuerfel_express.dice import alone, showing
from tablee.games.wuerfel_express.legality import takes
from tablee.games.wuerfel_express.material import DICE, KINDS, colour_of
from tablee.games.wuerfel_express.rules import played
from tablee.games.wuerfel_express.state import KEEPING, TAKING, State, copied
from tablee.games.wuerfel_express.track import first
from tablee.kit.packed import has, including

Valuation = Callable[[State], float]

# Dice with which whatever lies there can be taken: what is really claimed is asked of Claims.
PLENTY: Final = sum(int(alone(colour, DICE)) for colour in range(KINDS))
NUMBERS: Final = DICE + 1
# More than there are numbers of actions, so that a way of six of them fits into one.
ACTIONS: Final[i64] = 256


def strip_by(state: State, number: i64) -> i64:
    """The strip that an action takes, the one behind the marker of whom it is stolen from."""
    if number < STEAL:
        return strip_taken(number)
    return first(state.tracks[victim_of(number, state.turn, len(state.tracks))])


def with_dice(state: State, phase: i64, dice: i64) -> State:
    """The position when these dice lie there and the player decides about them."""
    found = copied(state)
    found.phase, found.dice, found.pending, found.roll = phase, dice, 0, 0
    return found


class Claims:
    """WE9, WE10, WE12 What each number of dice of each colour can take; no taking changes it for another colour."""

    def __init__(self, state: State) -> None:
        self.ways: Final[list[vec[i64]]] = []
        self.alike = vec[i64](capacity=KINDS * NUMBERS)
        for colour in range(KINDS):
            row = [takes(with_dice(state, TAKING, alone(colour, number))) for number in range(NUMBERS)]
            self.ways.extend(row)
            for ways in row:
                self.alike = append(self.alike, row.index(ways))

    def of(self, colour: i64, number: i64) -> vec[i64]:
        """What so many dice of a colour can take, as numbers of actions."""
        return self.ways[colour * NUMBERS + number]

    def key(self, dice: i64) -> int:
        """Equal for dice that can take the same, 0 for those that can take nothing."""
        key: i64 = 0
        for colour in range(KINDS):
            key = key * NUMBERS + self.alike[colour * NUMBERS + showing(dice, colour)]
        return key


@mypyc_attr(acyclic=True)
class Ending:
    """A position after some strips are taken, and its value when it is left at that; `way` tells the actions."""

    def __init__(self, state: State, way: i64, value: Valuation) -> None:
        self.state: Final = state
        self.way: Final = way
        self.goes_on: Final = state.phase == TAKING
        self.value: Final = value(played(state, NO_MORE) if self.goes_on else state)


class Endings:
    """The ends of a turn, each made and valued once, whichever dice lead to it."""

    def __init__(self, state: State, value: Valuation) -> None:
        self.state: Final = state
        self.value: Final = value
        self.claims: Final = Claims(state)
        self.made: Final[dict[int, Ending]] = {}
        self.known: Final[dict[int, float]] = {}

    def best(self, dice: i64) -> float:
        """WE8, WE15 What these dice are worth when the rolling is over."""
        key = self.claims.key(dice)
        found = self.known.get(key)
        if found is None:
            found = self.best_from(self.untaken(), dice, 0) if key else self.nothing_valid(dice)
            self.known[key] = found
        return found

    def nothing_valid(self, dice: i64) -> float:
        """WE15 Nobody is asked."""
        return self.value(played(with_dice(self.state, KEEPING, dice), KEEP_ALL))

    def untaken(self) -> Ending:
        """The position in which nothing is taken yet."""
        found = self.made.get(0)
        if found is None:
            found = self.made[0] = Ending(with_dice(self.state, TAKING, PLENTY), 0, self.value)
        return found

    def best_from(self, ending: Ending, dice: i64, used: i64) -> float:
        """WE8, WE11 Leave it at that or take on; `used` is the set of colours taken in this turn."""
        best = ending.value
        if not ending.goes_on:
            return best
        for colour in range(KINDS):
            if not has(used, colour):
                for number in self.claims.of(colour, showing(dice, colour)):
                    value = self.best_from(self.after(ending, number), dice, including(used, colour))
                    best = max(best, value)
        return best

    def after(self, ending: Ending, number: i64) -> Ending:
        way = ending.way * ACTIONS + number
        found = self.made.get(way)
        if found is None:
            found = self.made[way] = Ending(played(ending.state, number), way, self.value)
        return found

    def best_after(self, number: i64, dice: i64) -> float:
        """What an action of the taking is worth."""
        first = self.untaken()
        if number == NO_MORE:
            return first.value
        return self.best_from(self.after(first, number), dice, including(0, colour_of(strip_by(self.state, number))))
