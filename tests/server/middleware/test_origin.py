"""Pages of other hosts open no sockets and change nothing; programs have no origin."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.errors import GameError
from tablee.server.middleware.origin import OriginMiddleware, read_origin
from tablee.server.settings import UNLIMITED, EdgeSettings
from tablee.server.transport.client_address import CLIENT, TrustedProxies
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, Headers, Socket, refused

ALLOWED = ("https://friends.example",)


async def nothing(*_: Any) -> None:
    return


def asked(origin: str, host: str, **more: Any) -> dict[str, Any]:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    scope: dict[str, Any] = {"type": "websocket", "headers": headers, "client": ("198.51.100.7", 1), **more}
    return {**scope, CLIENT: TrustedProxies().client(scope)}


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        ("http://localhost:8000", "localhost:8000", False),
        ("https://games.example", "games.example", False),
        ("https://Games.Example", "games.example:443", False),
        ("http://games.example:80", "games.example", False),
        ("http://[::1]:8000", "[::1]:8000", False),
        ("https://friends.example", "games.example", False),
        ("http://friends.example", "games.example", True),
        ("http://localhost:9000", "localhost:8000", True),
        ("http://evil.example", "games.example", True),
        ("http://games.example.evil.example", "games.example", True),
        ("http://evilgames.example", "games.example", True),
        ("null", "games.example", True),
        ("", "games.example", True),
        ("", "", True),
        ("http://", "", True),
        ("http://[", "games.example", True),
        ("file://games.example", "games.example", True),
    ],
)
def test_a_page_is_of_this_host_or_of_another(origin: str, host: str, foreign: bool) -> None:
    assert OriginMiddleware(nothing, ALLOWED).is_foreign(asked(origin, host)) is foreign


@pytest.mark.parametrize(("site", "foreign"), [("cross-site", True), ("same-site", True), ("same-origin", False)])
def test_what_the_browser_says_of_a_request_without_an_origin_counts(site: str, foreign: bool) -> None:
    scope = {"type": "http", "method": "POST", "headers": [(b"sec-fetch-site", site.encode())]}

    assert OriginMiddleware(nothing).is_foreign(scope) is foreign


def test_a_stranger_cannot_choose_the_host_with_a_header() -> None:
    forged = asked("http://evil.example", "games.example")
    forged["headers"].append((b"x-forwarded-host", b"evil.example"))
    forged[CLIENT] = TrustedProxies().client(forged)

    assert OriginMiddleware(nothing).is_foreign(forged)


async def test_a_foreign_page_gets_no_socket_and_no_table_but_may_look(harness: Harness, tmp_path: Any) -> None:
    door = Door(harness, tmp_path, EdgeSettings(UNLIMITED, origins=ALLOWED))
    evil = {"Origin": "http://evil.example"}
    chairs = [{"sitter": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]
    new = {"game": "overload", "chairs": chairs}

    refusal = await door.http.post("/api/tables", json=new, headers=evil)
    assert refused(refusal) == (403, "foreign-origin", None)
    assert (await door.http.get("/api/games", headers=evil)).status_code == 200
    assert "access-control-allow-origin" not in (await door.http.get("/api/games", headers=evil)).headers
    for origin in ("http://tablee.test", *ALLOWED):
        assert (await door.http.post("/api/tables", json=new, headers={"Origin": origin})).status_code == 201
    assert await opening(door, [(b"origin", b"http://evil.example")]) == 403
    assert await opening(door, [(b"origin", b"https://friends.example")]) == 101
    assert await opening(door, []) == 101
    await door.http.aclose()


async def opening(door: Door, headers: Headers) -> int:
    """The status that a socket gets."""
    socket = Socket(door.app, "/api/tables/x/socket", headers, extensions={"websocket.http.response": {}})
    told = await socket.told()
    return 101 if told["type"] == "websocket.accept" else int(told["status"])


@pytest.mark.parametrize("text", ["games.example", "ftp://a.example", "https://", "https://a.example/page", "*"])
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(GameError, match="an origin is like https://"):
        read_origin(text)
