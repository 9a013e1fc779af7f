"""Many records in one compressed file, one after the other."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from tablee.core.errors import GameError
from tablee.core.record import TITLE

MAGIC = b"\x1f\x8b"


def append(path: Path, records: Sequence[str]) -> int:
    """As a part of its own, so that what a crash cut short can be cut off. The size of the file."""
    with path.open("ab") as file:
        file.write(gzip.compress("".join(records).encode(), compresslevel=6, mtime=0))
        return file.tell()


def cut(path: Path, size: int) -> None:
    """To the size that it had when it was last whole."""
    with path.open("ab") as file:
        file.truncate(size)


def is_compressed(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def record_at(path: Path, number: int) -> str:
    """The text of a record, counted from 1."""
    if (found := next(islice(records(path), number - 1, None), None)) is not None:
        return found
    raise GameError(f"{path} holds {sum(1 for _ in records(path))} games; there is no game {number}")


def records(path: Path) -> Iterator[str]:
    lines: list[str] = []
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                if line.strip() == TITLE and lines:
                    yield "".join(lines)
                    lines = []
                lines.append(line)
    except (EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError):
        raise GameError(f"cannot read {path}: it is not a whole file of compressed records") from None
    if lines:
        yield "".join(lines)
