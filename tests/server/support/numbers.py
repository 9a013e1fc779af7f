"""Players that throw in numbers at a table of the harness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.values import Seat
from tablee.server.fairness.numbers import pledge_to
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import FakeSubscriber, Harness
from tests.server.support.playing import NAMES


def number_of(seat: int) -> str:
    """The number that a seat throws in where the test does not care."""
    return f"{seat + 1:02x}" * 32


async def promise(harness: Harness, table: NewTable, seat: int, number: str | None = None) -> None:
    pledge = pledge_to(number or number_of(seat))
    await harness.send("pledge", table.id, table.keys[Seat(seat)], "", 0, pledge)


async def show(harness: Harness, table: NewTable, seat: int, number: str | None = None) -> None:
    await harness.send("number", table.id, table.keys[Seat(seat)], "", 0, number or number_of(seat))
    await harness.settle()


async def promised(
    harness: Harness,
    seats: Sequence[int] = (0, 1, 2),
    game: str = "overload",
    players: int = 3,
    *,
    start: bool = True,
    **agreed: Any,
) -> tuple[NewTable, list[FakeSubscriber]]:
    """A table of friends who are all connected; some have promised a number. The sockets of all."""
    table = await harness.friends(game, NAMES[:players], start=False, **agreed)
    sockets = [await harness.watch(table, seat) for seat in range(players)]
    for seat in seats:
        await promise(harness, table, seat)
    if start:
        await harness.lobby.start(table.id, table.owner)
        await harness.settle()
    return table, sockets


def states(told: FakeSubscriber) -> list[str]:
    """What became of the numbers, as the last table message has it."""
    return [number["state"] for number in told.table["numbers"]]
