"""Instructions for one decision, which noise does not touch: counted by valgrind over a short and a longer run."""

from __future__ import annotations

import re
import shutil
import subprocess

SHORT, LONG = 2_000, 22_000
COUNTED = re.compile(r"Collected\s*:\s*(\d+)")


def can_count() -> bool:
    return shutil.which("valgrind") is not None


def per_decision(command: list[str], environment: dict[str, str]) -> float:
    """What the longer run takes more than the short one: everything but loading Python and the game."""
    few, many = (count([*command, str(number), "--count"], environment) for number in (SHORT, LONG))
    return (many - few) / (LONG - SHORT)


def count(command: list[str], environment: dict[str, str]) -> int:
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    # Where dictionaries and sets lie would otherwise change from run to run.
    fixed = {**environment, "PYTHONHASHSEED": "0"}
    ran = subprocess.run(valgrind, env=fixed, check=True, capture_output=True, text=True)
    found = COUNTED.search(ran.stderr)
    if found is None:
        raise RuntimeError(f"valgrind counted nothing: {ran.stderr[-500:]}")
    return int(found[1])
