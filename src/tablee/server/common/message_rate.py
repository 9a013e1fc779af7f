"""How many messages one socket may send, and how many frames."""

from __future__ import annotations

from tablee.server.common.errors import TableError

# Messages a second for long, and at once.
STEADY = 150
AT_ONCE = 150
# Who goes on all the same is sent away.
PATIENCE = 100
# So many frames for each message: most come in one, but what keeps a connection alive are frames too.
FRAMES = 2


class MessageBudget:
    """A bucket that fills steadily; every message takes one. `times` is how much wider it is than that of messages."""

    def __init__(self, now: int, times: int = 1) -> None:
        self.steady = times * STEADY
        self.at_once = times * AT_ONCE
        self.left = float(self.at_once)
        self.at = now

    def count(self, now: int) -> None:
        self.left = min(self.at_once, self.left + self.steady * (now - self.at) / 1000) - 1
        self.at = now

    @property
    def is_exceeded(self) -> bool:
        return self.left < 0

    def check(self) -> None:
        if self.is_exceeded:
            raise TableError("flood", f"too many messages: at most {self.steady} a second")

    @property
    def is_flooded(self) -> bool:
        return self.left < -PATIENCE
