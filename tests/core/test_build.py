from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from tablee import build

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_the_build_says_its_version_and_whether_it_is_compiled() -> None:
    version = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    engine = sys.modules["tablee.core.game"].__file__ or ""

    assert build.compiled() is not engine.endswith(".py")
    assert build.name() == f"tablee {version} ({'compiled' if build.compiled() else 'interpreted'})"
