"""Who keeps too many connections open gets no more; nobody else is kept out."""

from __future__ import annotations

import logging

import pytest

from tablee.server.transport.client_address import TrustedProxies
from tablee.server.transport.connection_limit import (
    IDLE_SECONDS,
    IDLE_SECONDS_PROXY,
    LIMITER,
    LOG_EVERY,
    ConnectionLimiter,
    share_of_files,
)
from tests.server.support.sockets import ASK, Line, SlowHarness, connected

ANN = "203.0.113.1"
BEN = "203.0.113.2"
HOUSEHOLD = ("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:9:9:9:9")
NEIGHBOUR = "2001:db8:1:3::1"
PROXY = "10.0.0.2"
NEAREST = "127.0.0.1"


class Night:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def night() -> Night:
    return Night()


def limiter(night: Night, most: int = 0, most_in_all: int = 0) -> ConnectionLimiter:
    return ConnectionLimiter(TrustedProxies([PROXY]), most, most_in_all, night)


def connect(limiter: ConnectionLimiter, *hosts: str) -> list[bool]:
    return [limiter.connected(Line(host), host) for host in hosts]


def test_connections_of_one_address_are_limited(night: Night) -> None:
    assert connect(limiter(night, 2), ANN, ANN, ANN, BEN) == [True, True, False, True]


def test_a_household_with_many_addresses_is_one(night: Night) -> None:
    assert connect(limiter(night, 2), *HOUSEHOLD, NEIGHBOUR) == [True, True, False, True]


def test_a_known_proxy_may_have_more(night: Night) -> None:
    assert connect(limiter(night, 1), *[PROXY] * 3, *[NEAREST] * 3) == [True] * 6


def test_who_leaves_makes_room(night: Night) -> None:
    made, line = limiter(night, 1), Line(ANN)
    came = [made.connected(line, ANN), *connect(made, ANN)]
    for known in list(made.connections):
        made.disconnected(known)

    assert came == [True, False]
    assert connect(made, ANN) == [True]
    assert made.networks == {ANN: 1}


def test_those_of_everybody_together_are_limited_and_proxies_find_room_for_longer(night: Night) -> None:
    made = limiter(night, 0, 2)

    assert connect(made, ANN, BEN, NEIGHBOUR) == [True, True, False]
    assert connect(made, PROXY, NEAREST) == [True, False]


def test_without_limits_everybody_comes_in(night: Night) -> None:
    made = limiter(night)

    assert all(connect(made, *[ANN] * 1000))
    assert made.open == 1000


def test_a_limit_that_is_reached_is_logged_once_in_a_while_without_an_address(
    night: Night, caplog: pytest.LogCaptureFixture
) -> None:
    made = limiter(night, 1, 3)
    connect(made, *[ANN] * 3)
    crowded = [record.message for record in caplog.records]
    connect(made, ANN, BEN)
    both = len(caplog.records)
    night.time += LOG_EVERY
    connect(made, *[ANN] * 3)

    assert crowded == [
        "one address has 1 open connections, the limit; its new ones are closed: "
        "if it is your proxy, name it with --proxy, else raise --limit-connections"
    ]
    assert (both, len(caplog.records)) == (2, 3)
    assert ANN not in caplog.text
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def test_a_share_of_the_files_is_for_connections() -> None:
    pytest.importorskip("resource")

    assert share_of_files() > 0


async def test_what_is_too_much_is_closed_at_once_and_counted_until_it_has_gone(night: Night) -> None:
    state = {LIMITER: limiter(night, 1)}
    first, one = connected(SlowHarness(), ANN, state)
    second, two = connected(SlowHarness(), ANN, state)
    closed = (one.closed, two.closed)
    for protocol in (first, second):
        protocol.connection_lost(None)

    assert closed == (False, True)
    assert second.head_timer is None
    assert state[LIMITER].open == 0


@pytest.mark.parametrize(
    ("host", "seconds"), [(ANN, IDLE_SECONDS), (PROXY, IDLE_SECONDS_PROXY), (NEAREST, IDLE_SECONDS_PROXY)]
)
async def test_a_quiet_connection_stays_longer_if_it_is_a_proxys(night: Night, host: str, seconds: int) -> None:
    harness = SlowHarness()
    protocol, _ = connected(harness, host, {LIMITER: limiter(night)})
    protocol.data_received(ASK)
    await harness.answer()
    waits = protocol.timeout_keep_alive_task
    now = protocol.loop.time()
    protocol.connection_lost(None)

    assert waits is not None
    assert seconds - 1 < waits.when() - now <= seconds
