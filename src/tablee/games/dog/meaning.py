"""What numbers mean in a position, as values, and the numbers of values."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.listed import Listed
from tablee.games.dog.actions import (
    DISCARDS,
    ENTERS,
    GIVES,
    IDLES,
    LAY_DOWN,
    Action,
    Discard,
    Enter,
    Give,
    Idle,
    LayDown,
    Move,
    Part,
    Split,
    Swap,
    move,
    part,
    split,
    swap,
)
from tablee.games.dog.board import (
    WAITING,
    Board,
    Place,
    is_space,
    on_board,
    on_ring,
    place_of,
    progress_at,
    wrapped,
    wrapped_seat,
)
from tablee.games.dog.cards import BACK, BACKERS, POINTS, SPLITTERS, SWAPPERS, goes_forward
from tablee.games.dog.movement import NOBODY, back_from, lane_ahead, owner_at, steps_between
from tablee.games.dog.numbering import (
    BACKWARD,
    DISCARD,
    ENTER,
    EXCHANGE,
    FOLD,
    FORWARD,
    GIVE,
    IDLE,
    NOTHING,
    PART,
    PART_WITH_JOKER,
    backward_number,
    backward_of,
    card_played,
    enter_number,
    exchange_number,
    exchange_of,
    forward_number,
    forward_of,
    joker_of,
    part_number,
    part_of,
)
from tablee.games.dog.pawns import progress_of, rank_of
from tablee.games.dog.state import SPLITTING, State, colour_moved
from tablee.kit.packed import has


@mypyc_attr(free_list_len=1)
class Plays(Listed[Action]):
    """The legal list of a seat."""

    def __init__(self, numbers: vec[i64], state: State, seat: i64) -> None:
        super().__init__(numbers)
        self.state: Final = state
        self.seat: Final = seat

    def value(self, number: i64) -> Action:
        found = value_of(self.state, self.seat, number)
        assert found is not None
        return found


def value_of(state: State, seat: i64, number: i64) -> Action | None:
    """What a number means; None where it points at nothing."""
    if number >= EXCHANGE:
        return exchange_value(state, seat, number)
    if number >= PART:
        return part_value(state, number)
    if number >= BACKWARD:
        return backward_value(state, number)
    if number >= FORWARD:
        return forward_value(state, number)
    if number >= IDLE:
        return IDLES[card_played(number)]
    if number >= ENTER:
        return ENTERS[card_played(number)]
    if number == FOLD:
        return LAY_DOWN
    return DISCARDS[number - DISCARD] if number >= DISCARD else GIVES[seat][number - GIVE]


def forward_value(state: State, number: i64) -> Action | None:
    rank, steps, inside = forward_of(number)
    colour = colour_moved(state)
    source = progress_of(state.pawns[colour], rank)
    target = way_from(state.board, source, steps, inside)
    if target == WAITING:
        return None
    return move(card_played(number), place_of(state.board, colour, source), place_of(state.board, colour, target))


def way_from(board: Board, source: i64, steps: i64, inside: bool) -> i64:
    """Where so many steps lead, whatever is in the way; WAITING where there is no such way."""
    if source == WAITING:
        return WAITING
    if inside:
        return source + steps if lane_ahead(board, source + steps) else WAITING
    return wrapped(board, source + steps) if source < board.size else WAITING


def backward_value(state: State, number: i64) -> Action | None:
    board, colour = state.board, colour_moved(state)
    source = progress_of(state.pawns[colour], backward_of(number))
    if not on_ring(board, source):
        return None
    target = back_from(board, source, BACK)
    return move(card_played(number), place_of(board, colour, source), place_of(board, colour, target))


def part_value(state: State, number: i64) -> Action | None:
    """The first part of a 7 or another one, by what is to be decided."""
    rank, steps, inside = part_of(number)
    colour = colour_moved(state)
    progress = progress_of(state.pawns[colour], rank)
    goal = way_from(state.board, progress, steps, inside)
    later = state.phase == SPLITTING
    if goal == WAITING or (later and number >= PART_WITH_JOKER):
        return None
    source, target = place_of(state.board, colour, progress), place_of(state.board, colour, goal)
    return part(source, target) if later else split(card_played(number), source, target)


def exchange_value(state: State, seat: i64, number: i64) -> Action | None:
    rank, away, other = exchange_of(number)
    board, colour = state.board, colour_moved(state)
    owner = wrapped_seat(board, seat + away)
    if away >= board.players or owner == colour:
        return None
    own, theirs = progress_of(state.pawns[colour], rank), progress_of(state.pawns[owner], other)
    if not on_ring(board, own) or not on_ring(board, theirs):
        return None
    return swap(card_played(number), place_of(board, colour, own), place_of(board, owner, theirs))


def number_of(state: State, seat: i64, action: Action) -> i64:
    """The number of what a seat does; NOTHING where it has none."""
    if isinstance(action, Move):
        return move_number(state, action)
    if isinstance(action, Give):
        return GIVE + action.card if action.seat == seat else NOTHING
    if isinstance(action, Enter):
        return enter_number(action.card)
    if isinstance(action, Split):
        splits = state.phase != SPLITTING and has(SPLITTERS, action.card)
        return way_number(state, joker_of(action.card), action.source, action.target) if splits else NOTHING
    if isinstance(action, Part):
        return way_number(state, 0, action.source, action.target) if state.phase == SPLITTING else NOTHING
    if isinstance(action, Swap):
        return swap_number(state, seat, action)
    if isinstance(action, LayDown):
        return FOLD
    if isinstance(action, Discard):
        return DISCARD + action.card
    if isinstance(action, Idle):
        return IDLE + joker_of(action.card) if has(SWAPPERS, action.card) else NOTHING
    return NOTHING


def move_number(state: State, action: Move) -> i64:
    board, colour = state.board, colour_moved(state)
    if not on_board(board, action.source) or not on_board(board, action.target):
        return NOTHING
    source, target = progress_at(board, colour, action.source), progress_at(board, colour, action.target)
    rank, joker = rank_of(state.pawns[colour], source, board.pawns), joker_of(action.card)
    if rank == NOTHING or (source > board.size > target):
        return NOTHING
    steps = steps_between(board, source, target)
    if goes_forward(action.card, steps):
        return forward_number(joker, steps, rank, 1 if target > board.size else 0)
    back = has(BACKERS, action.card) and back_from(board, source, BACK) == target
    return backward_number(joker, rank) if back else NOTHING


def way_number(state: State, joker: i64, source: Place, target: Place) -> i64:
    """Of a part of a 7."""
    board, colour = state.board, colour_moved(state)
    if not on_board(board, source) or not on_board(board, target):
        return NOTHING
    progress, goal = progress_at(board, colour, source), progress_at(board, colour, target)
    rank, steps = rank_of(state.pawns[colour], progress, board.pawns), steps_between(board, progress, goal)
    if rank == NOTHING or (progress > board.size > goal) or not 0 < steps <= POINTS:
        return NOTHING
    return part_number(joker, rank, steps, 1 if goal > board.size else 0)


def swap_number(state: State, seat: i64, action: Swap) -> i64:
    board, pawns, colour = state.board, state.pawns, colour_moved(state)
    if not has(SWAPPERS, action.card) or not is_space(board, action.own) or not is_space(board, action.other):
        return NOTHING
    rank = rank_of(pawns[colour], progress_at(board, colour, action.own), board.pawns)
    owner = owner_at(board, pawns, action.other)
    if rank == NOTHING or owner in (NOBODY, colour, seat):
        return NOTHING
    other = rank_of(pawns[owner], progress_at(board, owner, action.other), board.pawns)
    return exchange_number(joker_of(action.card), rank, wrapped_seat(board, owner - seat + board.players), other)
