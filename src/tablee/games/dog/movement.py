"""DG14 to DG21 Where a pawn may go, and what it does to those in its way.

Start squares lie 16 spaces apart and no card moves further than 13, so a pawn meets at most one on its way.
Functions that change rows return a copy of them; if `seen` is a list, captures are noted in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.dog.board import (
    LANE,
    ON_START,
    SECTION,
    WAITING,
    Board,
    ahead,
    keeper,
    on_ring,
    place_of,
    progress_at,
    progress_of_other,
    wrapped,
)
from tablee.games.dog.cards import FARTHEST
from tablee.games.dog.events import Captured
from tablee.games.dog.pawns import BITS, MASK, sent, stands
from tablee.kit.packed import at, put

Watch = list[Event] | None
NOBODY: Final[i64] = -1
# Of a seat in a row, in which nobody is 0.
OWNER: Final[i64] = 4


# Where it may go


def gate_shut(board: Board, pawns: vec[i64], seat: i64, section: i64) -> bool:
    """DG18 Whether a protected pawn stands on the start square at that multiple of 16."""
    owner = keeper(board, seat, section)
    return owner >= 0 and stands(pawns[owner], ON_START)


def reach(board: Board, pawns: vec[i64], seat: i64, progress: i64) -> i64:
    """DG14, DG18 How many steps round the ring a pawn can go at the most; none from inside the lane."""
    if progress > board.size:
        return 0
    section = section_ahead(progress)
    return section * SECTION - progress - 1 if gate_shut(board, pawns, seat, section) else FARTHEST


def section_ahead(progress: i64) -> i64:
    """At which multiple of 16 a pawn on the ring meets the next start square."""
    return progress // SECTION + 1


def section_behind(board: Board, progress: i64) -> i64:
    """At which multiple of 16 it meets one going back."""
    return ((progress if progress else board.size) - 1) // SECTION


def lane_ahead(board: Board, target: i64) -> bool:
    """DG19 Whether a pawn that goes so far without going round is in its lane."""
    return board.size < target <= board.size + LANE


def lane_barrier(board: Board, row: i64, progress: i64, target: i64) -> i64:
    """DG19 The first pawn of the same colour on the way to a lane space, that space included; WAITING if none is."""
    while row:
        other = (row & MASK) + WAITING
        if progress < other <= target and other > board.size:
            return other
        row >>= BITS
    return WAITING


def lane_forbidden(board: Board, row: i64, progress: i64, steps: i64) -> str | None:
    """DG19 Why a pawn of this row cannot reach the lane space so many steps ahead, turning in or moving up."""
    if lane_barrier(board, row, progress, progress + steps) != WAITING:
        return "DG19"
    if progress < board.size and stands(row, ON_START):
        return "DG18"
    return None


def back_forbidden(board: Board, pawns: vec[i64], seat: i64, progress: i64, steps: i64) -> str | None:
    """DG18, DG21 Why a pawn cannot go so many steps back: out of its lane, or past a protected one."""
    if progress > board.size:
        return "DG21"
    behind = progress if progress else board.size
    section = section_behind(board, progress)
    if behind - steps <= section * SECTION and gate_shut(board, pawns, seat, section):
        return "DG18"
    return None


def owner_at(board: Board, pawns: vec[i64], place: i64) -> i64:
    """Whose pawn stands on a space of the ring, or NOBODY."""
    for seat in range(board.players):
        if stands(pawns[seat], progress_at(board, seat, place)):
            return seat
    return NOBODY


def reached(board: Board, source: i64, steps: i64, inside: bool) -> i64:
    """Where a pawn is after so many steps, round the ring or inside its lane."""
    return source + steps if inside else wrapped(board, source + steps)


def back_from(board: Board, source: i64, steps: i64) -> i64:
    """Where a pawn on the ring is after so many steps back."""
    return source - steps if source >= steps else source - steps + board.size


def steps_between(board: Board, source: i64, target: i64) -> i64:
    """How many steps forward lead there: straight on to a lane space, round the ring to any other."""
    return target - source if target > board.size else ahead(board, source, target)


# What it does


def capture(board: Board, pawns: vec[i64], seat: i64, space: i64, seen: Watch) -> None:
    """DG15 A pawn that stands on the space goes back to its start area."""
    for other in range(board.players):
        there = progress_of_other(board, seat, space, other)
        if stands(pawns[other], there):
            pawns[other] = sent(pawns[other], there, WAITING, board.pawns)
            if seen is not None:
                seen.append(Captured(Seat(other), place_of(board, seat, space)))
            return


def go(board: Board, pawns: vec[i64], seat: i64, source: i64, target: i64, seen: Watch) -> None:
    """DG14, DG15 A pawn goes to a space and captures who stands there; nobody does in a lane."""
    if target < board.size:
        capture(board, pawns, seat, target, seen)
    pawns[seat] = sent(pawns[seat], source, target, board.pawns)


def sweep(board: Board, pawns: vec[i64], seat: i64, source: i64, steps: i64, inside: bool, seen: Watch) -> None:
    """DG23 A pawn moved by a 7 captures everybody on its way; `inside` when it goes to its lane."""
    if source < board.size:
        spaces = board.size - source if inside else steps
        owners = capture_after(board, pawns, seat, source, spaces)
        if seen is not None:
            note_captures(board, seat, source, owners, seen)
    pawns[seat] = sent(pawns[seat], source, reached(board, source, steps, inside), board.pawns)


def capture_after(board: Board, pawns: vec[i64], seat: i64, source: i64, spaces: i64) -> i64:
    """DG23 Everybody on so many spaces after `source` goes back; whose pawns these were, as a row by space."""
    owners: i64 = 0
    for other in range(board.players):
        start = progress_of_other(board, seat, source, other)
        row = pawns[other]
        while row:
            progress = (row & MASK) + WAITING
            row >>= BITS
            steps = ahead(board, start, progress)
            if 0 < steps <= spaces and on_ring(board, progress):
                pawns[other] = sent(pawns[other], progress, WAITING, board.pawns)
                owners = put(owners, steps, other - NOBODY, OWNER)
    return owners


def note_captures(board: Board, seat: i64, source: i64, owners: i64, seen: list[Event]) -> None:
    """DG23 In the order in which the pawn passes them."""
    steps: i64 = 1
    while owners >> steps * OWNER:
        owner = at(owners, steps, OWNER) + NOBODY
        if owner != NOBODY:
            seen.append(Captured(Seat(owner), place_of(board, seat, wrapped(board, source + steps))))
        steps += 1
