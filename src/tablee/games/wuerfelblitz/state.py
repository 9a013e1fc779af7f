"""A position in a few packed numbers, and what is to be decided in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.wuerfelblitz.actions import Heard, meant
from tablee.games.wuerfelblitz.material import WINNING_BLACK
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.table import Table, table_of
from tablee.kit.packed import at, has, items_of, put

# Of the tokens of a seat.
BITS: Final[i64] = 3

# What is to be decided.
DRAWING: Final[i64] = 0  # WB3 The first roller is pending.
SHAKING: Final[i64] = 1  # WB4 The dice are pending.
ANSWERING: Final[i64] = 2  # WB6 The dice lie open.
OVER: Final[i64] = 3  # WB10 Somebody has three black tokens, or nobody answers any more.


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Value):
    """`white` and `black` are rows of tokens by seat; `idle` counts the rounds in a row without an answer.

    `roll` has all dice and `heard` is the set of seats that have answered or will not, both 0 unless ANSWERING; `said`
    has the numbers of what they said, by seat, and 0 for the others.
    Only rules change a state, and only the copy that they are about to give out.
    """

    def __init__(
        self,
        table: Table,
        white: i64,
        black: i64,
        roller: i64,
        idle: i64,
        phase: i64,
        roll: i64,
        heard: i64,
        said: vec[i64],
    ) -> None:
        self.table: Final = table
        self.white = white
        self.black = black
        self.roller = roller
        self.idle = idle
        self.phase = phase
        self.roll = roll
        self.heard = heard
        self.said = said

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (
            self.phase == other.phase
            and self.roll == other.roll
            and self.heard == other.heard
            and self.white == other.white
            and self.black == other.black
            and self.roller == other.roller
            and self.idle == other.idle
            and self.said == other.said
            and self.table.options == other.table.options
        )

    def __hash__(self) -> int:
        return hash(numbers_of(self))

    def __repr__(self) -> str:
        tokens = f"white={all_white(self)}, black={all_black(self)}, roller={self.roller}, idle={self.idle}"
        return f"State({tokens}, phase={self.phase}, roll={self.roll:o}, heard={all_heard(self)})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (self.table.options, *numbers_of(self))


def numbers_of(state: State) -> tuple[int, ...]:
    """Everything in a state but its table; what was said is the last."""
    return (
        state.white,
        state.black,
        state.roller,
        state.idle,
        state.phase,
        state.roll,
        state.heard,
        *state.said,
    )


def restored(options: Options, *numbers: int) -> State:
    """A state after a journey, at the same table as all with these options."""
    white, black, roller, idle, phase, roll, heard, *said = numbers
    return State(table_of(options), white, black, roller, idle, phase, roll, heard, vec[i64](said))


def copied(state: State) -> State:
    return State(
        state.table,
        state.white,
        state.black,
        state.roller,
        state.idle,
        state.phase,
        state.roll,
        state.heard,
        state.said,
    )


def white_of(state: State, seat: i64) -> i64:
    return at(state.white, seat, BITS)


def black_of(state: State, seat: i64) -> i64:
    return at(state.black, seat, BITS)


def give_white(state: State, seat: i64, tokens: i64) -> None:
    state.white = put(state.white, seat, tokens, BITS)


def give_black(state: State, seat: i64, tokens: i64) -> None:
    state.black = put(state.black, seat, tokens, BITS)


def all_white(state: State) -> tuple[int, ...]:
    """By seat."""
    return items_of(state.white, state.table.players, BITS)


def all_black(state: State) -> tuple[int, ...]:
    """By seat."""
    return items_of(state.black, state.table.players, BITS)


def winners(state: State) -> tuple[Seat, ...]:
    """WB10 Those with three black tokens."""
    return tuple([Seat(seat) for seat in range(state.table.players) if black_of(state, seat) == WINNING_BLACK])


def is_heard(state: State, seat: i64) -> bool:
    """WB7 Whether the seat has answered in this round, or will not."""
    return has(state.heard, seat)


def all_heard(state: State) -> tuple[Heard, ...]:
    """Those who have answered or will not, in seat order."""
    seats = [Seat(seat) for seat in range(state.table.players) if is_heard(state, seat)]
    return tuple([meant(seat, state.said[seat]) for seat in seats])
