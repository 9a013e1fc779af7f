"""How likely each player is to win: a race for tokens among players who are alike."""

from __future__ import annotations

from math import exp
from typing import Final

from tablee.core.values import Seat
from tablee.games.wuerfelblitz.material import WINNING_BLACK
from tablee.games.wuerfelblitz.state import OVER, State, all_black, all_white, white_of

STEPS: Final = 240
# Beyond this many tokens for each player somebody has long won: the most that are needed are 15.
LONGEST: Final = 48.0


def chances(state: State) -> tuple[float, ...]:
    """WB10 Sure at the end; before it, by the tokens that everybody still needs."""
    if state.phase == OVER:
        return tuple([float(black == WINNING_BLACK) for black in all_black(state)])
    return first_to_have(needed(state))


def needed(state: State) -> list[int]:
    """WB9, WB12 White tokens that are missing for the last black one, by seat."""
    handicap, white, black = state.table.options.handicap, all_white(state), all_black(state)
    return [handicap[seat] * (WINNING_BLACK - black[seat]) - white[seat] for seat in range(state.table.players)]


def first_to_have(tokens: list[int]) -> tuple[float, ...]:
    """Who has enough first, if every token goes to anybody with the same chance.

    Tokens that come to each player by themselves at random times are such a race, and make the players independent:
    one is first at a time t if its last token comes at t and all the others still miss one.
    """
    sums = [0.0] * len(tokens)
    width = LONGEST / STEPS
    for step in range(STEPS):
        time = (step + 0.5) * width
        missing = [chance_of_fewer(number, time) for number in tokens]
        for seat, number in enumerate(tokens):
            last = chance_of_fewer(number, time) - chance_of_fewer(number - 1, time)
            for other in range(len(tokens)):
                if other != seat:
                    last *= missing[other]
            sums[seat] += last
    total = sum(sums)
    return tuple([each / total for each in sums])


def chance_of_fewer(number: int, time: float) -> float:
    """Of a Poisson distribution."""
    term = exp(-time)
    total = 0.0
    for count in range(number):
        total += term
        term *= time / (count + 1)
    return total


def chance_after(state: State, seat: Seat, winner: Seat | None, *, wrong: bool) -> float:
    """The chance of a seat when somebody, or nobody, gets this round's token, and it has itself answered wrongly."""
    tokens = needed(state)
    if wrong and white_of(state, seat):
        tokens[seat] += 1
    if winner is not None:
        tokens[winner] -= 1
        if tokens[winner] == 0:
            return float(winner == seat)
    return first_to_have(tokens)[seat]
