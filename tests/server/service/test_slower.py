"""Slower, please: the owner lets the bots of a real-time game play one level below."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.common.errors import TableError
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tests.server.support.harness import Harness, people


async def table_with(harness: Harness, *levels: str, game: str = "wuerfelblitz", **agreed: Any) -> NewTable:
    chairs = [*people("Ann"), *(ChairPlan(sitter="bot", level=level) for level in levels)]
    harness.in_real_time = True
    return await harness.table(game, chairs, **agreed)


def levels(harness: Harness, table: NewTable) -> list[str]:
    return [chair.level for chair in harness.registry.tables[table.id].setup.chairs]


async def refusal(harness: Harness, table: NewTable, key: str | None = None) -> str:
    with pytest.raises(TableError) as refused:
        await harness.lobby.slow_down(table.id, key or table.owner)
    return refused.value.code


async def test_every_bot_goes_down_one_level_and_all_are_told(harness: Harness) -> None:
    table = await table_with(harness, "hard", "easy")
    screen = await harness.watch(table, 0)
    names = [chair["name"] for chair in screen.table["chairs"]]
    await harness.lobby.slow_down(table.id, table.owner)

    assert screen.table["slower"]
    assert levels(harness, table) == ["", "medium", "gentle"]
    assert [chair["level"] for chair in screen.table["chairs"]] == ["", "medium", "gentle"]
    assert [chair["name"] for chair in screen.table["chairs"]] == names


async def test_it_is_kept(harness: Harness) -> None:
    table = await table_with(harness, "medium", "random")
    await harness.lobby.slow_down(table.id, table.owner)
    await harness.restart()
    await harness.registry.get(table.id)

    assert levels(harness, table) == ["", "easy", "random"]


async def test_nothing_is_below_gentle(harness: Harness) -> None:
    table = await table_with(harness, "gentle", "random")

    assert not (await harness.watch(table, 0)).table["slower"]
    assert await refusal(harness, table) == "slowest"


async def test_only_the_owner_may(harness: Harness) -> None:
    table = await table_with(harness, "hard")

    assert await refusal(harness, table, table.keys[next(iter(table.keys))]) == "not-owner"


async def test_between_people_the_levels_stay(harness: Harness) -> None:
    chairs = [*people("Ann"), ChairPlan(sitter="friend"), ChairPlan(sitter="bot", level="hard")]
    harness.in_real_time = True
    table = await harness.table("wuerfelblitz", chairs, start=False)
    await harness.lobby.sit(table.id, None, "Ben", None, None)
    await harness.lobby.start(table.id, table.owner)

    assert await refusal(harness, table) == "not-alone"


async def test_before_the_game_levels_are_chosen_at_the_chairs(harness: Harness) -> None:
    table = await table_with(harness, "hard", start=False)
    await harness.registry.get(table.id)

    assert await refusal(harness, table) == "not-started"


async def test_other_games_are_not_a_matter_of_speed(harness: Harness) -> None:
    table = await table_with(harness, "hard", "hard", game="overload")

    assert await refusal(harness, table) == "no-rounds"
