"""A turn solved exactly: every roll, every way to keep dice and to take strips, valued by what the turn ends in."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.values import Value
from tablee.games.wuerfel_express.actions import Action
from tablee.games.wuerfel_express.dice import NO_DICE, contains, total
from tablee.games.wuerfel_express.endings import Endings, Valuation
from tablee.games.wuerfel_express.keeping import kept_of
from tablee.games.wuerfel_express.lattice import COLOURED, worth_keeping
from tablee.games.wuerfel_express.legality import legal, numbers
from tablee.games.wuerfel_express.material import ROLLS
from tablee.games.wuerfel_express.rules import played
from tablee.games.wuerfel_express.state import DROPPING, KEEPING, ROLLING, TAKING, State


@dataclass(frozen=True)
class Solution(Value):
    """What the position is worth to the player on turn, and every legal action in the order of `legal`."""

    value: float
    actions: tuple[tuple[Action, float], ...]


def solve_turn(state: State, value: Valuation) -> Solution:
    """The best play of this turn, if `value` is what the positions at its end are worth to the player on turn."""
    if state.phase == ROLLING:
        return Solution(value_of_roll(state, value), ())
    worth = values_of_actions(state, value)
    return Solution(max(worth), tuple(zip(legal(state, state.seat), worth, strict=True)))


def values_of_actions(state: State, value: Valuation) -> list[float]:
    """In the order of `legal`."""
    if state.phase == DROPPING:
        return [value_of_roll(played(state, number), value) for number in numbers(state, state.turn)]
    if state.phase == KEEPING:
        return values_of_keeping(state, value)
    if state.phase == TAKING:
        endings = Endings(state, value)
        return [endings.best_after(number, state.dice) for number in numbers(state, state.turn)]
    raise ValueError("no turn can be solved before the set-up or after the end: ask for the state of a turn")


def values_of_keeping(state: State, value: Valuation) -> list[float]:
    """WE7 Whatever is set aside, and stopping, which is keeping all."""
    dice = total(state.dice)
    worth = worth_keeping(COLOURED, dice, state.roll + 1, values_of_ends(state, dice, NO_DICE, value))
    kept = [kept_of(state.dice, number) for number in numbers(state, state.turn)]
    return [worth[COLOURED.index[part]] for part in kept]


def value_of_roll(state: State, value: Valuation) -> float:
    """WE7 The average over all rolls; only before the last one are the dice set aside sure to stay."""
    dice = state.pending + total(state.dice)
    ends = values_of_ends(state, dice, state.dice if state.roll == ROLLS else NO_DICE, value)
    return worth_keeping(COLOURED, dice, state.roll, ends)[COLOURED.index[state.dice]]


def values_of_ends(state: State, dice: i64, kept: i64, value: Valuation) -> vec[float]:
    """What each multiset of all dice is worth when the rolling is over, if it holds what is kept."""
    endings = Endings(state, value)
    worth = vec[float]([0.0] * COLOURED.starts[dice + 1])
    for index in COLOURED.of(dice):
        member = COLOURED.members[index]
        if kept == NO_DICE or contains(member, kept):
            worth[index] = endings.best(member)
    return worth
