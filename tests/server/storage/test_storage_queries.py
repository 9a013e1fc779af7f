"""Which tables there are, which nobody uses, and how they go."""

from __future__ import annotations

import pytest

from tablee.server.table.retention import CLOCK_JUMP
from tablee.server.table.setup import NOBODY
from tests.server.support.stored import Opening, arrangement, entry, line, opened_node

LATELY = 10**12


async def test_the_lobby_lists_public_tables_that_are_not_over(opened: Opening) -> None:
    async with opened() as storage:
        await storage.keep([arrangement("shown"), arrangement("hidden", public=False)], 2)
        await storage.keep([arrangement("done", stage="over")], 2)

        assert await storage.lobby(100) == [arrangement("shown")]


async def test_the_lobby_lists_free_seats_first_then_by_use_and_those_being_played_last(opened: Opening) -> None:
    async with opened() as storage:
        await storage.keep([arrangement("free").model_copy(update={"chairs": (NOBODY,)})], 1)
        await storage.keep([arrangement("early")], 2)
        await storage.keep([arrangement("late-b"), arrangement("late-a")], 3)
        await storage.keep([arrangement("played", stage="playing")], 4)
        listed = [table.id for table in await storage.lobby(100)]

    assert listed == ["free", "late-a", "late-b", "early", "played"]


async def test_the_lobby_lists_no_more_than_it_is_asked_for(opened: Opening) -> None:
    async with opened() as storage:
        for number in range(5):
            await storage.keep([arrangement(f"t{number}")], number)

        assert [table.id for table in await storage.lobby(2)] == ["t4", "t3"]


async def test_a_use_moves_a_table_to_the_front(opened: Opening) -> None:
    async with opened() as storage:
        await storage.keep([arrangement("a")], 1)
        await storage.keep([arrangement("b")], 2)
        await storage.use("a", 3)

        assert [table.id for table in await storage.lobby(9)] == ["a", "b"]


async def test_tables_are_found_by_their_stage(opened: Opening) -> None:
    async with opened() as storage:
        await storage.keep([arrangement("b", stage="playing"), arrangement("a", stage="playing")], 1)
        await storage.keep([arrangement("c"), arrangement("d", stage="over")], 1)
        await storage.append("c", [entry(1)], arrangement("c", stage="playing"))

        assert await storage.in_stage("playing") == ["a", "b", "c"]
        assert await storage.in_stage("gathering") == []
        assert await storage.in_stage("over") == ["d"]


async def test_unused_are_those_last_used_before_a_time(opened: Opening) -> None:
    async with opened() as storage:
        await storage.keep([arrangement("old"), arrangement("played", stage="playing")], 9)
        await storage.keep([arrangement("new")], 10)

        assert await storage.unused("gathering", 10) == ["old"]
        assert await storage.unused("gathering", 9) == []
        assert await storage.unused("over", 99) == []


async def test_removing_a_table_removes_its_journal_and_its_chat_and_no_other(opened: Opening) -> None:
    async with opened() as storage:
        await storage.keep([arrangement("a"), arrangement("b")], 1)
        for name in ("a", "b"):
            await storage.append(name, [entry(1)], None)
            await storage.say(name, line(1))
        await storage.remove(["a", "unknown"])
        await storage.keep([arrangement("a")], 1)

        assert await storage.fetch("a") == (arrangement("a"), 1, [], [])
        assert await storage.fetch("b") == (arrangement("b"), 1, [entry(1)], [line(1)])


@pytest.mark.parametrize("now", [LATELY + CLOCK_JUMP + 1, LATELY + 10**11, LATELY - CLOCK_JUMP - 1, 0])
async def test_time_in_which_no_server_ran_is_no_disuse(opened: Opening, now: int) -> None:
    async with opened() as storage:
        await storage.keep([arrangement("old")], LATELY - 5)
        await storage.keep([arrangement("new")], LATELY)
        await storage.absorb_downtime(now)
        used = [found.used for name in ("old", "new") if (found := await storage.fetch(name)) is not None]

    assert used == [now - 5, now]


@pytest.mark.parametrize("now", [LATELY, LATELY + CLOCK_JUMP, LATELY - CLOCK_JUMP])
async def test_a_short_pause_changes_nothing(opened: Opening, now: int) -> None:
    async with opened() as storage:
        await storage.absorb_downtime(now)
        await storage.keep([arrangement("t")], LATELY)
        await storage.absorb_downtime(now)
        found = await storage.fetch("t")

    assert found is not None
    assert found.used == LATELY


async def test_a_node_that_comes_to_others_makes_up_for_nothing(database: str) -> None:
    async with opened_node(database) as one, opened_node(database) as other:
        await one.storage.keep([arrangement("t")], LATELY)
        await other.storage.absorb_downtime(LATELY + 2 * CLOCK_JUMP)
        found = await one.storage.fetch("t")

    assert found is not None
    assert found.used == LATELY
