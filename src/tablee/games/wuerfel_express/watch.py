"""What everybody sees of a state and of an action."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfel_express import view as seen
from tablee.games.wuerfel_express.actions import Action
from tablee.games.wuerfel_express.dice import faces_of
from tablee.games.wuerfel_express.rules import apply
from tablee.games.wuerfel_express.shown import shown_set, shown_strips
from tablee.games.wuerfel_express.state import (
    DROPPING,
    KEEPING,
    ROLLING,
    SETTING_UP,
    TAKING,
    State,
    end_of,
    has_lantern,
    marker_of,
    robbed_seats,
)
from tablee.games.wuerfel_express.view import PhaseView, TrackView, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        you=seat,
        players=state.players,
        turn=state.seat,
        turns=state.turns,
        phase=shown_phase(state),
        tracks=tuple([shown_track(state, Seat(number)) for number in range(state.players)]),
        supply=shown_set(state.supply),
    )


def shown_track(state: State, seat: Seat) -> TrackView:
    return TrackView(
        marker_of(state, seat), shown_strips(state.tracks[seat]), end_of(state, seat), has_lantern(state, seat)
    )


def shown_phase(state: State) -> PhaseView:
    dice = faces_of(state.dice)
    if state.phase == ROLLING:
        return seen.Rolling(state.roll, state.pending, dice)
    if state.phase == KEEPING:
        return seen.Keeping(state.roll, dice)
    if state.phase == TAKING:
        return seen.Taking(dice, robbed_seats(state))
    if state.phase == DROPPING:
        return seen.Dropping()
    return seen.SettingUp() if state.phase == SETTING_UP else seen.Over()


def events(before: State, action: Action) -> tuple[Event, ...]:
    found: list[Event] = []
    apply(before, action, found)
    return tuple(found)
