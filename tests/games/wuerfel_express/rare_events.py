"""Events, reasons and stakes that golden games and the catalogue do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.reason import Reason
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.games.wuerfel_express import reasons
from tablee.games.wuerfel_express.events import Ended, SlidBack, Stole
from tablee.games.wuerfel_express.stakes import Drops, MayTakeNothing, Steals, TakesNothing, Wins
from tablee.games.wuerfel_express.view import Strip

EVENTS: tuple[Event, ...] = (
    Ended(Seat(1), reached=False),
    SlidBack(Seat(0), 1, 2),
    Stole(Seat(0), Seat(1), Strip(0, 2), lantern=False, end=0),
)

REASONS: tuple[Reason, ...] = tuple(reasons.NotSoMany(colour, 2) for colour in range(6))

STAKES: tuple[Stake, ...] = (
    Wins(),
    Steals(Seat(1), 4, 9, last=True),
    Steals(Seat(1), 4, 9, last=False),
    Drops(tuple(Strip(colour, 2) for colour in range(6)), 1, 12),
    *(TakesNothing(None, spaces, lantern) for spaces, lantern in ((4, False), (0, False), (0, True))),
    *(MayTakeNothing(38, None, spaces, lantern) for spaces, lantern in ((4, False), (0, False), (0, True))),
)
