"""Whose table it is: one node has it at a time, knows so, and writes nothing to what it has lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from asyncpg import InterfaceError, PostgresError

from tablee.server.storage.base import StorageUnavailable, StoredTable, TableMoved
from tablee.server.storage.postgres.storage import PostgresStorage
from tests.server.support.cluster import PATIENCE, nodes, until, wake_up
from tests.server.support.faulty_storage import refused
from tests.server.support.http_client import key_of
from tests.server.support.stored import entry, line, opened_node, setup


@asynccontextmanager
async def locked(storage: PostgresStorage, table: str) -> AsyncIterator[None]:
    """Somebody is in the middle of something with its row."""
    async with storage.pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT FROM tables WHERE id = $1 FOR UPDATE", table)
        yield


async def test_only_one_node_has_a_table(database: str) -> None:
    async with opened_node(database) as one, opened_node(database) as other:
        await one.storage.save([setup()], 1)

        assert await one.storage.claim("t1") is None
        assert await other.storage.claim("t1") == one.members.id
        assert await one.storage.claim("t1") is None


async def test_many_who_want_a_table_at_once_agree_on_one(database: str) -> None:
    async with opened_node(database) as one, opened_node(database) as other:
        for number in range(20):
            name = f"t{number}"
            await one.storage.save([setup(name)], 1)
            found = await asyncio.gather(*(node.storage.claim(name) for node in (one, other) * 3))
            homes = {home or (one, other)[place % 2].members.id for place, home in enumerate(found)}

            assert len(homes) == 1


async def test_a_table_that_sleeps_is_anybodys(database: str) -> None:
    async with opened_node(database) as one, opened_node(database) as other:
        await one.storage.save([setup()], 1)
        await one.storage.claim("t1")
        await one.storage.release("t1")

        assert await other.storage.claim("t1") is None
        assert await one.storage.claim("t1") == other.members.id


async def test_who_has_lost_a_table_changes_nothing(database: str) -> None:
    """The node was paused; another was given the table meanwhile."""
    async with opened_node(database) as one, opened_node(database) as other:
        await one.storage.save([setup()], 1)
        await one.storage.claim("t1")
        token = one.storage.tokens["t1"]
        await one.storage.release("t1")
        await other.storage.claim("t1")
        writes: list[Callable[[], Awaitable[None]]] = [
            lambda: one.storage.append("t1", [entry(1)], None),
            lambda: one.storage.append("t1", [entry(1)], setup(stage="over")),
            lambda: one.storage.save([setup(stage="over")], 9),
            lambda: one.storage.append_chat("t1", line(1)),
        ]
        for write in writes:
            one.storage.tokens["t1"] = token
            with pytest.raises(TableMoved):
                await write()

        assert await other.storage.load("t1") == (setup(), 1, [], [])
        await other.storage.append("t1", [entry(1)], None)
        with pytest.raises(TableMoved):
            await one.storage.append("t1", [entry(2)], None)


async def test_tables_in_other_hands_are_not_removed(database: str) -> None:
    async with opened_node(database) as one, opened_node(database) as other:
        await one.storage.save([setup("mine"), setup("nobodys")], 1)
        await one.storage.claim("mine")

        assert await other.storage.unused_since("gathering", 9) == ["nobodys"]
        assert await one.storage.unused_since("gathering", 9) == ["mine", "nobodys"]
        await other.storage.delete(["mine", "nobodys"])
        assert await one.storage.load("mine") is not None
        assert await one.storage.load("nobodys") is None


async def test_many_who_want_it_at_one_node_have_it_under_one_token(database: str) -> None:
    async with opened_node(database) as one:
        await one.storage.save([setup()], 1)
        await asyncio.gather(*(one.storage.claim("t1") for _ in range(8)))

        assert one.storage.fencing_token("t1") == 1
        await one.storage.append("t1", [entry(1)], None)


async def test_there_is_nothing_to_have_of_a_table_that_is_not_there(database: str) -> None:
    async with opened_node(database) as one:
        assert await one.storage.claim("t1") is None
        assert one.storage.fencing_token("t1") is None


async def test_a_locked_table_is_had_a_moment_later_or_said_to_be_busy(database: str) -> None:
    async with opened_node(database) as one, opened_node(database) as other:
        await one.storage.save([setup()], 1)
        async with locked(other.storage, "t1"):
            with pytest.raises(StorageUnavailable):
                await one.storage.claim("t1")
            wanted = asyncio.create_task(one.storage.claim("t1"))
            await asyncio.sleep(0)

        assert await wanted is None
        assert one.storage.fencing_token("t1") == 1


async def test_what_was_claimed_under_a_name_given_up_meanwhile_is_claimed_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_node(database) as one:
        await one.storage.save([setup()], 1)
        ask = one.storage.row
        names = ["dead", one.members.id]

        async def slowly(statement: str, *values: object) -> object:
            found = await ask(statement, *values)
            one.storage.forget_claims(names[-1])
            return found

        one.storage.forget_claims(names[0])
        monkeypatch.setattr(one.storage, "row", slowly)
        await one.storage.claim("t1")
        homes = await one.storage.names("SELECT home FROM tables")

        assert homes == [one.members.id]
        assert one.storage.fencing_token("t1") == 2


async def test_a_table_that_is_lost_while_it_is_fetched_is_not_at_hand(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(database, 1) as (one,):
        table = await one.new_table()
        one.put_to_sleep(table["id"])
        storage, name = one.node.storage, one.name
        fetch = storage.load

        async def slowly(wanted: str) -> StoredTable | None:
            found = await fetch(wanted)
            storage.forget_claims(name)
            return found

        with monkeypatch.context() as slow, refused("busy"):
            slow.setattr(storage, "load", slowly)
            await one.registry.get(table["id"])

        assert not one.has(table["id"])
        assert await one.revision(table["id"]) == 0


async def test_a_game_whose_row_is_locked_keeps_no_other_waiting_and_is_woken_later(database: str) -> None:
    async with nodes(database) as (one, other):
        first, second = await one.new_table(), await one.new_table()
        await one.close()
        one.is_dead = True
        async with locked(other.node.storage, first["id"]):
            waiting = await asyncio.wait_for(other.services.recovery.adopt_orphans(), PATIENCE)

        assert waiting == [first["id"]]
        assert [other.has(table["id"]) for table in (first, second)] == [False, True]
        assert await other.services.recovery.adopt_orphans(waiting) == []
        assert other.has(first["id"])


async def test_the_bots_of_a_node_that_has_lost_their_table_rest(database: str) -> None:
    bot = {"sitter": "bot", "level": "random"}
    async with nodes(database) as (one, other):
        one.services.bot_moves.pace = 20
        bot_pool = one.bot_pool
        bot_pool.hold()
        table = await one.new_table({"sitter": "me", "name": "Ann"}, bot, bot)
        socket = await one.socket(table["id"], key_of(table, 0))
        await one.move(table["id"], key_of(table, 0), "c1")
        other.services.scheduler.is_closed = True
        one.freeze()

        async def is_taken() -> bool:
            return await other.node.storage.claim(table["id"]) is None

        await until(is_taken)
        await wake_up(one)
        assert (await socket.closed())[0] == 1012
        await asyncio.wait_for(socket.task, PATIENCE)
        bot_pool.released.set()
        asked = len(bot_pool.shown)
        await asyncio.sleep(0.5)

        assert len(bot_pool.shown) == asked


async def test_a_node_that_is_paused_within_a_transaction_holds_up_nobody_for_long(database: str) -> None:
    async with nodes(database) as (one, other), asyncio.TaskGroup() as tasks:
        stuck, fine = await one.new_table(), await other.new_table()
        paused, goes_on = asyncio.Event(), asyncio.Event()

        async def pause() -> None:
            with suppress(PostgresError, InterfaceError):  # its connection is gone by then
                async with locked(one.node.storage, stuck["id"]):
                    paused.set()
                    await goes_on.wait()

        tasks.create_task(pause())
        await paused.wait()
        one.freeze()
        for _ in range(20):
            tasks.create_task(other.get(f"/api/tables/{stuck['id']}"))
        async with asyncio.timeout(PATIENCE / 2):
            assert (await other.move(fine["id"], key_of(fine, 0), "c1")).is_success

        async def is_here() -> bool:
            return (await other.get(f"/api/tables/{stuck['id']}")).is_success and other.has(stuck["id"])

        await until(is_here)
        goes_on.set()
