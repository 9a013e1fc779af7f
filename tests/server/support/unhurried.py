"""A storage whose writing tests may make slow, let fail, or leave out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from tablee.server.common.tasks import OnDone, resolve
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.journal import JournalEntry
from tablee.server.table.setup import TableSetup


class UnhurriedStorage(SqliteStorage):
    """Whatever is to be noted goes by way of `append`, where a test may wait and raise."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.notes: set[asyncio.Task[None]] = set()

    def append_then(
        self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None, done: OnDone
    ) -> None:
        async def write() -> None:
            error = None
            try:
                await self.append(table, entries, changed)
            except Exception as failed:
                error = failed
            done(error)

        task = asyncio.create_task(write())
        self.notes.add(task)
        task.add_done_callback(self.notes.discard)

    async def append(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None) -> None:
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        super().append_then(table, entries, changed, partial(resolve, saved, None))
        await saved
