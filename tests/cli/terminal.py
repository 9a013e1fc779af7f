"""The command as somebody types it: words in, what is printed and the exit code out."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablee.cli.main import main
from tablee.core.position import format_position
from tablee.core.registry import find
from tests.core.samples import played, record


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What was printed, without empty lines and spaces around."""
        return [line.strip() for line in self.out.splitlines() if line.strip()]


class Interrupted(io.RawIOBase):
    """Somebody presses Ctrl-C."""

    def readable(self) -> bool:
        return True

    def readinto(self, _buffer: object, /) -> int:
        raise KeyboardInterrupt


def interrupted() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BufferedReader(Interrupted()))


class Terminal:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "200")
        for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *words: object, typed: str | io.TextIOWrapper = "") -> Ran:
        self.monkeypatch.setattr(sys, "argv", ["tablee", *map(str, words)])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        with pytest.raises(SystemExit) as end:
            main()
        printed = self.capsys.readouterr()
        return Ran(int(end.value.code or 0), printed.out, printed.err)

    def done(self, *words: object, typed: str = "") -> Ran:
        """A command that succeeds and complains about nothing."""
        ran = self(*words, typed=typed)
        assert ran.code == 0
        assert ran.err.strip() == ""
        return ran

    def refused(self, *words: object, typed: str = "") -> str:
        """The complaint about a bad input: one line and nothing else."""
        ran = self(*words, typed=typed)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.startswith("tablee: ")
        assert ran.err.endswith("\n")
        assert ran.err.count("\n") == 1
        return ran.err.removeprefix("tablee: ").strip()


def written(folder: Path, text: str, name: str = "file.txt") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def record_file(folder: Path, name: str, *, moves: int | None = None) -> Path:
    """The record of a whole game, or of its first moves."""
    return written(folder, record(name, moves=moves).format())


def position_file(folder: Path, name: str, *, after: int) -> Path:
    """The position of a game after so many moves."""
    return written(folder, format_position(find(name), played(name)[after].before), "position.json")
