"""DG6, DG7, DG11 Cards from the pile."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.chance import Chance, Weighted
from tablee.games.dog.actions import DRAWS, Action, Deal
from tablee.games.dog.cards import KINDS, deal_size
from tablee.games.dog.state import State
from tablee.kit.bags import Bag, bag, drawn


class DealHands(Chance[Action]):
    """A hand for everybody: more deals than can be listed."""

    def __init__(self, pile: Bag, players: int, size: int) -> None:
        super().__init__("DG6")
        self.pile: Final = pile
        self.players: Final = players
        self.size: Final = size

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.pile, self.players, self.size)

    def sample(self, rng: Random) -> Action:
        pile = list(self.pile)
        return Deal(tuple([drawn(pile, self.size, rng) for _ in range(self.players)]))

    def outcomes(self) -> None:
        return None

    def allows(self, action: object) -> bool:
        if not isinstance(action, Deal) or [len(hand) for hand in action.hands] != [self.size] * self.players:
            return False
        dealt = bag([card for hand in action.hands for card in hand], len(KINDS))
        return all(there >= wanted for there, wanted in zip(self.pile, dealt, strict=True))


def deal_hands(state: State) -> DealHands:
    return DealHands(state.pile, len(state.hands), deal_size(state.round))


def draw_card(state: State) -> Weighted[Action]:
    return Weighted("DG11", tuple((DRAWS[card], count) for card, count in enumerate(state.pile) if count))
