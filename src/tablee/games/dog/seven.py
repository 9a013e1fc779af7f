"""DG23, DG24 The 7: parts one after the other, offered only if the whole can be completed."""

from __future__ import annotations

from typing import Final

from tablee.core.values import Seat, among
from tablee.games.dog.board import LANE, ON_START, WAITING, Board, Place, Progress, place_of
from tablee.games.dog.movement import lane_forbidden, reach, reached, swept
from tablee.games.dog.state import Pawns, plays_for


class Seven:
    """A 7 while it is played: the points left, the pawns that have had a part, and those that can have one.

    `reach` tells how far each of those can go round the ring, `lane_room` how many points those in the lane can take.
    """

    def __init__(self, board: Board, pawns: tuple[Pawns, ...], seat: Seat, moved: Pawns, points: int) -> None:
        colour = plays_for(board, pawns, seat)
        self.board: Final = board
        self.pawns: Final = pawns
        self.seat: Final = seat
        self.colour: Final = colour
        self.moved: Final = moved
        self.points: Final = points
        self.free: Final = movable(pawns[colour], moved)
        self.reach: Final = [reach(board, pawns, colour, progress) for progress in self.free]
        self.lane_room: Final = lane_room(board, pawns[colour], moved)


def movable(pawns: Pawns, moved: Pawns) -> list[Progress]:
    """DG23 The pawns on the track or in the lane that have had no part yet."""
    return [progress for progress in pawns if progress != WAITING and not among(moved, progress)]


def lane_room(board: Board, pawns: Pawns, moved: Pawns) -> int:
    """The points that the pawns in the lane can take at the most, moving up behind each other."""
    total = 0
    last = board.size + LANE
    for index in range(len(pawns) - 1, -1, -1):
        progress = pawns[index]
        if progress < board.size:
            break
        if not among(moved, progress):
            total += last - progress
            progress = last
        last = progress - 1
    return total


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


def goes_round(seven: Seven, index: int, steps: int) -> bool:
    """DG23 Whether a free pawn that can go so far round the ring leaves points that can be used up.

    Most parts need not be tried out: they open ways only from the own start square and shut them only on it, so
    another pawn that is not swept away can take all the rest, or all the others have no room for it.
    """
    progress, rest = seven.free[index], seven.points - steps
    if rest == 0:
        return True
    most, total = reach_of_others(seven, index, steps)
    if most >= rest and progress + steps != seven.board.size:
        return True
    if total + seven.lane_room < rest and progress != ON_START:
        return False
    return completable(after_part(seven, progress, steps, False))


def goes_inside(seven: Seven, index: int, steps: int) -> bool:
    """DG23 Whether a free pawn can go so far into or inside its lane and leave points that can be used up."""
    progress, rest = seven.free[index], seven.points - steps
    if lane_forbidden(seven.board, seven.pawns, seven.colour, progress, steps) is not None:
        return False
    most, _ = reach_of_others(seven, index, seven.board.size - progress)
    return most >= rest or completable(after_part(seven, progress, steps, True))


def reach_of_others(seven: Seven, index: int, swept_spaces: int) -> tuple[int, int]:
    """How far the other free pawns can go round the ring, at the most and together, if they are not swept away."""
    size, progress = seven.board.size, seven.free[index]
    most = total = 0
    for other in range(len(seven.free)):
        if other != index and (seven.free[other] - progress) % size > swept_spaces:
            steps = seven.reach[other]
            total += steps
            if steps > most:  # noqa: PLR1730 — max() is a slow call when compiled
                most = steps
    return most, total


def completable(seven: Seven) -> bool:
    """DG23 Whether the points left can be used up completely."""
    last = seven.board.size + LANE
    for steps in range(seven.points, 0, -1):
        for index in range(len(seven.free)):
            if steps <= seven.reach[index] and goes_round(seven, index, steps):
                return True
            if seven.board.size < seven.free[index] + steps <= last and goes_inside(seven, index, steps):
                return True
    return False


def parts_left(seven: Seven) -> list[tuple[Place, Place]]:
    """DG23 Every part that can be played now, as places from and to."""
    board, colour = seven.board, seven.colour
    last = board.size + LANE
    found: list[tuple[Place, Place]] = []
    for index in range(len(seven.free)):
        progress = seven.free[index]
        source = place_of(board, colour, progress)
        for steps in range(1, seven.points + 1):
            if steps <= seven.reach[index] and goes_round(seven, index, steps):
                found.append((source, place_of(board, colour, reached(board, progress, steps, False))))
            if board.size < progress + steps <= last and goes_inside(seven, index, steps):
                found.append((source, place_of(board, colour, progress + steps)))
    return found
