"""Commands in numbers. Every move is counted, so counting costs next to nothing until somebody looks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from time import perf_counter

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tablee.core.errors import GameError
from tablee.server.errors import code_of


class Commands(Collector):
    """How they ended, and how many of those that were done took no longer than each of the times."""

    def __init__(self, times: Sequence[float]) -> None:
        self.times = times
        self.ended: Counter[tuple[str, str]] = Counter()
        self.took = [0] * (len(times) + 1)
        self.seconds = 0.0

    def done(self, kind: str, seconds: float) -> None:
        self.ended[kind, "done"] += 1
        self.took[bisect_left(self.times, seconds)] += 1
        self.seconds += seconds

    def ended_with(self, kind: str, error: BaseException | None, seconds: float) -> None:
        """What nobody expected is not counted here."""
        if error is None:
            self.done(kind, seconds)
        elif isinstance(error, GameError):
            self.ended[kind, code_of(error)] += 1

    def collect(self) -> Iterable[Metric]:
        ended = CounterMetricFamily("tablee_commands", "Commands by kind and result.", labels=("kind", "result"))
        for labels, number in self.ended.items():
            ended.add_metric(labels, number)
        took = HistogramMetricFamily("tablee_command_seconds", "From a command to when everybody was told.")
        marks = [*map(str, map(float, self.times)), "+Inf"]
        took.add_metric((), [*zip(marks, accumulate(self.took), strict=True)], self.seconds)
        return ended, took


class Timed:
    """Around a command."""

    def __init__(self, commands: Commands, kind: str) -> None:
        self.commands = commands
        self.kind = kind

    def __enter__(self) -> None:
        self.began = perf_counter()

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self.commands.ended_with(self.kind, error, perf_counter() - self.began)
