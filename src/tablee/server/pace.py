"""How many messages one socket may send."""

from __future__ import annotations

from tablee.server.errors import TableError

# Messages a second for long, and at once.
STEADY = 150
AT_ONCE = 150
# Who goes on all the same is sent away.
PATIENCE = 100


class Pace:
    """A bucket that fills steadily; every message takes one."""

    def __init__(self, now: int) -> None:
        self.left = float(AT_ONCE)
        self.at = now

    def count(self, now: int) -> None:
        self.left = min(AT_ONCE, self.left + STEADY * (now - self.at) / 1000) - 1
        self.at = now

    @property
    def is_exceeded(self) -> bool:
        return self.left < 0

    def check(self) -> None:
        if self.is_exceeded:
            raise TableError("flood", f"too many messages: at most {STEADY} a second")

    @property
    def is_flooded(self) -> bool:
        return self.left < -PATIENCE
