"""The command, with a server that forgets in seconds what others keep for days."""

from __future__ import annotations

from tablee.cli.main import main
from tablee.server.background import cleanup as sweeping
from tablee.server.table import retention as keeping

# Milliseconds until an unused table sleeps, and between looks for such tables.
SLEEP = 5_000
ROUND = 2_000
# Seconds that a day takes, after so many of which a table is removed.
DAY = 5

if __name__ == "__main__":
    vars(sweeping).update(SLEEP=SLEEP, ROUND=ROUND)
    vars(keeping).update(DAY=DAY)
    main()
