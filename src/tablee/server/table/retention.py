"""How long tables are kept that nobody uses."""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.table.setup import DAY, Stage

# A table that nobody has used for so long is fetched from the storage when it is needed again.
IDLE_AFTER = 30 * 60 * 1000
# How often unused tables are looked for.
SWEEP_EVERY = 10 * 60 * 1000

# Uses are written down every hour: what is longer ago was before this server.
CLOCK_JUMP = 2 * 60 * 60 * 1000

# How often games are looked for whose node is gone.
ORPHAN_POLL = 1000


class RetentionPolicy(NamedTuple):
    """Days: tables where nobody has begun to play, and those with a game, running or over."""

    gathering: int = 1
    played: int = 30

    def time(self, stage: Stage) -> int:
        return (self.gathering if stage == "gathering" else self.played) * DAY * 1000

    def until(self, stage: Stage, used: int) -> int:
        return used + self.time(stage)
