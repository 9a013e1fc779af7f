"""The server of the gallery: all its tables have one seed, so games look the same every time."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tablee.cli.main import main
from tablee.server.fairness.secret import ServerSecret

SEED = "7ab1ee" * 10 + "cafe"


def same_seed(_secret: ServerSecret, _table: str) -> str:
    return SEED


if __name__ == "__main__":
    setattr(ServerSecret, ServerSecret.seed.__name__, same_seed)
    main()
