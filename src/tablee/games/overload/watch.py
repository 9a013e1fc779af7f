"""What everybody sees of a state and of an action."""

from __future__ import annotations

from typing import assert_never

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.overload import view as seen
from tablee.games.overload.actions import Action, Load, Roll
from tablee.games.overload.draft import Draft, leaving
from tablee.games.overload.events import Loaded, Rolled
from tablee.games.overload.rules import carry_out, chooses
from tablee.games.overload.state import Loading, Meeting, Moving, Over, Phase, Rolling, State, Stepping
from tablee.games.overload.track import DISCS
from tablee.games.overload.view import PawnView, PhaseView, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        you=seat,
        options=seen.Options(len(state.points), state.track.options.special),
        players=len(state.points),
        turn=state.seat,
        phase=shown_phase(state.phase),
        track=state.track.places,
        target=state.track.target,
        points=state.points,
        pawns=tuple([PawnView(place, discs) for place, discs in zip(state.places, state.discs, strict=True)]),
        cup=DISCS - sum(state.discs),
    )


def shown_phase(phase: Phase) -> PhaseView:
    match phase:
        case Loading():
            return seen.Loading()
        case Rolling():
            return seen.Rolling()
        case Moving(die):
            return seen.Moving(die)
        case Stepping(pawn):
            return seen.Stepping(pawn)
        case Meeting(pawn, waiting):
            return seen.Meeting(pawn, waiting)
        case Over():
            return seen.Over()
        case _:
            assert_never(phase)


def events(before: State, action: Action) -> tuple[Event, ...]:
    if isinstance(action, Load):
        return (Loaded(leaving(before.places, before.seat), action.discs),)
    draft = Draft(before, True)
    if isinstance(action, Roll):
        draft.seen.append(Rolled(before.seat, action.pips))
        if chooses(before):
            return tuple(draft.seen)
    carry_out(draft, before, action)
    return tuple(draft.seen)
