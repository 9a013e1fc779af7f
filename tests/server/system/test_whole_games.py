"""Whole games through the server over a bad network: nothing is lost, nothing is doubled."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.core.record import Record, replay
from tablee.core.registry import games
from tablee.core.wire import encode
from tests.server.support.chaos import Chaos
from tests.server.support.harness import Harness

EVERY_GAME = [
    (name, players)
    for name, game in games().items()
    for players in range(game.about.players.low, game.about.players.high + 1)
]
# A game with fewer revisions may be over before six commands were refused.
SHORT = 200
QUICK: dict[str, dict[str, Any]] = {"wuerfelblitz": {"fastest": 0, "seconds": 120}}


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
async def test_a_bad_network_changes_nothing(harness: Harness, name: str, players: int) -> None:
    table = await harness.friends(name, [f"P{seat}" for seat in range(players)], stand_in=None, **QUICK.get(name, {}))
    chaos = Chaos(harness, table, Random(f"chaos {name} {players}"))

    await chaos.play()

    course = harness.registry.tables[table.id].match
    record = Record.parse((await harness.services.archive.record(table.id)).format())
    *_, last = replay(record)
    assert last.after == course.state
    for player in chaos.players:
        assert player.revisions == list(range(1, course.revision + 1))
        last_told = player.told[-1]
        assert {**last_told["view"], "you": last_told["you"]} == encode(course.game.view(course.state, player.seat))
    by_people = {entry.command.split()[1]: entry.revision for entry in course.journal if entry.command}
    assert by_people == chaos.accepted
    assert len(chaos.refused) > 5 or course.revision < SHORT
