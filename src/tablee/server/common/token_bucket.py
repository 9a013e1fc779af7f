"""Token buckets: a burst, then a steady rate. Spent tokens come back steadily."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from tablee.server.common.errors import TableError

# Above this, the bucket that has not been used for the longest time is dropped.
MAX_BUCKETS = 20_000

# Messages of one socket: a second in the long run, and in a burst.
MESSAGES_A_SECOND = 150
MESSAGE_BURST = 150
# Messages above the limit until the client is disconnected.
FLOOD_TOLERANCE = 100
# Frames allowed per message: most messages are one frame, but keep-alive pings and pongs are frames too.
FRAMES_PER_MESSAGE = 2


class Rate(NamedTuple):
    """`burst`: tokens that can be spent in a row; 0 means no limit. `every`: seconds until one more."""

    burst: int
    every: float


class TokenBuckets:
    """One token bucket per client. Full buckets are not stored."""

    def __init__(self, rate: Rate, most: int = MAX_BUCKETS) -> None:
        self.rate = rate
        self.limit = most
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def delay(self, who: str, now: float) -> float:
        """Seconds until there is a token; 0 if there is one. Takes none."""
        burst, every = self.rate
        if burst == 0:
            return 0.0
        return max(0.0, self.full_at.get(who, now) - now - (burst - 1) * every)

    def spend(self, who: str, now: float, price: int = 1) -> float:
        """Like `delay`, but if there is a token, take `price` of them, in part from those to come."""
        wait = self.delay(who, now)
        if wait == 0.0:
            self.charge(who, now, price)
        return wait

    def charge(self, who: str, now: float, price: float) -> None:
        """Take tokens, whether there are any or not."""
        if self.rate.burst:
            self.full_at[who] = max(now, self.full_at.get(who, now)) + price * self.rate.every
            self.full_at.move_to_end(who)
            self.forget(now)

    def forget(self, now: float) -> None:
        """Drop up to two of the least recently used buckets that are full or too many: `spend` adds at most one."""
        for _ in range(2):
            who, full_at = next(iter(self.full_at.items()))
            if full_at <= now or len(self.full_at) > self.limit:
                del self.full_at[who]


class MessageBudget:
    """The token bucket of one socket; every message takes a token. `times`: multiplies rate and burst, for frames."""

    def __init__(self, now: int, times: int = 1) -> None:
        self.a_second = times * MESSAGES_A_SECOND
        self.burst = times * MESSAGE_BURST
        self.left = float(self.burst)
        self.at = now

    def count(self, now: int) -> None:
        self.left = min(self.burst, self.left + self.a_second * (now - self.at) / 1000) - 1
        self.at = now

    @property
    def is_exceeded(self) -> bool:
        return self.left < 0

    def check(self) -> None:
        if self.is_exceeded:
            raise TableError("flood", f"too many messages: at most {self.a_second} a second")

    @property
    def is_flooded(self) -> bool:
        return self.left < -FLOOD_TOLERANCE
