"""Tables where somebody is away."""

from __future__ import annotations

from tablee.server.service.lobby import NewTable
from tests.server.support.harness import FakeSubscriber, Harness, overload_dice

TEN_SECONDS = 10_000
PACE = 700


def slow_bots(harness: Harness) -> None:
    """Bots take their time."""
    harness.pace = harness.services.bot_moves.pace = PACE


async def go_away(harness: Harness, table: NewTable, *seats: int) -> None:
    """Come and go, so that from now on nobody is there."""
    for seat in seats:
        harness.leave(table, await harness.watch(table, seat))


async def waiting(harness: Harness, *, stand_in: int | None = 10) -> tuple[NewTable, FakeSubscriber]:
    """Ann, whose turn it is, has just gone; Ben waits."""
    slow_bots(harness)
    harness.use_dice(overload_dice(1, 2, 3, 4))
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=stand_in)
    await go_away(harness, table, 0, 1, 2)
    return table, await harness.watch(table, 1)


async def deserted(harness: Harness) -> NewTable:
    """Everybody has just gone."""
    slow_bots(harness)
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=10)
    await go_away(harness, table, 0, 1, 2)
    return table


def is_stood_in_for(screen: FakeSubscriber) -> list[bool]:
    return [chair["stand_in"] for chair in screen.table["chairs"]]


def movers(screen: FakeSubscriber) -> list[tuple[int | None, str]]:
    return [(step["seat"], step["by"]) for step in screen.steps() if step["by"] != "chance"]
