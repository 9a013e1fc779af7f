"""The best play at a glance: what the next position and the cards left are worth."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.dog.board import Board, left, receiver
from tablee.games.dog.cards import ENTERERS, KINDS
from tablee.games.dog.legality import numbers, plays
from tablee.games.dog.numbering import DISCARD, ENTER, EXCHANGE, FOLD, GIVE, PART, card_played, part_of
from tablee.games.dog.plays import executed
from tablee.games.dog.rounds import drawn
from tablee.games.dog.rules import played
from tablee.games.dog.seven import Seven, after_part, seven_of
from tablee.games.dog.state import (
    EXCHANGING,
    NO_CARD,
    PLAYING,
    REDRAWING,
    SPLITTING,
    State,
    card_of,
    copied,
)
from tablee.games.dog.worth import Weights, hand_worth, odds
from tablee.kit.packed import count, has, kind_at, single, total

# A card that can be played again later is worth less to its holder the second time.
AGAIN: Final = 0.5


def glance(state: State, seat: i64, number: i64, weights: Weights) -> float:
    """The odds after an action of the seat on turn, its own hand seen, the others' not."""
    if number >= ENTER:
        return play_worth(state, seat, number, weights)
    if number >= FOLD:
        return 0.0
    if number >= DISCARD:
        left_over = state.hands[seat] - single(number - DISCARD)
        return hand_worth(state.board, state.pawns, seat, left_over, weights)
    return gift_worth(state, seat, number - GIVE, weights)


def play_worth(state: State, seat: i64, number: i64, weights: Weights) -> float:
    """After a card is played, or another part of a 7."""
    hand = state.hands[seat]
    if state.phase != SPLITTING:
        hand -= single(card_played(number))
    if PART <= number < EXCHANGE:
        rank, steps, inside = part_of(number)
        return rest_worth(after_part(seven_of(state), rank, steps, inside), hand, weights)
    return worth_to(state.board, executed(state, number), seat, hand, weights)


def worth_to(board: Board, pawns: vec[i64], seat: i64, hand: i64, weights: Weights) -> float:
    """The odds by the pawns, and what the own hand adds."""
    return odds(board, pawns, seat, weights) + hand_worth(board, pawns, seat, hand, weights)


def rest_worth(seven: Seven, hand: i64, weights: Weights) -> float:
    """The points left are steps still to be made."""
    worth = worth_to(seven.board, seven.pawns, seven.seat, hand, weights)
    return worth + weights.progress * float(seven.points) / float(seven.board.size)


def best_action(state: State, seat: i64, weights: Weights) -> tuple[i64, i64]:
    """What looks best, the first of equals, and how many choices were looked at."""
    found = numbers(state, seat)
    best, looks = found[0], i64(len(found))
    if looks == 1:
        return best, looks
    most = glance(state, seat, best, weights)
    for index in range(1, looks):
        worth = glance(state, seat, found[index], weights)
        if worth > most:
            best, most = found[index], worth
    return best, looks


def gift_worth(state: State, seat: i64, card: i64, weights: Weights) -> float:
    """DG8 What the receiver can do with a card, good among partners and bad among opponents, less what is lost here."""
    board, pawns, hand = state.board, state.pawns, state.hands[seat]
    kept = hand - single(card)
    lost = use(state, seat, card, weights)
    if doubled(card, kept):
        lost *= AGAIN
    lost += hand_worth(board, pawns, seat, hand, weights) - hand_worth(board, pawns, seat, kept, weights)
    gained = use(state, receiver(board, seat), card, weights)
    return gained - lost if board.teams else -gained - lost


def doubled(card: i64, kept: i64) -> bool:
    """Whether a card kept does the same: any start card, or one of the kind."""
    for other in range(len(KINDS)):
        if count(kept, other) and (other == card or (has(ENTERERS, card) and has(ENTERERS, other))):
            return True
    return False


def use(state: State, seat: i64, card: i64, weights: Weights) -> float:
    """How much better a seat would stand after playing this card now; nothing where it cannot."""
    alone = copied(state)
    alone.hands = alone.hands[:]
    alone.hands[seat] = single(card)
    alone.turn = seat
    alone.phase = PLAYING
    before, most = odds(state.board, state.pawns, seat, weights), 0.0
    for number in plays(alone):
        most = max(most, glance(alone, seat, number, weights) - before)
    return most


class Luck:
    """The random numbers of a seed, drawn as they are needed and kept, so that several can meet the same ones."""

    def __init__(self, seed: float) -> None:
        self.seed: Final = seed
        self.rng: Random | None = None
        self.drawn: Final[list[float]] = []

    def number(self, index: int) -> float:
        if self.rng is None:
            self.rng = Random(self.seed)
        while len(self.drawn) <= index:
            self.drawn.append(self.rng.random())
        return self.drawn[index]


def play_round(state: State, weights: Weights, luck: Luck) -> tuple[State, int]:
    """Everybody plays at a glance until the round is over or somebody has won; how many choices were looked at."""
    looks: i64 = 0
    draws = 0
    while EXCHANGING <= state.phase <= REDRAWING:
        if state.phase == REDRAWING:
            state = drawn(state, kind_at(state.pile, int(luck.number(draws) * float(total(state.pile)))))
            draws += 1
            continue
        seat = state.turn
        while state.phase == EXCHANGING and card_of(state.offers, seat) != NO_CARD:
            seat = left(state.board, seat)
        number, looked = best_action(state, seat, weights)
        looks += looked
        state = played(state, seat, number)
    return state, looks
