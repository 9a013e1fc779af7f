"""What is answered is on the disk; what cannot be saved has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.support.harness import Harness
from tests.server.support.playing import MoodyStorage, agrees, everything, key_of, refusal, send

THREE = ["Ann", "Ben", "Cleo"]


@pytest.fixture
def storage(tmp_path: Path) -> MoodyStorage:
    return MoodyStorage(tmp_path / "tables.db")


@pytest.fixture
async def harness(tmp_path: Path, storage: MoodyStorage) -> AsyncIterator[Harness]:
    made = Harness(tmp_path / "tables.db", storage=storage)
    yield made
    await made.services.close()


async def test_what_cannot_be_saved_has_not_happened(harness: Harness, storage: MoodyStorage) -> None:
    table = await harness.friends("overload", THREE)
    screens = [await harness.watch(table, seat) for seat in (0, 1, None)]
    before, told = await everything(harness, table), [len(screen.texts) for screen in screens]
    storage.failures = 1

    said = await refusal(send(harness, table, 0, "load 3", "mine", 0))

    assert (said["error"], said["clause"]) == ("busy", None)
    assert "could not be saved" in said["text"]
    assert "disk" not in said["text"]
    assert await everything(harness, table) == before
    assert [len(screen.texts) for screen in screens] == told


async def test_a_command_that_could_not_be_saved_can_be_sent_again(harness: Harness, storage: MoodyStorage) -> None:
    table = await harness.friends("overload", THREE)
    screen = await harness.watch(table, 1)
    storage.failures = 1
    await refusal(send(harness, table, 0, "load 3", "mine", 0))

    answer = await send(harness, table, 0, "load 3", "mine", 0)

    assert answer == 1
    assert [step["revision"] for step in screen.steps()] == [1, 2]
    assert await agrees(harness, table)


async def test_taking_back_that_cannot_be_saved_has_not_happened(harness: Harness, storage: MoodyStorage) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    before = await everything(harness, table)
    storage.failures = 1

    said = await refusal(harness.undo(table, 0))

    assert said["error"] == "busy"
    assert await everything(harness, table) == before


async def test_what_cannot_be_saved_was_not_said(harness: Harness, storage: MoodyStorage) -> None:
    table = await harness.friends("overload", THREE)
    screen = await harness.watch(table, 1)
    storage.failures = 1

    said = await refusal(harness.send_chat(table.id, key_of(table, 0), "hello", False, "c"))
    number = await harness.send_chat(table.id, key_of(table, 0), "hello", False, "c")

    assert said["error"] == "busy"
    assert number == 1
    assert [line["said"] for message in screen.of_kind("chat") for line in message["lines"]] == ["hello"]


async def test_the_last_move_that_cannot_be_saved_does_not_end_the_game(
    harness: Harness, storage: MoodyStorage
) -> None:
    table = await harness.friends("wuerfelblitz", ["Ann"], stand_in=None)
    for _ in range(19):
        await harness.do(table, 0, "")
    before = await everything(harness, table)
    storage.failures = 1

    await refusal(harness.do(table, 0, ""))
    unchanged = await everything(harness, table)
    await harness.do(table, 0, "")

    assert unchanged == before
    assert harness.registry.tables[table.id].setup.stage == "over"
    assert await agrees(harness, table)


async def test_nobody_is_told_before_it_is_saved(harness: Harness, storage: MoodyStorage) -> None:
    table = await harness.friends("overload", THREE)
    screen = await harness.watch(table, 1)
    storage.asked.clear()
    storage.ready.clear()
    moving = asyncio.create_task(harness.send_move(table.id, key_of(table, 0), 0, "load 3", "c"))
    await storage.asked.wait()

    told, known = [*screen.steps()], harness.revision(table)
    storage.ready.set()
    await moving

    assert (told, known) == ([], 0)
    assert [step["revision"] for step in screen.steps()] == [1, 2]


@pytest.mark.parametrize("failures", [0, 1])
async def test_a_caller_who_gives_up_leaves_nothing_half_done(
    harness: Harness, storage: MoodyStorage, failures: int
) -> None:
    table = await harness.friends("overload", THREE)
    screen = await harness.watch(table, 1)
    storage.asked.clear()
    storage.ready.clear()
    storage.failures = failures
    moving = asyncio.create_task(harness.send_move(table.id, key_of(table, 0), 0, "load 3", "mine"))
    await storage.asked.wait()

    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    storage.ready.set()
    await harness.settle()

    happened = 0 if failures else 2
    assert harness.revision(table) == happened
    assert len([*screen.steps()]) == happened
    assert await agrees(harness, table)
    assert await send(harness, table, 0, "load 3", "mine", 0) == 1
    assert harness.revision(table) == 2


async def test_somebody_who_gives_up_waiting_for_the_turn_to_write_keeps_nobody_waiting(
    harness: Harness, storage: MoodyStorage
) -> None:
    table = await harness.friends("overload", THREE)
    storage.asked.clear()
    storage.ready.clear()
    key = key_of(table, 0)
    callers = [asyncio.create_task(harness.send_move(table.id, key, 0, "load 3", f"c{number}")) for number in range(3)]
    await storage.asked.wait()
    for caller in callers:
        caller.cancel()
    await asyncio.gather(*callers, return_exceptions=True)
    storage.ready.set()
    await harness.settle()

    assert harness.lines(table)[0] == "load 3"
    assert harness.revision(table) == 2
    assert await agrees(harness, table)
    assert await harness.do(table, 1, "load 1") == 3
