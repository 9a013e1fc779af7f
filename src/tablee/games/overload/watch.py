"""What everybody sees of a state and of an action."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.overload import view as seen
from tablee.games.overload.actions import Action
from tablee.games.overload.rules import apply
from tablee.games.overload.state import (
    LOADING,
    MEETING,
    MOVING,
    ROLLING,
    STEPPING,
    State,
    all_discs,
    all_places,
    all_points,
)
from tablee.games.overload.track import DISCS
from tablee.games.overload.view import PawnView, PhaseView, View
from tablee.kit.packed import members_of


def view(state: State, seat: Seat | None) -> View:
    track, discs = state.track, all_discs(state)
    return View(
        you=seat,
        options=seen.Options(track.options.players, track.options.special),
        players=track.options.players,
        turn=state.seat,
        phase=shown_phase(state),
        track=track.places,
        target=track.target,
        points=all_points(state),
        pawns=tuple([PawnView(place, load) for place, load in zip(all_places(state), discs, strict=True)]),
        cup=DISCS - sum(discs),
    )


def shown_phase(state: State) -> PhaseView:
    phase, about = state.phase, state.about
    if phase == LOADING:
        return seen.Loading()
    if phase == ROLLING:
        return seen.Rolling()
    if phase == MOVING:
        return seen.Moving(about)
    if phase == STEPPING:
        return seen.Stepping(about)
    return seen.Meeting(about, members_of(state.waiting)) if phase == MEETING else seen.Over()


def events(before: State, action: Action) -> tuple[Event, ...]:
    noted: list[Event] = []
    apply(before, action, noted)
    return tuple(noted)
