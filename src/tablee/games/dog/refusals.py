"""Which clause forbids an action: the one a newcomer needs, not the first check that fails."""

from __future__ import annotations

from typing import assert_never

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.values import Seat
from tablee.games.dog.actions import (
    Action,
    ChooseDealer,
    Deal,
    Discard,
    Draw,
    Enter,
    Give,
    Idle,
    LayDown,
    Move,
    Part,
    Split,
    Swap,
)
from tablee.games.dog.board import (
    FIRST_LANE_PLACE,
    WAITING,
    Board,
    is_space,
    on_board,
    partner,
    progress_at,
    seat_away,
)
from tablee.games.dog.cards import BACK, BACKERS, ENTERERS, JOKER, SPLITTERS, SWAPPERS, goes_forward
from tablee.games.dog.legality import can_be_swapped, enter_forbidden, give_forbidden, plays
from tablee.games.dog.meaning import number_of
from tablee.games.dog.movement import NOBODY, back_forbidden, lane_forbidden, owner_at, reach, steps_between
from tablee.games.dog.numbering import NOTHING
from tablee.games.dog.pawns import plays_for, progress_of, rank_of, stands
from tablee.games.dog.seven import REACH, Seven, goes_inside, goes_round, seven_of
from tablee.games.dog.state import EXCHANGING, OVER, PLAYING, REDRAWN, SPLITTING, State, colour_moved
from tablee.kit.packed import at, count, has


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    phase = state.phase
    match action:
        case _ if phase == OVER:
            return "DG28"
        case ChooseDealer() | Deal():
            return "DG6"
        case Draw():
            return "DG11"
        case Give():
            return give_forbidden(state, seat, action.card) if action.seat == seat else "DG8"
        case _ if phase == EXCHANGING:
            return "DG8"
        case _ if seat != state.turn:
            return "DG9"
        case Part() if phase == SPLITTING:
            return part_forbidden(seven_of(state), action.source, action.target)
        case _ if phase == SPLITTING:
            return "DG23"
        case Part():
            return "DG23"
        case _ if phase not in (PLAYING, REDRAWN):
            return "DG9"
        case LayDown():
            return None if state.board.teams and not len(plays(state)) else "DG10"
        case Discard():
            return discard_forbidden(state, action.card)
        case Enter() | Move() | Split() | Swap() | Idle():
            clause = play_forbidden(state, action)
            doubled = clause is None and action.card == JOKER and not is_play(state, action)
            return "DG26" if doubled else clause
        case _:
            assert_never(action)


def is_play(state: State, action: Action) -> bool:
    """Whether it is among all uses of all cards."""
    number = number_of(state, state.turn, action)
    return any(number == other for other in plays(state))


def discard_forbidden(state: State, card: i64) -> str | None:
    """DG10, DG11 Only in games without teams, and only when nothing can be played."""
    if state.board.teams or not count(state.hands[state.turn], card):
        return "DG11"
    return "DG10" if len(plays(state)) else None


def play_forbidden(state: State, action: Enter | Move | Split | Swap | Idle) -> str | None:
    """DG9 A card of the hand, in one of its uses."""
    card = action.card
    if not count(state.hands[state.turn], card):
        return "DG9"
    match action:
        case Enter():
            return enter_forbidden(state.pawns[colour_moved(state)]) if has(ENTERERS, card) else "DG17"
        case Move():
            return move_forbidden(state, action)
        case Split():
            return part_forbidden(seven_of(state), action.source, action.target) if has(SPLITTERS, card) else "DG23"
        case Swap():
            return swap_forbidden(state, action) if has(SWAPPERS, card) else "DG25"
        case Idle():
            return None if has(SWAPPERS, card) and is_play(state, action) else "DG25"
        case _:
            assert_never(action)


