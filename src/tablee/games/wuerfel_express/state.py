"""A position in a few packed numbers, and what is to be decided in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.wuerfel_express.dice import faces_of
from tablee.games.wuerfel_express.material import KINDS
from tablee.games.wuerfel_express.options import Options
from tablee.games.wuerfel_express.track import length, strips_of
from tablee.kit.packed import at, items_of, put

# Of a space in a row: tracks end before 36.
SPACE: Final[i64] = 6
# Of a seat in a row.
SEAT: Final[i64] = 3

# What is to be decided.
SETTING_UP: Final[i64] = 0  # WE2 The strips out of the game are pending.
DROPPING: Final[i64] = 1  # WE5 How many strips does the player return before it rolls?
ROLLING: Final[i64] = 2  # WE7 Dice are pending.
KEEPING: Final[i64] = 3  # WE7 After the first or second roll: which dice are set aside?
TAKING: Final[i64] = 4  # WE8 Which strip is taken next?
OVER: Final[i64] = 5  # WE18, WE19 The goal is reached, or the turns are used up.

OPTIONS: Final = [Options(players) for players in range(KINDS + 1)]


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Value):
    """`tracks` by seat; `ends` is the row of the spaces that they reach, from which the markers follow (WE3).

    `supply` is a set of strips; `turns` counts the turns that are over, those of all players together; `turn` is the
    seat on turn. `dice` lie on the table, while ROLLING those set aside, with so many `pending` beside them. `roll` is
    the first, second or third one while ROLLING and KEEPING, else 0. `robbed` is the row of seats stolen from in this
    turn, each one more than its number, because 0 is none.
    Only rules change a state, and only the copy that they are about to give out.
    """

    def __init__(
        self,
        tracks: vec[i64],
        ends: i64,
        supply: i64,
        turns: i64,
        turn: i64,
        phase: i64,
        roll: i64,
        pending: i64,
        dice: i64,
        robbed: i64,
    ) -> None:
        self.tracks = tracks
        self.ends = ends
        self.supply = supply
        self.turns = turns
        self.turn = turn
        self.phase = phase
        self.roll = roll
        self.pending = pending
        self.dice = dice
        self.robbed = robbed

    @property
    def seat(self) -> Seat:
        """The seat on turn."""
        return Seat(self.turn)

    @property
    def players(self) -> int:
        return len(self.tracks)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (
            self.dice == other.dice
            and self.phase == other.phase
            and self.turns == other.turns
            and self.turn == other.turn
            and self.ends == other.ends
            and self.supply == other.supply
            and self.roll == other.roll
            and self.pending == other.pending
            and self.robbed == other.robbed
            and self.tracks == other.tracks
        )

    def __hash__(self) -> int:
        return hash(numbers_of(self))

    def __repr__(self) -> str:
        lanes = tuple([strips_of(track) for track in self.tracks])
        ends = items_of(self.ends, self.players, SPACE)
        dice = faces_of(self.dice)
        rest = f"phase={self.phase}, roll={self.roll}, pending={self.pending}, dice={dice}, robbed={robbed_seats(self)}"
        return f"State(tracks={lanes}, {ends=}, supply={self.supply}, turns={self.turns}, turn={self.turn}, {rest})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, numbers_of(self)


def numbers_of(state: State) -> tuple[int, ...]:
    """Everything in a state; the tracks are the last."""
    return (
        state.ends,
        state.supply,
        state.turns,
        state.turn,
        state.phase,
        state.roll,
        state.pending,
        state.dice,
        state.robbed,
        *state.tracks,
    )


def restored(*numbers: int) -> State:
    """A state after a journey."""
    ends, supply, turns, turn, phase, roll, pending, dice, robbed, *tracks = numbers
    return State(vec[i64](tracks), ends, supply, turns, turn, phase, roll, pending, dice, robbed)


def copied(state: State) -> State:
    return State(
        state.tracks,
        state.ends,
        state.supply,
        state.turns,
        state.turn,
        state.phase,
        state.roll,
        state.pending,
        state.dice,
        state.robbed,
    )


def decides(state: State) -> bool:
    """Whether the player on turn has a choice; else chance is pending, or the game is over."""
    return state.phase in (KEEPING, TAKING, DROPPING)


def end_of(state: State, seat: i64) -> i64:
    """WE3 The space that a track reaches."""
    return at(state.ends, seat, SPACE)


def marker_of(state: State, seat: i64) -> i64:
    """WE3 The offset of the strips of a track."""
    return end_of(state, seat) - length(state.tracks[seat])


def lay(state: State, seat: i64, track: i64, end: i64) -> None:
    """A track with other strips, or another end."""
    state.tracks = state.tracks[:]
    state.tracks[seat] = track
    state.ends = put(state.ends, seat, end, SPACE)


def has_lantern(state: State, seat: i64) -> bool:
    """WE17 Whether nobody is further from the goal."""
    own = end_of(state, seat)
    for other in range(len(state.tracks)):
        if end_of(state, other) < own:
            return False
    return True


def is_robbed(state: State, seat: i64) -> bool:
    """WE12 Whether the seat has been stolen from in this turn."""
    row = state.robbed
    while row:
        if row & 7 == seat + 1:
            return True
        row >>= SEAT
    return False


def thefts(state: State) -> i64:
    """WE12 How many there were in this turn."""
    found: i64 = 0
    while at(state.robbed, found, SEAT):
        found += 1
    return found


def robbed_seats(state: State) -> tuple[Seat, ...]:
    """WE12 In the order of the thefts."""
    return tuple([Seat(seat - 1) for seat in items_of(state.robbed, thefts(state), SEAT)])
