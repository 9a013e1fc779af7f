"""What a seat may know: everything is open."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.core.seen import SeatNumber, SeatView, Seen
from tablee.games.overload.track import COLOURS, FACES, FULL, Special

NAMES = ", ".join(colour.value for colour in COLOURS)
PawnNumber = Annotated[
    int, Meta(ge=0, lt=2 * len(COLOURS), description=f"Seat 0 has pawns 0 and 1, seat 1 has 2 and 3, … ({NAMES}).")
]
PlaceNumber = Annotated[int, Meta(ge=0, description="A space of the track: 0 is start, the last one is the finish.")]
Pips = Annotated[int, Meta(ge=1, le=FACES, description="What the die shows.")]
Discs = Annotated[int, Meta(ge=0, le=FULL, description="Discs on a pawn; the ninth overloads it.")]
Points = Annotated[int, Meta(ge=0)]


class Loading(Seen, frozen=True):
    """OV5 How many discs go onto the pawn that leaves start?"""


class Rolling(Seen, frozen=True):
    """OV6 The die is pending."""


class Moving(Seen, frozen=True):
    """OV6 Which pawn moves?"""

    die: Pips


class Stepping(Seen, frozen=True):
    """OV15 Forward or back?"""

    pawn: PawnNumber


class Meeting(Seen, frozen=True):
    """OV9 The pawns still to be dealt with by the one that arrived."""

    pawn: PawnNumber
    waiting: tuple[PawnNumber, ...]


class Over(Seen, frozen=True):
    """OV11 The seat on turn has won."""


PhaseView = Loading | Rolling | Moving | Stepping | Meeting | Over


class Options(Seen, frozen=True):
    """How many play, and which sections lie with their special side up."""

    players: Annotated[int, Meta(ge=3, le=5)]
    special: tuple[str, ...]


class PawnView(Seen, frozen=True):
    """Where a pawn stands and what it carries."""

    place: PlaceNumber
    discs: Discs


class View(SeatView, frozen=True):
    """`pawns` two by two, in seat order; `options` tell which sections lie with their special side up.

    `track` says what each space is, `target` how many points win; `cup` has the discs that are on no pawn.
    """

    options: Options
    players: Annotated[int, Meta(ge=3, le=5)]
    turn: SeatNumber
    phase: PhaseView
    track: tuple[Special, ...]
    target: Points
    points: tuple[Points, ...]
    pawns: tuple[PawnView, ...]
    cup: Annotated[int, Meta(ge=0)]
