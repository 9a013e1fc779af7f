"""A game without end is ended, so that its journal is not endless either."""

from __future__ import annotations

import pytest

from tablee.server.commands import transaction
from tests.server.support.harness import Harness
from tests.server.support.playing import refusal


async def test_a_game_that_is_too_long_ends_as_it_stands(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], stand_in=None)
    monkeypatch.setattr(transaction, "LONGEST_GAME", 2)
    await harness.do(table, 0, "load 3")
    setup, match = harness.registry.tables[table.id].setup, harness.registry.tables[table.id].match

    assert match.revision >= 2
    assert (setup.stage, match.pending, match.game.outcome(match.state)) == ("over", {}, None)
    assert (await refusal(harness.do(table, 0, "move 1a")))["error"] == "over"
    assert setup.seed
