"""Prints what the server can be asked for, as OpenAPI: `python -m tablee.server.openapi`."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tablee.server.app import make_app
from tablee.server.common.clock import LoopClock
from tablee.server.fairness.randomness import FairDice
from tablee.server.fairness.secret import SECRET_BYTES, Secret
from tablee.server.service.commands import Desk
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.retention import Keeping
from tablee.server.workers.pool import PoolThinker


def described() -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        storage = SqliteStorage(Path(folder) / "tables.db")
        desk = Desk(storage, LoopClock(), FairDice(), Secret(bytes(SECRET_BYTES)), PoolThinker(), Keeping(), 0)
        schema = make_app(desk).openapi()
        asyncio.run(storage.close())
        return schema


def main() -> None:
    json.dump(described(), sys.stdout, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
