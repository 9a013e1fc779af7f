"""Why a pawn does not get there: whose it is, what stands in its way, how far the card goes."""

from __future__ import annotations

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.dog.actions import Move, Swap
from tablee.games.dog.board import (
    AREA,
    AWAY,
    FIRST_LANE_PLACE,
    LANE,
    ON_START,
    WAITING,
    Board,
    Place,
    Progress,
    keeper,
    on_board,
    partner,
    place_of,
    progress_at,
    seat_away,
)
from tablee.games.dog.cards import BACK, BACKERS, FARTHEST, FOUR, KINDS, Card, goes_forward
from tablee.games.dog.movement import (
    NOBODY,
    back_forbidden,
    lane_barrier,
    lane_forbidden,
    owner_at,
    section_ahead,
    section_behind,
    steps_between,
)
from tablee.games.dog.numbering import NOTHING
from tablee.games.dog.pawns import rank_of, stands
from tablee.games.dog.reasons import (
    BarsLane,
    Blocked,
    FromStartSquare,
    LaneFull,
    LaneOneWay,
    NobodyThere,
    NoneOut,
    NotYours,
    NowPartners,
    OnlyFourBack,
    Partners,
    SevenAgain,
    SevenForward,
    SevenRest,
    SevenTooFar,
    StepCount,
    SwapEmpty,
    SwapLane,
    SwapProtected,
    SwapTwoOwn,
    TooFar,
)
from tablee.games.dog.refusals import away_forbidden, never_there, not_own
from tablee.games.dog.seven import REACH, seven_of
from tablee.games.dog.state import State, colour_moved, pawns_of
from tablee.kit.packed import at, count, has


def move_reason(state: State, action: Move) -> Reason | None:
    """DG14 to DG21 Why no pawn moves so with this card."""
    board, pawns, colour = state.board, state.pawns, Seat(colour_moved(state))
    if not on_board(board, action.source) or not on_board(board, action.target):
        return away_reason(state, action.source)
    source, target = progress_at(board, colour, action.source), progress_at(board, colour, action.target)
    if not stands(pawns[colour], source):
        return not_own_reason(state, action.source)
    forward, back = goes_forward(action.card, steps_between(board, source, target)), (source - target) % board.size
    if target > board.size and forward:
        return lane_reason(state, source, target)
    if source < board.size and forward:
        return barrier(board, colour, section_ahead(source))
    if source < board.size and target < board.size and back == BACK and has(BACKERS, action.card):
        return barrier(board, colour, section_behind(board, source))
    return distance_reason(board, colour, action.card, source, target) or wrong_way(state, source, target)


def not_own_reason(state: State, place: Place) -> Reason:
    """DG14, DG17, DG27 Whose pawn stands there, if any does."""
    board, pawns, colour = state.board, state.pawns, Seat(colour_moved(state))
    clause = not_own(board, pawns, state.turn, place)
    if clause is None:
        return NobodyThere(colour, place) if pawns[colour] else NoneOut(colour)
    if clause == "DG14":
        return NotYours(Seat(owner_at(board, pawns, place)), colour, place)
    return partners_reason(state, place)


def partners_reason(state: State, place: Place) -> Reason:
    """DG27 Not yet the partner's, or no longer one's own."""
    board, seat, colour = state.board, state.seat, Seat(colour_moved(state))
    if colour != seat:
        return NowPartners(colour)
    home = len([progress for progress in pawns_of(state, seat) if progress > board.size])
    return Partners(Seat(partner(board, seat)), home, place)


def away_reason(state: State, place: Place) -> Reason | None:
    """DG14, DG27 Whose pawn it is that is in a start area or lane."""
    clause = away_forbidden(state.board, state.pawns, state.turn, place)
    if clause == "DG2":
        return None
    if clause == "DG14":
        return NotYours(seat_away(place), Seat(colour_moved(state)), AREA)
    return partners_reason(state, AREA)


def lane_reason(state: State, source: Progress, target: Progress) -> Reason:
    """DG18, DG19 What bars the way into the lane or within it."""
    board, colour = state.board, Seat(colour_moved(state))
    other = lane_barrier(board, state.pawns[colour], source, target)
    if other == WAITING:
        return BarsLane(colour, board.starts[colour])
    return LaneFull(colour, place_of(board, colour, other))


