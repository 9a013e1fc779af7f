"""DG23, DG24 The 7: parts one after the other, offered only if the whole can be completed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.dog.board import LANE, ON_START, WAITING, Board, ahead
from tablee.games.dog.cards import POINTS
from tablee.games.dog.movement import Watch, lane_ahead, lane_forbidden, reach, reached, sweep
from tablee.games.dog.numbering import part_number
from tablee.games.dog.pawns import BITS, plays_for, progress_of, stands
from tablee.games.dog.state import SPLITTING, State
from tablee.kit.packed import at, has, including, put

# How far a pawn can go round the ring, in a row.
REACH: Final[i64] = 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Seven:
    """A 7 while it is played: the points left, the pawns that have had a part, and those that can have one.

    `moved` is a row of the first by their progress, `free` the set of the others by rank; `reach` tells how far each of
    those can go round the ring, `lane_room` how many points those in the lane can take.
    """

    def __init__(self, board: Board, pawns: vec[i64], seat: i64, moved: i64, points: i64) -> None:
        colour = plays_for(board, pawns, seat)
        row = pawns[colour]
        free: i64 = 0
        reaches: i64 = 0
        for rank in range(board.pawns):
            progress = progress_of(row, rank)
            if progress != WAITING and not stands(moved, progress):
                free = including(free, rank)
                reaches = put(reaches, rank, reach(board, pawns, colour, progress), REACH)
        self.board: Final = board
        self.pawns: Final = pawns
        self.seat: Final = seat
        self.colour: Final = colour
        self.row: Final = row
        self.moved: Final = moved
        self.points: Final = points
        self.free: Final = free
        self.reach: Final = reaches
        self.lane_room: Final = lane_room(board, row, moved)


def seven_of(state: State) -> Seven:
    """A 7 under way, or one that begins."""
    points = state.points if state.phase == SPLITTING else POINTS
    return Seven(state.board, state.pawns, state.turn, state.moved, points)


def lane_room(board: Board, row: i64, moved: i64) -> i64:
    """The points that the pawns in the lane can take at the most, moving up behind each other."""
    total: i64 = 0
    last = board.size + LANE
    for rank in range(board.pawns - 1, -1, -1):
        progress = progress_of(row, rank)
        if progress < board.size:
            break
        if not stands(moved, progress):
            total += last - progress
            progress = last
        last = progress - 1
    return total


def after_part(seven: Seven, rank: i64, steps: i64, inside: bool, seen: Watch = None) -> Seven:
    """DG23, DG24 The rest of the 7; when it goes on with the partner's pawns none of them has had a part."""
    board, colour = seven.board, seven.colour
    progress = progress_of(seven.row, rank)
    pawns = seven.pawns[:]
    sweep(board, pawns, colour, progress, steps, inside, seen)
    moved: i64 = 0
    if plays_for(board, pawns, seven.seat) == colour:
        moved = moved_after(board, seven.moved, pawns[colour], reached(board, progress, steps, inside))
    return Seven(board, pawns, seven.seat, moved, seven.points - steps)


def moved_after(board: Board, before: i64, row: i64, target: i64) -> i64:
    """DG23 Those that have had a part and were not captured, and the pawn that has come to the target."""
    found: i64 = 0
    number: i64 = 0
    for rank in range(board.pawns):
        progress = progress_of(row, rank)
        if progress == target or (progress != WAITING and stands(before, progress)):
            found = put(found, number, progress - WAITING, BITS)
            number += 1
    return found


def goes_round(seven: Seven, rank: i64, steps: i64) -> bool:
    """DG23 Whether a free pawn that can go so far round the ring leaves points that can be used up.

    Most parts need not be tried out: they open ways only from the own start square and shut them only on it, so
    another pawn that is not swept away can take all the rest, or all the others have no room for it.
    """
    progress, rest = progress_of(seven.row, rank), seven.points - steps
    if rest == 0:
        return True
    most, total = reach_of_others(seven, rank, steps)
    if most >= rest and progress + steps != seven.board.size:
        return True
    if total + seven.lane_room < rest and progress != ON_START:
        return False
    return completable(after_part(seven, rank, steps, False))


def goes_inside(seven: Seven, rank: i64, steps: i64) -> bool:
    """DG23 Whether a free pawn can go so far into or inside its lane and leave points that can be used up."""
    progress, rest = progress_of(seven.row, rank), seven.points - steps
    if lane_forbidden(seven.board, seven.row, progress, steps) is not None:
        return False
    most = reach_of_others(seven, rank, seven.board.size - progress)[0]
    return most >= rest or completable(after_part(seven, rank, steps, True))


def reach_of_others(seven: Seven, rank: i64, swept_spaces: i64) -> tuple[i64, i64]:
    """How far the other free pawns can go round the ring, at the most and together, if they are not swept away."""
    progress = progress_of(seven.row, rank)
    most: i64 = 0
    total: i64 = 0
    for other in range(seven.board.pawns):
        if other == rank or not has(seven.free, other):
            continue
        if ahead(seven.board, progress, progress_of(seven.row, other)) > swept_spaces:
            steps = at(seven.reach, other, REACH)
            total += steps
            if steps > most:  # noqa: PLR1730 — max() is a slow call when compiled
                most = steps
    return most, total


def completable(seven: Seven) -> bool:
    """DG23 Whether the points left can be used up completely."""
    for steps in range(seven.points, 0, -1):
        for rank in range(seven.board.pawns):
            if has(seven.free, rank) and goes_somehow(seven, rank, steps):
                return True
    return False


def goes_somehow(seven: Seven, rank: i64, steps: i64) -> bool:
    if steps <= at(seven.reach, rank, REACH) and goes_round(seven, rank, steps):
        return True
    return lane_ahead(seven.board, progress_of(seven.row, rank) + steps) and goes_inside(seven, rank, steps)


def add_parts(seven: Seven, joker: i64, found: vec[i64]) -> vec[i64]:
    """DG23 Every part that can be played now."""
    for rank in range(seven.board.pawns):
        if not has(seven.free, rank):
            continue
        progress, farthest = progress_of(seven.row, rank), at(seven.reach, rank, REACH)
        for steps in range(1, seven.points + 1):
            if steps <= farthest and goes_round(seven, rank, steps):
                found = append(found, part_number(joker, rank, steps, 0))
            if lane_ahead(seven.board, progress + steps) and goes_inside(seven, rank, steps):
                found = append(found, part_number(joker, rank, steps, 1))
    return found
