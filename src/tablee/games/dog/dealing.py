"""DG6, DG7, DG11 Cards from the pile."""

from __future__ import annotations

import random
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.chance import Chance, Weighted
from tablee.games.dog.actions import DRAWS, Action, Deal
from tablee.games.dog.cards import deal_size
from tablee.games.dog.rounds import begun, drawn, handed_out
from tablee.games.dog.state import DEALING, REDRAWING, State, counted
from tablee.kit.packed import count, kind_at, single, total


class DealHands(Chance[Action]):
    """A hand for everybody: more deals than can be listed."""

    def __init__(self, pile: i64, players: i64, size: i64) -> None:
        super().__init__("DG6")
        self.pile: Final = pile
        self.players: Final = players
        self.size: Final = size

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.pile, self.players, self.size)

    def sample(self, rng: random.Random) -> Action:
        pile = self.pile
        hands = vec[i64](capacity=self.players)
        for _seat in range(self.players):  # mypyc would make objects of `_`
            hand = some_of(pile, self.size, rng)
            pile -= hand
            hands = append(hands, hand)
        return Deal(hands)

    def outcomes(self) -> None:
        return None

    def allows(self, action: object) -> bool:
        if not isinstance(action, Deal) or [total(hand) for hand in action.counts] != [self.size] * self.players:
            return False
        cards = [card for hand in action.hands for card in hand]
        return all(cards.count(card) <= count(self.pile, card) for card in set(cards))


def some_of(pile: i64, number: i64, rng: random.Random) -> i64:
    """So many cards of a pile, drawn one by one."""
    cards: i64 = 0
    left = total(pile)
    roll = rng.random  # looked up once
    for _card in range(number):
        card = single(kind_at(pile, int(roll() * float(left))))
        pile -= card
        cards += card
        left -= 1
    return cards


def deal_hands(state: State) -> DealHands:
    return DealHands(state.pile, state.board.players, deal_size(state.round))


def draw_card(state: State) -> Weighted[Action]:
    counts = counted(state.pile)
    return Weighted("DG11", tuple((DRAWS[card], number) for card, number in enumerate(counts) if number))


def fallen(state: State, rng: Random) -> State:
    """The state after what chance brings: the first dealer, a deal or a card."""
    if state.phase == DEALING:
        return dealt_at_random(state, rng)
    if state.phase == REDRAWING:
        cards = total(state.pile)  # mypyc calls the method of an object for anything but a variable
        return drawn(state, kind_at(state.pile, rng.randrange(cards)))
    players = state.board.players
    return begun(state, rng.randrange(players))


def dealt_at_random(state: State, rng: Random) -> State:
    pile, left = state.pile, total(state.pile)
    hands = vec[i64](capacity=state.board.players)
    size = deal_size(state.round)
    for _seat in range(state.board.players):  # mypyc would make objects of `_`
        hand: i64 = 0
        for _card in range(size):
            card = single(kind_at(pile, rng.randrange(left)))
            pile -= card
            hand += card
            left -= 1
        hands = append(hands, hand)
    return handed_out(state, hands)
