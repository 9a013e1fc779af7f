"""What only the owner may do, and when things may be done: a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import House, people

Deed = Callable[[House, NewTable], Awaitable[object]]


def owners_deeds(key: str | None) -> dict[str, Deed]:
    """Everything that the owner does, with some key."""
    return {
        "place": lambda house, table: house.lobby.assign(table.id, key or table.owner, 0, ChairPlan(sitter="bot")),
        "order": lambda house, table: house.lobby.reorder(table.id, key or table.owner, [2, 1, 0]),
        "shuffle": lambda house, table: house.lobby.reorder(table.id, key or table.owner, None),
        "start": lambda house, table: house.lobby.start(table.id, key or table.owner),
        "end": lambda house, table: house.lobby.end(table.id, key or table.owner),
    }


DEEDS: dict[str, Deed] = owners_deeds(None) | {
    "sit": lambda house, table: house.lobby.sit(table.id, None, "Dora", None, None),
    "leave": lambda house, table: house.lobby.leave(table.id, table.keys[Seat(0)]),
    "rematch": lambda house, table: house.lobby.rematch(table.id, table.keys[Seat(0)]),
    "move": lambda house, table: house.send_move(table.id, table.keys[Seat(0)], 0, "load 1", "c"),
    "look": lambda house, table: house.subscriptions.update_message(table.id, None, None),
}


async def everything(house: House, table: NewTable) -> tuple[Any, ...]:
    """What is known of a table, in memory and on the disk."""
    known = await house.registry.get(table.id)
    stored = await house.storage.load(table.id)
    assert stored is not None
    return known.setup, known.match.revision, dict(known.match.pending), stored.setup, stored.journal


async def in_stage(house: House, stage: str) -> NewTable:
    table = await house.table("overload", start=stage == "playing")
    if stage == "over":
        await house.lobby.end(table.id, table.owner)
    return table


@pytest.mark.parametrize("key", ["wrong", "of a seat"])
@pytest.mark.parametrize("deed", owners_deeds(None))
async def test_only_the_owner_may(house: House, deed: str, key: str) -> None:
    table = await house.table("overload", start=False)
    before = await everything(house, table)
    with refused("not-owner"):
        await owners_deeds(table.keys[Seat(0)] if key == "of a seat" else key)[deed](house, table)

    assert await everything(house, table) == before


async def test_without_a_key_nobody_is_the_owner(house: House) -> None:
    table = await house.table("overload", start=False)

    with refused("not-owner"):
        await house.lobby.start(table.id, None)


@pytest.mark.parametrize(
    ("stage", "deed", "code"),
    [
        ("gathering", "move", "not-started"),
        ("gathering", "rematch", "not-started"),
        ("gathering", "look", "not-started"),
        ("gathering", "sit", "full"),
        ("playing", "place", "started"),
        ("playing", "order", "started"),
        ("playing", "shuffle", "started"),
        ("playing", "start", "started"),
        ("playing", "rematch", "started"),
        ("playing", "sit", "full"),
        ("over", "place", "over"),
        ("over", "order", "over"),
        ("over", "shuffle", "over"),
        ("over", "start", "over"),
        ("over", "sit", "over"),
        ("over", "leave", "over"),
        ("over", "move", "over"),
    ],
)
async def test_out_of_its_stage_a_thing_is_refused_and_nothing_changes(
    house: House, stage: str, deed: str, code: str
) -> None:
    table = await in_stage(house, stage)
    ann = await house.watch(table, 0)
    before, told = await everything(house, table), len(ann.texts)
    with refused(code):
        await DEEDS[deed](house, table)

    assert await everything(house, table) == before
    assert len(ann.texts) == told


@pytest.mark.parametrize("deed", DEEDS)
async def test_nothing_can_be_done_at_a_table_that_does_not_exist(house: House, deed: str) -> None:
    table = NewTable("nowhere", "owner", {Seat(0): "key"})

    with refused("unknown-table"):
        await DEEDS[deed](house, table)


async def test_a_table_does_not_start_with_open_seats(house: House) -> None:
    table = await house.table("overload", [*people("Ann", "Ben"), ChairPlan(sitter="friend")], start=False)
    before = await everything(house, table)
    with refused("open-seats"):
        await house.lobby.start(table.id, table.owner)

    assert await everything(house, table) == before


async def test_the_order_holds_also_after_a_restart(house: House) -> None:
    table = await house.table("overload", start=False)
    await house.lobby.reorder(table.id, table.owner, [2, 0, 1])
    await house.restart()
    cleo = await house.watch(table, 2)

    assert [chair["name"] for chair in cleo.table["chairs"]] == ["Cleo", "Ann", "Ben"]
    assert cleo.table["you"] == 0


async def test_a_shuffle_keeps_everybody_with_their_keys(house: House) -> None:
    table = await house.table("overload", start=False)
    await house.lobby.reorder(table.id, table.owner, None)
    setup = house.registry.tables[table.id].setup
    seats = [setup.require_seat(key) for key in table.keys.values()]

    assert [setup.chairs[seat].name for seat in seats] == ["Ann", "Ben", "Cleo"]


async def test_whoever_is_replaced_by_a_bot_watches_from_then_on(house: House) -> None:
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"], start=False)
    ben = await house.watch(table, 1)
    await house.lobby.assign(table.id, table.owner, 1, ChairPlan(sitter="bot"))

    assert ben.table["you"] is None
    assert ben.table["watching"] == 1
    with refused("not-seated"):
        await house.lobby.leave(table.id, table.keys[Seat(1)])
