"""What cannot be, with the reason."""

from __future__ import annotations

from tablee.core.errors import PositionError
from tablee.games.overload.actions import Skip
from tablee.games.overload.draft import arrival_points, leaving
from tablee.games.overload.notation import format_pawn
from tablee.games.overload.rules import meetings
from tablee.games.overload.state import (
    Loading,
    Meeting,
    Moving,
    Over,
    Pawn,
    Rolling,
    State,
    Stepping,
    owner,
)
from tablee.games.overload.track import START, Special


def check(state: State) -> None:
    check_points(state)
    check_phase(state)
    for pawn, place in enumerate(state.places):
        check_pawn(state, pawn, place)
    if isinstance(state.phase, Over):
        check_last_point(state)


def check_points(state: State) -> None:
    """OV11 Nobody but the winner of a finished game has reached the target."""
    reached = [seat for seat, points in enumerate(state.points) if points >= state.track.target]
    if reached != ([state.seat] if isinstance(state.phase, Over) else []):
        raise PositionError(
            f"the game is over when, and only when, the seat on turn has {state.track.target} points (OV11)"
        )


def check_pawn(state: State, pawn: Pawn, place: int) -> None:
    """OV5, OV12, OV15 Where pawns cannot stand, and what they cannot carry there."""
    phase = state.phase
    name = format_pawn(pawn)
    moved_last = isinstance(phase, Over) and pawn == last_mover(state)
    if place == state.track.finish and not moved_last:
        raise PositionError(f"pawn {name} cannot stay on the finish (OV12)")
    if state.track.places[place] is Special.STEP and not moved_last and phase != Stepping(pawn):
        raise PositionError(f"pawn {name} cannot rest on a step space (OV15)")
    loaded = isinstance(phase, Rolling) and pawn == leaving(state.places, state.seat)
    if place == START and state.discs[pawn] and not loaded:
        raise PositionError(f"pawn {name} waits on start and carries no discs (OV5)")


def last_mover(state: State) -> Pawn:
    """OV11 The winner's pawn that may stand where none can rest, because the game ended during its move."""
    pawn = 2 * state.seat
    place = state.places[pawn]
    return pawn if place == state.track.finish or state.track.places[place] is Special.STEP else pawn + 1


def check_last_point(state: State) -> None:
    """OV11 The last points came with a pawn on the finish, or one point with an opponent's pawn sent to start."""
    points, target = state.points[state.seat], state.track.target
    mover = last_mover(state)
    arrived = state.discs[mover] if state.places[mover] == state.track.finish else 0
    by_arrival = points - arrival_points(arrived) < target
    sent_back = any(place == START and owner(pawn) != state.seat for pawn, place in enumerate(state.places))
    if not by_arrival and not (points == target and sent_back):
        raise PositionError(
            "the winner's last points are those of its pawn on the finish, or one for an opponent's pawn "
            "that is back on start (OV11)"
        )


def check_phase(state: State) -> None:
    on_start = START in state.places[2 * state.seat : 2 * state.seat + 2]
    match state.phase:
        case Loading() if not on_start:
            raise PositionError("loading needs a pawn of the seat on turn on start (OV5)")
        case Moving() if on_start:
            raise PositionError("with a pawn on start there is no choice: it must enter (OV6)")
        case Stepping(pawn) if owner(pawn) != state.seat or special_at(state, pawn) is not Special.STEP:
            raise PositionError("the pawn that steps is one of the seat on turn, on a step space (OV15)")
        case Meeting(pawn, waiting) as phase:
            check_meeting(state, phase, pawn, waiting)
        case _:
            pass


def special_at(state: State, pawn: Pawn) -> Special:
    return state.track.places[state.places[pawn]]


def check_meeting(state: State, phase: Meeting, pawn: Pawn, waiting: tuple[Pawn, ...]) -> None:
    place = state.places[pawn]
    if owner(pawn) != state.seat or place == START:
        raise PositionError("the pawn that meets others is one of the seat on turn, on the track (OV9)")
    if pawn in waiting or len(set(waiting)) < len(waiting) or any(state.places[other] != place for other in waiting):
        raise PositionError("the pawns met stand on the space of the pawn that met them, each once (OV9)")
    if all(isinstance(action, Skip) for action in meetings(state, phase)):
        raise PositionError("a meeting goes on only while a disc can be given or taken (OV9)")
