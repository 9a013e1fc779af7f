"""What a long run has finished so far, in a file beside its results, so that it can go on after a stop."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from tablee.core.errors import GameError


class LedgerError(GameError):
    pass


class Ledger:
    """A line of JSON says what the run is about; each further one is something that it has finished."""

    def __init__(self, path: Path, about: dict[str, Any], *, resume: bool) -> None:
        self.path = path
        self.entries: list[Any] = []
        if resume and path.exists():
            self.entries = self.read(about)
        elif path.exists():
            raise LedgerError(f"{path} is of a run that was stopped: --resume goes on with it; or remove the file")
        else:
            self.append(about)

    def read(self, about: dict[str, Any]) -> list[Any]:
        """A line that a crash cut short is cut off."""
        lines = whole_lines(self.path)
        if not lines:
            self.path.unlink()
            self.append(about)
            return []
        if lines[0] != about:
            raise LedgerError(f"{self.path} is of another run: {differences(lines[0], about)}")
        return lines[1:]

    def append(self, entry: Any) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def close(self) -> None:
        """The run is over."""
        self.path.unlink()


def whole_lines(path: Path) -> list[Any]:
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        path.write_bytes(whole)
    try:
        return [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        raise LedgerError(f"{path} is damaged: remove it to begin anew") from None


def differences(kept: Any, about: dict[str, Any]) -> str:
    """`seed 1 there, 2 here; …`"""
    known = kept if isinstance(kept, dict) else {}
    return "; ".join(
        f"{name} {known.get(name)} there, {value} here" for name, value in about.items() if known.get(name) != value
    )
