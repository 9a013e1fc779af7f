"""Why an action is forbidden in this position, in the words of a newcomer; `refusals` says by which clause."""

from __future__ import annotations

from typing import assert_never

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.dog.actions import (
    Action,
    ChooseDealer,
    Deal,
    Discard,
    Draw,
    Enter,
    Give,
    Idle,
    LayDown,
    Move,
    Part,
    Split,
    Swap,
)
from tablee.games.dog.board import ON_START, Place, place_of, receiver
from tablee.games.dog.cards import KINDS, Card
from tablee.games.dog.legality import can_be_swapped, plays
from tablee.games.dog.meaning import value_of
from tablee.games.dog.numbering import card_played
from tablee.games.dog.pawns import stands
from tablee.games.dog.reasons import (
    AllOut,
    CardsFirst,
    ExchangeFirst,
    ExchangeOver,
    GameOver,
    Given,
    MustPlay,
    MustSwap,
    NoDiscardInTeams,
    NoLayingDownAlone,
    NoneOut,
    NoneToSwap,
    NotAStartCard,
    NotASwap,
    NotHeld,
    OnlyIdle,
    OwnOnStart,
    SameResult,
    SevenFirst,
    Turn,
)
from tablee.games.dog.refusals import forbidden_by
from tablee.games.dog.rules import apply, played
from tablee.games.dog.state import (
    CHOOSING_DEALER,
    DEALING,
    EXCHANGING,
    OVER,
    REDRAWING,
    SPLITTING,
    State,
    colour_moved,
    offer_of,
    pawns_of,
    waiting,
)
from tablee.games.dog.ways import move_reason, part_reason, swap_reason
from tablee.kit.packed import count


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    """None for what is legal, and for what no player can try."""
    clause = forbidden_by(state, seat, action)
    if clause is None or isinstance(action, (ChooseDealer, Deal, Draw)):
        return None
    phase = state.phase
    if phase == OVER:
        return GameOver()
    if phase in (CHOOSING_DEALER, DEALING, REDRAWING):
        return CardsFirst()
    if isinstance(action, Give):
        return gift_reason(state, seat, action)
    if phase == EXCHANGING:
        return exchange_first(state, seat)
    if seat != state.turn:
        return Turn(state.seat)
    if phase != SPLITTING:
        return play_reason(state, action, clause)
    return part_reason(state, action.source, action.target) if isinstance(action, Part) else SevenFirst(state.points)


def gift_reason(state: State, seat: Seat, action: Give) -> Reason:
    """DG8 One card of the own hand, once a round."""
    if state.phase != EXCHANGING:
        return ExchangeOver()
    if offer_of(state, seat):
        return Given()
    return NotHeld(action.card) if action.seat == seat else exchange_first(state, seat)


def exchange_first(state: State, seat: Seat) -> Reason:
    given = len(offer_of(state, seat)) > 0
    return ExchangeFirst(given, Seat(receiver(state.board, seat)), waiting(state))


def play_reason(
    state: State, action: Enter | Move | Split | Swap | Idle | LayDown | Discard | Part, clause: str
) -> Reason | None:
    """DG9, DG10, DG11 A card of the hand, if any can be played."""
    match action:
        case Part():
            return None
        case LayDown():
            return must_play(state) if len(plays(state)) else NoLayingDownAlone()
        case Discard(card):
            if state.board.teams:
                return NoDiscardInTeams()
            return must_play(state) if holds(state, card) else NotHeld(card)
        case Enter() | Move() | Split() | Swap() | Idle():
            if not holds(state, action.card):
                return NotHeld(action.card)
            return same_result(state, action) if clause == "DG26" else use_reason(state, action)
        case _:
            assert_never(action)


def holds(state: State, card: Card) -> bool:
    """Whether the seat on turn has such a card."""
    return count(state.hands[state.turn], card) > 0


def must_play(state: State) -> Reason:
    """DG10 The cards of the hand that can be played."""
    return MustPlay(tuple(sorted({card_played(number) for number in plays(state)})))


def same_result(state: State, action: Action) -> Reason:
    """DG26 The use of the joker that stands for all with this result."""
    result = apply(state, action)
    same = [number for number in plays(state) if played(state, state.turn, number) == result]
    found = value_of(state, state.turn, same[0])
    assert isinstance(found, (Move, Split))
    return SameResult(found.target)


def use_reason(state: State, action: Enter | Move | Split | Swap | Idle) -> Reason | None:
    """DG14 to DG25 Why a card of the hand has no such use."""
    match action:
        case Enter(card):
            return enter_reason(state, card)
        case Move():
            return move_reason(state, action)
        case Split(_, source, target):
            return part_reason(state, source, target)
        case Swap(card):
            return swap_reason(state, action) if KINDS[card].swaps else NotASwap()
        case Idle(card):
            return idle_reason(state) if KINDS[card].swaps else NotASwap()
        case _:
            assert_never(action)


def enter_reason(state: State, card: Card) -> Reason:
    """DG17 A start card, a pawn that waits, and a start square without an own pawn."""
    board, colour = state.board, Seat(colour_moved(state))
    row = state.pawns[colour]
    if not KINDS[card].enters:
        return NotAStartCard(card) if row else NoneOut(colour)
    return OwnOnStart(colour, board.starts[colour]) if stands(row, ON_START) else AllOut(colour)


def idle_reason(state: State) -> Reason:
    """DG25 Somebody could be swapped with, or a table at which a swap alone folds."""
    colour = Seat(colour_moved(state))
    others = [place for seat in range(state.board.players) if seat != colour for place in places_to_swap(state, seat)]
    if not others:
        return OnlyIdle()
    return MustSwap(tuple(others)) if places_to_swap(state, colour) else NoneToSwap(colour)


def places_to_swap(state: State, seat: int) -> list[Place]:
    """DG25 Where pawns of a colour stand that can be swapped."""
    board = state.board
    return [place_of(board, seat, pawn) for pawn in pawns_of(state, seat) if can_be_swapped(board, pawn)]
