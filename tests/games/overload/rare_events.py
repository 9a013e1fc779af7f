"""Events, reasons and stakes that golden games and the catalogue do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.games.overload import reasons
from tablee.games.overload.events import Arrived, Overloaded, Skipped
from tablee.games.overload.stakes import Overloads, Scores, Wins
from tests.games.overload.builders import number

EVENTS: tuple[Event, ...] = (
    Skipped(number("1b"), number("3a")),
    Overloaded(number("1b"), Seat(0), 0),
    Arrived(number("1b"), 0, 0),
)

REASONS: tuple[Reason, ...] = (
    *(kind(1) for kind in (reasons.MetAlready, reasons.TheyHaveNone)),
    *(reasons.Rolled(pips) for pips in (7, 8)),
    reasons.LoadTooLate(out=False),
)

STAKES: tuple[Stake, ...] = (
    Overloads((Seat(1),), 2, 16),
    Overloads((Seat(1), Seat(2)), 2, 16),
    Scores(0),
    Wins(41),
)
