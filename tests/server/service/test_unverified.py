"""Whether something was written is not always known: then the storage is asked, and nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tablee.core.choices import any_of
from tablee.core.values import Seat
from tablee.server.storage.base import StorageUnavailable
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import Stage
from tests.server.support.faulty_storage import FaultyStorage, refused
from tests.server.support.harness import Harness, bots
from tests.server.support.playing import agrees


@pytest.fixture
def storage(tmp_path: Path) -> FaultyStorage:
    return FaultyStorage(tmp_path / "tables.db")


@pytest.fixture
async def harness(tmp_path: Path, storage: FaultyStorage) -> AsyncIterator[Harness]:
    made = Harness(tmp_path / "tables.db", storage=storage)
    yield made
    await made.services.close()


async def test_a_move_that_was_written_though_nobody_knew_is_answered_when_it_is_sent_again(
    harness: Harness, storage: FaultyStorage
) -> None:
    table = await harness.table()
    screen = await harness.watch(table, 1)
    storage.torn = 1
    with refused("busy"):
        await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine")

    assert await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine") == 1
    assert await agrees(harness, table)
    assert [entry.do for entry in harness.registry.tables[table.id].match.journal][:1] == ["load 3"]
    # Whoever watched comes back for what it was not told.
    assert len(screen.closed) == 1
    again = await harness.watch(table, 1, since=0)
    assert [step["revision"] for step in again.steps()] == [1, 2]


async def test_another_command_after_it_is_judged_by_what_was_written(harness: Harness, storage: FaultyStorage) -> None:
    table = await harness.table()
    storage.torn = 1
    with refused("busy"):
        await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine")
    with refused("stale"):
        await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 2", "other")

    assert await agrees(harness, table)


async def test_while_the_storage_does_not_answer_nothing_is_decided(
    harness: Harness, storage: FaultyStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.table()
    storage.torn = 1
    with refused("busy"):
        await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine")

    async def silent(_: str) -> None:
        raise StorageUnavailable("the disk does not answer")

    with monkeypatch.context() as broken:
        broken.setattr(storage, "load", silent)
        with refused("busy"):
            await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine")

    assert await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine") == 1


async def test_nobody_is_sent_away_when_nothing_was_written(harness: Harness, storage: FaultyStorage) -> None:
    table = await harness.table()
    screen = await harness.watch(table, 1)
    storage.failures = 1
    with refused("busy"):
        await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine")

    assert await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine") == 1
    assert screen.closed == []


async def test_what_was_said_is_said_once(harness: Harness, storage: FaultyStorage) -> None:
    table = await harness.table()
    storage.torn = 1
    with refused("busy"):
        await harness.send_chat(table.id, table.keys[Seat(0)], "hello", False, "c1")

    assert await harness.send_chat(table.id, table.keys[Seat(0)], "hello", False, "c1") == 1
    assert await harness.send_chat(table.id, table.keys[Seat(1)], "hello you", False, "c1") == 2
    assert await agrees(harness, table)


async def test_a_seat_that_was_left_is_left(harness: Harness, storage: FaultyStorage) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], start=False)
    storage.torn = 1
    with refused("busy"):
        await harness.lobby.leave(table.id, table.keys[Seat(1)])
    with refused("not-seated"):
        await harness.lobby.leave(table.id, table.keys[Seat(1)])

    assert await agrees(harness, table)


async def test_a_game_that_was_begun_or_ended_is(harness: Harness, storage: FaultyStorage) -> None:
    table = await harness.table(start=False)

    async def doubted(code: str) -> Stage:
        storage.torn = 1
        with refused("busy"):
            await (harness.lobby.start if code == "started" else harness.lobby.end)(table.id, table.owner)
        await harness.registry.get(table.id)
        stored = await harness.storage.load(table.id)
        assert stored is not None
        return stored.setup.stage

    assert await doubted("started") == "playing"
    with refused("started"):
        await harness.lobby.start(table.id, table.owner)
    assert await doubted("over") == "over"
    await harness.lobby.end(table.id, table.owner)
    assert harness.registry.tables[table.id].setup.stage == "over"


@pytest.mark.parametrize("game", ["overload", "wuerfel-express", "dog"])
async def test_a_whole_game_over_a_bad_disk_has_every_move_once(
    harness: Harness, storage: FaultyStorage, game: str
) -> None:
    """Every third write fails, half of those after the fact; whoever is told so asks again."""
    rng, commands = Random(f"bad disk {game}"), count()
    table = await harness.friends(game, ["Ann", "Ben", "Cleo"] if game == "overload" else ["Ann", "Ben"])
    answered: list[tuple[str, int]] = []
    for _ in range(60):
        await harness.registry.get(table.id)
        course = harness.registry.tables[table.id].match
        if not course.pending:
            break
        seat = next(iter(course.pending))
        do = course.game.format(any_of(course.game.legal(course.state, seat), rng))
        command, revision = f"c{next(commands)}", course.revision
        while True:
            storage.failures, storage.torn = rng.choice([(0, 0), (0, 0), (1, 0), (0, 1)])
            try:
                answered.append((command, await harness.send_move(table.id, table.keys[seat], revision, do, command)))
                break
            except StorageUnavailable:
                await harness.settle()
    storage.failures = storage.torn = 0
    stored = await harness.storage.load(table.id)

    assert stored is not None
    assert storage.failed > 5
    assert [(entry.command.rpartition(" ")[2], entry.revision) for entry in stored.journal if entry.command] == answered
    assert [entry.revision for entry in stored.journal] == list(range(1, len(stored.journal) + 1))


async def test_bots_go_on_after_a_failure_of_either_kind(harness: Harness, storage: FaultyStorage) -> None:
    storage.torn = 1
    with refused("busy"):
        await harness.table("overload", bots(3))
    storage.torn = 0
    table = await harness.table("overload", bots(3), start=False)
    await harness.lobby.start(table.id, table.owner)
    storage.torn, storage.failures = 2, 2
    for _ in range(3):
        await harness.watch(table)  # who was sent away comes back
        await harness.pass_time(60_000)

    assert storage.failed >= 4
    assert harness.registry.tables[table.id].setup.stage == "over"
    assert await agrees(harness, table)


async def test_who_leaves_the_table_as_it_was_keeps_nobody_waiting_at_the_one_that_began_anew(
    tmp_path: Path, storage: FaultyStorage
) -> None:
    harness = Harness(tmp_path / "tables.db", storage=storage, pace=700)
    table = await harness.table("overload", [ChairPlan(sitter="me", name="Ann"), *bots(2)])
    slow = await harness.watch(table)
    before = harness.registry.tables[table.id]
    storage.torn = 1
    with refused("busy"):
        await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine")
    await harness.send_move(table.id, table.keys[Seat(0)], 0, "load 3", "mine")
    assert before.audience.subscribers == []
    again = await harness.watch(table, 0)
    while 0 in again.update["on_turn"]:
        await harness.do(table, 0, again.update["legal"][0])
    harness.subscriptions.unsubscribe(before, slow)
    harness.registry.changed(before)
    told = harness.revision(table)
    await harness.pass_time(1000)

    assert harness.revision(table) > told
    await harness.services.close()
