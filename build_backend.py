"""Hatchling, except that an editable install asks for nothing that only other builds need.

Hatchling asks build hooks what they need without saying that the wheel is an editable one.
"""

from __future__ import annotations

from typing import Any

import hatchling.build
from hatch_build import COMPILING
from hatchling.build import *  # noqa: F403 — all of a backend's functions
from tools import node


def get_requires_for_build_editable(  # type: ignore[no-redef] # hatchling's own, with less in it
    config_settings: dict[str, Any] | None = None,
) -> list[str]:
    needed = hatchling.build.get_requires_for_build_editable(config_settings)
    return [each for each in needed if each not in (*COMPILING, node.PACKAGE)]
