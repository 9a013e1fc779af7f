"""WB13, WB14 With equal skill everybody wins as often, however far away it is, and whoever cheats wins no more.

The same with far more rounds: `python benchmarks/fairness.py`.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

from tests.server.support.cheats import CHEATS, Program
from tests.server.support.fairness import (
    Client,
    Line,
    Make,
    Watched,
    against_order,
    interval,
    race,
    wins,
)

FAR_AND_NEAR = [
    Line(5, 2),
    Line(30, 10),
    Line(80, 20),
    Line(150, 40, up=0.7),
    Line(300, 60),
    Line(500, 40),
    Line(800, 80),
]
HOME = Line(80, 20)

ROUNDS = 60


async def against_cheat(file: Path, make: Make) -> list[int | None]:
    """Who wins the same rounds, whatever the first of four does."""
    _, rounds = await race(file, "cheat", ROUNDS, [(HOME, make), *[(HOME, Client)] * 3])
    return [each.winner for each in rounds]


async def test_with_equal_skill_everybody_wins_as_often_however_far_away(tmp_path: Path) -> None:
    _, rounds = await race(tmp_path / "t.db", "links", 260, [(line, Client) for line in FAR_AND_NEAR])
    won, first = (wins(row, 7) for row in ([each.winner for each in rounds], [each.naive for each in rounds]))
    decided = sum(won)

    for count in won:
        low, high = interval(count, decided)
        assert low <= 1 / 7 <= high
    assert against_order(rounds) < 0.01
    # The same rounds, if whoever arrived first had won.
    assert interval(sum(first[:3]), decided)[0] > 3 / 7
    assert interval(first[6], decided)[1] < 1 / 7


@pytest.mark.parametrize("make", [Client, Watched])
async def test_jitter_of_a_fifth_of_a_second_decides_less_than_one_round_in_a_hundred(
    tmp_path: Path, make: Make
) -> None:
    race_, rounds = await race(tmp_path / "t.db", "jitter", 250, [(Line(100, 200), make)] * 4)
    naive = sum(each.naive != each.true for each in rounds) / len(rounds)

    assert against_order(rounds) < 0.01
    assert naive > 0.03
    assert sum(client.doubted for client in race_.clients) < 0.02 * 4 * len(rounds)


async def test_a_line_that_loses_messages_loses_few_rounds(tmp_path: Path) -> None:
    lines = [Line(60, 20, 0.02), Line(60, 20), Line(60, 20)]
    _, rounds = await race(tmp_path / "t.db", "loss", 120, [(line, Client) for line in lines])

    assert against_order(rounds) < 0.03


@pytest.fixture(scope="module")
async def honest(tmp_path_factory: pytest.TempPathFactory) -> list[int | None]:
    return await against_cheat(tmp_path_factory.mktemp("honest") / "t.db", Client)


@pytest.mark.parametrize("make", CHEATS)
async def test_who_cheats_wins_no_more_than_without(tmp_path: Path, honest: list[int | None], make: Make) -> None:
    cheated = await against_cheat(tmp_path / "t.db", make)
    gained = sum(now == 0 != before for now, before in zip(cheated, honest, strict=True))
    lost = sum(before == 0 != now for now, before in zip(cheated, honest, strict=True))

    assert gained - lost <= 1.96 * sqrt(gained + lost)


async def test_a_program_that_seems_far_away_gains_behind_a_proxy(tmp_path: Path, honest: list[int | None]) -> None:
    """So the other tests would notice: this one is known, and bounded by the longest round trip."""
    cheated = await against_cheat(tmp_path / "t.db", Program)

    assert interval(cheated.count(0), ROUNDS)[0] > honest.count(0) / ROUNDS
