"""The end of a game, and another one with the same people."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import Harness, bots, people


async def ended(harness: Harness, *names: str, game: str = "overload") -> NewTable:
    table = await harness.friends(game, names or ("Ann", "Ben", "Cleo"))
    await harness.lobby.end(table.id, table.owner)
    return table


async def test_an_end_is_told_and_nobody_is_on_turn_any_more(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    ann = await harness.watch(table, 0)
    await harness.lobby.end(table.id, table.owner)

    assert ann.table["stage"] == "over"
    assert ann.update["on_turn"] == []
    assert ann.update["legal"] == []
    assert ann.update["outcome"] is None


async def test_an_ended_game_is_still_over_after_a_restart(harness: Harness) -> None:
    table = await ended(harness)
    await harness.restart()
    ann = await harness.watch(table, 0)

    assert ann.table["stage"] == "over"
    assert ann.update["on_turn"] == []


async def test_bots_stop_when_the_game_is_ended(harness: Harness) -> None:
    harness.bot_pool.hold()
    table = await harness.table("overload", [*bots(2), *people("Ann")])
    await harness.lobby.end(table.id, table.owner)
    harness.bot_pool.released.set()
    await harness.settle()

    assert harness.lines(table) == []
    assert harness.bot_pool.holding == 0


async def test_ending_twice_is_ending_once(harness: Harness) -> None:
    table = await ended(harness)
    watching = await harness.watch(table)
    told = len(watching.texts)
    await harness.lobby.end(table.id, table.owner)

    assert len(watching.texts) == told


async def test_all_who_ask_for_another_game_get_the_same_table(harness: Harness) -> None:
    table = await ended(harness)
    asked = [await harness.lobby.rematch(table.id, key) for key in [*table.keys.values(), table.owner]]

    assert len(set(asked)) == 1
    assert asked[0] != table.id
    assert len(await harness.storage.in_stage("gathering")) == 1


async def test_another_game_is_told_to_those_who_watch_the_first(harness: Harness) -> None:
    table = await ended(harness)
    watching = await harness.watch(table)
    following = await harness.lobby.rematch(table.id, table.keys[Seat(0)])

    assert watching.table["rematch"] == following


async def test_people_sit_at_the_next_table_with_the_keys_they_have(harness: Harness) -> None:
    table = await ended(harness)
    following = table._replace(id=await harness.lobby.rematch(table.id, table.keys[Seat(2)]))
    cleo = await harness.watch(following, 2)
    await harness.lobby.start(following.id, following.owner)
    await harness.do(following, 0, "load 1")

    assert (cleo.table["you"], cleo.table["stage"]) == (2, "playing")
    assert [chair["name"] for chair in cleo.table["chairs"]] == ["Ann", "Ben", "Cleo"]
    assert harness.lines(following)[0] == "load 1"
    assert harness.lines(table) == []


async def test_another_game_has_the_options_but_dice_of_its_own(harness: Harness) -> None:
    table = await harness.table("overload", special="A", public=True, stand_in=7)
    await harness.lobby.end(table.id, table.owner)
    following = (await harness.registry.get(await harness.lobby.rematch(table.id, table.owner))).setup
    first = harness.registry.tables[table.id].setup

    assert following.settings == first.settings
    assert following.terms == first.terms
    assert following.commitment != first.commitment
    assert (following.seed, len(first.seed)) == ("", 64)


async def test_whoever_left_is_an_open_seat_at_the_next_table(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    await harness.lobby.leave(table.id, table.keys[Seat(1)])
    await harness.lobby.end(table.id, table.owner)
    following = await harness.registry.get(await harness.lobby.rematch(table.id, table.keys[Seat(0)]))

    assert [chair.sitter for chair in following.setup.chairs] == ["person", "nobody", "person"]
    with refused("not-seated"):
        await harness.lobby.rematch(table.id, table.keys[Seat(1)])


async def test_spectators_do_not_ask_for_another_game(harness: Harness) -> None:
    table = await ended(harness)

    with refused("not-seated"):
        await harness.lobby.rematch(table.id, None)
    with refused("not-seated"):
        await harness.lobby.rematch(table.id, "a key of somewhere else")


async def test_bots_come_along_to_the_next_table(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)], start=False)
    await harness.lobby.end(table.id, table.owner)
    following = await harness.registry.get(await harness.lobby.rematch(table.id, table.owner))

    assert [chair.name for chair in following.setup.chairs] == ["Ann", "Biscuit", "Tante Inge"]
    assert following.setup.open_seats == []


async def test_a_table_that_gathers_can_be_ended_too(harness: Harness) -> None:
    table = await harness.table("overload", [ChairPlan(sitter="friend")] * 3, start=False, public=True)
    await harness.lobby.end(table.id, table.owner)

    assert await harness.lobby.open_tables() == []
    with refused("over"):
        await harness.lobby.sit(table.id, None, "Ann", None, None)
