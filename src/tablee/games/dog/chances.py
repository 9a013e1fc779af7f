"""How likely each seat is to win."""

from __future__ import annotations

from math import exp

from tablee.core.values import Seat
from tablee.games.dog.ranking import outcome
from tablee.games.dog.state import Playing, Splitting, State
from tablee.games.dog.weights import FITTED
from tablee.games.dog.worth import Weights, hand_worth, pawns_worth, sides


def chances(state: State) -> tuple[float, ...]:
    """DG28 By seat, partners alike; sure when it is over."""
    players = len(state.pawns)
    over = outcome(state)
    if over is not None:
        return tuple([1.0 if seat in over.winners else 0.0 for seat in range(players)])
    worths = side_worths(state, FITTED[players])
    most = max(worths)
    powers = [exp(worth - most) for worth in worths]
    total = sum(powers)
    return tuple([powers[seat % len(powers)] / total for seat in range(players)])


def side_worths(state: State, weights: Weights) -> list[float]:
    """All pawns and all hands, by side."""
    board, pawns = state.board, state.pawns
    worths = [
        pawns_worth(board, pawns, Seat(seat), weights)
        + hand_worth(board, pawns, Seat(seat), state.hands[seat], weights)
        for seat in range(len(pawns))
    ]
    if isinstance(state.phase, (Playing, Splitting)):
        worths[state.seat] += weights.turn
    return sides(board, worths)
