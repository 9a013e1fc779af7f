"""What a seat may know: everything is open."""

from __future__ import annotations

from tablee.core.seen import Seen
from tablee.core.values import Seat
from tablee.games.overload.options import Options
from tablee.games.overload.state import Pawn
from tablee.games.overload.track import Special


class Loading(Seen, frozen=True):
    """OV5 How many discs go onto the pawn that leaves start?"""


class Rolling(Seen, frozen=True):
    """OV6 The die is pending."""


class Moving(Seen, frozen=True):
    """OV6 Which pawn moves?"""

    die: int


class Stepping(Seen, frozen=True):
    """OV15 Forward or back?"""

    pawn: Pawn


class Meeting(Seen, frozen=True):
    """OV9 The pawns still to be dealt with by the one that arrived."""

    pawn: Pawn
    waiting: tuple[Pawn, ...]


class Over(Seen, frozen=True):
    """OV11 The seat on turn has won."""


PhaseView = Loading | Rolling | Moving | Stepping | Meeting | Over


class PawnView(Seen, frozen=True):
    place: int
    discs: int


class View(Seen, frozen=True):
    """`pawns` two by two, in seat order; `options` tell which sections lie with their special side up."""

    you: Seat | None
    options: Options
    players: int
    turn: Seat
    phase: PhaseView
    track: tuple[Special, ...]
    target: int
    points: tuple[int, ...]
    pawns: tuple[PawnView, ...]
    cup: int
