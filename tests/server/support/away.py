"""Tables where somebody is away."""

from __future__ import annotations

from tablee.server.service.lobby import NewTable
from tests.server.support.harness import House, Screen, overload_dice

TEN_SECONDS = 10_000
PACE = 700


def slow_bots(house: House) -> None:
    """Bots take their time."""
    house.pace = house.services.bot_moves.pace = PACE


async def go_away(house: House, table: NewTable, *seats: int) -> None:
    """Come and go, so that from now on nobody is there."""
    for seat in seats:
        house.leave(table, await house.watch(table, seat))


async def waiting(house: House, *, stand_in: int | None = 10) -> tuple[NewTable, Screen]:
    """Ann, whose turn it is, has just gone; Ben waits."""
    slow_bots(house)
    house.use_dice(overload_dice(1, 2, 3, 4))
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=stand_in)
    await go_away(house, table, 0, 1, 2)
    return table, await house.watch(table, 1)


async def deserted(house: House) -> NewTable:
    """Everybody has just gone."""
    slow_bots(house)
    table = await house.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=10)
    await go_away(house, table, 0, 1, 2)
    return table


def is_stood_in_for(screen: Screen) -> list[bool]:
    return [chair["stand_in"] for chair in screen.table["chairs"]]


def movers(screen: Screen) -> list[tuple[int | None, str]]:
    return [(step["seat"], step["by"]) for step in screen.steps() if step["by"] != "chance"]
