"""WB14 Where nothing stands between, the kernel knows how far away somebody is."""

from __future__ import annotations

import socket
import struct
from typing import Any

import pytest

from tablee.server.table.latency import LONGEST, SLACK
from tablee.server.transport.client_address import VISITOR, TrustedProxies
from tablee.server.transport.tcp_rtt import SHORTEST, TCP_INFO, VARIES, longest_trip, tcp_upper_bound
from tablee.server.transport.ws_protocol import EXTENSION

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
    extensions = {} if line is None else {EXTENSION: {"socket": line}}
    found: dict[str, Any] = {"headers": [*headers], "client": (peer, 5000), "extensions": extensions}
    return {**found, VISITOR: TrustedProxies(["198.51.100.2"]).visitor(found)}


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
    assert longest_trip(Line(80_000, known=104)) == LONGEST


def test_nobody_is_farther_away_than_the_longest() -> None:
    assert longest_trip(Line(9_000_000)) == LONGEST


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
            found = longest_trip(answering)

    assert SLACK <= found < SLACK + 100
