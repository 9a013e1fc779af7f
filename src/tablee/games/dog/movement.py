"""DG14 to DG21 Where a pawn may go, and what it does to those in its way.

Start squares lie 16 spaces apart and no card moves further than 13, so a pawn meets at most one on its way.
"""

from __future__ import annotations

from tablee.core.values import Seat, among, replaced
from tablee.games.dog.board import ON_START, SECTION, WAITING, Board, Place, Progress, progress_at
from tablee.games.dog.cards import FARTHEST
from tablee.games.dog.state import Pawns


def gate_shut(board: Board, pawns: tuple[Pawns, ...], seat: Seat, section: int) -> bool:
    """DG18 Whether a protected pawn stands on the start square at that multiple of 16."""
    keeper = board.gates[seat][section]
    return keeper >= 0 and among(pawns[keeper], ON_START)


def reach(board: Board, pawns: tuple[Pawns, ...], seat: Seat, progress: Progress) -> int:
    """DG14, DG18 How many steps round the ring a pawn can go at the most; none from inside the lane."""
    if progress > board.size:
        return 0
    section = section_ahead(progress)
    return section * SECTION - progress - 1 if gate_shut(board, pawns, seat, section) else FARTHEST


def section_ahead(progress: Progress) -> int:
    """At which multiple of 16 a pawn on the ring meets the next start square."""
    return progress // SECTION + 1


def section_behind(board: Board, progress: Progress) -> int:
    """At which multiple of 16 it meets one going back."""
    return ((progress if progress else board.size) - 1) // SECTION


def lane_barrier(board: Board, pawns: Pawns, progress: Progress, target: Progress) -> Progress:
    """DG19 The first pawn of the same colour on the way to a lane space, that space included; WAITING if none is."""
    for other in pawns:
        if progress < other <= target and other > board.size:
            return other
    return WAITING


def lane_forbidden(board: Board, pawns: tuple[Pawns, ...], seat: Seat, progress: Progress, steps: int) -> str | None:
    """DG19 Why a pawn cannot reach the lane space so many steps ahead, turning in or moving up."""
    if lane_barrier(board, pawns[seat], progress, progress + steps) != WAITING:
        return "DG19"
    if progress < board.size and among(pawns[seat], ON_START):
        return "DG18"
    return None


def back_forbidden(board: Board, pawns: tuple[Pawns, ...], seat: Seat, progress: Progress, steps: int) -> str | None:
    """DG18, DG21 Why a pawn on the ring cannot go so many steps back."""
    behind = progress if progress else board.size
    section = section_behind(board, progress)
    if behind - steps <= section * SECTION and gate_shut(board, pawns, seat, section):
        return "DG18"
    return None


def standing(board: Board, pawns: tuple[Pawns, ...], place: Place) -> list[Seat]:
    """Whose pawn stands on a space of the ring: nobody's, or one seat's."""
    return [Seat(seat) for seat in range(len(pawns)) if among(pawns[seat], progress_at(board, Seat(seat), place))]


def relocated(pawns: Pawns, source: Progress, target: Progress) -> Pawns:
    """The pawns in order after one has moved."""
    row: list[Progress] = []
    gone = placed = False
    for progress in pawns:
        if not placed and progress >= target:
            row.append(target)
            placed = True
        if progress == source and not gone:
            gone = True
        else:
            row.append(progress)
    if not placed:
        row.append(target)
    return tuple(row)


def captured(board: Board, pawns: tuple[Pawns, ...], seat: Seat, space: Progress) -> tuple[Pawns, ...]:
    """DG15 Whoever stands on a space of the ring goes back to its start area."""
    shifts = board.shifts[seat]
    for other in range(len(pawns)):
        there = (space + shifts[other]) % board.size
        if among(pawns[other], there):
            return replaced(pawns, other, relocated(pawns[other], there, WAITING))
    return pawns


def moved(board: Board, pawns: tuple[Pawns, ...], seat: Seat, source: Progress, target: Progress) -> tuple[Pawns, ...]:
    """DG14, DG15 A pawn goes to a space and captures who stands there; nobody does in a lane."""
    if target < board.size:
        pawns = captured(board, pawns, seat, target)
    return replaced(pawns, seat, relocated(pawns[seat], source, target))


def swept(
    board: Board, pawns: tuple[Pawns, ...], seat: Seat, source: Progress, steps: int, inside: bool
) -> tuple[Pawns, ...]:
    """DG23 A pawn moved by a 7 captures everybody on its way; `inside` when it goes to its lane."""
    if source < board.size:
        pawns = captured_after(board, pawns, seat, source, board.size - source if inside else steps)
    return replaced(pawns, seat, relocated(pawns[seat], source, reached(board, source, steps, inside)))


def captured_after(
    board: Board, pawns: tuple[Pawns, ...], seat: Seat, source: Progress, spaces: int
) -> tuple[Pawns, ...]:
    """DG23 Everybody on so many spaces of the ring after `source` goes back to its start area."""
    shifts, size = board.shifts[seat], board.size
    for other in range(len(pawns)):
        start = source + shifts[other]
        for progress in pawns[other]:
            if ON_START <= progress < size and 0 < (progress - start) % size <= spaces:
                pawns = replaced(pawns, other, relocated(pawns[other], progress, WAITING))
    return pawns


def reached(board: Board, source: Progress, steps: int, inside: bool) -> Progress:
    """Where a pawn is after so many steps, round the ring or inside its lane."""
    return source + steps if inside else (source + steps) % board.size


def steps_between(board: Board, source: Progress, target: Progress) -> int:
    """How many steps forward lead there: straight on to a lane space, round the ring to any other."""
    return target - source if target > board.size else (target - source) % board.size
