"""What newcomers try at a table is answered by the clause and the reason of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.core.realtime import read_action
from tablee.core.registry import games
from tests.contract.catalogue import Refusal, refusals
from tests.server.support.harness import Harness
from tests.server.support.live import revealed
from tests.server.support.playing import refusal
from tests.server.support.worlds import MOMENT, World, world

# Milliseconds, a little more than a round takes.
LATE = 31_000


def is_forbidden(case: Refusal) -> bool:
    """In a game in which speed counts, nothing is too early or too late once the server has measured the time."""
    game, state = case.placed()
    return game.forbidden_by(state, case.seat, read_action(game, case.seat, case.do, MOMENT)) is not None


async def worlds(folder: Path, cases: list[Refusal]) -> dict[int, World]:
    """A table for each number of players."""
    numbers = {case.position["options"]["players"] for case in cases}
    return {players: await world(folder / f"{players}.db", cases[0].position["game"], players) for players in numbers}


async def answered(place: World, case: Refusal) -> Any:
    _, state = case.placed()
    place.set_up(state)
    return await refusal(place.harness.explain(place.table.id, place.table.keys[case.seat], case.do))


@pytest.mark.parametrize("name", games())
async def test_why_answers_with_the_clause_and_the_reason(name: str, tmp_path: Path) -> None:
    cases = [case for case in refusals(name) if is_forbidden(case)]
    places = await worlds(tmp_path, cases)
    for case in cases:
        said = await answered(places[case.position["options"]["players"]], case)
        game, state = case.placed()
        reason = game.reason(state, case.seat, read_action(game, case.seat, case.do, MOMENT))

        assert reason is not None
        assert (said["error"], said["clause"], said["reason"]["is"]) == ("illegal", case.clause, case.reason), str(case)
        assert said["text"] == game.tell_reason(state, case.seat, reason)
    for place in places.values():
        await place.harness.services.close()

    assert len(cases) >= len(refusals(name)) - 2


async def test_an_answer_that_comes_too_late_has_its_reason(harness: Harness) -> None:
    live = await revealed(harness)
    harness.clock.time += LATE
    said = await refusal(live.answer(0, "17"))

    assert (said["error"], said["clause"], said["reason"]) == ("late", "WB7", {"is": "TooLate"})
