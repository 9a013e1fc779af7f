"""Token buckets: a burst, then a steady rate. Spent tokens come back steadily."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

# Above this, the bucket that has not been used for the longest time is dropped.
MAX_BUCKETS = 20_000


class Rate(NamedTuple):
    """`at_once`: tokens in a burst; 0 means no limit. `every`: seconds until one more."""

    at_once: int
    every: float


class TokenBuckets:
    """One token bucket per client. Full buckets are not stored."""

    def __init__(self, allowance: Rate, most: int = MAX_BUCKETS) -> None:
        self.rate = allowance
        self.limit = most
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def delay(self, who: str, now: float) -> float:
        """Seconds until there is a token; 0 if there is one. Takes none."""
        at_once, every = self.rate
        if at_once == 0:
            return 0.0
        return max(0.0, self.full_at.get(who, now) - now - (at_once - 1) * every)

    def spend(self, who: str, now: float, price: int = 1) -> float:
        """Like `delay`, but if there is a token, take `price` of them, in part from those to come."""
        wait = self.delay(who, now)
        if wait == 0.0 and self.rate.at_once:
            self.full_at[who] = max(now, self.full_at.get(who, now)) + price * self.rate.every
            self.full_at.move_to_end(who)
            self.forget(now)
        return wait

    def forget(self, now: float) -> None:
        """Drop up to two of the least recently used buckets that are full or too many: `spend` adds at most one."""
        for _ in range(2):
            who, full_at = next(iter(self.full_at.items()))
            if full_at <= now or len(self.full_at) > self.limit:
                del self.full_at[who]
