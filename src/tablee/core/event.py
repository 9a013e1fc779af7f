"""What the table sees happen."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Seen by everybody unless it says otherwise; None is a spectator."""

    def seen_by(self, seat: Seat | None) -> bool:
        return True
