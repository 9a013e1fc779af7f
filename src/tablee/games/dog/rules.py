"""Rounds and turns, in the order of the rulebook."""

from __future__ import annotations

from tablee.core.values import Seat, replaced
from tablee.games.dog.actions import (
    Action,
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
from tablee.games.dog.board import (
    FIRST_LANE_PLACE,
    ON_START,
    WAITING,
    Board,
    Place,
    giver,
    left,
    progress_at,
)
from tablee.games.dog.cards import KINDS, NO_CARDS, POINTS, Card, Hand, deal_size
from tablee.games.dog.movement import moved, relocated, standing, steps_between
from tablee.games.dog.seven import Seven, after_part
from tablee.games.dog.state import (
    DEALING,
    OVER,
    PLAYING,
    PLAYING_REDRAWN,
    REDRAWING,
    Exchanging,
    Pawns,
    Phase,
    Playing,
    Splitting,
    State,
    has_won,
    plays_for,
)
from tablee.kit.bags import Bag, added, bag, taken_out, without


def apply(state: State, action: Action) -> State:
    if isinstance(action, (Move, Enter, Swap, Idle)):
        return play_card(state, action.card, execute(state, action))
    if isinstance(action, LayDown):
        return lay_down(state)
    if isinstance(action, Give):
        return give(state, action.seat, action.card)
    if isinstance(action, Split):
        return play_part(lay_open(state, action.card, PLAYING), action.source, action.target, POINTS, ())
    if isinstance(action, Part):
        phase = state.phase
        assert isinstance(phase, Splitting)
        return play_part(state, action.source, action.target, phase.points, phase.moved)
    if isinstance(action, Discard):
        return discard(state, action.card)
    if isinstance(action, Draw):
        return draw(state, action.card)
    if isinstance(action, Deal):
        return deal(state, action.hands)
    return open_round(state.board, state.pawns, 1, action.seat, state.pile, state.discards)


def open_round(board: Board, pawns: tuple[Pawns, ...], number: int, dealer: Seat, pile: Bag, discards: Bag) -> State:
    """DG6, DG7 The player left of the dealer begins; the discards are shuffled in if the pile is too small."""
    if sum(pile) < deal_size(number) * len(pawns):
        pile, discards = added(pile, discards), NO_CARDS
    nobody: tuple[Hand, ...] = ((),) * len(pawns)
    return State(board, pawns, nobody, nobody, pile, discards, number, dealer, left(board, dealer), DEALING)


def deal(state: State, hands: tuple[Hand, ...]) -> State:
    offers: tuple[Hand, ...] = ((),) * len(hands)
    return changed(state, hands, state.gifts, taken_out(state.pile, hands), state.discards, Exchanging(offers))


def give(state: State, seat: Seat, card: Card) -> State:
    """DG8 The cards change hands when everybody has chosen."""
    phase = state.phase
    assert isinstance(phase, Exchanging)
    offers = replaced(phase.offers, seat, (card,))
    for offer in offers:
        if not offer:
            return changed(state, state.hands, state.gifts, state.pile, state.discards, Exchanging(offers))
    hands = exchanged(state.board, state.hands, offers)
    return changed(state, hands, offers, state.pile, state.discards, PLAYING)


def exchanged(board: Board, hands: tuple[Hand, ...], offers: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """DG8 Each hand without the card given, with the card received."""
    return tuple(
        [
            tuple(sorted([*without(hands[seat], offers[seat][0]), offers[giver(board, Seat(seat))][0]]))
            for seat in range(len(hands))
        ]
    )


def play_card(state: State, card: Card, pawns: tuple[Pawns, ...]) -> State:
    """DG9 A card that is executed at once."""
    return end_turn(state, pawns, hands_after(state, card), gifts_after(state, card), discards_after(state, card))


def lay_open(state: State, card: Card, phase: Phase) -> State:
    """DG9 The card leaves the hand and lies open."""
    hands, gifts, discards = hands_after(state, card), gifts_after(state, card), discards_after(state, card)
    return changed(state, hands, gifts, state.pile, discards, phase)


def hands_after(state: State, card: Card) -> tuple[Hand, ...]:
    return replaced(state.hands, state.seat, without(state.hands[state.seat], card))


def discards_after(state: State, card: Card) -> Bag:
    return replaced(state.discards, card, state.discards[card] + 1)


def gifts_after(state: State, card: Card) -> tuple[Hand, ...]:
    """A giver no longer knows its card to be there once the receiver has shown one of that kind."""
    source = giver(state.board, state.seat)
    gift = state.gifts[source]
    return replaced(state.gifts, source, ()) if gift and gift[0] == card else state.gifts


def execute(state: State, action: Enter | Move | Swap | Idle) -> tuple[Pawns, ...]:
    board, pawns = state.board, state.pawns
    colour = plays_for(board, pawns, state.seat)
    if isinstance(action, Move):
        source = progress_at(board, colour, action.source)
        return moved(board, pawns, colour, source, progress_at(board, colour, action.target))
    if isinstance(action, Enter):
        return moved(board, pawns, colour, WAITING, ON_START)
    if isinstance(action, Swap):
        return swapped(board, pawns, colour, action.own, action.other)
    return pawns


def swapped(board: Board, pawns: tuple[Pawns, ...], colour: Seat, own: Place, other: Place) -> tuple[Pawns, ...]:
    """DG25 Two pawns change places."""
    mine = relocated(pawns[colour], progress_at(board, colour, own), progress_at(board, colour, other))
    seat = standing(board, pawns, other)[0]
    theirs = relocated(pawns[seat], progress_at(board, seat, other), progress_at(board, seat, own))
    return replaced(replaced(pawns, seat, theirs), colour, mine)


def play_part(state: State, source: Place, target: Place, points: int, before: Pawns) -> State:
    """DG23, DG24 One part of a 7; the turn is over when its points are used up."""
    board, seat = state.board, state.seat
    seven = Seven(board, state.pawns, seat, before, points)
    progress = progress_at(board, seven.colour, source)
    steps = steps_between(board, progress, progress_at(board, seven.colour, target))
    rest = after_part(seven, progress, steps, target >= FIRST_LANE_PLACE)
    if not rest.points:
        return end_turn(state, rest.pawns, state.hands, state.gifts, state.discards)
    phase = Splitting(rest.points, rest.moved)
    return State(
        board, rest.pawns, state.hands, state.gifts, state.pile, state.discards, state.round, state.dealer, seat, phase
    )


def lay_down(state: State) -> State:
    """DG10 All cards, open."""
    discards = added(state.discards, bag(list(state.hands[state.seat]), len(KINDS)))
    hands = replaced(state.hands, state.seat, ())
    gifts = replaced(state.gifts, giver(state.board, state.seat), ())
    return end_turn(state, state.pawns, hands, gifts, discards)


def discard(state: State, card: Card) -> State:
    """DG7, DG11 The first time a card is drawn for it, from a pile that is shuffled anew if it is empty."""
    phase = state.phase
    assert isinstance(phase, Playing)
    if phase.redrawn:
        return play_card(state, card, state.pawns)
    after = lay_open(state, card, REDRAWING)
    if any(after.pile):
        return after
    return changed(after, after.hands, after.gifts, after.discards, NO_CARDS, REDRAWING)


def draw(state: State, card: Card) -> State:
    hand = tuple(sorted([*state.hands[state.seat], card]))
    pile = replaced(state.pile, card, state.pile[card] - 1)
    hands = replaced(state.hands, state.seat, hand)
    return changed(state, hands, state.gifts, pile, state.discards, PLAYING_REDRAWN)


def end_turn(
    state: State, pawns: tuple[Pawns, ...], hands: tuple[Hand, ...], gifts: tuple[Hand, ...], discards: Bag
) -> State:
    """DG9, DG12, DG28 A win, the next player who has cards, or the next round."""
    board, pile, number, dealer = state.board, state.pile, state.round, state.dealer
    if has_won(board, pawns, state.seat):
        return State(board, pawns, hands, gifts, pile, discards, number, dealer, state.seat, OVER)
    seat = state.seat
    for _ in hands:
        seat = left(board, seat)
        if hands[seat]:
            return State(board, pawns, hands, gifts, pile, discards, number, dealer, seat, PLAYING)
    return open_round(board, pawns, number + 1, left(board, dealer), pile, discards)


def changed(
    state: State, hands: tuple[Hand, ...], gifts: tuple[Hand, ...], pile: Bag, discards: Bag, phase: Phase
) -> State:
    """The same board and turn with other cards."""
    return State(state.board, state.pawns, hands, gifts, pile, discards, state.round, state.dealer, state.seat, phase)
