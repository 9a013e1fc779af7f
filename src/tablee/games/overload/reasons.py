"""Why an action is forbidden, with the facts of the position."""

from __future__ import annotations

from typing import Final

from tablee.core.reason import Reason
from tablee.core.seen import SeatNumber
from tablee.games.overload.view import PawnNumber, Pips, PlaceNumber, Points


class GameOver(Reason, frozen=True):
    """OV11 The game has ended; the winner and its points."""

    seat: SeatNumber
    points: Points


class Turn(Reason, frozen=True):
    """OV3 Another seat is to play."""

    seat: SeatNumber


class MeetFirst(Reason, frozen=True):
    """OV9 These pawns on the space are to be dealt with first."""

    waiting: tuple[PawnNumber, ...]


class StepFirst(Reason, frozen=True):
    """OV15 The pawn is on a step space and has to leave it first."""

    pawn: PawnNumber


class NotYours(Reason, frozen=True):
    """OV6 The pawn is another player's."""

    pawn: PawnNumber


class LoadFirst(Reason, frozen=True):
    """OV5, OV6 The load of this pawn is to be chosen before the roll."""

    pawn: PawnNumber


class StartFirst(Reason, frozen=True):
    """OV6 A pawn on start enters first; the other one, on this space, has to wait."""

    pawn: PawnNumber
    place: PlaceNumber


class WaitRoll(Reason, frozen=True):
    """OV6 The die has not been rolled yet."""


class Rolled(Reason, frozen=True):
    """OV6 The die has been rolled: a pawn is to be chosen."""

    pips: Pips


class LoadTooLate(Reason, frozen=True):
    """OV5 Only a pawn on start is loaded, before the roll; `out` when both pawns of the seat have left."""

    out: bool


class NobodyMet(Reason, frozen=True):
    """OV9 No move has ended on a space with other pawns."""


class Itself(Reason, frozen=True):
    """OV9 The pawn is the one that has moved."""

    pawn: PawnNumber


class MetAlready(Reason, frozen=True):
    """OV9 The pawn has been dealt with in this turn."""

    pawn: PawnNumber


class NotHere(Reason, frozen=True):
    """OV9 The pawn is on another space."""

    pawn: PawnNumber


class TheyHaveNone(Reason, frozen=True):
    """OV9 The pawn has no disc to take."""

    pawn: PawnNumber


class YouHaveNone(Reason, frozen=True):
    """OV9 The pawn that has moved has no disc to give."""

    pawn: PawnNumber


class MustAct(Reason, frozen=True):
    """OV9 A disc can be given to the pawn or taken from it."""

    pawn: PawnNumber
    give: bool
    take: bool


class NoStep(Reason, frozen=True):
    """OV15 No pawn is on a step space."""


REASONS: Final[tuple[type[Reason], ...]] = (
    GameOver,
    Turn,
    MeetFirst,
    StepFirst,
    NotYours,
    LoadFirst,
    StartFirst,
    WaitRoll,
    Rolled,
    LoadTooLate,
    NobodyMet,
    Itself,
    MetAlready,
    NotHere,
    TheyHaveNone,
    YouHaveNone,
    MustAct,
    NoStep,
)
