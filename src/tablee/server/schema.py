"""Prints what the server can be asked for, as OpenAPI: `python -m tablee.server.schema`."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tablee.server.app import make_app
from tablee.server.clock import LoopClock
from tablee.server.desk import Desk
from tablee.server.dice import FairDice
from tablee.server.keeping import Keeping
from tablee.server.secret import SECRET_BYTES, Secret
from tablee.server.sqlite import SqliteStorage
from tablee.server.thinking import PoolThinker


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