def move_forbidden(state: State, action: Move) -> str | None:
    """DG14, DG16 to DG19, DG21 From an own pawn, by the card's number, on a free way."""
    board, pawns, seat = state.board, state.pawns, state.turn
    if not on_board(board, action.source) or not on_board(board, action.target):
        return away_forbidden(board, pawns, seat, action.source)
    colour = colour_moved(state)
    row = pawns[colour]
    source, target = progress_at(board, colour, action.source), progress_at(board, colour, action.target)
    if not stands(row, source):
        return not_own(board, pawns, seat, action.source) or ("DG14" if row else "DG17")
    steps, back = steps_between(board, source, target), (source - target) % board.size
    forward = goes_forward(action.card, steps)
    if target > board.size:
        return lane_forbidden(board, row, source, steps) if forward else never_there(board, source, target)
    if source < board.size and forward:
        return "DG18" if steps > reach(board, pawns, colour, source) else None
    if source < board.size and back == BACK and has(BACKERS, action.card):
        return back_forbidden(board, pawns, colour, source, BACK)
    return never_there(board, source, target)


def not_own(board: Board, pawns: vec[i64], seat: i64, place: i64) -> str | None:
    """DG14, DG27 Why the pawn that stands there is not the seat's to move; None where there is no such pawn."""
    colour = plays_for(board, pawns, seat)
    if stands(pawns[colour], progress_at(board, colour, place)):
        return None
    if place >= FIRST_LANE_PLACE:
        return None if colour == seat else "DG27"
    owner = owner_at(board, pawns, place)
    return None if owner == NOBODY else not_of(board, colour, owner)


def not_of(board: Board, colour: i64, owner: i64) -> str:
    """DG14, DG27 Why another's pawns are not moved with those of the colour."""
    return "DG27" if board.teams and owner == partner(board, colour) else "DG14"


def away_forbidden(board: Board, pawns: vec[i64], seat: i64, place: i64) -> str:
    """DG2, DG14, DG27 Whose pawn it is that is in a start area or lane; there may be none."""
    colour = plays_for(board, pawns, seat)
    return not_of(board, colour, seat_away(place)) if is_away(board, pawns, colour, place) else "DG2"


def is_away(board: Board, pawns: vec[i64], colour: i64, place: i64) -> bool:
    """Whether another colour has a pawn in its start area or lane, which is meant."""
    owner = seat_away(place)
    if not 0 <= owner < board.players or owner == colour:
        return False
    row = pawns[owner]
    return progress_of(row, 0) == WAITING or progress_of(row, board.pawns - 1) > board.size


def never_there(board: Board, source: i64, target: i64) -> str:
    """DG16, DG19, DG21 Why a pawn does not get there by a plain number of steps, whatever stands in its way.

    A target lies behind when it is nearer that way; the lane lies behind a pawn in the first half of its lap.
    """
    size = board.size
    if source < size < target:
        return "DG19" if 2 * source < size else "DG16"
    if 0 < (source - target) % size < size // 2:
        return "DG21"
    return "DG19" if target < size < source else "DG16"


def part_forbidden(seven: Seven, source: i64, target: i64) -> str | None:
    """DG14, DG18, DG19, DG23 Whose pawn it is, its way, and what is left after it."""
    board, colour = seven.board, seven.colour
    if not on_board(board, source) or not on_board(board, target):
        return away_forbidden(board, seven.pawns, seven.seat, source)
    progress, goal = progress_at(board, colour, source), progress_at(board, colour, target)
    rank = rank_of(seven.row, progress, board.pawns)
    if rank == NOTHING or not has(seven.free, rank):
        return not_own(board, seven.pawns, seven.seat, source) or "DG23"
    steps = steps_between(board, progress, goal)
    if not 0 < steps <= seven.points:
        return "DG19" if never_there(board, progress, goal) == "DG19" else "DG23"
    if goal > board.size:
        clause = lane_forbidden(board, seven.row, progress, steps)
        return clause or (None if goes_inside(seven, rank, steps) else "DG23")
    if steps > at(seven.reach, rank, REACH):
        return "DG19" if progress > board.size else "DG18"
    return None if goes_round(seven, rank, steps) else "DG23"


def swap_forbidden(state: State, action: Swap) -> str | None:
    """DG18, DG25 Two pawns of different colours on the ring, neither of them protected."""
    board, pawns, colour = state.board, state.pawns, colour_moved(state)
    if not is_space(board, action.own) or not is_space(board, action.other):
        return "DG25"
    own, owner = progress_at(board, colour, action.own), owner_at(board, pawns, action.other)
    if not stands(pawns[colour], own) or owner in (NOBODY, colour):
        return "DG25"
    swaps = can_be_swapped(board, own) and can_be_swapped(board, progress_at(board, owner, action.other))
    return None if swaps else "DG18"
