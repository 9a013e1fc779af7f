"""Everything that seats and chance can do. Places are those of the board, not of a colour's own count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.chance import Chance, Even
from tablee.core.values import Seat, Value
from tablee.games.dog.board import PLACES, SEATS, Place
from tablee.games.dog.cards import KINDS, Card, Hand
from tablee.kit.packed import counts_of, kinds_of


@dataclass(frozen=True)
class ChooseDealer(Value):
    seat: Seat


@mypyc_attr(acyclic=True)
class Deal(Value):
    """DG6 A hand for every seat, as counts of cards."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: Final = counts

    @property
    def hands(self) -> tuple[Hand, ...]:
        return tuple([kinds_of(hand) for hand in self.counts])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.hands == other.hands

    def __hash__(self) -> int:
        return hash(self.hands)

    def __repr__(self) -> str:
        return f"deal({self.hands})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return deal, (self.hands,)


def deal(hands: tuple[Hand, ...]) -> Deal:
    return Deal(vec[i64]([counts_of(hand) for hand in hands]))


@dataclass(frozen=True)
class Give(Value):
    """DG8 A card for the partner or the left neighbour."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Enter(Value):
    """DG17 A pawn from the start area onto its start square."""

    card: Card


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Move(Value):
    """DG14 A pawn by the number of the card."""

    card: Final[Card]
    source: Final[Place]
    target: Final[Place]

    def __init__(self, card: Card, source: Place, target: Place) -> None:
        self.card = card
        self.source = source
        self.target = target


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Split(Value):
    """DG23 The first part of a 7."""

    card: Final[Card]
    source: Final[Place]
    target: Final[Place]

    def __init__(self, card: Card, source: Place, target: Place) -> None:
        self.card = card
        self.source = source
        self.target = target


@dataclass(frozen=True)
class Part(Value):
    """DG23 Another part of the same 7."""

    source: Place
    target: Place


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Swap(Value):
    """DG25 An own pawn with one of another colour."""

    card: Final[Card]
    own: Final[Place]
    other: Final[Place]

    def __init__(self, card: Card, own: Place, other: Place) -> None:
        self.card = card
        self.own = own
        self.other = other


@dataclass(frozen=True)
class Idle(Value):
    """DG25 A swap without effect."""

    card: Card


@dataclass(frozen=True)
class LayDown(Value):
    """DG10 All cards, because none can be played."""


@dataclass(frozen=True)
class Discard(Value):
    """DG11 One card, because none can be played."""

    card: Card


@dataclass(frozen=True)
class Draw(Value):
    card: Card


Action = ChooseDealer | Deal | Give | Enter | Move | Split | Part | Swap | Idle | LayDown | Discard | Draw

DEALERS: Final = tuple(ChooseDealer(Seat(seat)) for seat in range(SEATS))
GIVES: Final = tuple(tuple(Give(Seat(seat), card) for card in range(len(KINDS))) for seat in range(SEATS))
ENTERS: Final = tuple(Enter(card) for card in range(len(KINDS)))
IDLES: Final = tuple(Idle(card) for card in range(len(KINDS)))
DISCARDS: Final = tuple(Discard(card) for card in range(len(KINDS)))
DRAWS: Final = tuple(Draw(card) for card in range(len(KINDS)))
LAY_DOWN: Final = LayDown()
DEALER_LOTS: Final[tuple[Chance[Action], ...]] = tuple(Even("DG6", DEALERS[:players]) for players in range(SEATS + 1))

# Too many to build at once: each is made when it is first needed and kept.
WAYS: Final = PLACES * PLACES
moves: Final[list[Move | None]] = [None] * (len(KINDS) * WAYS)
splits: Final[list[Split | None]] = [None] * (len(KINDS) * WAYS)
parts: Final[list[Part | None]] = [None] * WAYS
swaps: Final[list[Swap | None]] = [None] * (len(KINDS) * WAYS)


def code(card: i64, source: i64, target: i64) -> i64:
    return (card * PLACES + source) * PLACES + target


def move(card: i64, source: i64, target: i64) -> Move:
    key = code(card, source, target)
    found = moves[key]
    if found is None:
        found = moves[key] = Move(card, source, target)
    return found


def split(card: i64, source: i64, target: i64) -> Split:
    key = code(card, source, target)
    found = splits[key]
    if found is None:
        found = splits[key] = Split(card, source, target)
    return found


def part(source: i64, target: i64) -> Part:
    key = code(0, source, target)
    found = parts[key]
    if found is None:
        found = parts[key] = Part(source, target)
    return found


def swap(card: i64, own: i64, other: i64) -> Swap:
    key = code(card, own, other)
    found = swaps[key]
    if found is None:
        found = swaps[key] = Swap(card, own, other)
    return found
