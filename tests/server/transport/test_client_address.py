"""Who asks, and from where: only known proxies are believed."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tablee.core.errors import GameError
from tablee.server.transport.client_address import UNKNOWN, TrustedProxies, client_of

PROXY = "192.0.2.1"


def asked(peer: str | None, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": peer and (peer, 5000), "headers": named}


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("198.51.100.7", "203.0.113.9", "198.51.100.7"),
        (PROXY, "203.0.113.9", "203.0.113.9"),
        (PROXY, "10.9.9.9, 203.0.113.9", "203.0.113.9"),
        (PROXY, "203.0.113.9, 192.0.2.1", "203.0.113.9"),
        (PROXY, "203.0.113.9:4711", "203.0.113.9"),
        (PROXY, "[2001:db8::9]:4711", "2001:db8::9"),
        (PROXY, "2001:db8::9", "2001:db8::9"),
        (PROXY, "203.0.113.9, nonsense", PROXY),
        (PROXY, "", PROXY),
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("::1", "203.0.113.9", "203.0.113.9"),
        ("::ffff:192.0.2.1", "203.0.113.9", "203.0.113.9"),
        ("fe80::7%eth0", "203.0.113.9", "fe80::7"),
        (None, "203.0.113.9", ""),
    ],
)
def test_the_nearest_who_is_no_known_proxy_has_asked(peer: str | None, forwarded: str, address: str) -> None:
    assert TrustedProxies([PROXY]).client(asked(peer, x_forwarded_for=forwarded)).address == address


@pytest.mark.parametrize(
    ("peer", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        (None, ""),
    ],
)
def test_a_household_has_one_network(peer: str | None, network: str) -> None:
    assert TrustedProxies().client(asked(peer)).network == network


def test_a_known_proxy_says_how_it_was_called_and_whether_safely() -> None:
    headers = {"x_forwarded_host": "Games.example", "x_forwarded_proto": "https", "host": "127.0.0.1:8000"}
    behind = TrustedProxies([PROXY]).client(asked(PROXY, **headers))
    stranger = TrustedProxies([PROXY]).client(asked("198.51.100.7", **headers))

    assert (behind.host, behind.is_secure) == ("games.example", True)
    assert (stranger.host, stranger.is_secure) == ("127.0.0.1:8000", False)


def test_only_who_asks_on_this_machine_without_a_proxy_is_here() -> None:
    proxies = TrustedProxies()

    assert proxies.client(asked("127.0.0.1")).is_here
    assert proxies.client(asked("::1")).is_here
    assert not proxies.client(asked("127.0.0.1", x_forwarded_for="203.0.113.9")).is_here
    assert not proxies.client(asked("127.0.0.1", x_forwarded_for="127.0.0.1")).is_here
    assert not proxies.client(asked("203.0.113.9")).is_here
    assert not proxies.client(asked(None)).is_here


def test_an_unknown_proxy_is_mentioned_once(caplog: pytest.LogCaptureFixture) -> None:
    proxies = TrustedProxies()
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            proxies.client(asked("198.51.100.7", x_forwarded_for="203.0.113.9"))

    assert [record.getMessage() for record in caplog.records] == [
        "X-Forwarded-For from 198.51.100.7 ignored: not a trusted proxy; if it is yours, add --proxy 198.51.100.7"
    ]


@pytest.mark.parametrize("text", ["here", "10.0.0.0/99", "", "http://10.0.0.1"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(GameError, match="an address is like"):
        TrustedProxies([text])


def test_without_a_guard_nobody_is_known() -> None:
    assert client_of({}) == UNKNOWN
