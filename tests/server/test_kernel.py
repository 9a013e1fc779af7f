"""WB14 Where nothing stands between, the kernel knows how far away somebody is."""

from __future__ import annotations

import socket
import struct
from typing import Any

import pytest

from tablee.server.doors.kernel import EXTENSION, SHORTEST, TCP_INFO, VARIES, ceiling_of, longest_trip
from tablee.server.links import LONGEST, SLACK

LINUX = pytest.mark.skipif(TCP_INFO is None, reason="only Linux tells")


class Line:
    """A connection, as the kernel tells of it in microseconds."""

    def __init__(self, shortest: int = 0, varies: int = 0, peer: str = "198.51.100.7", known: int = 256) -> None:
        self.peer = peer
        self.known = bytearray(256)
        struct.pack_into("I", self.known, SHORTEST, shortest)
        struct.pack_into("I", self.known, VARIES, varies)
        del self.known[known:]

    def getsockopt(self, level: int, option: int, length: int) -> bytes:
        return bytes(self.known)

    def getpeername(self) -> Any:
        return self.peer, 5000


def scope(line: Line | None, *headers: tuple[bytes, bytes]) -> dict[str, Any]:
    extensions = {} if line is None else {EXTENSION: {"socket": line}}
    return {"headers": [(b"host", b"x"), *headers], "extensions": extensions}


@LINUX
@pytest.mark.parametrize("peer", ["198.51.100.7", "192.168.1.7", "2001:db8::7", "fe80::7%eth0"])
def test_an_echo_takes_no_longer_than_the_line(peer: str) -> None:
    assert ceiling_of(scope(Line(80_000, 5_000, peer)))() == 80 + 4 * 5 + SLACK


@LINUX
@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "", "nowhere"])
def test_what_comes_from_the_same_machine_may_be_a_proxy(peer: str) -> None:
    assert ceiling_of(scope(Line(80_000, 0, peer)))() == LONGEST


@pytest.mark.parametrize("header", [b"X-Forwarded-For", b"forwarded", b"via"])
def test_behind_a_proxy_nothing_is_known(header: bytes) -> None:
    assert ceiling_of(scope(Line(80_000), (header, b"198.51.100.9")))() == LONGEST


def test_without_a_connection_nothing_is_known() -> None:
    assert ceiling_of(scope(None))() == LONGEST
    assert ceiling_of({"headers": []})() == LONGEST


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
