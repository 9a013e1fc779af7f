"""What each viewer is told: the present, what it may see of what happened, and what it may do."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from tablee.core.registry import games
from tablee.server.messages.coach import ReplayMessage
from tablee.server.messages.encode import answer_message
from tablee.server.messages.outgoing import (
    ChatMessage,
    Message,
    RefusalMessage,
    TableMessage,
    UpdateMessage,
)
from tablee.server.messages.update import outcome_message
from tablee.server.table.setup import TurnClock
from tests.server.support.harness import Harness, bots, people
from tests.server.support.playing import NAMES, course_of, key_of, refusal, stage_of, watched

GAMES = pytest.mark.parametrize("game", list(games()))
KINDS: dict[str, TypeAdapter[Any]] = {
    "table": TypeAdapter(TableMessage),
    "update": TypeAdapter(UpdateMessage),
    "chat": TypeAdapter(ChatMessage),
}


@GAMES
async def test_every_message_is_what_the_schema_says(harness: Harness, game: str) -> None:
    table, screens = await watched(harness, game, 150, clock=TurnClock(bank=600, increment=2))
    await harness.send_chat(table.id, key_of(table, 0), "thanks", True, "c")
    await harness.lobby.end(table.id, table.owner)

    for screen in screens.values():
        for text in screen.texts:
            kind = json.loads(text)["kind"]
            assert KINDS[kind].validate_json(text, strict=True) == json.loads(text)
        assert {message["kind"] for message in screen.messages} == set(KINDS)


async def test_answers_and_refusals_are_what_the_schema_says(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3])
    said = await refusal(harness.do(table, 0, "roll 3"))
    answer = answer_message("c", 3)

    assert TypeAdapter(RefusalMessage).validate_python(said, strict=True) == said
    assert TypeAdapter[Any](Message).validate_python(answer, strict=True) == answer
    assert answer == {"kind": "answer", "command": "c", "revision": 3}


@GAMES
async def test_a_replay_is_what_the_schema_says(harness: Harness, game: str) -> None:
    table, _ = await watched(harness, game, 20)
    made = await harness.services.archive.replay(table.id, key_of(table, 0), 0, 1, 50)

    assert TypeAdapter(ReplayMessage).validate_json(made, strict=True) == json.loads(made)


@GAMES
async def test_every_update_says_who_is_to_decide_and_follows_the_last(harness: Harness, game: str) -> None:
    table, screens = await watched(harness, game, 40)

    for screen in screens.values():
        assert [step["revision"] for step in screen.steps()] == list(range(1, harness.revision(table) + 1))
        for update in screen.of_kind("update"):
            assert not update["steps"] or update["steps"][-1]["revision"] == update["revision"]
        assert screen.update["on_turn"] == [*course_of(harness, table).pending]


@GAMES
async def test_every_step_says_who_is_to_decide_after_it(harness: Harness, game: str) -> None:
    """So that a board that shows steps one by one need not name those of a later one."""
    table, screens = await watched(harness, game, 40)
    course = course_of(harness, table)
    actors = [[*course.game.actors(step.after)] for step in course.steps_since(0)]

    for screen in screens.values():
        assert [step["on_turn"] for step in screen.steps()] == actors
    assert len({tuple(seats) for seats in actors}) > 1


@pytest.mark.parametrize("game", ["overload", "wuerfelblitz"])
async def test_the_outcome_is_told_at_the_end(harness: Harness, game: str) -> None:
    table, screens = await watched(harness, game, 1_000_000)
    course = course_of(harness, table)
    outcome = course.game.outcome(course.state)
    assert outcome is not None

    for screen in screens.values():
        *earlier, last = screen.of_kind("update")
        assert last["outcome"] == outcome_message(course.game, course.state)
        assert last["outcome"]["winners"] == [*outcome.winners]
        assert (last["outcome"]["ranks"], last["outcome"]["clause"]) == ([*outcome.ranks], outcome.clause)
        assert (last["legal"], last["on_turn"], last["undo"]) == ([], [], False)
        assert {update["outcome"] for update in earlier} == {None}
        assert screen.table["stage"] == "over"


async def test_a_game_ended_early_has_no_outcome_and_nothing_to_do(harness: Harness) -> None:
    table, screens = await watched(harness, "overload", 4)
    await harness.lobby.end(table.id, table.owner)

    for screen in screens.values():
        last = screen.update
        assert (last["outcome"], last["legal"], last["on_turn"], last["steps"]) == (None, [], [], [])
    assert stage_of(harness, table) == "over"


async def test_a_round_has_a_deadline_for_all(harness: Harness) -> None:
    table, screens = await watched(harness, "wuerfelblitz", 0)
    rolled = harness.clock.time
    harness.clock.time += 1000
    await harness.do(table, 1, "17")

    for screen in screens.values():
        clock = {"now": rolled + 1000, "left": None, "deadline": rolled + 30_000, "reveal": None, "next_round": None}
        assert screen.update["clock"] == clock


async def test_the_clock_tells_what_is_left_to_everybody(harness: Harness) -> None:
    table, screens = await watched(harness, "overload", 0, clock=TurnClock(bank=60, increment=2))
    harness.clock.time += 5000
    await harness.do(table, 0, "load 3")
    harness.clock.time += 3000

    later = await harness.watch(table, 2)

    assert screens[None].update["clock"]["left"] == [57_000, 60_000, 60_000, 60_000]
    clock = {
        "now": harness.clock.time,
        "left": [57_000, 57_000, 60_000, 60_000],
        "deadline": None,
        "reveal": None,
        "next_round": None,
    }
    assert later.update["clock"] == clock


async def test_a_game_ended_early_stays_ended_after_a_restart(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)], start=False)
    harness.bot_pool.hold()
    await harness.lobby.start(table.id, table.owner)
    await harness.do(table, 0, "load 3")
    await harness.lobby.end(table.id, table.owner)
    await harness.restart()

    screen = await harness.watch(table, 0)
    await harness.settle()

    assert (screen.update["on_turn"], screen.update["legal"]) == ([], [])
    assert len(harness.lines(table)) == 2
    assert screen.table["stage"] == "over"
