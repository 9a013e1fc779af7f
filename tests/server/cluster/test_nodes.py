"""Several servers on one database: any serves any table, one writes to it, and one that dies loses nothing."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.cluster.codec import encode_scope
from tablee.server.cluster.membership import DEAF_SECONDS
from tablee.server.transport.asgi import Receive, Send
from tests.server.support.cluster import PATIENCE, nodes, until, wake_up
from tests.server.support.http_client import App, Asgi, Socket, key_of


async def test_any_node_serves_any_table(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        place = f"/api/tables/{table['id']}"
        here, there = await one.get(place), await other.get(place)

        assert one.has(table["id"])
        assert not other.has(table["id"])
        assert here.json() | {"kept_until": 0} == there.json() | {"kept_until": 0}
        assert (await other.get(f"{place}/record")).json()["error"] == "started"
        for unknown in ("nothing23", "%00", "a%00b", "É", "x" * 41):
            assert (await other.get(f"/api/tables/{unknown}")).json()["error"] == "unknown-table"
        assert (await other.move(table["id"], key_of(table, 0), "c1")).json()["revision"] == 1


async def test_what_happens_at_one_node_is_seen_at_the_other_by_everybody_as_it_may(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        sockets = [
            await other.socket(table["id"]),
            await other.socket(table["id"], key_of(table, 1)),
            await one.socket(table["id"]),
        ]
        seen = [(await socket.next("update"))["revision"] for socket in sockets]
        await other.move(table["id"], key_of(table, 0), "c1")
        made = await one.revision(table["id"])
        updates = [await socket.next("update") for socket in sockets]

        assert seen == [0, 0, 0]
        assert made > 0
        assert [update["revision"] for update in updates] == [made] * 3
        for socket in sockets:
            await socket.leave()


async def test_a_command_through_another_node_is_answered_and_carried_out_once(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        socket = await other.socket(table["id"], key_of(table, 0))
        update = await socket.next("update")
        do = {"command": "x", "revision": update["revision"], "do": update["legal"][0]}
        first, second = await socket.asked(do), await socket.asked(do)
        again = await one.post(f"/api/tables/{table['id']}/moves", do, key_of(table, 0))
        refused = await socket.asked({**do, "command": "y"})

        assert first["revision"] == second["revision"] == again.json()["revision"]
        assert refused["error"] == "stale"
        await socket.leave()


async def test_somebody_at_another_node_is_there_until_it_leaves(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        socket = await other.socket(table["id"], key_of(table, 0))
        await socket.next("update")

        assert len(one.registry.tables[table["id"]].audience.subscribers) == 1
        await socket.leave()

        await until(one.is_alone_with(table["id"]))


def breakable(app: App, broken: asyncio.Event) -> App:
    """Sending fails from some moment on, as it does when a connection is gone before anybody has read that."""

    async def visit(scope: Asgi, receive: Receive, send: Send) -> None:
        async def tell(event: Asgi) -> None:
            if broken.is_set():
                raise OSError("nobody is there")
            await send(event)

        await app(scope, receive, tell)

    return visit


async def test_somebody_whose_connection_to_another_node_breaks_is_gone(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        broken = asyncio.Event()
        socket = Socket(breakable(other.app, broken), f"/api/tables/{table['id']}/socket")
        socket.say({"key": key_of(table, 0)})
        await socket.told()
        await socket.next("update")
        broken.set()
        await one.move(table["id"], key_of(table, 0), "c")

        await until(one.is_alone_with(table["id"]))
        await asyncio.wait_for(socket.task, PATIENCE)


async def test_a_client_that_leaves_before_it_is_served_is_no_error(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        scope = {"type": "websocket", "path": f"/api/tables/{table['id']}/socket", "headers": [], "query_string": b""}
        for _ in range(3):
            stream = await other.node.links.open(one.node.members.own, encode_scope(scope))
            stream.end()
        (link,) = one.node.links.called

        async def is_over() -> bool:
            return not link.streams

        await until(is_over)

    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_node_that_dies_is_taken_over_and_nothing_is_lost(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        socket = await other.socket(table["id"], key_of(table, 0))
        await socket.next("update")
        await other.move(table["id"], key_of(table, 0), "c1")
        made = await other.revision(table["id"])
        await one.die()

        assert (await socket.closed())[0] == 1013

        async def is_here() -> bool:
            return (await other.get(f"/api/tables/{table['id']}/update")).is_success

        await until(is_here)
        assert await other.revision(table["id"]) == made > 0
        assert other.has(table["id"])


async def test_while_a_dead_node_is_believed_to_live_one_is_asked_to_try_again(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        await one.die()
        socket = other.knock(table["id"])
        answer = await other.get(f"/api/tables/{table['id']}")

        assert answer.status_code == 503
        assert answer.json()["error"] == "busy"
        assert "try again" in answer.json()["text"]
        assert answer.headers["retry-after"] == "1"
        assert (await socket.told())["type"] == "websocket.close"


async def test_games_of_a_node_that_is_gone_go_on_by_themselves(database: str) -> None:
    bots = [{"sitter": "bot", "level": "random"}] * 3
    async with nodes(database) as (one, other):
        one.services.scheduler.is_closed = True  # its bots do not begin
        table = await one.new_table(*bots)
        await one.close()
        one.is_dead = True
        await other.services.recovery.adopt_orphans()

        assert other.has(table["id"])

        async def is_played() -> bool:
            return bool((await other.get(f"/api/tables/{table['id']}/update")).json()["revision"] > 5)

        await until(is_played)


async def test_a_node_that_was_taken_for_dead_gives_its_tables_up(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        socket = await one.socket(table["id"])
        await socket.next("update")
        before = one.name
        one.freeze()

        async def is_taken() -> bool:
            return await other.node.storage.claim(table["id"]) is None

        await until(is_taken)
        await other.move(table["id"], key_of(table, 0), "c1")
        made = await other.revision(table["id"])
        await wake_up(one)

        assert (await socket.closed())[0] == 1012
        assert one.name != before
        assert not one.has(table["id"])
        assert await one.revision(table["id"]) == made > 0


async def test_a_paused_node_writes_nothing_after_another_has_the_table(database: str) -> None:
    async with nodes(database) as (one, other):
        table = await one.new_table()
        one.freeze()

        async def is_taken() -> bool:
            return await other.node.storage.claim(table["id"]) is None

        await until(is_taken)
        refused = await one.move(table["id"], key_of(table, 0), "late")
        stored = await other.node.storage.load(table["id"])

        assert refused.status_code == 503
        assert stored is not None
        assert all(not found.command.endswith("late") for found in stored.journal)
        assert not one.has(table["id"])


async def test_a_node_without_a_lease_is_not_well(database: str) -> None:
    async with nodes(database) as (one, other):
        before = (await one.get("/healthz")).status_code
        await one.node.storage.ask(lambda sql: sql.execute("DELETE FROM nodes WHERE id = $1", one.name))
        one.node.members.connection.terminate()
        one.health.checked = None
        answer = await one.get("/healthz")
        still = (await other.get("/healthz")).status_code

    assert (before, still) == (200, 200)
    assert (answer.status_code, answer.json()) == (503, {"status": "storage"})


async def test_a_node_that_has_lost_touch_says_that_it_is_deaf(database: str) -> None:
    async with nodes(database) as (one, _):
        one.freeze()
        one.node.members.heard -= DEAF_SECONDS
        one.health.checked = None
        answer = await one.get("/healthz")
        asked = await one.get("/where/abc")

    assert (answer.status_code, answer.json()) == (503, {"status": "deaf"})
    assert asked.status_code == 503
