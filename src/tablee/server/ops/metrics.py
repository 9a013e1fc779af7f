"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tablee.server.ops.command_metrics import Commands, Stopwatch

SOCKET = "SOCKET"
METHODS = ("GET", "HEAD", "POST", "PUT", SOCKET)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class CommandsPage(Collector):
    """Builds the metrics of commands when they are scraped."""

    def __init__(self, commands: Commands) -> None:
        self.commands = commands

    def collect(self) -> Iterable[Metric]:
        ended = CounterMetricFamily("tablee_commands", "Commands by kind and result.", labels=("kind", "result"))
        for labels, number in self.commands.ended.items():
            ended.add_metric(labels, number)
        took = HistogramMetricFamily("tablee_command_seconds", "Duration of commands, without refused ones.")
        marks = [*map(str, map(float, self.commands.times)), "+Inf"]
        took.add_metric((), [*zip(marks, accumulate(self.commands.took), strict=True)], self.commands.seconds)
        return ended, took


class Metrics:
    """The metrics of one server. Servers in the same process share none."""

    def __init__(self) -> None:
        self.registry = made = CollectorRegistry()
        ProcessCollector(registry=made)
        labels = ("method", "route", "status")
        self.requests = Counter("tablee_visits", "Requests and sockets by route and status.", labels, registry=made)
        self.request_time = Histogram(
            "tablee_request_seconds", "Duration of requests.", ("route",), registry=made, buckets=FAST
        )
        self.commands = Commands(FAST)
        made.register(CommandsPage(self.commands))
        self.refusals = Counter("tablee_refusals", "Refusals by code.", ("code",), registry=made)
        self.lessons = Counter(
            "tablee_lessons", "What came of steps of lessons.", ("game", "step", "what"), registry=made
        )
        self.errors = Counter("tablee_errors", "Unhandled errors; each is in the log.", registry=made)
        self.commit_time = Histogram("tablee_commit_seconds", "Duration of commits.", registry=made, buckets=FAST)
        self.commit_size = Histogram("tablee_commit_jobs", "Writes per commit.", registry=made, buckets=BATCHES)

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is read when it is scraped."""
        Gauge(f"tablee_{name}", about, registry=self.registry).set_function(value)

    def request_ended(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        if method != SOCKET:
            self.request_time.labels(route).observe(seconds)

    def command(self, kind: str) -> Stopwatch:
        """Context manager around a command, which changes a table or asks about it."""
        return Stopwatch(self.commands, kind)

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def learnt(self, game: str, step: str, what: str) -> None:
        self.lessons.labels(game, step, what).inc()

    def broke(self) -> None:
        self.errors.inc()

    def committed(self, jobs: int, seconds: float) -> None:
        self.commit_time.observe(seconds)
        self.commit_size.observe(jobs)

    def text(self) -> bytes:
        return generate_latest(self.registry)
