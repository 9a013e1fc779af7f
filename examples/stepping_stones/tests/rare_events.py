"""Events and stakes that the golden games may not have, to be told in every language."""

from __future__ import annotations

from examples.stepping_stones.events import Crossed, Pushed, Slipped
from examples.stepping_stones.stakes import Pushes

from tablee.core.event import Event
from tablee.core.stake import Stake
from tablee.core.values import Seat

EVENTS: tuple[Event, ...] = (Slipped(Seat(1), 6, 0), Slipped(Seat(1), 9, 4), Crossed(Seat(0), 27), Pushed(Seat(0), 14))
STAKES: tuple[Stake, ...] = (Pushes(Seat(1)),)
