"""Which clause forbids an action: the one a newcomer needs, not the first check that fails."""

from __future__ import annotations

from typing import assert_never

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
    Place,
    Progress,
    on_board,
    partner,
    progress_at,
    seat_away,
)
from tablee.games.dog.cards import JOKER, KINDS, POINTS, Card
from tablee.games.dog.movement import back_forbidden, lane_forbidden, reach, standing, steps_between
from tablee.games.dog.plays import enter_forbidden, legal, plays, seven_of
from tablee.games.dog.seven import Seven, goes_inside, goes_round
from tablee.games.dog.state import Exchanging, Over, Pawns, Playing, Splitting, State, plays_for


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    phase = state.phase
    match action:
        case _ if isinstance(phase, Over):
            return "DG28"
        case ChooseDealer() | Deal():
            return "DG6"
        case Draw():
            return "DG11"
        case Give():
            allowed = isinstance(phase, Exchanging) and action in legal(state, seat)
            return None if allowed else "DG8"
        case _ if isinstance(phase, Exchanging):
            return "DG8"
        case _ if seat != state.seat:
            return "DG9"
        case Part() if isinstance(phase, Splitting):
            return part_forbidden(seven_of(state, phase), action.source, action.target)
        case _ if isinstance(phase, Splitting):
            return "DG23"
        case Part():
            return "DG23"
        case _ if not isinstance(phase, Playing):
            return "DG9"
        case LayDown():
            return None if state.board.teams and not plays(state) else "DG10"
        case Discard():
            return discard_forbidden(state, action.card)
        case Enter() | Move() | Split() | Swap() | Idle():
            clause = play_forbidden(state, action)
            doubled = clause is None and action.card == JOKER and action not in plays(state)
            return "DG26" if doubled else clause
        case _:
            assert_never(action)


def discard_forbidden(state: State, card: Card) -> str | None:
    """DG10, DG11 Only in games without teams, and only when nothing can be played."""
    if state.board.teams or card not in state.hands[state.seat]:
        return "DG11"
    return "DG10" if plays(state) else None


def play_forbidden(state: State, action: Enter | Move | Split | Swap | Idle) -> str | None:
    """DG9 A card of the hand, in one of its uses."""
    if action.card not in state.hands[state.seat]:
        return "DG9"
    kind = KINDS[action.card]
    board, pawns = state.board, state.pawns
    colour = plays_for(board, pawns, state.seat)
    match action:
        case Enter():
            return enter_forbidden(pawns[colour]) if kind.enters else "DG17"
        case Move():
            return move_forbidden(board, pawns, state.seat, action)
        case Split():
            seven = Seven(board, pawns, state.seat, (), POINTS)
            return part_forbidden(seven, action.source, action.target) if kind.splits else "DG23"
        case Swap():
            return swap_forbidden(board, pawns, colour, action) if kind.swaps else "DG25"
        case Idle():
            return None if kind.swaps and action in plays(state) else "DG25"
        case _:
            assert_never(action)


def move_forbidden(board: Board, pawns: tuple[Pawns, ...], seat: Seat, action: Move) -> str | None:
    """DG14, DG16 to DG19, DG21 From an own pawn, by the card's number, on a free way."""
    if not on_board(board, action.source) or not on_board(board, action.target):
        return away_forbidden(board, pawns, seat, action.source)
    colour = plays_for(board, pawns, seat)
    source, target = progress_at(board, colour, action.source), progress_at(board, colour, action.target)
    if source not in pawns[colour]:
        none_out = pawns[colour][-1] == WAITING
        return not_own(board, pawns, seat, action.source) or ("DG17" if none_out else "DG14")
    kind, steps = KINDS[action.card], steps_between(board, source, target)
    if target > board.size:
        fits = steps in kind.forward
        return lane_forbidden(board, pawns, colour, source, steps) if fits else never_there(board, source, target)
    if source < board.size and steps in kind.forward:
        return "DG18" if steps > reach(board, pawns, colour, source) else None
    if source < board.size and (source - target) % board.size in kind.back:
        return back_forbidden(board, pawns, colour, source, (source - target) % board.size)
    return never_there(board, source, target)


