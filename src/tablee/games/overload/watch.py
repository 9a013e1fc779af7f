"""What a watcher sees of an action."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.overload.actions import Action, Load, Roll
from tablee.games.overload.draft import Draft, leaving
from tablee.games.overload.events import Loaded, Rolled
from tablee.games.overload.rules import carry_out, chooses
from tablee.games.overload.state import State


def watch(before: State, action: Action) -> tuple[Event, ...]:
    if isinstance(action, Load):
        return (Loaded(leaving(before.places, before.seat), action.discs),)
    draft = Draft(before, True)
    if isinstance(action, Roll):
        draft.seen.append(Rolled(before.seat, action.pips))
        if chooses(before):
            return tuple(draft.seen)
    carry_out(draft, before, action)
    return tuple(draft.seen)
