"""How likely each seat is to win."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec

from tablee.games.dog.ranking import outcome
from tablee.games.dog.state import PLAYING, REDRAWN, SPLITTING, State
from tablee.games.dog.weights import FITTED
from tablee.games.dog.worth import Weights, hand_worth, pawns_worth, side_worth, sides


def chances(state: State) -> tuple[float, ...]:
    """DG28 By seat, partners alike; sure when it is over."""
    players = int(state.board.players)
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
    worths = vec[float](capacity=board.players)
    for seat in range(board.players):
        hand = hand_worth(board, pawns, seat, state.hands[seat], weights)
        worths = append(worths, pawns_worth(board, pawns, seat, weights) + hand)
    if state.phase in (PLAYING, REDRAWN, SPLITTING):
        worths[state.turn] += weights.turn
    return [side_worth(board, worths, side) for side in range(sides(board))]
