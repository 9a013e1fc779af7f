"""What the table sees happen."""

from __future__ import annotations

from tablee.core.seen import Seen
from tablee.core.values import Seat


class Event(Seen, frozen=True):
    """Seen by everybody unless it says otherwise; None is a spectator."""

    def seen_by(self, seat: Seat | None) -> bool:
        return True
