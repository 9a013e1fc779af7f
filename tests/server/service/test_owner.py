"""What only the owner may do, and when things may be done: a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import Harness, people

Deed = Callable[[Harness, NewTable], Awaitable[object]]


def owners_deeds(key: str | None) -> dict[str, Deed]:
    """Everything that the owner does, with some key."""
    return {
        "place": lambda harness, table: harness.lobby.assign(table.id, key or table.owner, 0, ChairPlan(sitter="bot")),
        "order": lambda harness, table: harness.lobby.reorder(table.id, key or table.owner, [2, 1, 0]),
        "shuffle": lambda harness, table: harness.lobby.reorder(table.id, key or table.owner, None),
        "start": lambda harness, table: harness.lobby.start(table.id, key or table.owner),
        "end": lambda harness, table: harness.lobby.end(table.id, key or table.owner),
    }


DEEDS: dict[str, Deed] = owners_deeds(None) | {
    "sit": lambda harness, table: harness.lobby.sit(table.id, None, "Dora", None, None),
    "leave": lambda harness, table: harness.lobby.leave(table.id, table.keys[Seat(0)]),
    "rematch": lambda harness, table: harness.lobby.rematch(table.id, table.keys[Seat(0)]),
    "move": lambda harness, table: harness.send_move(table.id, table.keys[Seat(0)], 0, "load 1", "c"),
    "look": lambda harness, table: harness.subscriptions.update_message(table.id, None, None),
}


async def everything(harness: Harness, table: NewTable) -> tuple[Any, ...]:
    """What is known of a table, in memory and on the disk."""
    known = await harness.registry.get(table.id)
    stored = await harness.storage.load(table.id)
    assert stored is not None
    return known.setup, known.match.revision, dict(known.match.pending), stored.setup, stored.journal


async def in_stage(harness: Harness, stage: str) -> NewTable:
    table = await harness.table("overload", start=stage == "playing")
    if stage == "over":
        await harness.lobby.end(table.id, table.owner)
    return table


@pytest.mark.parametrize("key", ["wrong", "of a seat"])
@pytest.mark.parametrize("deed", owners_deeds(None))
async def test_only_the_owner_may(harness: Harness, deed: str, key: str) -> None:
    table = await harness.table("overload", start=False)
    before = await everything(harness, table)
    with refused("not-owner"):
        await owners_deeds(table.keys[Seat(0)] if key == "of a seat" else key)[deed](harness, table)

    assert await everything(harness, table) == before


async def test_without_a_key_nobody_is_the_owner(harness: Harness) -> None:
    table = await harness.table("overload", start=False)

    with refused("not-owner"):
        await harness.lobby.start(table.id, None)


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
    harness: Harness, stage: str, deed: str, code: str
) -> None:
    table = await in_stage(harness, stage)
    ann = await harness.watch(table, 0)
    before, told = await everything(harness, table), len(ann.texts)
    with refused(code):
        await DEEDS[deed](harness, table)

    assert await everything(harness, table) == before
    assert len(ann.texts) == told


@pytest.mark.parametrize("deed", DEEDS)
async def test_nothing_can_be_done_at_a_table_that_does_not_exist(harness: Harness, deed: str) -> None:
    table = NewTable("nowhere", "owner", {Seat(0): "key"})

    with refused("unknown-table"):
        await DEEDS[deed](harness, table)


async def test_a_table_does_not_start_with_open_seats(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann", "Ben"), ChairPlan(sitter="friend")], start=False)
    before = await everything(harness, table)
    with refused("open-seats"):
        await harness.lobby.start(table.id, table.owner)

    assert await everything(harness, table) == before


async def test_the_order_holds_also_after_a_restart(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    await harness.lobby.reorder(table.id, table.owner, [2, 0, 1])
    await harness.restart()
    cleo = await harness.watch(table, 2)

    assert [chair["name"] for chair in cleo.table["chairs"]] == ["Cleo", "Ann", "Ben"]
    assert cleo.table["you"] == 0


async def test_a_shuffle_keeps_everybody_with_their_keys(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    await harness.lobby.reorder(table.id, table.owner, None)
    setup = harness.registry.tables[table.id].setup
    seats = [setup.require_seat(key) for key in table.keys.values()]

    assert [setup.chairs[seat].name for seat in seats] == ["Ann", "Ben", "Cleo"]


async def test_whoever_is_replaced_by_a_bot_watches_from_then_on(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], start=False)
    ben = await harness.watch(table, 1)
    await harness.lobby.assign(table.id, table.owner, 1, ChairPlan(sitter="bot"))

    assert ben.table["you"] is None
    assert ben.table["watching"] == 1
    with refused("not-seated"):
        await harness.lobby.leave(table.id, table.keys[Seat(1)])
