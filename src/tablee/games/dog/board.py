"""The board: a ring, start squares, lanes, and who plays with whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.values import Seat, Value
from tablee.games.dog.options import CLOCKWISE, FOLDS, Options
from tablee.kit.colours import Colour

SECTION: Final = 16
LANE: Final = 4
COLOURS: Final[tuple[Colour, ...]] = (Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN, Colour.BLACK, Colour.PURPLE)

# DG2 Which colour each seat has: two players sit opposite each other.
COLOURS_OF: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}

# How far a pawn has come: in the start area, on the ring counted from its start square (0), in the lane (size + 1 …)
Progress = int
WAITING: Final = -1
ON_START: Final = 0

# Where it stands for everybody: a space of the ring, or a space of its colour's lane.
Place = int
AREA: Final = -1
FIRST_LANE_PLACE: Final = 96
# A pawn of the seat in its start area or lane, where another seat asks about it: this, less the seat's number.
AWAY: Final = -2


@dataclass(frozen=True)
class Board(Value):
    """One size and direction; tables by seat so that moving needs no arithmetic of colours.

    `gates[seat][section]` is the seat whose start square a pawn of `seat` meets at that multiple of 16, or -1;
    `shifts[seat][other]` turns the progress of a pawn of `seat` into that of a pawn of `other` on the same space;
    `places[seat][progress]` is the place of a pawn that has left its start area, `progresses[seat][place]` the reverse.
    """

    options: Options
    size: int
    teams: bool
    idle_folds: bool
    starts: tuple[Place, ...]
    gates: tuple[tuple[int, ...], ...]
    shifts: tuple[tuple[int, ...], ...]
    places: tuple[tuple[Place, ...], ...]
    progresses: tuple[tuple[Progress, ...], ...]


def build(options: Options) -> Board:
    colours = COLOURS_OF[options.players]
    sections = 4 if options.players <= 4 else 6
    size = SECTION * sections
    step = 1 if options.direction == CLOCKWISE else -1
    met = [[(colour + step * section) % sections for section in range(sections + 1)] for colour in colours]
    return Board(
        options=options,
        size=size,
        teams=options.players in (4, 6),
        idle_folds=options.idle_swap == FOLDS,
        starts=tuple(SECTION * colour for colour in colours),
        gates=tuple(tuple(colours.index(other) if other in colours else -1 for other in row) for row in met),
        shifts=tuple(tuple(SECTION * (one - other) * step % size for other in colours) for one in colours),
        places=tuple(tuple(places_from(SECTION * colour, size, step)) for colour in colours),
        progresses=tuple(tuple(progresses_from(SECTION * colour, size, step)) for colour in colours),
    )


def places_from(start: Place, size: int, step: int) -> list[Place]:
    """The places in the order of progress: the ring and once more the start square, then the lane."""
    ring = [(start + step * progress) % size for progress in range(size + 1)]
    return [*ring, *range(FIRST_LANE_PLACE, FIRST_LANE_PLACE + LANE)]


def progresses_from(start: Place, size: int, step: int) -> list[Progress]:
    """The progress by place; those from 64 to 95 are none on the small board."""
    ring = [(place - start) * step % size for place in range(FIRST_LANE_PLACE)]
    return [*ring, *range(size + 1, size + 1 + LANE)]


BOARDS: Final[dict[Options, Board]] = {}


def board_for(options: Options) -> Board:
    found = BOARDS.get(options)
    if found is None:
        found = build(options)
        BOARDS[options] = found
    return found


def place_of(board: Board, seat: Seat, progress: Progress) -> Place:
    return AREA if progress == WAITING else board.places[seat][progress]


def progress_at(board: Board, seat: Seat, place: Place) -> Progress:
    return WAITING if place == AREA else board.progresses[seat][place]


def on_board(board: Board, place: Place) -> bool:
    """DG2 Whether a pawn can stand there: on the ring or in a lane."""
    return 0 <= place < board.size or FIRST_LANE_PLACE <= place < FIRST_LANE_PLACE + LANE


def away(seat: Seat) -> Place:
    """Where another seat's pawns are that are not on the ring; nobody moves one from there."""
    return AWAY - seat


def seat_away(place: Place) -> Seat:
    return Seat(AWAY - place)


def partner(board: Board, seat: Seat) -> Seat:
    """DG3 Who sits opposite."""
    return Seat((seat + len(board.starts) // 2) % len(board.starts))


def left(board: Board, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(board.starts))


def receiver(board: Board, seat: Seat) -> Seat:
    """DG8 Who gets the card that a seat gives."""
    return partner(board, seat) if board.teams else left(board, seat)


def giver(board: Board, seat: Seat) -> Seat:
    """DG8 Whose card a seat gets."""
    return partner(board, seat) if board.teams else Seat((seat - 1) % len(board.starts))
