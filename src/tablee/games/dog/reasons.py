"""Why an action is forbidden, with the facts of the position; in the order in which they are looked for."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from tablee.core.reason import Reason
from tablee.core.seen import SeatNumber
from tablee.games.dog.view import CardNumber, CardNumbers, Count, PlaceNumber

Colour = Annotated[SeatNumber, Meta(description="Whose pawns the seat moves: its own, or its partner's (DG27).")]
Owner = Annotated[SeatNumber, Meta(description="Whose pawn it is.")]


class GameOver(Reason, frozen=True):
    """DG28 The game has ended."""


class CardsFirst(Reason, frozen=True):
    """DG6, DG11 Cards are dealt or drawn first."""


class ExchangeFirst(Reason, frozen=True):
    """DG8 The exchange is not over; `waiting` are the seats that have still to give a card."""

    given: bool
    receiver: SeatNumber
    waiting: tuple[SeatNumber, ...]


class Given(Reason, frozen=True):
    """DG8 The seat has given its card."""


class ExchangeOver(Reason, frozen=True):
    """DG8 Cards are given at the start of a round only."""


class Turn(Reason, frozen=True):
    """DG9 Another seat is to play."""

    seat: SeatNumber


class NotHeld(Reason, frozen=True):
    """DG9 The card is not in the hand."""

    card: CardNumber


class MustPlay(Reason, frozen=True):
    """DG10 These cards can be played."""

    cards: CardNumbers


class NoDiscardInTeams(Reason, frozen=True):
    """DG10 With partners the whole hand is laid down, not a single card."""


class NoLayingDownAlone(Reason, frozen=True):
    """DG11 Playing alone, a single card is discarded, not the whole hand."""


class NoneOut(Reason, frozen=True):
    """DG17 No pawn has left the start area."""

    colour: Colour


class NotAStartCard(Reason, frozen=True):
    """DG17 The card brings no pawn out."""

    card: CardNumber


class OwnOnStart(Reason, frozen=True):
    """DG17 A pawn of the same colour stands on the start square."""

    colour: Colour
    place: PlaceNumber


class AllOut(Reason, frozen=True):
    """DG17 No pawn waits in the start area."""

    colour: Colour


class NotYours(Reason, frozen=True):
    """DG14 The pawn touched is an opponent's."""

    owner: Owner
    colour: Colour
    place: PlaceNumber


class Partners(Reason, frozen=True):
    """DG27 The pawn touched is the partner's; `home` of the seat's own are."""

    owner: Owner
    home: Count
    place: PlaceNumber


class NowPartners(Reason, frozen=True):
    """DG27 The seat's own pawns are home: it moves its partner's."""

    colour: Colour


class NobodyThere(Reason, frozen=True):
    """DG14 No pawn that the seat moves stands there."""

    colour: Colour
    place: PlaceNumber


class FromStartSquare(Reason, frozen=True):
    """DG19 No pawn turns in from its start square; `four` where one of the hand could take it behind that."""

    four: bool


class LaneOneWay(Reason, frozen=True):
    """DG19, DG21 Backwards into the lane, within it, or out of it."""

    way: Literal["into", "within", "out"]


class OnlyFourBack(Reason, frozen=True):
    """DG21 The space lies behind the pawn, and not four back with a 4."""


class TooFar(Reason, frozen=True):
    """DG16 The lane ends nearer than the card goes."""

    card: CardNumber
    colour: Colour
    room: Count


class StepCount(Reason, frozen=True):
    """DG16 The space is so many steps away, and the card does not go so far."""

    card: CardNumber
    steps: Count


class LaneFull(Reason, frozen=True):
    """DG19 A pawn in the lane is in the way."""

    colour: Colour
    place: PlaceNumber


class Blocked(Reason, frozen=True):
    """DG18 A protected pawn of another colour is in the way."""

    owner: Owner
    place: PlaceNumber


class BarsLane(Reason, frozen=True):
    """DG18 A pawn of the same colour on its start square is in the way."""

    colour: Colour
    place: PlaceNumber


class NotASwap(Reason, frozen=True):
    """DG25 The card exchanges no pawns."""


class SwapLane(Reason, frozen=True):
    """DG25 One of the two is in a lane."""


class SwapTwoOwn(Reason, frozen=True):
    """DG25 Both pawns are of the same colour."""


class SwapEmpty(Reason, frozen=True):
    """DG25 No pawn stands on the other space."""

    place: PlaceNumber


class SwapProtected(Reason, frozen=True):
    """DG18 One of the two stands on its own start square."""

    owner: Owner
    place: PlaceNumber


class MustSwap(Reason, frozen=True):
    """DG25 Pawns on these places could be swapped with."""

    places: tuple[PlaceNumber, ...]


class NoneToSwap(Reason, frozen=True):
    """DG25 Others could be swapped with, but no pawn of the colour moved."""

    colour: Colour


class OnlyIdle(Reason, frozen=True):
    """DG25 By the table's option a swap without effect needs another card that could be played."""


class SevenFirst(Reason, frozen=True):
    """DG23 A 7 is under way."""

    rest: Count


class SevenAgain(Reason, frozen=True):
    """DG23 The pawn has had its part of the 7."""

    rest: Count


class SevenForward(Reason, frozen=True):
    """DG23 The space lies behind the pawn."""


class SevenTooFar(Reason, frozen=True):
    """DG23 The space is more steps away than points are left."""

    points: Count
    steps: Count


class SevenRest(Reason, frozen=True):
    """DG23 The points that would be left could not be used up."""

    rest: Count


class SameResult(Reason, frozen=True):
    """DG26 The joker as another card, with the same pawn to this place, leads to the same position."""

    place: PlaceNumber


REASONS: Final[tuple[type[Reason], ...]] = (
    GameOver,
    CardsFirst,
    ExchangeFirst,
    Given,
    ExchangeOver,
    Turn,
    NotHeld,
    MustPlay,
    NoDiscardInTeams,
    NoLayingDownAlone,
    NoneOut,
    NotAStartCard,
    OwnOnStart,
    AllOut,
    NotYours,
    Partners,
    NowPartners,
    NobodyThere,
    FromStartSquare,
    LaneOneWay,
    OnlyFourBack,
    TooFar,
    StepCount,
    LaneFull,
    Blocked,
    BarsLane,
    NotASwap,
    SwapLane,
    SwapTwoOwn,
    SwapEmpty,
    SwapProtected,
    MustSwap,
    NoneToSwap,
    OnlyIdle,
    SevenFirst,
    SevenAgain,
    SevenForward,
    SevenTooFar,
    SevenRest,
    SameResult,
)
