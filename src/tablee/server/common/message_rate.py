"""Rate limit on the messages and the frames of one socket."""

from __future__ import annotations

from tablee.server.common.errors import TableError

# Messages a second in the long run, and in a burst.
STEADY = 150
AT_ONCE = 150
# Messages above the limit until the client is disconnected.
PATIENCE = 100
# Frames allowed per message: most messages are one frame, but keep-alive pings and pongs are frames too.
FRAMES = 2


class MessageBudget:
    """Token bucket; every message takes a token. `times`: multiplies the rate and the burst, for frames."""

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
