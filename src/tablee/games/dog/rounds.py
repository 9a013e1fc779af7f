"""DG6 to DG12, DG28 Rounds and turns, in the order of the rulebook.

Rules change a copy of the state. Where somebody watches, they note what the table sees in `seen`; usually nobody does.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.dog.actions import Deal
from tablee.games.dog.board import giver, left, partner, receiver
from tablee.games.dog.cards import deal_size
from tablee.games.dog.events import (
    DealerChosen,
    Dealt,
    Discarded,
    Drew,
    Exchanged,
    HandDealt,
    LaidDown,
    Offered,
    OwnDraw,
    OwnOffer,
    Played,
    Received,
    Shuffled,
    Won,
)
from tablee.games.dog.movement import Watch
from tablee.games.dog.pawns import has_won
from tablee.games.dog.state import (
    CARD,
    DEALING,
    EXCHANGING,
    NO_CARD,
    OVER,
    PLAYING,
    REDRAWING,
    REDRAWN,
    State,
    card_of,
    copied,
    hand_of,
)
from tablee.kit.packed import put, single, total


def begun(state: State, dealer: i64, seen: Watch = None) -> State:
    """DG6 The first dealer is drawn by lot."""
    after = copied(state)
    if seen is not None:
        seen.append(DealerChosen(Seat(dealer)))
    open_round(after, 1, dealer, seen)
    return after


def open_round(state: State, number: i64, dealer: i64, seen: Watch) -> None:
    """DG6, DG7 The player left of the dealer begins; the discards are shuffled in if the pile is too small."""
    board = state.board
    if total(state.pile) < deal_size(number) * board.players:
        shuffle(state, seen)
    state.gifts = 0
    state.round = number
    state.dealer = dealer
    state.turn = left(board, dealer)
    state.phase = DEALING


def shuffle(state: State, seen: Watch) -> None:
    """DG7 The discards are part of the pile again."""
    state.pile += state.discards
    state.discards = 0
    if seen is not None:
        seen.append(Shuffled())


def dealt(state: State, deal: Deal, seen: Watch = None) -> State:
    if seen is not None:
        seen.append(Dealt(int(state.round), Seat(state.dealer), int(deal_size(state.round))))
        seen.extend([HandDealt(Seat(seat), hand) for seat, hand in enumerate(deal.hands)])
    return handed_out(state, deal.counts)


def handed_out(state: State, hands: vec[i64]) -> State:
    """DG6 The cards of a deal have left the pile."""
    after = copied(state)
    after.hands = hands
    for hand in hands:
        after.pile -= hand
    after.phase = EXCHANGING
    return after


# DG8 Exchange


def give(state: State, seat: i64, card: i64, seen: Watch) -> None:
    """DG8 The cards change hands when everybody has chosen."""
    state.offers = put(state.offers, seat, card - NO_CARD, CARD)
    if seen is not None:
        seen += [OwnOffer(Seat(seat), int(card)), Offered(Seat(seat))]
    for other in range(state.board.players):
        if card_of(state.offers, other) == NO_CARD:
            return
    exchange(state, seen)


def exchange(state: State, seen: Watch) -> None:
    """DG8 Each hand without the card given, with the card received."""
    board, hands = state.board, state.hands[:]
    for seat in range(board.players):
        gift = single(card_of(state.offers, seat))
        hands[seat] -= gift
        hands[receiver(board, seat)] += gift
    state.hands = hands
    state.gifts = state.offers
    state.offers = 0
    state.phase = PLAYING
    if seen is not None:
        seen.append(Exchanged())
        for seat in range(board.players):
            source = giver(board, seat)
            seen.append(Received(Seat(seat), Seat(source), int(card_of(state.gifts, source))))


# DG9 to DG12 Turns


def lay_open(state: State, card: i64) -> None:
    """DG9 A card leaves the hand and lies open; its giver no longer knows one of that kind to be there."""
    source = giver(state.board, state.turn)
    if card_of(state.gifts, source) == card:
        state.gifts = put(state.gifts, source, 0, CARD)
    state.hands = state.hands[:]
    state.hands[state.turn] -= single(card)
    state.discards += single(card)


def play(state: State, card: i64, seen: Watch) -> None:
    """DG9 A card is played; what it does follows."""
    lay_open(state, card)
    if seen is not None:
        seen.append(Played(state.seat, int(card)))


def lay_down(state: State, seen: Watch) -> None:
    """DG10 All cards, open."""
    if seen is not None:
        seen.append(LaidDown(state.seat, hand_of(state, state.turn)))
    state.discards += state.hands[state.turn]
    state.hands = state.hands[:]
    state.hands[state.turn] = 0
    state.gifts = put(state.gifts, giver(state.board, state.turn), 0, CARD)
    end_turn(state, seen)


def discard(state: State, card: i64, seen: Watch) -> None:
    """DG7, DG11 The first time a card is drawn for it, from a pile that is shuffled anew if it is empty."""
    lay_open(state, card)
    if seen is not None:
        seen.append(Discarded(state.seat, int(card)))
    if state.phase == REDRAWN:
        end_turn(state, seen)
        return
    state.phase = REDRAWING
    if not state.pile:
        shuffle(state, seen)


def drawn(state: State, card: i64, seen: Watch = None) -> State:
    """DG11 A card from the pile."""
    after = copied(state)
    after.pile -= single(card)
    after.hands = after.hands[:]
    after.hands[after.turn] += single(card)
    after.phase = REDRAWN
    if seen is not None:
        seen += [OwnDraw(after.seat, int(card)), Drew(after.seat)]
    return after


def end_turn(state: State, seen: Watch) -> None:
    """DG9, DG12, DG28 A win, the next player who has cards, or the next round."""
    board = state.board
    state.points = 0
    state.moved = 0
    if has_won(board, state.pawns, state.turn):
        win(state, seen)
        return
    state.phase = PLAYING
    seat = state.turn
    for _seat in range(board.players):  # mypyc would make objects of `_`
        seat = left(board, seat)
        if state.hands[seat]:
            state.turn = seat
            return
    open_round(state, state.round + 1, left(board, state.dealer), seen)


def win(state: State, seen: Watch) -> None:
    """DG28 All pawns of the team, or four of a player who plays alone, are home."""
    state.phase = OVER
    if seen is not None:
        seat = state.seat
        seen.append(Won((seat, Seat(partner(state.board, seat))) if state.board.teams else (seat,)))
