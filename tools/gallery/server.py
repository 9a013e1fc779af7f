"""The server of the gallery: all its tables have one seed, so games look the same; viewers have a face."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.gallery.tables import FACE

from tablee.cli.main import main
from tablee.server.commands import practice
from tablee.server.fairness.secret import ServerSecret

SEED = "7ab1ee" * 10 + "cafe"


def same_seed(_secret: ServerSecret, _table: str) -> str:
    return SEED


def with_face(make: Any) -> Any:
    """Practice tables know nothing of the viewer's face, which lessons do not show."""
    return lambda *given: make(*given).model_copy(update={"face": FACE})


if __name__ == "__main__":
    setattr(practice, practice.own_chair.__name__, with_face(practice.own_chair))
    setattr(ServerSecret, ServerSecret.seed.__name__, same_seed)
    main()
