"""What cannot be, with the reason."""

from __future__ import annotations

from tablee.core.errors import PositionError
from tablee.games.overload.notation import format_pawn
from tablee.games.overload.rules import any_discs, arrival_points
from tablee.games.overload.state import (
    LOADING,
    MEETING,
    MOVING,
    OVER,
    ROLLING,
    STEPPING,
    Pawn,
    State,
    all_places,
    all_points,
    chooses,
    discs_on,
    leaving,
    owner,
    place_of,
    points_of,
)
from tablee.games.overload.track import START, Special


def check(state: State, waiting: tuple[Pawn, ...]) -> None:
    """With the pawns met as somebody listed them."""
    check_points(state)
    check_phase(state, waiting)
    for pawn, place in enumerate(all_places(state)):
        check_pawn(state, pawn, place)
    if state.phase == OVER:
        check_last_point(state)


def check_points(state: State) -> None:
    """OV11 Nobody but the winner of a finished game has reached the target."""
    reached = [seat for seat, points in enumerate(all_points(state)) if points >= state.track.target]
    if reached != ([state.seat] if state.phase == OVER else []):
        raise PositionError(
            f"the game is over when, and only when, the seat on turn has {state.track.target} points (OV11)"
        )


def check_pawn(state: State, pawn: Pawn, place: int) -> None:
    """OV5, OV12, OV15 Where pawns cannot stand, and what they cannot carry there."""
    phase = state.phase
    name = format_pawn(pawn)
    moved_last = phase == OVER and pawn == last_mover(state)
    if place == state.track.finish and not moved_last:
        raise PositionError(f"pawn {name} cannot stay on the finish (OV12)")
    stepping = phase == STEPPING and pawn == state.about
    if on_step(state, pawn) and not moved_last and not stepping:
        raise PositionError(f"pawn {name} cannot rest on a step space (OV15)")
    loaded = phase == ROLLING and pawn == leaving(state)
    if place == START and discs_on(state, pawn) and not loaded:
        raise PositionError(f"pawn {name} waits on start and carries no discs (OV5)")


def last_mover(state: State) -> Pawn:
    """OV11 The winner's pawn that may stand where none can rest, because the game ended during its move."""
    pawn = 2 * state.seat
    place = place_of(state, pawn)
    return pawn if place == state.track.finish or on_step(state, pawn) else pawn + 1


def check_last_point(state: State) -> None:
    """OV11 The last points came with a pawn on the finish, or one point with an opponent's pawn sent to start."""
    points, target = points_of(state, state.turn), state.track.target
    mover = last_mover(state)
    arrived = discs_on(state, mover) if place_of(state, mover) == state.track.finish else 0
    by_arrival = points - arrival_points(arrived) < target
    sent_back = any(place == START and owner(pawn) != state.seat for pawn, place in enumerate(all_places(state)))
    if not by_arrival and not (points == target and sent_back):
        raise PositionError(
            "the winner's last points are those of its pawn on the finish, or one for an opponent's pawn "
            "that is back on start (OV11)"
        )


def check_phase(state: State, waiting: tuple[Pawn, ...]) -> None:
    if state.phase == LOADING and chooses(state):
        raise PositionError("loading needs a pawn of the seat on turn on start (OV5)")
    if state.phase == MOVING and not chooses(state):
        raise PositionError("with a pawn on start there is no choice: it must enter (OV6)")
    if state.phase == STEPPING and not (owner(state.about) == state.seat and on_step(state, state.about)):
        raise PositionError("the pawn that steps is one of the seat on turn, on a step space (OV15)")
    if state.phase == MEETING:
        check_meeting(state, state.about, waiting)


def on_step(state: State, pawn: Pawn) -> bool:
    return state.track.places[place_of(state, pawn)] is Special.STEP


def check_meeting(state: State, pawn: Pawn, waiting: tuple[Pawn, ...]) -> None:
    place = place_of(state, pawn)
    if owner(pawn) != state.seat or place == START:
        raise PositionError("the pawn that meets others is one of the seat on turn, on the track (OV9)")
    elsewhere = any(place_of(state, other) != place for other in waiting)
    if pawn in waiting or len(set(waiting)) < len(waiting) or elsewhere:
        raise PositionError("the pawns met stand on the space of the pawn that met them, each once (OV9)")
    if not any_discs(state, pawn):
        raise PositionError("a meeting goes on only while a disc can be given or taken (OV9)")
