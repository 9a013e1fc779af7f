"""Tables with a turn clock."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.setup import AtZero, TurnClock
from tests.server.support.harness import Harness, overload_dice

SECOND = 1000
MINUTE = 60 * SECOND


async def timed(harness: Harness, *, increment: int = 0, at_zero: AtZero = "bot", start: bool = True) -> NewTable:
    """Everybody has a minute; after six moves Ann is to choose which pawn to move."""
    harness.use_dice(overload_dice(5, 1, 2, 8, 3, 8, 4))
    clock = TurnClock(bank=60, increment=increment, at_zero=at_zero)
    return await harness.friends("overload", ["Ann", "Ben", "Cleo"], clock=clock, stand_in=None, start=start)


async def timed_exchange(harness: Harness, *, increment: int = 0) -> NewTable:
    """Four partners choose what to give, all at once."""
    clock = TurnClock(bank=60, increment=increment)
    return await harness.friends("dog", ["Ann", "Ben", "Cleo", "Dan"], clock=clock, stand_in=None)


async def give(harness: Harness, table: NewTable, seat: int) -> None:
    legal = (await harness.watch(table, seat)).update["legal"]
    await harness.do(table, seat, legal[0])


async def left(harness: Harness, table: NewTable) -> list[int]:
    """What a newcomer is told that everybody has left."""
    told: list[int] = (await harness.watch(table)).update["clock"]["left"]
    return told


def decisions(harness: Harness, table: NewTable) -> list[tuple[Seat | None, str, str]]:
    line = harness.registry.tables[table.id].match.moves
    return [(entry.seat, entry.do, entry.by) for entry in line if entry.seat is not None]
