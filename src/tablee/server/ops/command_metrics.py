"""Counters for commands. Every move is counted, so counting is cheap; the metrics are built when they are scraped."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from time import perf_counter

from tablee.core.errors import GameError
from tablee.server.common.errors import error_code


class Commands:
    """Counts commands by kind and result, and the seconds of successful ones in a histogram with the bounds `times`."""

    def __init__(self, times: Sequence[float]) -> None:
        self.times = times
        self.ended: dict[tuple[str, str], int] = {}
        self.took = [0] * (len(times) + 1)
        self.seconds = 0.0

    def done(self, kind: str, seconds: float) -> None:
        self.count(kind, "done")
        self.took[bisect_left(self.times, seconds)] += 1
        self.seconds += seconds

    def ended_with(self, kind: str, error: BaseException | None, seconds: float) -> None:
        """Count a command as done or by its error code. Unexpected exceptions are not counted here."""
        if error is None:
            self.done(kind, seconds)
        elif isinstance(error, GameError):
            self.count(kind, error_code(error))

    def count(self, kind: str, result: str) -> None:
        self.ended[kind, result] = self.ended.get((kind, result), 0) + 1


class Stopwatch:
    """Context manager that times a command and counts its result."""

    def __init__(self, commands: Commands, kind: str) -> None:
        self.commands = commands
        self.kind = kind

    def __enter__(self) -> None:
        self.began = perf_counter()

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self.commands.ended_with(self.kind, error, perf_counter() - self.began)
