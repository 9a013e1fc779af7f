"""Why an action is forbidden in this position, in the words of a newcomer; `refusals` says by which clause."""

from __future__ import annotations

from typing import assert_never

from tablee.core.reason import Reason
from tablee.core.values import Seat, among
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
from tablee.games.dog.board import ON_START, WAITING, receiver
from tablee.games.dog.cards import KINDS, POINTS, Card
from tablee.games.dog.plays import kinds_in, others_to_swap, places_to_swap, plays, seven_of
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
from tablee.games.dog.rules import apply
from tablee.games.dog.seven import Seven
from tablee.games.dog.state import Exchanging, Over, Playing, Splitting, State, plays_for
from tablee.games.dog.ways import move_reason, part_reason, swap_reason


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    """None for what is legal, and for what no player can try."""
    clause = forbidden_by(state, seat, action)
    if clause is None or isinstance(action, (ChooseDealer, Deal, Draw)):
        return None
    phase = state.phase
    if isinstance(phase, Over):
        return GameOver()
    if not isinstance(phase, (Exchanging, Playing, Splitting)):
        return CardsFirst()
    if isinstance(action, Give):
        return gift_reason(state, seat, action)
    if isinstance(phase, Exchanging):
        return exchange_first(state, phase, seat)
    if seat != state.seat:
        return Turn(state.seat)
    if isinstance(phase, Playing):
        return play_reason(state, action, clause)
    if isinstance(action, Part):
        return part_reason(seven_of(state, phase), state.hands[seat], action.source, action.target)
    return SevenFirst(phase.points)


def gift_reason(state: State, seat: Seat, action: Give) -> Reason:
    """DG8 One card of the own hand, once a round."""
    phase = state.phase
    if not isinstance(phase, Exchanging):
        return ExchangeOver()
    if phase.offers[seat]:
        return Given()
    return NotHeld(action.card) if action.seat == seat else exchange_first(state, phase, seat)


def exchange_first(state: State, phase: Exchanging, seat: Seat) -> Reason:
    waiting = [Seat(other) for other in range(len(phase.offers)) if not phase.offers[other]]
    return ExchangeFirst(len(phase.offers[seat]) > 0, receiver(state.board, seat), tuple(waiting))


def play_reason(
    state: State, action: Enter | Move | Split | Swap | Idle | LayDown | Discard | Part, clause: str
) -> Reason | None:
    """DG9, DG10, DG11 A card of the hand, if any can be played."""
    match action:
        case Part():
            return None
        case LayDown():
            return must_play(state) if plays(state) else NoLayingDownAlone()
        case Discard(card):
            if state.board.teams:
                return NoDiscardInTeams()
            return must_play(state) if card in state.hands[state.seat] else NotHeld(card)
        case Enter() | Move() | Split() | Swap() | Idle():
            if action.card not in state.hands[state.seat]:
                return NotHeld(action.card)
            return same_result(state, action) if clause == "DG26" else use_reason(state, action)
        case _:
            assert_never(action)


def must_play(state: State) -> Reason:
    """DG10 The cards of the hand that can be played."""
    usable = [card_of(action) for action in plays(state)]
    return MustPlay(tuple([card for card in kinds_in(state.hands[state.seat]) if card in usable]))


def card_of(action: Action) -> Card:
    """The card of a play."""
    assert isinstance(action, (Enter, Move, Split, Swap, Idle))
    return action.card


def same_result(state: State, action: Action) -> Reason:
    """DG26 The use of the joker that stands for all with this result."""
    result = apply(state, action)
    same = [other for other in plays(state) if isinstance(other, (Move, Split)) and apply(state, other) == result]
    return SameResult(same[0].target)


def use_reason(state: State, action: Enter | Move | Split | Swap | Idle) -> Reason | None:
    """DG14 to DG25 Why a card of the hand has no such use."""
    board, pawns = state.board, state.pawns
    match action:
        case Enter(card):
            return enter_reason(state, card)
        case Move():
            return move_reason(state, action)
        case Split(_, source, target):
            return part_reason(Seven(board, pawns, state.seat, (), POINTS), state.hands[state.seat], source, target)
        case Swap(card):
            return swap_reason(state, action) if KINDS[card].swaps else NotASwap()
        case Idle(card):
            return idle_reason(state) if KINDS[card].swaps else NotASwap()
        case _:
            assert_never(action)


def enter_reason(state: State, card: Card) -> Reason:
    """DG17 A start card, a pawn that waits, and a start square without an own pawn."""
    board = state.board
    colour = plays_for(board, state.pawns, state.seat)
    pawns = state.pawns[colour]
    if not KINDS[card].enters:
        return NoneOut(colour) if pawns[-1] == WAITING else NotAStartCard(card)
    return OwnOnStart(colour, board.starts[colour]) if among(pawns, ON_START) else AllOut(colour)


def idle_reason(state: State) -> Reason:
    """DG25 Somebody could be swapped with, or a table at which a swap alone folds."""
    board, pawns = state.board, state.pawns
    colour = plays_for(board, pawns, state.seat)
    others = others_to_swap(board, pawns, colour)
    if not others:
        return OnlyIdle()
    return MustSwap(tuple(others)) if places_to_swap(board, pawns, colour) else NoneToSwap(colour)
