"""A table from what is stored of it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.errors import GameError, RecordError
from tablee.server.errors import TableError
from tablee.server.journal import Entry
from tablee.server.storage import Stored
from tablee.server.table import Table


def woken(stored: Stored, now: int) -> Table:
    """The table as it was; one that does not play to a position is set aside."""
    try:
        table = Table(stored.arrangement, now)
        if stored.arrangement.stage != "gathering":
            check_numbers(stored.journal)
            table.course.resume(stored.journal, now)
    except GameError as error:
        raise TableError("set-aside", f"this table is damaged and cannot be played on: {error}") from error
    if stored.arrangement.stage == "over":
        table.course.pending = {}
    table.used = table.use_noted = stored.used
    for line in stored.chat:
        table.hear(line)
    return table


def check_numbers(journal: Sequence[Entry]) -> None:
    """Nothing is missing between the first entry and the last."""
    for number, entry in enumerate(journal, start=1):
        if entry.revision != number:
            raise RecordError(f"revision {number} is missing")
