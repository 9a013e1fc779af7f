"""The record of every game as text, once it is over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.record import Record, replay
from tablee.core.registry import games
from tablee.server.fairness.secret import commitment_to
from tests.cli.terminal import Terminal, written
from tests.server.support.harness import Harness, people
from tests.server.support.playing import MOST, NAMES, PLAYERS, course_of, play_on, refusal, stage_of, steady

GAMES = pytest.mark.parametrize("game", list(games()))


@pytest.fixture
def tablee(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@GAMES
async def test_a_whole_game_can_be_played_again_from_its_record(harness: Harness, game: str) -> None:
    steady(harness)
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]))
    await play_on(harness, table, Random(f"record {game}"))

    record = Record.parse((await harness.services.archive.record(table.id)).format())
    *_, last = replay(record)

    assert stage_of(harness, table) == "over"
    assert last.after == harness.state(table)
    assert [*record.lines] == harness.lines(table)
    assert last.before != last.after


async def test_options_and_remarks_are_in_the_record(harness: Harness) -> None:
    table = await harness.table("overload", people("Ann", "Ben: B", "Cléo #1"), special="curve1")
    await harness.do(table, 0, "load 3")
    await harness.lobby.end(table.id, table.owner)

    record = Record.parse((await harness.services.archive.record(table.id)).format())

    assert record.game == "overload"
    assert dict(record.options) == {"players": "3", "special": "curve1"}
    assert record.remarks[:3] == (("table", table.id), ("date", "2027-01-15"), ("players", "Ann, Ben: B, Cléo #1"))
    assert [name for name, _ in record.remarks[3:]] == ["commitment", "seed", "numbers"]
    assert record.lines[0] == "load 3"


async def test_a_game_ended_early_has_a_record(harness: Harness) -> None:
    steady(harness)
    table = await harness.friends("dog", NAMES[:4])
    await play_on(harness, table, Random(4), 6)
    state = harness.state(table)
    await harness.lobby.end(table.id, table.owner)
    await harness.restart()

    record = await harness.services.archive.record(table.id)

    *_, last = replay(record)
    assert last.after == state
    assert len(record.lines) == 8


@GAMES
async def test_nobody_gets_the_record_of_a_game_that_is_played(harness: Harness, game: str) -> None:
    table = await harness.friends(game, NAMES[:4])

    said = await refusal(harness.services.archive.record(table.id))

    assert said["error"] == "started"


async def test_before_the_game_there_is_no_record(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3], start=False)

    assert (await refusal(harness.services.archive.record(table.id)))["error"] == "not-started"
    assert (await refusal(harness.services.archive.record("nowhere")))["error"] == "unknown-table"


async def test_what_was_taken_back_is_not_in_the_record(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 8")
    await harness.undo(table, 0)
    await harness.do(table, 0, "load 1")
    await harness.lobby.end(table.id, table.owner)

    text = (await harness.services.archive.record(table.id)).format()

    assert "load 1" in text
    assert "load 8" not in text


async def test_the_seed_of_the_dice_is_in_the_record_and_no_key_is(harness: Harness) -> None:
    table = await harness.table("overload")
    await play_on(harness, table, Random(1), 5)
    await harness.lobby.end(table.id, table.owner)

    text = (await harness.services.archive.record(table.id)).format()

    seed = harness.secret.seed(table.id)
    assert f"commitment: {commitment_to(seed)}\nseed: {seed}\n" in text
    assert not [secret for secret in (table.owner, *table.keys.values()) if secret in text]


@GAMES
async def test_the_command_plays_the_file(harness: Harness, game: str, tablee: Terminal, tmp_path: Path) -> None:
    steady(harness)
    table = await harness.table(game, people(*NAMES[: MOST[game]]))
    await play_on(harness, table, Random(f"file {game}"), 25)
    if not isinstance(course_of(harness, table).game, RealTimeGame):
        await harness.undo(table, 0)
    await harness.lobby.end(table.id, table.owner)
    file = written(tmp_path, (await harness.services.archive.record(table.id)).format())
    lines = harness.lines(table)

    told = tablee.done("replay", file).lines

    assert [line.split()[0] for line in told[: len(lines)]] == [str(number + 1) for number in range(len(lines))]
    assert all(do in line for do, line in zip(lines, told, strict=False))
    assert told[-1] == "The game goes on."
