"""Which tables there are, which nobody uses, and how they go."""

from __future__ import annotations

import pytest

from tablee.server.table.retention import CLOCK_JUMP
from tablee.server.table.setup import EMPTY_CHAIR
from tests.server.support.stored import Opening, entry, line, opened_node, setup

LATELY = 10**12


async def test_the_lobby_lists_public_tables_that_are_not_over(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup("shown"), setup("hidden", public=False)], 2)
        await storage.save([setup("done", stage="over")], 2)

        assert await storage.public_tables(100) == [setup("shown")]


async def test_the_lobby_lists_free_seats_first_then_by_use_and_those_being_played_last(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup("free").model_copy(update={"chairs": (EMPTY_CHAIR,)})], 1)
        await storage.save([setup("early")], 2)
        await storage.save([setup("late-b"), setup("late-a")], 3)
        await storage.save([setup("played", stage="playing")], 4)
        listed = [table.id for table in await storage.public_tables(100)]

    assert listed == ["free", "late-a", "late-b", "early", "played"]


async def test_the_lobby_lists_no_more_than_it_is_asked_for(opened: Opening) -> None:
    async with opened() as storage:
        for number in range(5):
            await storage.save([setup(f"t{number}")], number)

        assert [table.id for table in await storage.public_tables(2)] == ["t4", "t3"]


async def test_a_use_moves_a_table_to_the_front(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup("a")], 1)
        await storage.save([setup("b")], 2)
        await storage.touch("a", 3)

        assert [table.id for table in await storage.public_tables(9)] == ["a", "b"]


async def test_tables_are_found_by_their_stage(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup("b", stage="playing"), setup("a", stage="playing")], 1)
        await storage.save([setup("c"), setup("d", stage="over")], 1)
        await storage.append("c", [entry(1)], setup("c", stage="playing"))

        assert await storage.in_stage("playing") == ["a", "b", "c"]
        assert await storage.in_stage("gathering") == []
        assert await storage.in_stage("over") == ["d"]


async def test_unused_are_those_last_used_before_a_time(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup("old"), setup("played", stage="playing")], 9)
        await storage.save([setup("new")], 10)

        assert await storage.unused_since("gathering", 10) == ["old"]
        assert await storage.unused_since("gathering", 9) == []
        assert await storage.unused_since("over", 99) == []


async def test_removing_a_table_removes_its_journal_and_its_chat_and_no_other(opened: Opening) -> None:
    async with opened() as storage:
        await storage.save([setup("a"), setup("b")], 1)
        for name in ("a", "b"):
            await storage.append(name, [entry(1)], None)
            await storage.append_chat(name, line(1))
        await storage.delete(["a", "unknown"])
        await storage.save([setup("a")], 1)

        assert await storage.load("a") == (setup("a"), 1, [], [])
        assert await storage.load("b") == (setup("b"), 1, [entry(1)], [line(1)])


@pytest.mark.parametrize("now", [LATELY + CLOCK_JUMP + 1, LATELY + 10**11, LATELY - CLOCK_JUMP - 1, 0])
async def test_time_in_which_no_server_ran_is_no_disuse(opened: Opening, now: int) -> None:
    async with opened() as storage:
        await storage.save([setup("old")], LATELY - 5)
        await storage.save([setup("new")], LATELY)
        await storage.absorb_downtime(now)
        used = [found.used for name in ("old", "new") if (found := await storage.load(name)) is not None]

    assert used == [now - 5, now]


@pytest.mark.parametrize("now", [LATELY, LATELY + CLOCK_JUMP, LATELY - CLOCK_JUMP])
async def test_a_short_pause_changes_nothing(opened: Opening, now: int) -> None:
    async with opened() as storage:
        await storage.absorb_downtime(now)
        await storage.save([setup("t")], LATELY)
        await storage.absorb_downtime(now)
        found = await storage.load("t")

    assert found is not None
    assert found.used == LATELY


async def test_a_node_that_comes_to_others_makes_up_for_nothing(database: str) -> None:
    async with opened_node(database) as one, opened_node(database) as other:
        await one.storage.save([setup("t")], LATELY)
        await other.storage.absorb_downtime(LATELY + 2 * CLOCK_JUMP)
        found = await one.storage.load("t")

    assert found is not None
    assert found.used == LATELY