def not_own(board: Board, pawns: tuple[Pawns, ...], seat: Seat, place: Place) -> str | None:
    """DG14, DG27 Why the pawn that stands there is not the seat's to move; None where there is no such pawn."""
    colour = plays_for(board, pawns, seat)
    if progress_at(board, colour, place) in pawns[colour]:
        return None
    if place >= FIRST_LANE_PLACE:
        return None if colour == seat else "DG27"
    there = standing(board, pawns, place)
    if not there:
        return None
    return not_of(board, colour, there[0])


def not_of(board: Board, colour: Seat, owner: Seat) -> str:
    """DG14, DG27 Why another's pawns are not moved with those of the colour."""
    return "DG27" if board.teams and owner == partner(board, colour) else "DG14"


def away_forbidden(board: Board, pawns: tuple[Pawns, ...], seat: Seat, place: Place) -> str:
    """DG2, DG14, DG27 Whose pawn it is that is in a start area or lane; there may be none."""
    colour = plays_for(board, pawns, seat)
    return not_of(board, colour, seat_away(place)) if is_away(board, pawns, colour, place) else "DG2"


def is_away(board: Board, pawns: tuple[Pawns, ...], colour: Seat, place: Place) -> bool:
    """Whether another colour has a pawn in its start area or lane, which is meant."""
    owner = seat_away(place)
    if not 0 <= owner < len(pawns) or owner == colour:
        return False
    return pawns[owner][0] == WAITING or pawns[owner][-1] > board.size


def never_there(board: Board, source: Progress, target: Progress) -> str:
    """DG16, DG19, DG21 Why a pawn does not get there by a plain number of steps, whatever stands in its way.

    A target lies behind when it is nearer that way; the lane lies behind a pawn in the first half of its lap.
    """
    size = board.size
    if source < size < target:
        return "DG19" if 2 * source < size else "DG16"
    if 0 < (source - target) % size < size // 2:
        return "DG21"
    return "DG19" if target < size < source else "DG16"


def part_forbidden(seven: Seven, source: Place, target: Place) -> str | None:
    """DG14, DG18, DG19, DG23 Whose pawn it is, its way, and what is left after it."""
    board, colour = seven.board, seven.colour
    if not on_board(board, source) or not on_board(board, target):
        return away_forbidden(board, seven.pawns, seven.seat, source)
    progress, goal = progress_at(board, colour, source), progress_at(board, colour, target)
    if progress not in seven.free:
        return not_own(board, seven.pawns, seven.seat, source) or "DG23"
    steps = steps_between(board, progress, goal)
    if not 0 < steps <= seven.points:
        return "DG19" if never_there(board, progress, goal) == "DG19" else "DG23"
    index = seven.free.index(progress)
    if goal > board.size:
        clause = lane_forbidden(board, seven.pawns, colour, progress, steps)
        return clause or (None if goes_inside(seven, index, steps) else "DG23")
    if steps > seven.reach[index]:
        return "DG19" if progress > board.size else "DG18"
    return None if goes_round(seven, index, steps) else "DG23"


def swap_forbidden(board: Board, pawns: tuple[Pawns, ...], colour: Seat, action: Swap) -> str | None:
    """DG18, DG25 Two pawns of different colours on the ring, neither of them protected."""
    if not 0 <= action.own < board.size or not 0 <= action.other < board.size:
        return "DG25"
    if progress_at(board, colour, action.own) not in pawns[colour]:
        return "DG25"
    there = standing(board, pawns, action.other)
    if not there or there[0] == colour:
        return "DG25"
    protected = action.own == board.starts[colour] or action.other == board.starts[there[0]]
    return "DG18" if protected else None
