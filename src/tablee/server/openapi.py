"""Prints the OpenAPI schema of the server: `python -m tablee.server.openapi`."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tablee.server.app import make_app
from tablee.server.common.clock import MonotonicClock
from tablee.server.compose import Services
from tablee.server.fairness.randomness import SeededChance
from tablee.server.fairness.secret import SECRET_BYTES, ServerSecret
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.retention import RetentionPolicy
from tablee.server.workers.pool import ProcessBotPool


def described() -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        storage = SqliteStorage(Path(folder) / "tables.db")
        services = Services(
            storage,
            MonotonicClock(),
            SeededChance(),
            ServerSecret(bytes(SECRET_BYTES)),
            ProcessBotPool(),
            RetentionPolicy(),
            0,
        )
        schema = make_app(services).openapi()
        asyncio.run(storage.close())
        return schema


def main() -> None:
    json.dump(described(), sys.stdout, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
