"""DG28 Who won, and how the others stand."""

from __future__ import annotations

from tablee.core.languages import joined
from tablee.core.outcome import Outcome, ranks
from tablee.core.values import Seat
from tablee.games.dog.board import LANE, WAITING, Board, Progress, partner
from tablee.games.dog.state import OVER, State, pawns_of


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    board, seat = state.board, state.seat
    team = sorted({int(seat), int(partner(board, seat))}) if board.teams else [int(seat)]
    scores = tuple(standing(state, other) for other in range(board.players))
    names = joined("en", [str(member + 1) for member in team])
    seats = f"seats {names}" if len(team) > 1 else f"seat {names}"
    return Outcome(ranks(scores), tuple(Seat(member) for member in team), "DG28", f"all pawns of {seats} are home")


def standing(state: State, seat: int) -> tuple[int, int]:
    """Pawns home, then the steps to go, fewer being better; partners together."""
    board = state.board
    rows = [pawns_of(state, seat), *([pawns_of(state, partner(board, seat))] if board.teams else [])]
    steps = sum(sum(sorted(steps_to_go(board, progress) for progress in row)[:LANE]) for row in rows)
    return sum(progress > board.size for row in rows for progress in row), -steps


def steps_to_go(board: Board, progress: Progress) -> int:
    """To the own start square: a whole lap from there, one more from the start area, none from the lane."""
    if progress > board.size:
        return 0
    return board.size + 1 if progress == WAITING else board.size - progress
