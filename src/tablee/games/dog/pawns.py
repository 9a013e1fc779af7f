"""The pawns of a seat as one packed row: how far each has come, from the start area to the end of the lane.

A pawn is called by its rank in the row, the least advanced first; those in the start area are alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.dog.board import LANE, WAITING, Board, Progress, partner
from tablee.kit.packed import at, items_of, relocated, row_of

# A pawn in the start area is a 0, so that the row of those that wait is 0.
BITS: Final[i64] = 7
MASK: Final[i64] = 127


def progress_of(row: i64, rank: i64) -> i64:
    """How far a pawn has come."""
    return at(row, rank, BITS) + WAITING


def stands(row: i64, progress: i64) -> bool:
    """Whether a pawn has come exactly so far; not asked of the start area."""
    item = progress - WAITING
    while row & MASK < item and row:
        row >>= BITS
    return row & MASK == item


def rank_of(row: i64, progress: i64, pawns: i64) -> i64:
    """The pawn that has come so far, the first of those in the start area; -1 if none has."""
    for rank in range(pawns):
        if progress_of(row, rank) == progress:
            return rank
    return -1


def sent(row: i64, source: i64, target: i64, pawns: i64) -> i64:
    """The row after one of its pawns has gone from one progress to another."""
    return relocated(row, source - WAITING, target - WAITING, pawns, BITS)


def packed(progresses: Sequence[Progress]) -> i64:
    return row_of([progress - WAITING for progress in progresses], BITS)


def unpacked(row: i64, pawns: i64) -> tuple[Progress, ...]:
    return tuple([item + WAITING for item in items_of(row, pawns, BITS)])


def lane_full(board: Board, row: i64) -> bool:
    """Whether four pawns are home: they come last in the order, so the first of them tells."""
    return progress_of(row, board.pawns - LANE) > board.size


def plays_for(board: Board, pawns: vec[i64], seat: i64) -> i64:
    """DG27 Whose pawns a seat moves: its own, or its partner's once all its own are home."""
    if board.teams and lane_full(board, pawns[seat]):
        return partner(board, seat)
    return seat


def has_won(board: Board, pawns: vec[i64], seat: i64) -> bool:
    """DG28 All pawns home, the partner's too in teams."""
    if not lane_full(board, pawns[seat]):
        return False
    return not board.teams or lane_full(board, pawns[partner(board, seat)])
