"""Every lesson at practice tables, as a page plays it: wrong answers are refused, poor ones taken back."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.registry import find, names
from tablee.core.values import Seat
from tablee.lessons import library
from tablee.lessons.script import Answer, Decision, Lesson, Position, Step
from tablee.server.commands.practice import Other
from tablee.server.service.lobby import NewTable
from tests.contract.lesson_play import is_legal, placed
from tests.server.support.harness import Harness
from tests.server.support.playing import refusal
from tests.server.support.practice import rehearse

TAUGHT = {name: lesson for name in names() if (lesson := library.lesson(name)) is not None}
STEPS = [pytest.param(name, step, id=f"{name} {step.id}") for name, lesson in TAUGHT.items() for step in lesson.steps]


async def set_up(
    harness: Harness, name: str, position: Position, bots: tuple[str | None, ...], **more: Any
) -> NewTable:
    game, seat = find(name), TAUGHT[name].seat
    players = game.settings(placed(game, position))["players"]
    assert isinstance(players, int)
    others = [None if each == seat else Other(f"Player {each}", "", bots[each]) for each in range(players)]
    made = await harness.services.practice.create(name, position, seat, "Ann", others, **more)
    await harness.settle()
    return made


@pytest.mark.parametrize(("name", "step"), STEPS)
async def test_a_step_is_played_from_its_position_to_its_end(harness: Harness, name: str, step: Step) -> None:
    table = await set_up(harness, name, step.position, (None,) * 8, waits=True)
    for decision in step.decisions:
        await try_out(harness, table, TAUGHT[name], decision)

    assert len(harness.lines(table)) >= len(step.decisions)


async def try_out(harness: Harness, table: NewTable, lesson: Lesson, decision: Decision) -> None:
    """Everything that the decision lists and that can be tried here; the first right answer is played at last."""
    before, game = harness.state(table), harness.registry.tables[table.id].match.game
    for wrong in decision.wrong:
        assert (await refusal(rehearse(harness, table, wrong.do)))["clause"] == wrong.clause
    listed = (*decision.poor, *reversed(decision.right))
    answers = [answer for answer in listed if is_legal(game, Seat(lesson.seat), before, answer.do)]
    for answer in answers:
        assert harness.state(table) == before
        await play(harness, table, decision, answer)
        if answer is not answers[-1]:
            await harness.undo(table, lesson.seat)


async def play(harness: Harness, table: NewTable, decision: Decision, answer: Answer) -> None:
    then = (*answer.then, *decision.then) if answer in decision.right else answer.then
    await rehearse(harness, table, answer.do, *then)


@pytest.mark.parametrize("name", TAUGHT)
async def test_a_finale_begins_like_its_model_and_goes_on(harness: Harness, name: str) -> None:
    game, finale, seat = find(name), TAUGHT[name].finale, TAUGHT[name].seat
    table = await set_up(harness, name, finale.position, finale.bots, dice=finale.dice)
    ann = await harness.watch(table, seat)
    await harness.pass_time(3000)
    first = next(line for line in finale.model if is_legal(game, Seat(seat), harness.state(table), line))
    await harness.do(table, seat, first)
    await harness.pass_time(120_000)

    assert harness.lines(table)[0] == finale.model[0]
    assert ann.update["outcome"] or seat in ann.update["on_turn"]
