"""What a choice can do, before it is made."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from tablee.core.seen import SeatNumber, Seen
from tablee.core.stake import Danger, Gain, Stake
from tablee.games.overload.track import Special
from tablee.games.overload.view import Discs, Points

DiscCount = Annotated[int, Meta(ge=1)]
PawnCount = Annotated[int, Meta(ge=1)]


class Met(Seen, frozen=True):
    """A pawn on the space reached: whose it is, and its discs."""

    seat: SeatNumber
    discs: Discs


class Wins(Gain, frozen=True):
    """OV11 The target is reached."""

    points: Points


class OverloadsOwn(Danger, frozen=True):
    """OV10 A pawn of the player itself gets its ninth disc: so many discs are lost, and nothing earned."""

    discs: DiscCount


class Overloads(Gain, frozen=True):
    """OV10 Pawns of these opponents get their ninth disc: points for the player, discs lost for them."""

    owners: tuple[SeatNumber, ...]
    points: Points
    discs: DiscCount


class Scores(Gain, frozen=True):
    """OV12 The pawn reaches the finish."""

    points: Points


class MakesFull(Danger, frozen=True):
    """OV12 Pawns of these opponents get their eighth disc, and are worth so many points."""

    owners: tuple[SeatNumber, ...]
    points: Points


class FeedsOwn(Gain, frozen=True):
    """OV8 The player's other pawn gets discs; `full` if it carries eight then."""

    discs: DiscCount
    full: bool


class Meets(Stake, frozen=True):
    """OV9 The pawns on the space reached."""

    pawns: tuple[Met, ...]


class Feeds(Stake, frozen=True):
    """OV8 Pawns of these opponents are passed and get a disc."""

    owners: tuple[SeatNumber, ...]


class Hands(Stake, frozen=True):
    """OV9 The discs of the pawn that moved and of the one it met, after giving or taking."""

    own: Discs
    seat: SeatNumber
    discs: Discs


class Lands(Stake, frozen=True):
    """OV14, OV15, OV16 The pawn ends its move on a special space."""

    special: Special


class Worth(Stake, frozen=True):
    """OV5, OV12 What the load is worth if it reaches the finish as it is."""

    discs: Discs
    points: Points


class CanBePassed(Stake, frozen=True):
    """OV8 So many pawns of opponents may come to stand behind the pawn and pass it; a full one tips over then."""

    pawns: PawnCount
    full: bool


STAKES: Final[tuple[type[Stake], ...]] = (
    Wins,
    OverloadsOwn,
    Overloads,
    Scores,
    MakesFull,
    FeedsOwn,
    Meets,
    Feeds,
    Hands,
    Lands,
    Worth,
    CanBePassed,
)
