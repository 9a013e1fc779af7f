"""Why a pawn does not get there: whose it is, what stands in its way, how far the card goes."""

from __future__ import annotations

from tablee.core.reason import Reason
from tablee.core.values import Seat, among
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
    on_board,
    partner,
    place_of,
    progress_at,
    seat_away,
)
from tablee.games.dog.cards import FARTHEST, FOUR, KINDS, Card, Hand
from tablee.games.dog.movement import (
    back_forbidden,
    lane_barrier,
    lane_forbidden,
    section_ahead,
    section_behind,
    standing,
    steps_between,
)
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
from tablee.games.dog.seven import Seven
from tablee.games.dog.state import Pawns, State, plays_for


def move_reason(state: State, action: Move) -> Reason | None:
    """DG14 to DG21 Why no pawn moves so with this card."""
    board, pawns = state.board, state.pawns
    if not on_board(board, action.source) or not on_board(board, action.target):
        return away_reason(board, pawns, state.seat, action.source)
    colour = plays_for(board, pawns, state.seat)
    source, target = progress_at(board, colour, action.source), progress_at(board, colour, action.target)
    if source not in pawns[colour]:
        return not_own_reason(board, pawns, state.seat, action.source)
    kind, steps = KINDS[action.card], steps_between(board, source, target)
    if target > board.size and steps in kind.forward:
        return lane_reason(board, pawns, colour, source, target)
    if source < board.size and steps in kind.forward:
        return barrier(board, colour, section_ahead(source))
    if source < board.size and target < board.size and (source - target) % board.size in kind.back:
        return barrier(board, colour, section_behind(board, source))
    return distance_reason(board, colour, action.card, source, target) or wrong_way(
        board, pawns, colour, state.hands[state.seat], source, target
    )


def not_own_reason(board: Board, pawns: tuple[Pawns, ...], seat: Seat, place: Place) -> Reason:
    """DG14, DG17, DG27 Whose pawn stands there, if any does."""
    colour = plays_for(board, pawns, seat)
    clause = not_own(board, pawns, seat, place)
    if clause is None:
        return NoneOut(colour) if pawns[colour][-1] == WAITING else NobodyThere(colour, place)
    if clause == "DG14":
        return NotYours(standing(board, pawns, place)[0], colour, place)
    return partners_reason(board, pawns, seat, place)


def partners_reason(board: Board, pawns: tuple[Pawns, ...], seat: Seat, place: Place) -> Reason:
    """DG27 Not yet the partner's, or no longer one's own."""
    colour = plays_for(board, pawns, seat)
    if colour != seat:
        return NowPartners(colour)
    home = len([progress for progress in pawns[seat] if progress > board.size])
    return Partners(partner(board, seat), home, place)


def away_reason(board: Board, pawns: tuple[Pawns, ...], seat: Seat, place: Place) -> Reason | None:
    """DG14, DG27 Whose pawn it is that is in a start area or lane."""
    clause, colour = away_forbidden(board, pawns, seat, place), plays_for(board, pawns, seat)
    if clause == "DG2":
        return None
    return NotYours(seat_away(place), colour, AREA) if clause == "DG14" else partners_reason(board, pawns, seat, AREA)


def lane_reason(board: Board, pawns: tuple[Pawns, ...], colour: Seat, source: Progress, target: Progress) -> Reason:
    """DG18, DG19 What bars the way into the lane or within it."""
    other = lane_barrier(board, pawns[colour], source, target)
    if other == WAITING:
        return BarsLane(colour, board.starts[colour])
    return LaneFull(colour, place_of(board, colour, other))


def barrier(board: Board, colour: Seat, section: int) -> Reason:
    """DG18 The protected pawn on the start square at that multiple of 16."""
    keeper = Seat(board.gates[colour][section])
    place = board.starts[keeper]
    return BarsLane(colour, place) if keeper == colour else Blocked(keeper, place)


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


def wrong_way(
    board: Board, pawns: tuple[Pawns, ...], colour: Seat, hand: Hand, source: Progress, target: Progress
) -> Reason:
    """DG19, DG21 Back, or into the lane from the start square."""
    if source > board.size:
        return LaneOneWay("within" if target > board.size else "out")
    if target < board.size:
        return OnlyFourBack()
    if source != ON_START:
        return LaneOneWay("into")
    return FromStartSquare(
        among(hand, FOUR) and back_forbidden(board, pawns, colour, source, KINDS[FOUR].back[0]) is None
    )


def part_reason(seven: Seven, hand: Hand, source: Place, target: Place) -> Reason | None:
    """DG23 Whose pawn it is, its way, and what would be left of the 7."""
    board, colour, pawns = seven.board, seven.colour, seven.pawns
    if not on_board(board, source) or not on_board(board, target):
        return away_reason(board, pawns, seven.seat, source)
    progress, goal = progress_at(board, colour, source), progress_at(board, colour, target)
    if progress not in seven.free:
        had_part = among(seven.moved, progress)
        return SevenAgain(seven.points) if had_part else not_own_reason(board, pawns, seven.seat, source)
    steps = steps_between(board, progress, goal)
    if not 0 < steps <= seven.points:
        return range_reason(seven, hand, progress, goal)
    if goal > board.size:
        barred = lane_forbidden(board, pawns, colour, progress, steps) is not None
        return lane_reason(board, pawns, colour, progress, goal) if barred else SevenRest(seven.points - steps)
    if progress > board.size:
        return LaneOneWay("out")
    if steps > seven.reach[seven.free.index(progress)]:
        return barrier(board, colour, section_ahead(progress))
    return SevenRest(seven.points - steps)


def range_reason(seven: Seven, hand: Hand, source: Progress, target: Progress) -> Reason:
    """DG19, DG23 Back, or farther than the points of a 7."""
    board = seven.board
    clause = never_there(board, source, target)
    if clause == "DG21":
        return SevenForward()
    if clause == "DG16" or (source < board.size < target and is_ahead(source)):
        return SevenTooFar(seven.points, steps_between(board, source, target))
    return wrong_way(board, seven.pawns, seven.colour, hand, source, target)


def swap_reason(state: State, action: Swap) -> Reason | None:
    """DG18, DG25 Two pawns of different colours on the ring, neither of them protected."""
    board, pawns = state.board, state.pawns
    if action.own >= FIRST_LANE_PLACE or action.other >= FIRST_LANE_PLACE or action.other <= AWAY:
        return SwapLane()
    if not on_board(board, action.own) or not on_board(board, action.other):
        return None
    colour = plays_for(board, pawns, state.seat)
    if progress_at(board, colour, action.own) not in pawns[colour]:
        return not_own_reason(board, pawns, state.seat, action.own)
    there = standing(board, pawns, action.other)
    if not there:
        return SwapEmpty(action.other)
    if there[0] == colour:
        return SwapTwoOwn()
    if action.own == board.starts[colour]:
        return SwapProtected(colour, action.own)
    return SwapProtected(there[0], action.other)
