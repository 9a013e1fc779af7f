"""Retention: times after which unused tables are evicted and deleted."""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.table.setup import DAY, Stage

# A table unused for this long is evicted, and restored from storage when it is needed again.
IDLE_AFTER = 30 * 60 * 1000
# Interval between searches for unused tables.
SWEEP_EVERY = 10 * 60 * 1000

# Uses are stored every hour: if the newest is further away than this, the server was down or its clock was set.
CLOCK_JUMP = 2 * 60 * 60 * 1000

# Interval between searches for games whose node is gone.
ORPHAN_POLL = 1000


class RetentionPolicy(NamedTuple):
    """Days that unused tables are kept: before the game begins, and with a game that is running or over."""

    gathering: int = 1
    played: int = 30

    def time(self, stage: Stage) -> int:
        return (self.gathering if stage == "gathering" else self.played) * DAY * 1000

    def until(self, stage: Stage, used: int) -> int:
        return used + self.time(stage)
