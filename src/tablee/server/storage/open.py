"""Choose the database by its URL: one SQLite file for one server, or PostgreSQL for several."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib.util import find_spec
from pathlib import Path

from tablee.server.service.commands import Desk
from tablee.server.storage.base import Storage
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.storage.urls import UnknownDatabase, file_of, is_shared
from tablee.server.transport.asgi import Wrap


class Database(ABC):
    """`storage` is set by `open`."""

    storage: Storage

    @abstractmethod
    async def open(self) -> None: ...

    def relay(self, desk: Desk) -> Wrap | None:
        """The middleware that routes requests for other nodes' tables; None if the database has one server only."""
        return None


class OneFile(Database):
    def __init__(self, file: Path) -> None:
        self.file = file

    async def open(self) -> None:
        self.storage = SqliteStorage(self.file)


def database(url: str) -> Database:
    if not is_shared(url):
        return OneFile(file_of(url))
    if find_spec("asyncpg") is None:
        raise UnknownDatabase("for PostgreSQL asyncpg must be installed: pip install 'tablee[postgresql]'")
    from tablee.server.cluster.node import SharedDatabase  # noqa: PLC0415 — asyncpg is optional

    return SharedDatabase(url)
