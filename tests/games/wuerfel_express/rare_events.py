"""Events that the golden games do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfel_express.events import Ended, SlidBack, Stole
from tablee.games.wuerfel_express.view import Strip

EVENTS: tuple[Event, ...] = (
    Ended(Seat(1), reached=False),
    SlidBack(Seat(0), 1, 2),
    Stole(Seat(0), Seat(1), Strip(0, 2), lantern=False, end=0),
)
