"""What a call has returned from is on the disk, wholly or not at all."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.storage.base import StorageUnavailable
from tests.server.support.faulty_storage import refused
from tests.server.support.stored import Opening, entry, line, setup


async def test_an_arrangement_comes_back_as_it_was(opened: Opening) -> None:
    kept = setup(rematch="t2", stage="over")

    async with opened() as storage:
        await storage.save([kept], 123)
        found = await storage.load("t1")

    assert found is not None
    assert found == (kept, 123, [], [])


async def test_there_is_nothing_where_nothing_was_kept(opened: Opening) -> None:
    async with opened() as storage:
        assert await storage.load("t1") is None


async def test_entries_come_back_in_order_with_chance_undo_and_banks(opened: Opening) -> None:
    entries = [
        entry(1, None, by="chance"),
        entry(2, 1, command="c1", banks=(60_000, 0)),
        entry(3, 1, do="", takes_back=2, command="c2"),
        entry(10, 0, by="stand-in"),
        entry(9, 0, by="clock"),
    ]

    async with opened() as storage:
        await storage.save([setup()], 0)
        await storage.append("t1", entries, None)
        found = await storage.load("t1")

    assert found is not None
    assert found.journal == sorted(entries, key=lambda each: each.revision)


async def test_chat_comes_back_in_order_and_reactions_stay_reactions(opened: Opening) -> None:
    said = [line(1, "Grüße 👋"), line(2, "thanks", reaction=True), line(10), line(9)]

    async with opened() as storage:
        await storage.save([setup()], 0)
        for one in said:
            await storage.append_chat("t1", one)
        found = await storage.load("t1")

    assert found is not None
    assert found.chat == sorted(said)
    assert [one.reaction for one in found.chat] == [False, True, False, False]


async def test_everything_is_there_after_opening_the_file_anew(opened: Opening) -> None:
    over = setup(stage="over")
    async with opened() as storage:
        await storage.save([setup(stage="playing"), setup("t2")], 5)
        await storage.append("t1", [entry(1)], over)
        await storage.append_chat("t1", line(1))
        await storage.touch("t1", 77)

    async with opened() as storage:
        first, second = await storage.load("t1"), await storage.load("t2")

    assert first == (over, 77, [entry(1)], [line(1)])
    assert second == (setup("t2"), 5, [], [])


async def test_keeping_again_replaces_the_arrangement_and_leaves_the_rest(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup()], 5)
        await storage.append("t1", [entry(1)], None)
        await storage.append_chat("t1", line(1))
        await storage.save([setup(stage="over")], 6)
        found = await storage.load("t1")

    assert found == (setup(stage="over"), 6, [entry(1)], [line(1)])


async def test_a_revision_that_is_there_already_is_refused_and_nothing_changes(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup(stage="playing")], 5)
        await storage.append("t1", [entry(1)], None)
        with pytest.raises(StorageUnavailable, match="not be saved") as refusal:
            await storage.append("t1", [entry(2), entry(1, do="other")], setup(stage="over"))
        found = await storage.load("t1")

    assert refusal.value.code == "busy"
    assert found == (setup(stage="playing"), 5, [entry(1)], [])


async def test_what_else_was_asked_at_the_same_time_holds_when_one_fails(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup(), setup("t2"), setup("t3")], 5)
        await storage.append("t1", [entry(1)], None)
        results = await asyncio.gather(
            storage.append("t3", [entry(1)], None),
            storage.append("t1", [entry(2), entry(1)], None),
            storage.append("t2", [entry(1)], None),
            return_exceptions=True,
        )
        first, second = await storage.load("t1"), await storage.load("t2")

    assert [type(result) for result in results] == [type(None), StorageUnavailable, type(None)]
    assert first is not None
    assert first.journal == [entry(1)]
    assert second is not None
    assert second.journal == [entry(1)]


async def test_whoever_fails_at_being_told_keeps_it_from_nobody(
    opened: Opening, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: Exception | None) -> None:
        raise ZeroDivisionError

    async with opened() as storage:
        await storage.save([setup(), setup("t2")], 5)
        storage.append_then("t1", [entry(1)], None, fails)
        await storage.append("t2", [entry(1)], None)
        found = await storage.load("t1")

    assert found is not None
    assert found.journal == [entry(1)]
    assert "ZeroDivisionError" in caplog.text


async def test_nothing_is_written_for_a_table_that_is_not_there(opened: Opening) -> None:
    async with opened() as storage:
        with refused("busy"):
            await storage.append("gone", [entry(1)], None)
        with refused("busy"):
            await storage.append_chat("gone", line(1))
