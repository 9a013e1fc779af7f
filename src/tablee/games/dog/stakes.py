"""What a choice can do, before it is made."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from tablee.core.seen import SeatNumber
from tablee.core.stake import Danger, Gain, Stake

PawnCount = Annotated[int, Meta(ge=1)]
Spaces = Annotated[int, Meta(ge=0)]
LaneSpace = Annotated[int, Meta(ge=1, le=4)]
Way = Literal["on", "back"]


class Wins(Gain, frozen=True):
    """DG28 The last pawn comes home."""


class CapturesOwn(Danger, frozen=True):
    """DG15, DG23 Pawns of the player itself go back to the start area."""

    pawns: PawnCount


class CapturesPartner(Danger, frozen=True):
    """DG15, DG23 A pawn of the partner goes back to the start area."""

    partner: SeatNumber


class Captures(Gain, frozen=True):
    """DG15 A pawn of each of these opponents goes back to the start area."""

    colours: tuple[SeatNumber, ...]


class CapturesSeveral(Gain, frozen=True):
    """DG23 So many pawns of these opponents, more than one of the same, go back to the start area."""

    pawns: PawnCount
    colours: tuple[SeatNumber, ...]


class HelpsPartner(Gain, frozen=True):
    """DG27 The player's last pawn comes home."""

    partner: SeatNumber


class Home(Gain, frozen=True):
    """DG19 The pawn turns into its lane."""

    space: LaneSpace


class AnotherLap(Danger, frozen=True):
    """DG19 The pawn goes past its lane."""

    colour: SeatNumber


class CanCapture(Gain, frozen=True):
    """DG23 The best that the rest of the 7 can do."""

    colours: tuple[SeatNumber, ...]


class LosesCards(Danger, frozen=True):
    """DG10 The player is out of the round."""

    cards: Annotated[int, Meta(ge=1)]


class NothingHappens(Stake, frozen=True):
    """DG25 A swap without effect."""


class Swaps(Stake, frozen=True):
    """DG25 How far the player's pawn and that of the other colour get, on or back."""

    own: Spaces
    own_way: Way
    other: SeatNumber
    others: Spaces
    others_way: Way


class Blocks(Gain, frozen=True):
    """DG18 Opponents whose pawns stand close behind the start square."""

    colours: tuple[SeatNumber, ...]


class OpensWay(Gain, frozen=True):
    """DG18 Whose pawn stands close behind the start square that becomes free: the partner's, or one's own (null)."""

    partner: SeatNumber | None


class NearHome(Stake, frozen=True):
    """DG19 From here so many steps lead into the lane, or (unless null) up to so many."""

    least: Annotated[int, Meta(ge=2, le=13)]
    most: Annotated[int, Meta(ge=3, le=13)] | None


class Protected(Stake, frozen=True):
    """DG18 On its own start square nobody captures or passes the pawn."""


class MovesUp(Stake, frozen=True):
    """DG19 The pawn makes room in its lane."""

    space: LaneSpace


class PointsLeft(Stake, frozen=True):
    """DG23 So much of the 7 is left for other pawns."""

    points: Annotated[int, Meta(ge=1, le=6)]


class GoesTo(Stake, frozen=True):
    """DG8 Who gets the card."""

    receiver: SeatNumber
    partner: bool


class InReach(Stake, frozen=True):
    """DG15 So many pawns of opponents can come there with one card."""

    pawns: PawnCount


STAKES: Final[tuple[type[Stake], ...]] = (
    Wins,
    CapturesOwn,
    CapturesPartner,
    Captures,
    CapturesSeveral,
    HelpsPartner,
    Home,
    AnotherLap,
    CanCapture,
    LosesCards,
    NothingHappens,
    Swaps,
    Blocks,
    OpensWay,
    NearHome,
    Protected,
    MovesUp,
    PointsLeft,
    GoesTo,
    InReach,
)