def barrier(board: Board, colour: Seat, section: int) -> Reason:
    """DG18 The protected pawn on the start square at that multiple of 16."""
    owner = Seat(keeper(board, colour, section))
    place = board.starts[owner]
    return BarsLane(colour, place) if owner == colour else Blocked(owner, place)


def distance_reason(board: Board, colour: Seat, card: Card, source: Progress, target: Progress) -> Reason | None:
    """DG16 The card goes farther or less far; None where the direction is wrong."""
    room = board.size + LANE - source
    if source < board.size < target and is_ahead(source):
        shortest = min(KINDS[card].forward, default=0)
        return TooFar(card, colour, room) if shortest > room else StepCount(card, target - source)
    if never_there(board, source, target) == "DG16":
        return StepCount(card, steps_between(board, source, target))
    return None


def is_ahead(source: Progress) -> bool:
    """Whether the lane lies ahead of a pawn on the ring, however far, and not just behind it."""
    return source > FARTHEST


def wrong_way(state: State, source: Progress, target: Progress) -> Reason:
    """DG19, DG21 Back, or into the lane from the start square."""
    board = state.board
    if source > board.size:
        return LaneOneWay("within" if target > board.size else "out")
    if target < board.size:
        return OnlyFourBack()
    if source != ON_START:
        return LaneOneWay("into")
    free = back_forbidden(board, state.pawns, colour_moved(state), source, BACK) is None
    return FromStartSquare(free and count(state.hands[state.turn], FOUR) > 0)


def part_reason(state: State, source: Place, target: Place) -> Reason | None:
    """DG23 Whose pawn it is, its way, and what would be left of the 7."""
    board, seven = state.board, seven_of(state)
    if not on_board(board, source) or not on_board(board, target):
        return away_reason(state, source)
    progress, goal = progress_at(board, seven.colour, source), progress_at(board, seven.colour, target)
    rank = rank_of(seven.row, progress, board.pawns)
    if rank == NOTHING or not has(seven.free, rank):
        return SevenAgain(seven.points) if stands(seven.moved, progress) else not_own_reason(state, source)
    steps = steps_between(board, progress, goal)
    if not 0 < steps <= seven.points:
        return range_reason(state, seven.points, progress, goal)
    if goal > board.size:
        barred = lane_forbidden(board, seven.row, progress, steps) is not None
        return lane_reason(state, progress, goal) if barred else SevenRest(seven.points - steps)
    if progress > board.size:
        return LaneOneWay("out")
    if steps > at(seven.reach, rank, REACH):
        return barrier(board, Seat(seven.colour), section_ahead(progress))
    return SevenRest(seven.points - steps)


def range_reason(state: State, points: int, source: Progress, target: Progress) -> Reason:
    """DG19, DG23 Back, or farther than the points of a 7."""
    board = state.board
    clause = never_there(board, source, target)
    if clause == "DG21":
        return SevenForward()
    if clause == "DG16" or (source < board.size < target and is_ahead(source)):
        return SevenTooFar(points, steps_between(board, source, target))
    return wrong_way(state, source, target)


def swap_reason(state: State, action: Swap) -> Reason | None:
    """DG18, DG25 Two pawns of different colours on the ring, neither of them protected."""
    board, pawns, colour = state.board, state.pawns, Seat(colour_moved(state))
    if action.own >= FIRST_LANE_PLACE or action.other >= FIRST_LANE_PLACE or action.other <= AWAY:
        return SwapLane()
    if not on_board(board, action.own) or not on_board(board, action.other):
        return None
    if not stands(pawns[colour], progress_at(board, colour, action.own)):
        return not_own_reason(state, action.own)
    owner = owner_at(board, pawns, action.other)
    if owner == NOBODY:
        return SwapEmpty(action.other)
    if owner == colour:
        return SwapTwoOwn()
    if action.own == board.starts[colour]:
        return SwapProtected(colour, action.own)
    return SwapProtected(Seat(owner), action.other)
