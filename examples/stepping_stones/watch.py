"""What a watcher sees: of a state, and of an action."""

from __future__ import annotations

from examples.stepping_stones import view as seen
from examples.stepping_stones.actions import Action, Hop, Roll
from examples.stepping_stones.events import Crossed, Hopped, Pushed, Rested, Rolled, Slipped, WentOn
from examples.stepping_stones.options import Options
from examples.stepping_stones.rules import pushed
from examples.stepping_stones.state import State
from examples.stepping_stones.view import View

from tablee.core.event import Event
from tablee.core.values import Seat


def view(state: State, seat: Seat | None) -> View:
    return View(
        you=seat,
        options=shown(state.options),
        turn=state.seat,
        places=state.places,
        at=state.at,
        far_bank=state.options.far_bank,
        rolling=state.rolling,
    )


def shown(options: Options) -> seen.Options:
    return seen.Options(options.players, options.stones, options.splash)


def events(before: State, action: Action, after: State) -> tuple[Event, ...]:
    seat = before.seat
    if isinstance(action, Hop):
        return (WentOn(seat),)
    if not isinstance(action, Roll):
        return (Rested(seat, before.at), *(Pushed(other, before.at) for other in pushed(before)))
    rolled = Rolled(seat, action.pips)
    if after.seat != seat:
        return rolled, Slipped(seat, before.at, before.places[seat])
    return rolled, Crossed(seat, before.at) if after.over else Hopped(seat, before.at, after.at)
