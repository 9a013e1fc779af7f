"""A budget of CPU time for each address, over all its requests and sockets: what is cheap to ask may be dear to answer.

The event loop is one thread, so the time that it spends on one client is time in which all others wait.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.common.token_bucket import Rate, TokenBuckets

# CPU time in a row, in milliseconds. More than opening a page with all its requests takes.
BURST_MS = 1000


class CpuBudgets:
    """`percent`: the share of a core that one address may use in the long run; 0 means no limit.

    `now` is the time in milliseconds.
    """

    def __init__(self, percent: int, now: Callable[[], int]) -> None:
        every = 100 / (1000 * percent) if percent else 0.0
        self.buckets = TokenBuckets(Rate(BURST_MS if percent else 0, every))
        self.now = now

    def delay(self, network: str) -> float:
        """Seconds until the address may use the server again; 0 if it may now."""
        return self.buckets.delay(network, self.now() / 1000)

    def charge(self, network: str, seconds: float) -> None:
        self.buckets.charge(network, self.now() / 1000, 1000 * seconds)
