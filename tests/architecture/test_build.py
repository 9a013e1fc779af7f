"""The tests run against the build that they are meant for."""

from __future__ import annotations

import os
from pathlib import Path

import tablee
from tablee.build import compiled

EXPECTED = os.environ.get("TABLEE_EXPECTED", "interpreted")
SOURCES = Path(__file__).parents[2] / "src"


def test_the_engine_is_the_one_expected() -> None:
    from_sources = Path(str(tablee.__file__)).is_relative_to(SOURCES)

    assert from_sources == (EXPECTED == "interpreted")
    assert compiled() == (EXPECTED == "compiled")
