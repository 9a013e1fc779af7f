"""The forms of the databases, one step after the other: numbered files of SQL, a folder for each kind."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from tablee.core.errors import GameError


class SchemaTooNew(GameError):
    """Of a database: this version cannot read it."""


def steps(kind: str, version: int) -> Iterator[tuple[int, str]]:
    """What a database lacks, each step with the number of the form that it leads to."""
    found = sorted(files("tablee.server.storage.migrations").joinpath(kind).iterdir(), key=lambda step: step.name)
    if version > len(found):
        raise SchemaTooNew(f"it was written by a newer version of Tablée (form {version}, this one knows {len(found)})")
    for number, step in enumerate(found[version:], start=version + 1):
        yield number, step.read_text(encoding="utf-8")
