"""What a position is worth: the turns that each pawn still needs, and so the chance of each seat to win."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from examples.stepping_stones.actions import FACES, SLIP
from examples.stepping_stones.options import STONES
from examples.stepping_stones.state import State

from tablee.core.values import Seat

HOPS: Final = tuple(pips for pips in range(1, FACES + 1) if pips != SLIP)
# How often a guess is refined: each time its error shrinks to the chance of slipping in a turn.
ROUNDS: Final = 60
# How much a lead of one turn counts, fitted to games of the hard bot.
KEENNESS: Final = 0.8


@cache
def turns_needed() -> tuple[float, ...]:
    """By the steps to the far bank: the turns that a pawn needs on average, if it hops and rests as well as can be."""
    needed = [0.0]
    for steps in range(1, STONES.high + 2):
        guess = needed[-1] + 1
        for _ in range(ROUNDS):
            guess = 1 + before_roll(steps, outlook(steps, guess, needed), guess)
        needed.append(guess)
    return tuple(needed)


def outlook(steps: int, slipped: float, rested: list[float]) -> list[float]:
    """By the steps left after a hop: the turns needed after this one, which began `steps` before the far bank."""
    needed = [0.0]
    for left in range(1, steps):
        needed.append(min(rested[left], before_roll(left, needed, slipped)))
    return needed


def before_roll(left: int, needed: list[float], slipped: float) -> float:
    """The same while the die is pending, on average."""
    return (slipped + sum(needed[max(0, left - pips)] for pips in HOPS)) / FACES


def rounds_to_go(state: State, seat: Seat) -> float:
    """How many rounds pass before the seat has crossed."""
    needed, far = turns_needed(), state.options.far_bank
    steps = far - state.places[seat]
    if seat != state.seat:
        later = (seat - state.seat) % state.options.players / state.options.players
        return needed[steps] - 1 + later
    hopping = outlook(steps, needed[steps], list(needed))
    return before_roll(far - state.at, hopping, needed[steps]) if state.rolling else hopping[far - state.at]


def chances(state: State) -> tuple[float, ...]:
    """How likely each seat is to win: the fewer rounds it needs, the likelier."""
    seats = [Seat(seat) for seat in range(state.options.players)]
    if state.over:
        return tuple(float(seat == state.seat) for seat in seats)
    weights = [exp(-KEENNESS * rounds_to_go(state, seat)) for seat in seats]
    return tuple(weight / sum(weights) for weight in weights)
