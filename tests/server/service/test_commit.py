"""What is answered is on the disk; what cannot be saved has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.support.harness import House
from tests.server.support.playing import MoodyStorage, agrees, everything, key_of, refusal, send

THREE = ["Ann", "Ben", "Cleo"]


@pytest.fixture
def storage(tmp_path: Path) -> MoodyStorage:
    return MoodyStorage(tmp_path / "tables.db")


@pytest.fixture
async def house(tmp_path: Path, storage: MoodyStorage) -> AsyncIterator[House]:
    made = House(tmp_path / "tables.db", storage=storage)
    yield made
    await made.services.close()


async def test_what_cannot_be_saved_has_not_happened(house: House, storage: MoodyStorage) -> None:
    table = await house.friends("overload", THREE)
    screens = [await house.watch(table, seat) for seat in (0, 1, None)]
    before, told = await everything(house, table), [len(screen.texts) for screen in screens]
    storage.failures = 1

    said = await refusal(send(house, table, 0, "load 3", "mine", 0))

    assert (said["error"], said["clause"]) == ("busy", None)
    assert "could not be saved" in said["text"]
    assert "disk" not in said["text"]
    assert await everything(house, table) == before
    assert [len(screen.texts) for screen in screens] == told


async def test_a_command_that_could_not_be_saved_can_be_sent_again(house: House, storage: MoodyStorage) -> None:
    table = await house.friends("overload", THREE)
    screen = await house.watch(table, 1)
    storage.failures = 1
    await refusal(send(house, table, 0, "load 3", "mine", 0))

    answer = await send(house, table, 0, "load 3", "mine", 0)

    assert answer == 1
    assert [step["revision"] for step in screen.steps()] == [1, 2]
    assert await agrees(house, table)


async def test_taking_back_that_cannot_be_saved_has_not_happened(house: House, storage: MoodyStorage) -> None:
    table = await house.table("overload")
    await house.do(table, 0, "load 3")
    before = await everything(house, table)
    storage.failures = 1

    said = await refusal(house.undo(table, 0))

    assert said["error"] == "busy"
    assert await everything(house, table) == before


async def test_what_cannot_be_saved_was_not_said(house: House, storage: MoodyStorage) -> None:
    table = await house.friends("overload", THREE)
    screen = await house.watch(table, 1)
    storage.failures = 1

    said = await refusal(house.send_chat(table.id, key_of(table, 0), "hello", False, "c"))
    number = await house.send_chat(table.id, key_of(table, 0), "hello", False, "c")

    assert said["error"] == "busy"
    assert number == 1
    assert [line["said"] for message in screen.of_kind("chat") for line in message["lines"]] == ["hello"]


async def test_the_last_move_that_cannot_be_saved_does_not_end_the_game(house: House, storage: MoodyStorage) -> None:
    table = await house.friends("wuerfelblitz", ["Ann"], stand_in=None)
    for _ in range(19):
        await house.do(table, 0, "")
    before = await everything(house, table)
    storage.failures = 1

    await refusal(house.do(table, 0, ""))
    unchanged = await everything(house, table)
    await house.do(table, 0, "")

    assert unchanged == before
    assert house.registry.tables[table.id].setup.stage == "over"
    assert await agrees(house, table)


async def test_nobody_is_told_before_it_is_saved(house: House, storage: MoodyStorage) -> None:
    table = await house.friends("overload", THREE)
    screen = await house.watch(table, 1)
    storage.asked.clear()
    storage.ready.clear()
    moving = asyncio.create_task(house.send_move(table.id, key_of(table, 0), 0, "load 3", "c"))
    await storage.asked.wait()

    told, known = [*screen.steps()], house.revision(table)
    storage.ready.set()
    await moving

    assert (told, known) == ([], 0)
    assert [step["revision"] for step in screen.steps()] == [1, 2]


@pytest.mark.parametrize("failures", [0, 1])
async def test_a_caller_who_gives_up_leaves_nothing_half_done(
    house: House, storage: MoodyStorage, failures: int
) -> None:
    table = await house.friends("overload", THREE)
    screen = await house.watch(table, 1)
    storage.asked.clear()
    storage.ready.clear()
    storage.failures = failures
    moving = asyncio.create_task(house.send_move(table.id, key_of(table, 0), 0, "load 3", "mine"))
    await storage.asked.wait()

    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    storage.ready.set()
    await house.settle()

    happened = 0 if failures else 2
    assert house.revision(table) == happened
    assert len([*screen.steps()]) == happened
    assert await agrees(house, table)
    assert await send(house, table, 0, "load 3", "mine", 0) == 1
    assert house.revision(table) == 2


async def test_somebody_who_gives_up_waiting_for_the_turn_to_write_keeps_nobody_waiting(
    house: House, storage: MoodyStorage
) -> None:
    table = await house.friends("overload", THREE)
    storage.asked.clear()
    storage.ready.clear()
    key = key_of(table, 0)
    callers = [asyncio.create_task(house.send_move(table.id, key, 0, "load 3", f"c{number}")) for number in range(3)]
    await storage.asked.wait()
    for caller in callers:
        caller.cancel()
    await asyncio.gather(*callers, return_exceptions=True)
    storage.ready.set()
    await house.settle()

    assert house.lines(table)[0] == "load 3"
    assert house.revision(table) == 2
    assert await agrees(house, table)
    assert await house.do(table, 1, "load 1") == 3
