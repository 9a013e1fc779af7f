"""A turn solved exactly: every roll, every way to keep dice and to take strips, valued by what the turn ends in."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.values import Value
from tablee.games.wuerfel_express.actions import Action, Keep
from tablee.games.wuerfel_express.endings import Endings, Valuation
from tablee.games.wuerfel_express.lattice import COLOURED, worth_keeping
from tablee.games.wuerfel_express.legality import legal
from tablee.games.wuerfel_express.material import NO_DICE, ROLLS
from tablee.games.wuerfel_express.rules import apply
from tablee.games.wuerfel_express.state import Dropping, Keeping, Rolling, State, Taking
from tablee.kit.dice import Faces, contains


@dataclass(frozen=True)
class Solution(Value):
    """What the position is worth to the player on turn, and every legal action in the order of `legal`."""

    value: float
    actions: tuple[tuple[Action, float], ...]


def solve_turn(state: State, value: Valuation) -> Solution:
    """The best play of this turn, if `value` is what the positions at its end are worth to the player on turn."""
    phase = state.phase
    if isinstance(phase, Rolling):
        return Solution(value_of_roll(state, phase, value), ())
    actions = legal(state, state.seat)
    worth = values_of_actions(state, actions, value)
    return Solution(max(worth), tuple(zip(actions, worth, strict=True)))


def values_of_actions(state: State, actions: tuple[Action, ...], value: Valuation) -> list[float]:
    phase = state.phase
    if isinstance(phase, Dropping):
        return [solve_turn(apply(state, action), value).value for action in actions]
    if isinstance(phase, Keeping):
        return values_of_keeping(state, phase, actions, value)
    if isinstance(phase, Taking):
        endings = Endings(state, phase.robbed, value)
        return [endings.best_after(action, phase.dice) for action in actions]
    raise ValueError("no turn can be solved before the set-up or after the end: ask for the state of a turn")


def values_of_keeping(state: State, phase: Keeping, actions: tuple[Action, ...], value: Valuation) -> list[float]:
    """WE7 Whatever is set aside, and stopping, which is keeping all."""
    dice = sum(phase.dice)
    worth = worth_keeping(COLOURED, dice, phase.roll + 1, values_of_ends(state, dice, NO_DICE, value))
    kept = [action.dice if isinstance(action, Keep) else phase.dice for action in actions]
    return [worth[COLOURED.index[part]] for part in kept]


def value_of_roll(state: State, phase: Rolling, value: Valuation) -> float:
    """WE7 The average over all rolls; only before the last one are the dice set aside sure to stay."""
    dice = phase.number + sum(phase.kept)
    ends = values_of_ends(state, dice, phase.kept if phase.roll == ROLLS else NO_DICE, value)
    return worth_keeping(COLOURED, dice, phase.roll, ends)[COLOURED.index[phase.kept]]


def values_of_ends(state: State, dice: int, kept: Faces, value: Valuation) -> list[float]:
    """What each multiset of all dice is worth when the rolling is over, if it holds what is kept."""
    endings = Endings(state, (), value)
    worth = [0.0] * COLOURED.starts[dice + 1]
    for index in COLOURED.of(dice):
        member = COLOURED.members[index]
        if kept == NO_DICE or contains(member, kept):
            worth[index] = endings.best(member)
    return worth
