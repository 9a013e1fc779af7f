"""Who asks for too much has to wait, and is told for how long; everybody else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.server.settings import UNLIMITED, EdgeSettings, RateLimits
from tests.server.support.harness import Harness
from tests.server.support.http_client import Door, Socket, bearer, refused

NEW = {"game": "overload", "chairs": [{"sitter": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]}
SECOND = 1000


class Guarded(Door):
    """Behind a proxy on the same machine, so that a test can come from anywhere."""

    async def ask(self, way: str, path: str, origin: str = "203.0.113.1", **given: Any) -> httpx.Response:
        headers = {"X-Forwarded-For": origin, **given.pop("headers", {})}
        return await self.http.request(way, path, headers=headers, **given)

    async def statuses(self, number: int, way: str, path: str, origin: str = "203.0.113.1", **given: Any) -> list[int]:
        return [(await self.ask(way, path, origin, **given)).status_code for _ in range(number)]


@pytest.fixture
async def make(harness: Harness, tmp_path: Path) -> AsyncIterator[Any]:
    made: list[Guarded] = []

    def with_limits(limits: RateLimits) -> Guarded:
        made.append(Guarded(harness, tmp_path, EdgeSettings(limits)))
        return made[-1]

    yield with_limits
    for door in made:
        await door.http.aclose()


async def test_tables_of_one_address_are_limited(make: Any, harness: Harness) -> None:
    door = make(UNLIMITED._replace(tables=2))

    assert await door.statuses(3, "POST", "/api/tables", json=NEW) == [201, 201, 429]
    assert await door.statuses(1, "POST", "/api/tables", "203.0.113.2", json=NEW) == [201]
    waiting = await door.ask("POST", "/api/tables", json=NEW)
    assert refused(waiting) == (429, "flood", None)
    assert waiting.headers["retry-after"] == "20"
    harness.clock.time += 20 * SECOND
    assert await door.statuses(2, "POST", "/api/tables", json=NEW) == [201, 429]


async def test_a_household_with_many_addresses_is_one(make: Any) -> None:
    door = make(UNLIMITED._replace(tables=2))
    addresses = ("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:9:9:9:9", "2001:db8:1:3::1")

    found = [(await door.statuses(1, "POST", "/api/tables", origin, json=NEW))[0] for origin in addresses]

    assert found == [201, 201, 429, 201]


async def test_requests_of_one_address_are_limited_but_not_the_pages(make: Any, harness: Harness) -> None:
    door = make(UNLIMITED._replace(requests=10))

    assert await door.statuses(31, "GET", "/api/house") == [200] * 30 + [429]
    assert await door.statuses(1, "GET", "/") == [200]
    assert await door.statuses(1, "GET", "/healthz") == [200]
    harness.clock.time += SECOND
    assert await door.statuses(11, "GET", "/api/house") == [200] * 10 + [429]


@pytest.mark.parametrize("what", ["replay", "review", "record", "dice"])
async def test_what_goes_over_a_whole_game_counts_as_many_requests(make: Any, what: str) -> None:
    door = make(UNLIMITED._replace(requests=10))

    assert await door.statuses(4, "GET", f"/api/tables/nothing23/{what}") == [404] * 3 + [429]


async def test_requests_with_one_key_are_limited_from_wherever_they_come(make: Any) -> None:
    door = make(UNLIMITED._replace(commands=1))
    keys = [bearer("a" * 32), bearer("b" * 32)]

    found = [
        (await door.ask("GET", "/api/house", f"203.0.113.{number}", headers=keys[0])).status_code for number in range(4)
    ]

    assert found == [200, 200, 200, 429]
    assert await door.statuses(1, "GET", "/api/house", headers=keys[1]) == [200]
    assert await door.statuses(9, "GET", "/api/house") == [200] * 9


async def test_who_asks_for_tables_that_are_not_there_has_to_wait(make: Any, harness: Harness) -> None:
    door = make(UNLIMITED._replace(guesses=3))
    table = (await door.ask("POST", "/api/tables", json=NEW)).json()["id"]

    assert await door.statuses(4, "GET", "/api/tables/none") == [404, 404, 404, 429]
    assert await door.statuses(1, "GET", f"/api/tables/{table}") == [429]
    assert await door.statuses(1, "GET", f"/api/tables/{table}", "203.0.113.2") == [200]
    assert await door.statuses(1, "GET", "/api/games") == [200]
    harness.clock.time += SECOND
    assert await door.statuses(2, "GET", "/api/tables/none") == [404, 429]


async def test_guesses_by_socket_count_too(make: Any) -> None:
    door = make(UNLIMITED._replace(guesses=2))
    for _ in range(2):
        socket = await door.socket("none", {})
        assert await socket.closed() == (4000, "unknown-table")
    third = Socket(door.app, "/api/tables/none/socket")

    assert (await third.told())["code"] == 1013


async def test_open_sockets_are_limited_and_closed_ones_make_room(make: Any) -> None:
    door = make(UNLIMITED._replace(sockets=2))
    table = await door.new_table()
    first, _ = await door.socket(table["id"], {}), await door.socket(table["id"], {})
    third = Socket(door.app, f"/api/tables/{table['id']}/socket")

    assert await third.told() == {"type": "websocket.close", "code": 1013, "reason": "flood"}
    await first.leave()
    await door.socket(table["id"], {})
    assert door.edge.rate_limiter.open == 2


async def test_sockets_of_everybody_together_are_limited(make: Any) -> None:
    door = make(UNLIMITED._replace(all_sockets=1))
    table = await door.new_table()
    await door.socket(table["id"], {})
    second = Socket(door.app, f"/api/tables/{table['id']}/socket")

    assert await second.told() == {"type": "websocket.close", "code": 1013, "reason": "busy"}


async def test_a_socket_is_refused_with_a_status_where_the_server_can(make: Any) -> None:
    door = make(UNLIMITED)
    door.edge.drain()
    socket = Socket(door.app, "/api/tables/x/socket", extensions={"websocket.http.response": {}})
    start, body = await socket.told(), await socket.told()

    assert start["type"] == "websocket.http.response.start"
    assert start["status"] == 503
    assert (b"retry-after", b"1") in start["headers"]
    assert b'"error":"restarting"' in body["body"]


async def test_by_default_a_family_and_its_bots_are_far_from_the_limits(make: Any) -> None:
    """Six phones at one address that load the app, set up tables and open sockets."""
    door = make(RateLimits())
    for _ in range(6):
        assert set(await door.statuses(20, "GET", "/api/games")) == {200}
        assert await door.statuses(4, "POST", "/api/tables", json=NEW) == [201] * 4
    table = await door.new_table()
    sockets = [await door.socket(table["id"], {}) for _ in range(30)]

    assert door.edge.rate_limiter.open == len(sockets)
    await asyncio.gather(*(socket.leave() for socket in sockets))
    assert door.edge.rate_limiter.sockets == {}
