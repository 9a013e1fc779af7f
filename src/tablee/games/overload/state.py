"""A position in a few packed numbers, and what is to be decided in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.overload.options import Options
from tablee.games.overload.track import START, Track, track_of
from tablee.kit.packed import at, items_of, put

# Pawns are numbered through: seat 0 has pawns 0 and 1, seat 1 has 2 and 3, and so on.
Pawn = int

# Of a number in a row: places, discs and points stay below 64.
BITS: Final[i64] = 6

# What is to be decided.
LOADING: Final[i64] = 0  # OV5 How many discs go onto the pawn that leaves start?
ROLLING: Final[i64] = 1  # OV6 The die is pending.
MOVING: Final[i64] = 2  # OV6 Which pawn moves?
STEPPING: Final[i64] = 3  # OV15 Forward or back?
MEETING: Final[i64] = 4  # OV9 What to do with the pawns still to be dealt with?
OVER: Final[i64] = 5  # OV11 The seat on turn has won.


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Value):
    """Rows: `places` and `discs` by pawn, `points` by seat. `turn` is the seat on turn.

    `about` is the die while MOVING, the pawn while STEPPING and MEETING, else 0; `waiting` is the set of pawns that a
    MEETING still has. Only rules change a state, and only the copy that they are about to give out.
    """

    def __init__(
        self,
        track: Track,
        places: i64,
        discs: i64,
        points: i64,
        turn: i64,
        phase: i64,
        about: i64,
        waiting: i64,
    ) -> None:
        self.track: Final = track
        self.places = places
        self.discs = discs
        self.points = points
        self.turn = turn
        self.phase = phase
        self.about = about
        self.waiting = waiting

    @property
    def seat(self) -> Seat:
        """The seat on turn."""
        return Seat(self.turn)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        return (
            self.places == other.places
            and self.discs == other.discs
            and self.points == other.points
            and self.turn == other.turn
            and self.phase == other.phase
            and self.about == other.about
            and self.waiting == other.waiting
            and self.track.options == other.track.options
        )

    def __hash__(self) -> int:
        return hash((self.places, self.discs, self.points, self.turn, self.phase, self.about, self.waiting))

    def __repr__(self) -> str:
        rows = f"places={all_places(self)}, discs={all_discs(self)}, points={all_points(self)}"
        return f"State({rows}, turn={self.turn}, phase={self.phase}, about={self.about}, waiting={self.waiting})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        options = self.track.options
        rows = (self.places, self.discs, self.points, self.turn, self.phase, self.about, self.waiting)
        return restored, (options.players, options.special, *rows)


def restored(players: int, special: tuple[str, ...], *numbers: int) -> State:
    """A state after a journey, on the same track as all with these options."""
    places, discs, points, turn, phase, about, waiting = numbers
    track = track_of(Options(players, special))
    return State(track, places, discs, points, turn, phase, about, waiting)


def copied(state: State) -> State:
    return State(
        state.track,
        state.places,
        state.discs,
        state.points,
        state.turn,
        state.phase,
        state.about,
        state.waiting,
    )


def owner(pawn: Pawn) -> Seat:
    return Seat(pawn >> 1)


def place_of(state: State, pawn: i64) -> i64:
    return at(state.places, pawn, BITS)


def discs_on(state: State, pawn: i64) -> i64:
    return at(state.discs, pawn, BITS)


def points_of(state: State, seat: i64) -> i64:
    return at(state.points, seat, BITS)


def stand(state: State, pawn: i64, place: i64) -> None:
    state.places = put(state.places, pawn, place, BITS)


def carry(state: State, pawn: i64, discs: i64) -> None:
    state.discs = put(state.discs, pawn, discs, BITS)


def all_places(state: State) -> tuple[int, ...]:
    """By pawn."""
    return items_of(state.places, state.track.pawns, BITS)


def all_discs(state: State) -> tuple[int, ...]:
    """By pawn."""
    return items_of(state.discs, state.track.pawns, BITS)


def all_points(state: State) -> tuple[int, ...]:
    """By seat."""
    return items_of(state.points, state.track.players, BITS)


def chooses(state: State) -> bool:
    """OV6 Whether the player chooses which pawn to move: a pawn on start must enter first."""
    pawn = 2 * state.turn
    return place_of(state, pawn) != START and place_of(state, pawn + 1) != START


def leaving(state: State) -> i64:
    """OV5 The pawn that is loaded and leaves start; two waiting there are alike."""
    pawn = 2 * state.turn
    return pawn if place_of(state, pawn) == START else pawn + 1
