"""A round, in the order of the rulebook: rules change a copy of the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.wuerfelblitz.actions import SILENT, Action, Lot, Roll, number_of, said_in, time_in
from tablee.games.wuerfelblitz.legality import waiting
from tablee.games.wuerfelblitz.material import IDLE_ROUNDS, WINNING_BLACK
from tablee.games.wuerfelblitz.state import (
    ANSWERING,
    BITS,
    OVER,
    SHAKING,
    State,
    black_of,
    copied,
    give_black,
    give_white,
    is_heard,
    white_of,
)
from tablee.games.wuerfelblitz.sums import solution
from tablee.kit.packed import including, where

NOBODY: Final[i64] = -1


def apply(state: State, action: Action) -> State:
    if isinstance(action, Lot):
        return drawn(state, action.seat)
    if isinstance(action, Roll):
        return rolled(state, action.row)
    return played(state, action.seat, number_of(action))


def drawn(state: State, seat: i64) -> State:
    """WB3 The first roller."""
    after = copied(state)
    after.roller = seat
    after.phase = SHAKING
    return after


def rolled(state: State, roll: i64) -> State:
    """WB4 The dice lie open."""
    after = copied(state)
    after.roll = roll
    after.phase = ANSWERING
    return after


def played(state: State, seat: i64, number: i64) -> State:
    """WB6, WB7 Somebody is heard, and when all are, the round is settled."""
    after = copied(state)
    hear(after, seat, number)
    if not waiting(after):
        settle(after)
    return after


def hear(state: State, seat: i64, number: i64) -> None:
    """WB7 Only reaction times count, so the order in which answers come in is not kept."""
    state.heard = including(state.heard, seat)
    state.said = state.said[:]
    state.said[seat] = number


def settle(state: State) -> None:
    """WB6 to WB10 Tokens, exchange, the next roller, and perhaps the end."""
    number: i64 = solution(state.roll, state.table.teaser)
    winner = fastest_right(state, number)
    limit = last_that_counts(state, winner)
    counted = False
    for seat in range(state.table.players):
        if counts(state, seat, limit):
            counted = True
            if said_in(state.said[seat]) == number:
                earn(state, seat)
            else:
                pay(state, seat)
    end_round(state, winner, counted)


def last_that_counts(state: State, winner: i64) -> i64:
    """WB7 The time up to which answers count: that of the round, or the window after the fastest right one."""
    if winner == NOBODY:
        return state.table.time
    return min(state.table.time, time_in(state.said[winner]) + state.table.window)


def fastest_right(state: State, number: i64) -> i64:
    """WB6, WB8 Who was right first; equal to the millisecond: the first clockwise after the last roller."""
    players = state.table.players
    found = NOBODY
    seat = state.roller
    for _away in range(players):  # mypyc would make objects of `_`
        seat = seat + 1 if seat + 1 < players else 0
        if is_right(state, seat, number) and (found == NOBODY or is_faster(state, seat, found)):
            found = seat
    return found


def is_right(state: State, seat: i64, number: i64) -> bool:
    return is_heard(state, seat) and said_in(state.said[seat]) == number


def is_faster(state: State, seat: i64, other: i64) -> bool:
    """Of two that have answered with the same number."""
    return state.said[seat] < state.said[other]


def counts(state: State, seat: i64, limit: i64) -> bool:
    """WB7 Whether an answer came in time."""
    said = state.said[seat]
    return is_heard(state, seat) and said_in(said) != SILENT and time_in(said) <= limit


def earn(state: State, seat: i64) -> None:
    """WB6, WB9, WB12 A white token; as many as the handicap says become a black one at once."""
    tokens = white_of(state, seat) + 1
    if tokens == state.table.handicap[seat]:
        tokens = 0
        give_black(state, seat, black_of(state, seat) + 1)
    give_white(state, seat, tokens)


def pay(state: State, seat: i64) -> None:
    """WB7 A white token, of those who have one."""
    tokens = white_of(state, seat)
    if tokens:
        give_white(state, seat, tokens - 1)


def end_round(state: State, winner: i64, counted: bool) -> None:
    """WB8, WB10 The winner rolls next, if there is another round."""
    if winner != NOBODY:
        state.roller = winner
    state.idle = 0 if counted else state.idle + 1
    state.phase = OVER if has_ended(state) else SHAKING
    state.roll = 0
    state.heard = 0
    state.said = state.table.nothing_said


def has_ended(state: State) -> bool:
    """WB10 Three black tokens, or too many rounds without an answer."""
    return state.idle == IDLE_ROUNDS or where(state.black, WINNING_BLACK, state.table.players, BITS) != 0
