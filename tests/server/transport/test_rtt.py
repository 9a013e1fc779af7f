"""WB14 The kernel and the browser know how far away a client is; its page cannot pretend to be farther away."""

from __future__ import annotations

import socket
import struct
from typing import Any

import pytest

from tablee.server.table.latency import GRAIN, LONGEST, REMEMBERED, SLACK
from tablee.server.transport.asgi import CONNECTION, PINGS
from tablee.server.transport.client_address import CLIENT, TrustedProxies
from tablee.server.transport.rtt import (
    SHORTEST,
    TCP_INFO,
    VARIES,
    PingRtt,
    kernel_upper_bound,
    ping_rtt_of,
    tcp_upper_bound,
)

LINUX = pytest.mark.skipif(TCP_INFO is None, reason="only Linux tells")


class Line:
    """A connection, as the kernel tells of it in microseconds."""

    def __init__(self, shortest: int = 0, varies: int = 0, known: int = 256) -> None:
        self.known = bytearray(256)
        struct.pack_into("I", self.known, SHORTEST, shortest)
        struct.pack_into("I", self.known, VARIES, varies)
        del self.known[known:]

    def getsockopt(self, level: int, option: int, length: int) -> bytes:
        return bytes(self.known)


def scope(line: Line | None, *headers: tuple[bytes, bytes], peer: str = "198.51.100.7") -> dict[str, Any]:
    """As it is when the socket's door gets it; 198.51.100.2 is a proxy of this server."""
    extensions = {} if line is None else {CONNECTION: {"socket": line}}
    found: dict[str, Any] = {"headers": [*headers], "client": (peer, 5000), "extensions": extensions}
    return {**found, CLIENT: TrustedProxies(["198.51.100.2"]).client(found)}


@LINUX
@pytest.mark.parametrize("peer", ["198.51.100.7", "192.168.1.7", "2001:db8::7", "fe80::7%eth0"])
def test_an_echo_takes_no_longer_than_the_line(peer: str) -> None:
    assert tcp_upper_bound(scope(Line(80_000, 5_000), peer=peer))() == 80 + 4 * 5 + SLACK


@LINUX
@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "", "nowhere"])
def test_what_comes_from_the_same_machine_may_be_a_proxy(peer: str) -> None:
    assert tcp_upper_bound(scope(Line(80_000), peer=peer))() == LONGEST


def test_behind_a_known_proxy_nothing_is_known() -> None:
    assert tcp_upper_bound(scope(Line(80_000), (b"x-forwarded-for", b"203.0.113.9"), peer="198.51.100.2"))() == LONGEST
    assert tcp_upper_bound(scope(Line(80_000), peer="198.51.100.2"))() == LONGEST


@LINUX
@pytest.mark.parametrize("header", [b"x-forwarded-for", b"forwarded", b"via"])
def test_nobody_gets_farther_away_by_saying_that_it_is_a_proxy(header: bytes) -> None:
    assert tcp_upper_bound(scope(Line(80_000), (header, b"203.0.113.9")))() == 80 + SLACK


def test_without_a_connection_nothing_is_known() -> None:
    assert tcp_upper_bound(scope(None))() == LONGEST
    assert tcp_upper_bound({"headers": []})() == LONGEST


def test_an_older_kernel_that_tells_less_is_no_help() -> None:
    assert kernel_upper_bound(Line(80_000, known=104)) == LONGEST


def test_nobody_is_farther_away_than_the_longest() -> None:
    assert kernel_upper_bound(Line(9_000_000)) == LONGEST


@LINUX
def test_the_kernel_of_this_machine_tells_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        answering, _ = server.accept()
        with answering:
            for _ in range(20):
                client.sendall(b"?")
                answering.recv(1)
                answering.sendall(b"!")
                client.recv(1)
            found = kernel_upper_bound(answering)

    assert SLACK <= found < SLACK + 100


class Pings:
    """A connection on which pings go out, and a clock in seconds."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.time = 5.0
        self.rtt = PingRtt(self.sent.append, lambda: self.time)

    def answered(self, number: int, seconds: float) -> None:
        self.rtt.ping(number)
        self.time += seconds
        self.rtt.pong(self.sent[-1])


def test_an_echo_takes_no_longer_than_its_pong() -> None:
    pings = Pings()
    pings.answered(1, 0.08)
    pings.answered(2, 0.4)

    assert pings.rtt.upper_bound(1) == 80 + GRAIN
    assert pings.rtt.upper_bound(2) == 400 + GRAIN


def test_a_pong_that_is_not_back_says_nothing() -> None:
    pings = Pings()
    pings.rtt.ping(1)

    assert pings.rtt.upper_bound(1) == LONGEST


def test_nothing_is_believed_to_take_longer_than_the_longest() -> None:
    pings = Pings()
    pings.answered(1, 9)

    assert pings.rtt.upper_bound(1) == LONGEST


@pytest.mark.parametrize("payload", [b"", b"1", b"tablee 2", b"\xff\xff\xff\xff"])
def test_what_was_not_called_says_nothing(payload: bytes) -> None:
    pings = Pings()
    pings.rtt.ping(1)
    pings.rtt.pong(payload)

    assert not pings.rtt.trips


def test_the_same_pong_twice_counts_once() -> None:
    pings = Pings()
    pings.answered(1, 0.08)
    pings.time += 1
    pings.rtt.pong(pings.sent[-1])

    assert pings.rtt.upper_bound(1) == 80 + GRAIN


@pytest.mark.parametrize("answers", [True, False])
def test_old_ones_are_forgotten(answers: bool) -> None:
    pings = Pings()
    for number in range(3 * REMEMBERED):
        pings.rtt.ping(number)
        if answers:
            pings.rtt.pong(pings.sent[-1])

    assert len(pings.rtt.sent) + len(pings.rtt.trips) == REMEMBERED


@pytest.mark.parametrize("scope", [{}, {"extensions": None}, {"extensions": {}}])
def test_where_the_server_library_has_no_pings_nothing_is_known(scope: dict[str, Any]) -> None:
    pings = ping_rtt_of(scope)
    pings.ping(1)

    assert pings.upper_bound(1) == LONGEST


def test_those_of_a_connection_are_passed_on() -> None:
    pings = Pings().rtt

    assert ping_rtt_of({"extensions": {PINGS: {"pings": pings}}}) is pings
