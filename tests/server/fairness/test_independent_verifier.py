"""`examples/verify.py`, written after docs/design/draws.md alone, agrees with the server and finds alterations."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from examples import verify
from examples.verify import problems

from tablee.core.registry import find, games
from tablee.server.fairness.pledges import ANSWER_TIME
from tests.cli.test_verify import OTHER, OWN, fair, thrown_in
from tests.server.support.harness import Harness
from tests.server.support.numbers import number_of, promised, show
from tests.server.support.playing import PLAYERS, play_on

VERIFIER = Path(__file__).parents[3] / "examples" / "verify.py"
FAIR = "Everything follows from the seed and the numbers.\n"


def fewest(name: str) -> int:
    return max(2, find(name).about.players.low)


NAMES = [name for name in games() if name.replace("-", "_") in vars(verify)]
GAMES = pytest.mark.parametrize("game", NAMES)
# Few players and the usual number: what is drawn depends on it.
PLAYED = [(name, players) for name in NAMES for players in sorted({fewest(name), PLAYERS[name]})]


def test_it_knows_every_game_of_the_package() -> None:
    assert {*NAMES} == {name for name, game in games().items() if type(game).__module__.startswith("tablee.")}


@pytest.mark.parametrize(("game", "players"), PLAYED)
async def test_games_at_the_server_are_found_fair(harness: Harness, game: str, players: int) -> None:
    hasty: dict[str, Any] = (
        {"fastest": 0} if "fastest" in find(game).settings(find(game).start(find(game).options({}))) else {}
    )
    table, _ = await promised(harness, range(players - 1), game, players, **hasty)
    await show(harness, table, 0)
    await harness.pass_time(ANSWER_TIME)
    await play_on(harness, table, Random(f"verifier {game} {players}"), 100)
    await harness.lobby.end(table.id, table.owner)
    record = (await harness.services.archive.record(table.id)).format()

    assert "given " in record
    assert "silent" in record
    assert list(problems(record, [number_of(0)])) == []
    assert list(problems(record, [number_of(players - 1)])) == [f"your number {number_of(players - 1)} was left out"]


@GAMES
def test_it_runs_without_tablee(tmp_path: Path, game: str) -> None:
    file = tmp_path / "record.txt"
    file.write_text(fair(game, numbers=thrown_in(game)).format(), "utf-8")
    ran = subprocess.run(
        [sys.executable, "-I", "-S", VERIFIER, file, OWN], capture_output=True, text=True, check=True, cwd=tmp_path
    )

    assert ran.stdout == FAIR
    assert "tablee" not in [line.split()[1] for line in VERIFIER.read_text("utf-8").splitlines() if "import" in line]


@GAMES
def test_records_from_before_there_were_numbers_are_checked_too(game: str) -> None:
    assert list(problems(fair(game).format(), [])) == []


def test_three_white_dice_are_drawn_like_two() -> None:
    assert list(problems(fair("wuerfelblitz", whites=3).format(), [])) == []


def test_cards_drawn_when_the_pile_is_empty_come_from_those_played() -> None:
    record = fair("dog", 3000, players=5)
    sizes, left = [], 110
    for line in record.lines:
        if line.startswith("deal"):
            dealt = line.count(",") + 5
            left = (110 if left < dealt else left) - dealt
        elif line.startswith("draw"):
            sizes.append(left)
            left = max(0, left - 1)

    assert 0 in sizes
    assert list(problems(record.format(), [])) == []


@GAMES
def test_a_draw_from_another_seed_is_found(game: str) -> None:
    record = fair(game, numbers=thrown_in(game)).format()
    altered = record.replace(f"given {OWN}", f"given {OTHER}")

    assert any("and should be" in problem for problem in problems(altered, []))


def test_another_seed_commitment_or_bot_is_found() -> None:
    record = fair("overload", numbers=("silent", f"bot {OTHER}", "silent", "silent")).format()
    seedless = record.replace("commitment: ", "commitment: 0")

    assert list(problems(record, [])) == ["the number of the bot in seat 2 does not follow from the seed"]
    assert next(problems(seedless, [])) == "the seed is not the one that was promised"


def test_it_ends_with_1_where_something_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(fair("overload").format(), "utf-8")
    ran = subprocess.run([sys.executable, "-I", VERIFIER, file, OWN], capture_output=True, text=True, check=False)

    assert (ran.returncode, ran.stdout) == (1, f"your number {OWN} was left out\n")
