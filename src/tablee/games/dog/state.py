"""A position, and what is to be decided in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat, Value
from tablee.games.dog.board import LANE, Board, Progress, partner
from tablee.games.dog.cards import Hand
from tablee.kit.bags import Bag

# The pawns of a seat, from the start area to the end of the lane.
Pawns = tuple[Progress, ...]


@dataclass(frozen=True)
class ChoosingDealer(Value):
    """DG6 The first dealer is pending."""


@dataclass(frozen=True)
class Dealing(Value):
    """DG6 The cards are pending."""


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Exchanging(Value):
    """DG8 Which card does each seat give? One card in `offers` for those who have chosen, none for the others."""

    offers: Final[tuple[Hand, ...]]

    def __init__(self, offers: tuple[Hand, ...]) -> None:
        self.offers = offers


@dataclass(frozen=True)
class Playing(Value):
    """DG9 Which card is played, and how? `redrawn` after a card was exchanged under DG11."""

    redrawn: bool


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Splitting(Value):
    """DG23 The points of a 7 that are left, and the pawns that have had their part."""

    points: Final[int]
    moved: Final[Pawns]

    def __init__(self, points: int, moved: Pawns) -> None:
        self.points = points
        self.moved = moved


@dataclass(frozen=True)
class Redrawing(Value):
    """DG11 A card is pending."""


@dataclass(frozen=True)
class Over(Value):
    """DG28 The seat on turn has won, with its partner if it has one."""


Phase = ChoosingDealer | Dealing | Exchanging | Playing | Splitting | Redrawing | Over

CHOOSING_DEALER: Final = ChoosingDealer()
DEALING: Final = Dealing()
PLAYING: Final = Playing(False)
PLAYING_REDRAWN: Final = Playing(True)
REDRAWING: Final = Redrawing()
OVER: Final = Over()


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class State(Value):
    """`gifts`: the card that a seat gave in this round, as long as it must still be in the receiver's hand."""

    board: Final[Board]
    pawns: Final[tuple[Pawns, ...]]
    hands: Final[tuple[Hand, ...]]
    gifts: Final[tuple[Hand, ...]]
    pile: Final[Bag]
    discards: Final[Bag]
    round: Final[int]
    dealer: Final[Seat]
    seat: Final[Seat]
    phase: Final[Phase]

    def __init__(
        self,
        board: Board,
        pawns: tuple[Pawns, ...],
        hands: tuple[Hand, ...],
        gifts: tuple[Hand, ...],
        pile: Bag,
        discards: Bag,
        round: int,  # noqa: A002 — the players' word
        dealer: Seat,
        seat: Seat,
        phase: Phase,
    ) -> None:
        self.board = board
        self.pawns = pawns
        self.hands = hands
        self.gifts = gifts
        self.pile = pile
        self.discards = discards
        self.round = round
        self.dealer = dealer
        self.seat = seat
        self.phase = phase


def lane_full(board: Board, pawns: Pawns) -> bool:
    """Whether four pawns are home: they come last in the order, so the first of them tells."""
    return pawns[len(pawns) - LANE] > board.size


def plays_for(board: Board, pawns: tuple[Pawns, ...], seat: Seat) -> Seat:
    """DG27 Whose pawns a seat moves: its own, or its partner's once all its own are home."""
    if board.teams and lane_full(board, pawns[seat]):
        return partner(board, seat)
    return seat


def has_won(board: Board, pawns: tuple[Pawns, ...], seat: Seat) -> bool:
    """DG28 All pawns home, the partner's too in teams."""
    if not lane_full(board, pawns[seat]):
        return False
    return not board.teams or lane_full(board, pawns[partner(board, seat)])
