"""The best play at a glance: what the next position and the cards left are worth."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.values import Seat, replaced
from tablee.games.dog.actions import Action, Discard, Enter, Give, Idle, Move, Part, Split, Swap
from tablee.games.dog.board import FIRST_LANE_PLACE, Place, left, progress_at, receiver
from tablee.games.dog.cards import KINDS, NO_CARDS, POINTS, Card, Hand
from tablee.games.dog.dealing import draw_card
from tablee.games.dog.movement import steps_between
from tablee.games.dog.plays import legal, plays
from tablee.games.dog.rules import apply, execute
from tablee.games.dog.seven import Seven, after_part
from tablee.games.dog.state import (
    PLAYING,
    Dealing,
    Exchanging,
    Over,
    Pawns,
    Redrawing,
    Splitting,
    State,
)
from tablee.games.dog.worth import Weights, hand_worth, odds
from tablee.kit.bags import without

# A card that can be played again later is worth less to its holder the second time.
AGAIN: Final = 0.5


def glance(state: State, seat: Seat, action: Action, weights: Weights) -> float:
    """The odds after an action of the seat on turn, its own hand seen, the others' not."""
    board, hand = state.board, state.hands[seat]
    if isinstance(action, (Move, Enter, Swap, Idle)):
        pawns, left_over = execute(state, action), without(hand, action.card)
        return odds(board, pawns, seat, weights) + hand_worth(board, pawns, seat, left_over, weights)
    if isinstance(action, Split):
        rest = part_played(state, action.source, action.target, POINTS, ())
        return rest_worth(rest, without(hand, action.card), weights)
    if isinstance(action, Part):
        phase = state.phase
        assert isinstance(phase, Splitting)
        return rest_worth(part_played(state, action.source, action.target, phase.points, phase.moved), hand, weights)
    if isinstance(action, Discard):
        return hand_worth(board, state.pawns, seat, without(hand, action.card), weights)
    return gift_worth(state, seat, action.card, weights) if isinstance(action, Give) else 0.0


def part_played(state: State, source: Place, target: Place, points: int, moved: Pawns) -> Seven:
    """DG23 The 7 after a part."""
    board = state.board
    seven = Seven(board, state.pawns, state.seat, moved, points)
    progress = progress_at(board, seven.colour, source)
    steps = steps_between(board, progress, progress_at(board, seven.colour, target))
    return after_part(seven, progress, steps, target >= FIRST_LANE_PLACE)


def rest_worth(seven: Seven, hand: Hand, weights: Weights) -> float:
    """The points left are steps still to be made."""
    board, seat = seven.board, seven.seat
    worth = odds(board, seven.pawns, seat, weights) + hand_worth(board, seven.pawns, seat, hand, weights)
    return worth + weights.progress * seven.points / board.size


def best_action(state: State, seat: Seat, weights: Weights) -> tuple[Action, int]:
    """What looks best, the first of equals, and how many choices were looked at."""
    actions = legal(state, seat)
    best = actions[0]
    if len(actions) == 1:
        return best, 1
    most = glance(state, seat, best, weights)
    for index in range(1, len(actions)):
        worth = glance(state, seat, actions[index], weights)
        if worth > most:
            best, most = actions[index], worth
    return best, len(actions)


def gift_worth(state: State, seat: Seat, card: Card, weights: Weights) -> float:
    """DG8 What the receiver can do with a card, good among partners and bad among opponents, less what is lost here."""
    board, pawns, hand = state.board, state.pawns, state.hands[seat]
    kept = without(hand, card)
    lost = use(state, seat, card, weights)
    if doubled(card, kept):
        lost *= AGAIN
    lost += hand_worth(board, pawns, seat, hand, weights) - hand_worth(board, pawns, seat, kept, weights)
    gained = use(state, receiver(board, seat), card, weights)
    return gained - lost if board.teams else -gained - lost


def doubled(card: Card, kept: Hand) -> bool:
    """Whether a card kept does the same: any start card, or one of the kind."""
    return any(other == card or (KINDS[card].enters and KINDS[other].enters) for other in kept)


def use(state: State, seat: Seat, card: Card, weights: Weights) -> float:
    """How much better a seat would stand after playing this card now; nothing where it cannot."""
    board, pawns = state.board, state.pawns
    hands = replaced(state.hands, seat, (card,))
    alone = State(board, pawns, hands, state.gifts, NO_CARDS, NO_CARDS, state.round, seat, seat, PLAYING)
    before, most = odds(board, pawns, seat, weights), 0.0
    for action in plays(alone):
        most = max(most, glance(alone, seat, action, weights) - before)
    return most


def play_round(state: State, weights: Weights, rng: Random) -> tuple[State, int]:
    """Everybody plays at a glance until the round is over or somebody has won; how many choices were looked at."""
    looks = 0
    while True:
        phase = state.phase
        if isinstance(phase, (Dealing, Over)):
            return state, looks
        if isinstance(phase, Redrawing):
            state = apply(state, draw_card(state).sample(rng))
            continue
        seat = state.seat
        if isinstance(phase, Exchanging):
            while phase.offers[seat]:
                seat = left(state.board, seat)
        action, looked = best_action(state, seat, weights)
        looks += looked
        state = apply(state, action)
