"""What a choice would do: from what everybody would see happen, and the position."""

from __future__ import annotations

from examples.stepping_stones.actions import Action, Hop
from examples.stepping_stones.events import Pushed
from examples.stepping_stones.stakes import MaySlip, Pushes
from examples.stepping_stones.state import State

from tablee.core.event import Event
from tablee.core.stake import Stake
from tablee.core.values import Seat


def stakes(before: State, action: Action, events: tuple[Event, ...], seat: Seat) -> tuple[Stake, ...]:
    """ST4, ST7 Hopping on risks the stones since the last rest; resting may push others."""
    if isinstance(action, Hop):
        return (MaySlip(before.at - before.places[seat]),)
    return tuple(Pushes(event.seat) for event in events if isinstance(event, Pushed))
