"""Retention: times after which unused tables are evicted and deleted."""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.table.setup import DAY, StoredStage

# A table unused for this long is evicted, and restored from storage when it is needed again.
IDLE_AFTER = 30 * 60 * 1000
# Interval between searches for unused tables.
SWEEP_EVERY = 10 * 60 * 1000

# Uses are stored every hour: if the newest is further away than this, the server was down or its clock was set.
CLOCK_JUMP = 2 * 60 * 60 * 1000

# Days that an unused practice table is kept, at any stage.
PRACTICE = 1

# Interval between searches for games whose node is gone.
ORPHAN_POLL = 1000


class RetentionPolicy(NamedTuple):
    """Days that unused tables are kept: before the game begins, and with a game that is running or over."""

    gathering: int = 1
    played: int = 30

    def time(self, stage: StoredStage) -> int:
        return self.days(stage) * DAY * 1000

    def days(self, stage: StoredStage) -> int:
        match stage:
            case "practice":
                return PRACTICE
            case "gathering":
                return self.gathering
            case _:
                return self.played

    def until(self, stage: StoredStage, used: int) -> int:
        return used + self.time(stage)
