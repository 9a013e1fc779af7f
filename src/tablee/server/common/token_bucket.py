"""How much somebody may do at once and for long. What is not used comes back steadily."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

# Whoever would be one more makes the one forgotten who has not been there for the longest time.
MAX_BUCKETS = 20_000


class Rate(NamedTuple):
    """So many at once, and one more every so many seconds; none at once is no limit at all."""

    at_once: int
    every: float


class TokenBuckets:
    """One for each who; a full one is no different from none, so that little is remembered."""

    def __init__(self, allowance: Rate, most: int = MAX_BUCKETS) -> None:
        self.rate = allowance
        self.limit = most
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def delay(self, who: str, now: float) -> float:
        """Seconds until there is something in it; 0 if there is. Nothing is taken."""
        at_once, every = self.rate
        if at_once == 0:
            return 0.0
        return max(0.0, self.full_at.get(who, now) - now - (at_once - 1) * every)

    def spend(self, who: str, now: float, price: int = 1) -> float:
        """The same, and one is taken if there is one; for what is dear, some of those to come too."""
        wait = self.delay(who, now)
        if wait == 0.0 and self.rate.at_once:
            self.full_at[who] = max(now, self.full_at.get(who, now)) + price * self.rate.every
            self.full_at.move_to_end(who)
            self.forget(now)
        return wait

    def forget(self, now: float) -> None:
        """Two at a time, from those not seen for the longest time: more than come in."""
        for _ in range(2):
            who, full_at = next(iter(self.full_at.items()))
            if full_at <= now or len(self.full_at) > self.limit:
                del self.full_at[who]
