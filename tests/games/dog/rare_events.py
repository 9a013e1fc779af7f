"""Events that the golden games do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.dog.board import FIRST_LANE_PLACE, LANE
from tablee.games.dog.cards import KINDS
from tablee.games.dog.events import HandDealt, Moved

EVENTS: tuple[Event, ...] = (
    HandDealt(Seat(0), tuple(range(len(KINDS)))),
    *(Moved(Seat(0), 1, FIRST_LANE_PLACE + space) for space in range(LANE)),
)
