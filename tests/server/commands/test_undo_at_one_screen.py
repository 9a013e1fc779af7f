"""At one screen everything can be taken back, one decision after the other."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.realtime import RealTimeGame
from tablee.core.registry import games
from tablee.server.commands.undo import MAX_UNDOS
from tests.server.support.harness import Harness, overload_dice, people
from tests.server.support.playing import (
    MOST,
    NAMES,
    PLAYERS,
    agrees,
    choice,
    course_of,
    everything,
    key_of,
    play_on,
    refusal,
    steady,
)

# In real time everything stands.
GAMES = pytest.mark.parametrize("game", [name for name, game in games().items() if not isinstance(game, RealTimeGame)])


@GAMES
async def test_one_goes_back_to_the_start_decision_by_decision(harness: Harness, game: str) -> None:
    steady(harness)
    table = await harness.table(game, people(*NAMES[: MOST[game]]))
    rng, states = Random(f"back {game}"), []
    for _ in range(40):
        states.append(harness.state(table))
        await harness.do(table, *choice(harness, table, rng))
    people_at_table = Random(1)

    for state in reversed(states):
        await harness.undo(table, people_at_table.randrange(MOST[game]))
        assert harness.state(table) == state

    assert await agrees(harness, table)
    assert (await refusal(harness.undo(table, 0)))["error"] == "no-undo"


@GAMES
async def test_the_same_dice_come_again(harness: Harness, game: str) -> None:
    steady(harness)
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]))
    await play_on(harness, table, Random(f"same {game}"), 30)
    first = harness.lines(table)
    for _ in range(30):
        await harness.undo(table, 0)
    undone = harness.lines(table)

    await play_on(harness, table, Random(f"same {game}"), 30)

    assert len(undone) < 3
    assert harness.lines(table) == first


async def test_in_real_time_nothing_is_taken_back_even_at_one_screen(harness: Harness) -> None:
    table = await harness.table("wuerfelblitz", people(*NAMES[:3]))
    await play_on(harness, table, Random("stands"), 1)
    before = await everything(harness, table)

    said = [await refusal(harness.undo(table, seat)) for seat in range(3)]

    assert [one["error"] for one in said] == ["no-undo"] * 3
    assert await everything(harness, table) == before


async def test_every_place_of_a_game_and_every_table_has_dice_of_its_own(harness: Harness) -> None:
    rolls = []
    for _ in range(2):
        table = await harness.table("overload")
        await play_on(harness, table, Random("rolls"), 60)
        rolls.append([line for line in harness.lines(table) if line.startswith("roll")])

    assert [len(set(rolled)) > 4 for rolled in rolls] == [True, True]
    assert rolls[0] != rolls[1]


async def test_what_was_chosen_before_something_was_taken_back_is_stale(harness: Harness) -> None:
    harness.use_dice(overload_dice(5, 5, 5))
    table = await harness.table("overload")
    for seat, do in ((0, "load 3"), (1, "load 3"), (1, "take 1a"), (2, "load 3"), (2, "give 1a")):
        await harness.do(table, seat, do)
    seen = harness.revision(table)
    await harness.undo(table, 0)

    said = await refusal(harness.do(table, 2, "give 2a", seen))

    assert said["error"] == "stale"
    assert await harness.do(table, 2, "give 2a") == seen + 2


@GAMES
async def test_the_record_has_no_trace_of_what_was_taken_back(harness: Harness, game: str) -> None:
    steady(harness)
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]))
    rng = Random(f"trace {game}")
    await play_on(harness, table, rng, 10)
    kept = harness.lines(table)
    await play_on(harness, table, rng, 7)
    for _ in range(7):
        await harness.undo(table, 0)
    await harness.lobby.end(table.id, table.owner)

    record = await harness.services.archive.record(table.id)

    assert list(record.lines) == kept


@GAMES
async def test_a_restart_after_taking_back_gives_the_same_table(harness: Harness, game: str) -> None:
    steady(harness)
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]))
    rng = Random(f"restart {game}")
    for _ in range(60):
        await (
            harness.undo(table, 0)
            if rng.random() < 0.3 and harness.lines(table)[2:]
            else play_on(harness, table, rng, 1)
        )
    (state, *before), _ = await everything(harness, table)
    now = harness.clock.time

    await harness.restart()
    await harness.registry.get(table.id)

    (again, *after), _ = await everything(harness, table)
    assert again == state
    assert before[:4] == after[:4]
    assert before[6:] == after[6:]
    pending = course_of(harness, table).pending
    assert {seat: decision.revision for seat, decision in pending.items()} == {
        seat: decision.revision for seat, decision in before[5].items()
    }
    assert {decision.began for decision in pending.values()} <= {now}


async def test_no_journal_grows_without_end(harness: Harness) -> None:
    steady(harness)
    table = await harness.table("overload", people(*NAMES[:3]))
    for _ in range(MAX_UNDOS):
        await harness.do(table, 0, "load 0")
        await harness.undo(table, 0)
    await harness.do(table, 0, "load 0")
    said = await refusal(harness.undo(table, 0))
    screen = await harness.watch(table, 0)

    assert said["error"] == "no-undo"
    assert f"at most {MAX_UNDOS} undos" in said["text"]
    assert not screen.update["undo"]
    await harness.restart()
    await harness.watch(table, 0)
    again = harness.send_undo(table.id, key_of(table, 0), harness.revision(table), "once more")
    assert (await refusal(again))["error"] == "no-undo"
