"""A world that looks the same to a seat: what it has not seen is dealt anew."""

from __future__ import annotations

from random import Random

from tablee.core.values import Seat, pick
from tablee.games.dog.board import giver, receiver
from tablee.games.dog.cards import KINDS, Hand
from tablee.games.dog.state import Exchanging, Phase, State
from tablee.kit.bags import added, bag, drawn, removed


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """The other hands and the pile mixed, but for the card given that must still be where it went."""
    known = [known_cards(state, seat, Seat(other)) for other in range(len(state.hands))]
    unseen = state.pile
    for hand, sure in zip(state.hands, known, strict=True):
        unseen = added(unseen, removed(bag(list(hand), len(KINDS)), bag(list(sure), len(KINDS))))
    pile = list(unseen)
    hands = tuple(
        tuple(sorted([*sure, *drawn(pile, len(hand) - len(sure), rng)]))
        for hand, sure in zip(state.hands, known, strict=True)
    )
    return State(
        state.board,
        state.pawns,
        hands,
        imagined_gifts(state, seat, hands, rng),
        tuple(pile),
        state.discards,
        state.round,
        state.dealer,
        state.seat,
        imagined_phase(state, seat, hands, rng),
    )


def known_cards(state: State, seat: Seat | None, other: Seat) -> Hand:
    """What a seat knows of a hand: all of its own, and the card that it gave."""
    if seat is None:
        return ()
    if other == seat:
        return state.hands[seat]
    return state.gifts[seat] if receiver(state.board, seat) == other else ()


def imagined_gifts(state: State, seat: Seat | None, hands: tuple[Hand, ...], rng: Random) -> tuple[Hand, ...]:
    """Those gifts that the seat neither made nor received could have been any card."""
    return tuple(
        gift
        if seat is not None and (other == seat or other == giver(state.board, seat))
        else any_card(hands[receiver(state.board, Seat(other))] if gift else (), rng)
        for other, gift in enumerate(state.gifts)
    )


def imagined_phase(state: State, seat: Seat | None, hands: tuple[Hand, ...], rng: Random) -> Phase:
    """The others' offers drawn from their imagined hands."""
    phase = state.phase
    if not isinstance(phase, Exchanging):
        return phase
    return Exchanging(
        tuple(
            offer if other == seat else any_card(hands[other] if offer else (), rng)
            for other, offer in enumerate(phase.offers)
        )
    )


def any_card(hand: Hand, rng: Random) -> Hand:
    return (hand[pick(rng, len(hand))],) if hand else ()
