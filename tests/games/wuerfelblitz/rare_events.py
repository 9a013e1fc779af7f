"""Events and reasons that golden games and the catalogue do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfelblitz import reasons
from tablee.games.wuerfelblitz.events import Ended, Said
from tablee.games.wuerfelblitz.view import Silence

EVENTS: tuple[Event, ...] = (Ended(()), Ended((Seat(0), Seat(1))), Said(Silence(Seat(0))))

REASONS: tuple[Reason, ...] = (
    reasons.Answered(None),
    reasons.GameOver(()),
    reasons.GameOver((Seat(0), Seat(2))),
)
