"""What goes wrong: refusals with their codes, and a disk that fails or is slow when a test says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.server.common.errors import error_code
from tablee.server.storage.base import StorageUnavailable
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.setup import TableSetup
from tests.server.support.unhurried import UnhurriedStorage


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Whatever is tried within is refused with this code."""
    with pytest.raises(GameError) as refusal:
        yield
    assert error_code(refusal.value) == code, str(refusal.value)


class FaultyStorage(UnhurriedStorage):
    """Fails at the next `failures` writes; says that moves are written only while it is not `slow`.

    What is `torn` was written all the same: the answer was lost at the very end of the transaction.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.failures = 0
        self.failed = 0
        self.torn = 0
        self.waiting = 0
        self.prompt = asyncio.Event()
        self.prompt.set()

    def slow(self) -> None:
        self.prompt.clear()

    def maybe_tear(self) -> None:
        if self.torn:
            self.torn -= 1
            self.failed += 1
            raise StorageUnavailable("the connection was lost")

    def maybe_fail(self) -> None:
        if self.failures:
            self.failures -= 1
            self.failed += 1
            raise StorageUnavailable("the disk is full")

    async def save(self, setups: Sequence[TableSetup], used: int) -> None:
        self.maybe_fail()
        await super().save(setups, used)
        self.maybe_tear()

    async def append_chat(self, table: str, line: ChatLine) -> None:
        self.maybe_fail()
        await super().append_chat(table, line)
        self.maybe_tear()

    async def append(self, table: str, entries: Sequence[JournalEntry], changed: TableSetup | None) -> None:
        self.maybe_fail()
        await super().append(table, entries, changed)
        self.maybe_tear()
        self.waiting += 1
        await self.prompt.wait()
        self.waiting -= 1

    async def until_written(self) -> None:
        """Until a slow move is on the disk, and nobody knows yet."""
        while not self.waiting:
            await asyncio.sleep(0.001)
