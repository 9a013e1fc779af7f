"""Where tables are kept. What a call has returned from is on the disk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from tablee.server.arrangement import Arrangement, Stage
from tablee.server.errors import TableError
from tablee.server.journal import ChatLine, Entry


class StorageError(TableError):
    """Nothing was changed; it can be tried again. Why is for the log alone."""

    def __init__(self, why: str) -> None:
        super().__init__("busy", "the table could not be saved, nothing was changed: try again in a moment")
        self.why = why


class Stored(NamedTuple):
    arrangement: Arrangement
    used: int
    journal: list[Entry]
    chat: list[ChatLine]


class Storage(ABC):
    """Each call is one transaction: it happens wholly or not at all."""

    @abstractmethod
    async def keep(self, arrangements: Sequence[Arrangement], used: int) -> None:
        """New tables, and known ones whose arrangement has changed."""

    @abstractmethod
    async def append(self, table: str, entries: Sequence[Entry], changed: Arrangement | None) -> None:
        """What has happened at a table, and its arrangement if that has changed with it."""

    @abstractmethod
    async def say(self, table: str, line: ChatLine) -> None: ...

    @abstractmethod
    async def fetch(self, table: str) -> Stored | None: ...

    @abstractmethod
    async def in_stage(self, stage: Stage) -> list[str]: ...

    @abstractmethod
    async def lobby(self, limit: int) -> list[Arrangement]:
        """Public tables that are not over: those with a free seat first, then by last use, those being played last."""

    @abstractmethod
    async def use(self, table: str, used: int) -> None:
        """Somebody has looked at it."""

    @abstractmethod
    async def unused(self, stage: Stage, since: int) -> list[str]: ...

    @abstractmethod
    async def remove(self, tables: Sequence[str]) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...
