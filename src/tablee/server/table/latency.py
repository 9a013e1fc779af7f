"""Round-trip times measured by the server, and the reported reaction times that they can explain.

WB14 The network delay that a client claims for an answer must match its measured round trips. Since connections vary,
a single claim may be higher: each seat has a credit in milliseconds that pays for delays beyond the usual one, and each
answer earns as much as the connection varies. Honest clients never run out of credit. A client that always claims more
soon does; then the server's own measurement is used.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from statistics import fmean, pstdev

# Round trips kept: older ones say little about the present.
REMEMBERED = 60
# A longer round trip counts as this one: limits the gain from a slow connection, real or pretended.
LONGEST = 1000
# Milliseconds by which dice are sent ahead at most, where neither pongs nor the kernel confirm a single round trip:
# a client that holds its echoes back would have them early.
UNCONFIRMED_LEAD = 60
# Milliseconds after which an unanswered echo is dropped.
FORGOTTEN = 15_000
# Milliseconds that clock resolution, threads and garbage collection may cost: now and then, and with every answer.
SLACK = 25
GRAIN = 2
# The initial credit.
START = 150
# Milliseconds until a screen draws its next frame: dice that have arrived are not seen earlier.
PICTURE = 14


class LatencyCredit:
    """Milliseconds a seat may claim beyond its usual delay. Reconnecting does not reset them.

    The initial credit may exceed the limit for refilling: a new connection has not shown yet how much it varies.
    """

    def __init__(self) -> None:
        self.ms = float(START)

    def spend(self, ms: int) -> None:
        self.ms = max(0.0, self.ms - ms)

    def earn(self, ms: float, most: float) -> None:
        """Add credit up to `most`. Credit above it stays until it is spent."""
        self.ms = max(self.ms, min(most, self.ms + ms))


class LatencyMeter:
    """Round trips of one connection, measured by echoes: a client cannot answer one before it arrives.

    A client that answers none is treated as if it had no delay. `upper_bound` limits an echo's round trip by
    something that the client cannot influence: an echo that takes longer was held back.
    """

    def __init__(self, upper_bound: Callable[[int], int] = lambda _: LONGEST) -> None:
        self.upper_bound = upper_bound
        self.sent: dict[int, int] = {}
        self.trips: deque[int] = deque(maxlen=REMEMBERED)
        self.number = 0
        self.is_confirmed = False
        self.credit = LatencyCredit()

    def use_credit(self, credit: LatencyCredit) -> None:
        self.credit = credit

    def probe_sent(self, now: int) -> int:
        """Note that an echo is sent now and return its number; drop those that were never answered."""
        self.number += 1
        self.sent[self.number] = now
        for old in [number for number, at in self.sent.items() if now - at > FORGOTTEN]:
            del self.sent[old]
        return self.number

    def probe_returned(self, number: int, now: int) -> None:
        """Record a round trip. An unknown number, or one that is back already, is ignored."""
        at = self.sent.pop(number, None)
        if at is not None:
            most = self.upper_bound(number)
            self.is_confirmed = self.is_confirmed or most < LONGEST
            self.trips.append(max(0, min(now - at, LONGEST, most)))

    @property
    def one_way(self) -> int:
        """Half the shortest round trip: a message sent this long ahead never arrives much too early."""
        return min(self.trips, default=0) // 2

    @property
    def lead(self) -> int:
        """Milliseconds by which dice are sent ahead to this connection, if it is the nearest of its seat."""
        return self.one_way if self.is_confirmed else min(self.one_way, UNCONFIRMED_LEAD)

    @property
    def typical_delay(self) -> int:
        """Usual delay after the reveal, of the dice (sent `one_way` ahead) and the answer together: half a round trip,
        and more where round trips vary."""
        return round(fmean(self.trips)) - self.one_way if self.trips else 0

    @property
    def tolerance(self) -> int:
        """Milliseconds between a reveal and the arrival of an answer that the connection may explain."""
        return self.typical_delay + PICTURE + int(self.credit.ms)

    def spend(self, delay: int) -> None:
        """Pay for an accepted network delay beyond the usual one. A shorter delay than usual saves nothing."""
        self.credit.spend(max(0, delay - self.typical_delay - PICTURE))
        self.earn()

    def earn(self) -> None:
        """Add what an answer earns, up to little more than the connection has ever needed for a single answer."""
        unsteady = pstdev(self.trips) if self.trips else 0
        most = max(self.trips, default=0) - self.one_way - self.typical_delay + unsteady + SLACK
        self.credit.earn(unsteady + GRAIN, most)


def accepted_reaction_time(elapsed: int, reported: int | None, meter: LatencyMeter) -> tuple[int, bool]:
    """WB14 The reaction time, and whether it is the one that was reported.

    `elapsed` is from the common reveal to the arrival. The reported time is accepted if the connection can explain the
    difference; otherwise it is `elapsed` less the usual delay.
    """
    if reported is not None and -SLACK <= elapsed - reported <= meter.tolerance:
        return reported, True
    return max(0, elapsed - meter.typical_delay), False
