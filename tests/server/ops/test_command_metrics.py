"""Commands are counted by how they ended, and by how long they took."""

from __future__ import annotations

import pytest
from prometheus_client import CollectorRegistry

from tablee.server.common.errors import TableError
from tablee.server.ops.command_metrics import Commands, Stopwatch
from tablee.server.ops.metrics import CommandsPage


@pytest.fixture
def commands() -> Commands:
    return Commands((0.01, 0.1, 1))


def found(commands: Commands, name: str, **labels: str) -> float | None:
    registry = CollectorRegistry()
    registry.register(CommandsPage(commands))
    return registry.get_sample_value(name, labels)


def test_each_time_counts_what_took_no_longer(commands: Commands) -> None:
    for seconds in (0.005, 0.01, 0.05, 0.5, 5):
        commands.done("do", seconds)
    counts = [found(commands, "tablee_command_seconds_bucket", le=mark) for mark in ("0.01", "0.1", "1.0", "+Inf")]

    assert counts == [2, 3, 4, 5]
    assert found(commands, "tablee_command_seconds_count") == 5
    assert found(commands, "tablee_command_seconds_sum") == pytest.approx(5.565)


def test_what_is_refused_counts_by_its_code_and_takes_no_time(commands: Commands) -> None:
    for _ in range(2):
        with pytest.raises(TableError), Stopwatch(commands, "do"):
            raise TableError("stale", "too late")
    with Stopwatch(commands, "do"):
        pass

    assert found(commands, "tablee_commands_total", kind="do", result="stale") == 2
    assert found(commands, "tablee_commands_total", kind="do", result="done") == 1
    assert found(commands, "tablee_command_seconds_count") == 1


def test_what_nobody_expected_is_not_counted_here(commands: Commands) -> None:
    with pytest.raises(ZeroDivisionError), Stopwatch(commands, "do"):
        raise ZeroDivisionError

    assert not commands.ended
