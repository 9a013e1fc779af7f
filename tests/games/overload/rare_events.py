"""Events that the golden games do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.overload.events import Arrived, Overloaded, Skipped
from tests.games.overload.builders import number

EVENTS: tuple[Event, ...] = (
    Skipped(number("1b"), number("3a")),
    Overloaded(number("1b"), Seat(0), 0),
    Arrived(number("1b"), 0, 0),
)
