"""Würfelblitz in real time: everybody at a screen of its own with a line of its own, and a clock that does not skip."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.commands.realtime import Arrival
from tablee.server.service.lobby import NewTable
from tablee.server.table.audience import REQUEST_PRESENCE
from tablee.server.table.latency import PICTURE, SLACK, LatencyMeter
from tablee.server.table.table import Table
from tests.server.support.harness import FakeSubscriber, Harness, ScriptedChance, people
from tests.server.support.playing import NAMES

COUNT_DOWN = 3000
READING = 3000
# Green and black do not count.
ROLL = "roll 545543 GK"
RIGHT = "17"
WRONG = "35"


def measured(meter: LatencyMeter, *trips: int) -> None:
    """As if echoes had taken so long, which pongs confirm, and what a purse begins with were spent: so much more than
    usual is believed."""
    meter.is_confirmed = True
    for trip in trips:
        meter.probe_returned(meter.probe_sent(0), trip)
    meter.credit.ms = SLACK - PICTURE


class Live(NamedTuple):
    harness: Harness
    new: NewTable
    screens: list[FakeSubscriber]

    @property
    def table(self) -> Table:
        return self.harness.registry.tables[self.new.id]

    @property
    def reveal_at(self) -> int | None:
        assert self.table.realtime is not None
        return self.table.realtime.reveal_at

    @property
    def began(self) -> int:
        return next(iter(self.table.match.pending.values())).began

    async def answer(self, seat: int, number: str, reaction: int | None = None) -> int:
        """What arrives now over the line of a seat."""
        timed = Arrival(self.harness.clock.time, self.screens[seat].latency, reaction)
        command = f"a{next(self.harness.commands)}"
        revision = self.table.match.revision
        made = await self.harness.send_move(self.new.id, self.new.keys[Seat(seat)], revision, number, command, timed)
        await self.harness.settle()
        return made

    async def next_round(self) -> None:
        """Until the dice of another round have just been shown."""
        while not self.table.suspense_left:
            await self.harness.pass_time(25)
        while self.table.suspense_left or self.table.is_veiled:
            await self.harness.pass_time(1)

    def said(self) -> list[str]:
        return [entry.do for entry in self.table.match.moves if entry.seat is not None]

    def notices(self, screen: int = 0) -> list[tuple[int, str]]:
        return [(notice["seat"], notice["code"]) for notice in self.screens[screen].of_kind("notice")]


async def counting_down(
    harness: Harness, trips: Sequence[int] = (0, 0, 0), *, says_ready: bool = False, **options: Any
) -> Live:
    """The game has just begun: the dice are being shaken. Every line has been measured, and is steady."""
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL, ROLL, ROLL]))
    names = NAMES[: len(trips)]
    table = await harness.friends("wuerfelblitz", names, start=False, **{"stand_in": None, **options})
    screens = [await harness.watch(table, seat, says_ready=says_ready) for seat in range(len(trips))]
    for screen, trip in zip(screens, trips, strict=True):
        measured(screen.latency, *[trip] * 8)
    harness.in_real_time = True
    harness.clock.time += 2 * REQUEST_PRESENCE
    await harness.lobby.start(table.id, table.owner)
    await harness.settle()
    return Live(harness, table, screens)


async def revealed(harness: Harness, trips: Sequence[int] = (0, 0, 0), **options: Any) -> Live:
    """The dice have just been shown."""
    live = await counting_down(harness, trips, **options)
    await harness.pass_time(COUNT_DOWN)
    return live


def has_dice(text: str) -> bool:
    return re.search(r'"faces":\[\d', text) is not None


async def buzz(live: Live, seat: int, reaction: int | None = None) -> int:
    """The buzzer of a seat, at the screen of all."""
    timed = Arrival(live.harness.clock.time, live.screens[seat].latency, reaction)
    return await live.harness.send_buzz(live.new.id, live.new.keys[Seat(seat)], live.table.match.revision, timed)


async def at_one_screen(harness: Harness, **options: Any) -> Live:
    """Ann, Ben and Cleo share a screen; the dice have just been shown."""
    harness.use_dice(ScriptedChance(find("wuerfelblitz"), ["first 1", ROLL, ROLL]))
    table = await harness.table("wuerfelblitz", people("Ann", "Ben", "Cleo"), start=False, **options)
    screen = await harness.watch(table, 0)
    measured(screen.latency)
    await harness.lobby.start(table.id, table.owner)
    await harness.settle()
    harness.in_real_time = True
    return Live(harness, table, [screen] * 3)
