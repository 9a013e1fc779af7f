"""Schema migrations: numbered SQL files, one folder per kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from tablee.core.errors import GameError


class SchemaTooNew(GameError):
    """A newer version of Tablée wrote the database; this one cannot read it."""


def steps(kind: str, version: int) -> Iterator[tuple[int, str]]:
    """The missing migrations, each with the schema version that it leads to."""
    found = sorted(files("tablee.server.storage.migrations").joinpath(kind).iterdir(), key=lambda step: step.name)
    if version > len(found):
        versions = f"schema version {version}, this one knows {len(found)}"
        raise SchemaTooNew(f"it was written by a newer version of Tablée ({versions})")
    for number, step in enumerate(found[version:], start=version + 1):
        yield number, step.read_text(encoding="utf-8")
