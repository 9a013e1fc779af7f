"""How long messages take to somebody and back, by the server's own measure, and what of a claim that explains.

WB14 What somebody claims that its answer was on the way must be what its echoes take. Once it may be more: lines are
not steady. So everybody has a purse of milliseconds: a slower way than usual is paid from it, and each answer brings as
much as the line is unsteady. Who is honest gets by; who always claims more is soon out of money, and then the server's
own measurement counts.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from statistics import fmean, pstdev

# Round trips that count: old ones say little about now.
REMEMBERED = 60
# Nobody gets more than a round trip of this for a slow line, or could gain more by pretending to have one.
LONGEST = 1000
# How long an echo that never comes back is waited for.
FORGOTTEN = 15_000
# What a clock's grain, a thread or a garbage collection may cost once, and each time, in milliseconds.
SLACK = 25
GRAIN = 2
# What a purse begins with.
START = 150
# What a screen takes until its next picture: dice that are there are seen with it, not before.
PICTURE = 14


class LatencyCredit:
    """Belongs to a seat, not to a connection: who connects anew finds it as it was.

    It begins with more than it is ever filled to, once: a new line has not shown yet how unsteady it is.
    """

    def __init__(self) -> None:
        self.ms = float(START)

    def spend(self, ms: int) -> None:
        self.ms = max(0.0, self.ms - ms)

    def earn(self, ms: float, most: float) -> None:
        """What is above the most stays until it is spent."""
        self.ms = max(self.ms, min(most, self.ms + ms))


class LatencyMeter:
    """Echoes come back when they come back: nobody can answer one that has not arrived.

    Whoever answers none is treated as if it sat beside the server. `ceiling` is what is known of an echo without its
    owner's help: one that takes longer was held back.
    """

    def __init__(self, ceiling: Callable[[int], int] = lambda _: LONGEST) -> None:
        self.upper_bound = ceiling
        self.sent: dict[int, int] = {}
        self.trips: deque[int] = deque(maxlen=REMEMBERED)
        self.number = 0
        self.credit = LatencyCredit()

    def probe_sent(self, now: int) -> int:
        """The number of an echo that is sent now; those never answered are forgotten."""
        self.number += 1
        self.sent[self.number] = now
        for old in [number for number, at in self.sent.items() if now - at > FORGOTTEN]:
            del self.sent[old]
        return self.number

    def probe_returned(self, number: int, now: int) -> None:
        """One has come back; what was not called, or is back already, says nothing."""
        at = self.sent.pop(number, None)
        if at is not None:
            self.trips.append(max(0, min(now - at, LONGEST, self.upper_bound(number))))

    @property
    def one_way(self) -> int:
        """How long before its time something must be sent, so as never to be there much too early."""
        return min(self.trips, default=0) // 2

    @property
    def typical_delay(self) -> int:
        """What the dice, sent so much earlier, and the answer take together after the reveal: half a round trip,
        and where they vary what comes on top."""
        return round(fmean(self.trips)) - self.one_way if self.trips else 0

    @property
    def tolerance(self) -> int:
        """How much of the time between a reveal and the arrival of an answer is believed to be the line's."""
        return self.typical_delay + PICTURE + int(self.credit.ms)

    def spend(self, way: int) -> None:
        """An answer is believed to have been on the way for so long; a faster way than usual saves nothing."""
        self.credit.spend(max(0, way - self.typical_delay - PICTURE))
        self.earn()

    def earn(self) -> None:
        """What an answer brings; nobody saves much more than its line has ever needed at once."""
        unsteady = pstdev(self.trips) if self.trips else 0
        most = max(self.trips, default=0) - self.one_way - self.typical_delay + unsteady + SLACK
        self.credit.earn(unsteady + GRAIN, most)


def accepted_reaction_time(elapsed: int, reported: int | None, link: LatencyMeter) -> tuple[int, bool]:
    """WB14 The reaction time, and whether it is the one that was reported.

    `elapsed` is from the common reveal to the arrival. What the client says holds if the line can explain the rest.
    """
    if reported is not None and -SLACK <= elapsed - reported <= link.tolerance:
        return reported, True
    return max(0, elapsed - link.typical_delay), False
