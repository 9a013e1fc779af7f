"""The board: a ring, start squares, lanes, and who plays with whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.dog.options import CLOCKWISE, FOLDS, Options
from tablee.kit.colours import Colour

SECTION: Final[i64] = 16
LANE: Final[i64] = 4
SEATS: Final[i64] = 6
COLOURS: Final[tuple[Colour, ...]] = (Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN, Colour.BLACK, Colour.PURPLE)

# DG2 Which colour each seat has: two players sit opposite each other.
COLOURS_OF: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}

# How far a pawn has come: in the start area, on the ring counted from its start square (0), in the lane (size + 1 …)
Progress = int
WAITING: Final[i64] = -1
ON_START: Final[i64] = 0

# Where it stands for everybody: a space of the ring, or a space of its colour's lane.
Place = int
AREA: Final[i64] = -1
FIRST_LANE_PLACE: Final[i64] = 96
PLACES: Final[i64] = 100
# A pawn of the seat in its start area or lane, where another seat asks about it: this, less the seat's number.
AWAY: Final[i64] = -2

# How wide the tables of a board are for each seat.
GATES: Final[i64] = 8
PROGRESSES: Final[i64] = 104


class Board:
    """One size and direction; flat tables so that moving needs no arithmetic of colours.

    By seat: `gates` tells by section whose start square a pawn meets at that multiple of 16, or -1; `shifts` by other
    seat what turns its progress into that of a pawn of the other on the same space; `places` by progress the place of a
    pawn that has left its start area, `progresses` by place the reverse.
    """

    def __init__(self, options: Options) -> None:
        colours = COLOURS_OF[options.players]
        sections = 4 if options.players <= 4 else 6
        size = SECTION * sections
        step = 1 if options.direction == CLOCKWISE else -1
        self.options: Final = options
        self.players: Final[i64] = options.players
        self.size: Final[i64] = size
        self.teams: Final = options.players in (4, 6)
        self.pawns: Final[i64] = LANE if self.teams else LANE + 1
        self.idle_folds: Final = options.idle_swap == FOLDS
        self.starts: Final = tuple([SECTION * colour for colour in colours])
        self.gates: Final = laid_flat([gates_of(colours, colour, sections, step) for colour in colours], GATES)
        self.shifts: Final = laid_flat(
            [[SECTION * (one - other) * step % size for other in colours] for one in colours], SEATS
        )
        self.places: Final = laid_flat([places_from(start, size, step) for start in self.starts], PROGRESSES)
        self.progresses: Final = laid_flat([progresses_from(start, size, step) for start in self.starts], PLACES)


def laid_flat(rows: list[list[int]], width: int) -> vec[i64]:
    """vec[i64] one after the other, each filled up to the width."""
    return vec[i64]([item for row in rows for item in [*row, *[0] * (width - len(row))]])


def gates_of(colours: tuple[int, ...], colour: int, sections: int, step: int) -> list[int]:
    """The seats whose start squares lie at the multiples of 16, from the own one on; -1 where nobody plays."""
    met = [(colour + step * section) % sections for section in range(sections + 1)]
    return [colours.index(other) if other in colours else -1 for other in met]


def places_from(start: Place, size: int, step: int) -> list[Place]:
    """The places in the order of progress: the ring and once more the start square, then the lane."""
    ring = [(start + step * progress) % size for progress in range(size + 1)]
    return [*ring, *range(FIRST_LANE_PLACE, PLACES)]


def progresses_from(start: Place, size: int, step: int) -> list[Progress]:
    """The progress by place; those from 64 to 95 are none on the small board."""
    ring = [(place - start) * step % size for place in range(FIRST_LANE_PLACE)]
    return [*ring, *range(size + 1, size + 1 + LANE)]


BOARDS: Final[dict[Options, Board]] = {}


def board_for(options: Options) -> Board:
    """The same one for the same options."""
    found = BOARDS.get(options)
    if found is None:
        found = BOARDS[options] = Board(options)
    return found


def place_of(board: Board, seat: i64, progress: i64) -> i64:
    return AREA if progress == WAITING else board.places[seat * PROGRESSES + progress]


def progress_at(board: Board, seat: i64, place: i64) -> i64:
    return WAITING if place == AREA else board.progresses[seat * PLACES + place]


def wrapped(board: Board, progress: i64) -> i64:
    """On the ring, for a pawn that has gone on over its start square."""
    return progress - board.size if progress >= board.size else progress


def ahead(board: Board, source: i64, target: i64) -> i64:
    """How many steps round the ring lead from one progress to another; a lane counts on from the start square."""
    return wrapped(board, target - source if target >= source else target - source + board.size)


def progress_of_other(board: Board, seat: i64, space: i64, other: i64) -> i64:
    """How far a pawn of another seat has come on the space of the ring that has this progress for a seat."""
    return wrapped(board, space + board.shifts[seat * SEATS + other])


def keeper(board: Board, seat: i64, section: i64) -> i64:
    """Whose start square a pawn of a seat meets at that multiple of 16; -1 where nobody plays."""
    return board.gates[seat * GATES + section]


def is_space(board: Board, place: i64) -> bool:
    """DG2 Whether a place is one of the ring."""
    return 0 <= place < board.size


def on_board(board: Board, place: i64) -> bool:
    """DG2 Whether a pawn can stand there: on the ring or in a lane."""
    return is_space(board, place) or FIRST_LANE_PLACE <= place < PLACES


def on_ring(board: Board, progress: i64) -> bool:
    return ON_START <= progress < board.size


def away(seat: Seat) -> Place:
    """Where another seat's pawns are that are not on the ring; nobody moves one from there."""
    return AWAY - seat


def seat_away(place: Place) -> Seat:
    return Seat(AWAY - place)


def partner(board: Board, seat: i64) -> i64:
    """DG3 Who sits opposite."""
    return wrapped_seat(board, seat + (board.players >> 1))


def wrapped_seat(board: Board, seat: i64) -> i64:
    """Round the table, at most once."""
    return seat if seat < board.players else seat - board.players


def left(board: Board, seat: i64) -> i64:
    return wrapped_seat(board, seat + 1)


def receiver(board: Board, seat: i64) -> i64:
    """DG8 Who gets the card that a seat gives."""
    return partner(board, seat) if board.teams else left(board, seat)


def giver(board: Board, seat: i64) -> i64:
    """DG8 Whose card a seat gets."""
    if board.teams:
        return partner(board, seat)
    return seat - 1 if seat else board.players - 1
