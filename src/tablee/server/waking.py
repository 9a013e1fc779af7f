"""A table from what is stored of it."""

from __future__ import annotations

from tablee.core.errors import GameError
from tablee.server.errors import TableError
from tablee.server.storage import Stored
from tablee.server.table import Table


def woken(stored: Stored, now: int) -> Table:
    """The table as it was; one that does not play to a position is set aside."""
    try:
        table = Table(stored.arrangement, now)
        if stored.arrangement.stage != "gathering":
            table.course.resume(stored.journal, now)
    except GameError as error:
        raise TableError("set-aside", f"this table is damaged and cannot be played on: {error}") from error
    if stored.arrangement.stage == "over":
        table.course.pending = {}
    table.used = table.use_noted = stored.used
    for line in stored.chat:
        table.hear(line)
    return table
