"""DG23, DG24 The 7: parts one after the other, offered only if the whole can be completed."""

from __future__ import annotations

from typing import Final

from tablee.core.values import Seat, among
from tablee.games.dog.board import ON_START, WAITING, Board, Place, Progress, place_of
from tablee.games.dog.movement import lane_forbidden, on_ring, reached, round_forbidden, swept
from tablee.games.dog.state import Pawns, plays_for


class Seven:
    """A 7 while it is played: the points left, and the pawns that have had a part or can have one."""

    def __init__(self, board: Board, pawns: tuple[Pawns, ...], seat: Seat, moved: Pawns, points: int) -> None:
        self.board: Final = board
        self.pawns: Final = pawns
        self.seat: Final = seat
        self.moved: Final = moved
        self.points: Final = points
        self.colour: Final = plays_for(board, pawns, seat)
        self.free: Final = movable(pawns[self.colour], moved)


def movable(pawns: Pawns, moved: Pawns) -> list[Progress]:
    """DG23 The pawns on the track or in the lane that have had no part yet."""
    return [progress for progress in pawns if progress != WAITING and not among(moved, progress)]


def part_forbidden(seven: Seven, progress: Progress, steps: int, inside: bool) -> str | None:
    """DG18, DG19, DG23 Why a pawn cannot have a part of so many steps; `inside` when it is to go to its lane."""
    if not 0 < steps <= seven.points:
        return "DG23"
    if inside:
        return lane_forbidden(seven.board, seven.pawns, seven.colour, progress, steps)
    if progress > seven.board.size:
        return "DG19"
    return round_forbidden(seven.board, seven.pawns, seven.colour, progress, steps)


def after_part(seven: Seven, progress: Progress, steps: int, inside: bool) -> Seven:
    """DG23, DG24 The rest of the 7; when it goes on with the partner's pawns none of them has had a part."""
    board, colour = seven.board, seven.colour
    pawns = swept(board, seven.pawns, colour, progress, steps, inside)
    moved: list[Progress] = []
    if plays_for(board, pawns, seven.seat) == colour:
        target = reached(board, progress, steps, inside)
        moved = [other for other in seven.moved if among(pawns[colour], other) and other != target]
        moved.append(target)
        moved.sort()
    return Seven(board, pawns, seven.seat, tuple(moved), seven.points - steps)


def completes(seven: Seven, progress: Progress, steps: int, inside: bool) -> bool:
    """DG23 Whether a part is possible and leaves points that can be used up."""
    if part_forbidden(seven, progress, steps, inside) is not None:
        return False
    if steps == seven.points or easily_completed(seven, progress, steps, inside):
        return True
    if len(seven.free) == 1 and not inside:
        return False
    return completable(after_part(seven, progress, steps, inside))


def easily_completed(seven: Seven, progress: Progress, steps: int, inside: bool) -> bool:
    """Whether another pawn that the part leaves where it is can take all the rest round the ring.

    It spares trying the part out. A part opens ways and shuts none, unless it ends on the own start square.
    """
    board = seven.board
    if reached(board, progress, steps, inside) == ON_START:
        return False
    taken = on_ring(board, progress, steps, inside)
    for other in seven.free:
        if other < board.size and other != progress and (other - progress) % board.size > taken:
            if round_forbidden(board, seven.pawns, seven.colour, other, seven.points - steps) is None:
                return True
    return False


def completable(seven: Seven) -> bool:
    """DG23 Whether the points left can be used up wholly."""
    for steps in range(seven.points, 0, -1):
        for progress in seven.free:
            if completes(seven, progress, steps, False):
                return True
            if progress + steps > seven.board.size and completes(seven, progress, steps, True):
                return True
    return False


def parts_left(seven: Seven) -> list[tuple[Place, Place]]:
    """DG23 Every part that can be played now, as places from and to."""
    board, colour = seven.board, seven.colour
    found: list[tuple[Place, Place]] = []
    for progress in seven.free:
        source = place_of(board, colour, progress)
        for steps in range(1, seven.points + 1):
            if completes(seven, progress, steps, False):
                found.append((source, place_of(board, colour, reached(board, progress, steps, False))))
            if progress + steps > board.size and completes(seven, progress, steps, True):
                found.append((source, place_of(board, colour, progress + steps)))
    return found
