"""Commands as they can be typed, for people who are told to try something else."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from itertools import pairwise
from pathlib import Path

# Set where `make play` was typed: options are variables there.
MADE = "TABLEE_MADE"


def again(option: str, value: str) -> str:
    """What was typed, with one option changed."""
    words = [*others(sys.argv[1:] or ["serve"], f"--{option}"), f"--{option}", value]
    if os.environ.get(MADE):
        return shlex.join(["make", "play", *as_variables(words)])
    return shlex.join([*program(sys.argv[0]), *words])


def others(words: list[str], option: str) -> list[str]:
    """The words without an option and its value."""
    kept: list[str] = []
    given = iter(words)
    for word in given:
        if word == option:
            next(given, None)
        elif not word.startswith(f"{option}="):
            kept.append(word)
    return kept


def as_variables(words: list[str]) -> list[str]:
    return [
        f"{word.removeprefix('--').upper()}={value}" for word, value in pairwise(words) if word in ("--host", "--port")
    ]


def program(started: str) -> list[str]:
    """By its name alone where the shell finds it."""
    path = Path(started)
    if path.name == "__main__.py":
        return [Path(sys.executable).name, "-m", "tablee"]
    found = shutil.which(path.name)
    return [path.name if found and Path(found) == path.absolute() else started]
