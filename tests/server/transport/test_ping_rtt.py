"""WB14 A browser answers the protocol's pings by itself: no page can hold that back."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.table.latency import GRAIN, LONGEST, REMEMBERED
from tablee.server.transport.ping_rtt import EXTENSION, PingRtt, ping_rtt_of


class Wire:
    """A connection on which pings go out, and a clock in seconds."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.time = 5.0
        self.pings = PingRtt(self.sent.append, lambda: self.time)

    def answered(self, number: int, seconds: float) -> None:
        self.pings.call(number)
        self.time += seconds
        self.pings.back(self.sent[-1])


def test_an_echo_takes_no_longer_than_its_pong() -> None:
    wire = Wire()
    wire.answered(1, 0.08)
    wire.answered(2, 0.4)

    assert wire.pings.longest_trip(1) == 80 + GRAIN
    assert wire.pings.longest_trip(2) == 400 + GRAIN


def test_a_pong_that_is_not_back_says_nothing() -> None:
    wire = Wire()
    wire.pings.call(1)

    assert wire.pings.longest_trip(1) == LONGEST


def test_nothing_is_believed_to_take_longer_than_the_longest() -> None:
    wire = Wire()
    wire.answered(1, 9)

    assert wire.pings.longest_trip(1) == LONGEST


@pytest.mark.parametrize("payload", [b"", b"1", b"tablee 2", b"\xff\xff\xff\xff"])
def test_what_was_not_called_says_nothing(payload: bytes) -> None:
    wire = Wire()
    wire.pings.call(1)
    wire.pings.back(payload)

    assert not wire.pings.trips


def test_the_same_pong_twice_counts_once() -> None:
    wire = Wire()
    wire.answered(1, 0.08)
    wire.time += 1
    wire.pings.back(wire.sent[-1])

    assert wire.pings.longest_trip(1) == 80 + GRAIN


@pytest.mark.parametrize("answers", [True, False])
def test_old_ones_are_forgotten(answers: bool) -> None:
    wire = Wire()
    for number in range(3 * REMEMBERED):
        wire.pings.call(number)
        if answers:
            wire.pings.back(wire.sent[-1])

    assert len(wire.pings.sent) + len(wire.pings.trips) == REMEMBERED


@pytest.mark.parametrize("scope", [{}, {"extensions": None}, {"extensions": {}}])
def test_where_the_server_library_has_no_pings_nothing_is_known(scope: dict[str, Any]) -> None:
    pings = ping_rtt_of(scope)
    pings.call(1)

    assert pings.longest_trip(1) == LONGEST


def test_those_of_a_connection_are_passed_on() -> None:
    pings = Wire().pings

    assert ping_rtt_of({"extensions": {EXTENSION: {"pings": pings}}}) is pings
