"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from multiprocessing import active_children
from random import Random

import pytest

from tablee.bots.review import review
from tablee.bots.roster import bot_named
from tablee.core.registry import find, games
from tablee.core.stakes import stakes
from tablee.core.values import Seat
from tablee.server.common.fair_queue import Requester
from tablee.server.workers.pool import PORTION, ProcessBotPool
from tests.contract.driver import random_game

ANN = Requester("192.0.2.7", "table")
EVE = Requester("198.51.100.9", "another")
OVERLOAD = find("overload")
START = OVERLOAD.start(OVERLOAD.options({"players": 3}))
VIEW = OVERLOAD.view(START, Seat(0))
LEGAL = OVERLOAD.legal(START, Seat(0))


@pytest.fixture
async def bot_pool() -> AsyncIterator[ProcessBotPool]:
    made = ProcessBotPool()
    made.bots.queue.width = 1
    yield made
    pool = made.bots.pool
    await made.close()
    if pool is not None:
        await asyncio.to_thread(pool.shutdown)


def processes(bot_pool: ProcessBotPool) -> list[int]:
    return [*bot_pool.bots.running()._processes]


async def test_a_bot_chooses_in_another_process_what_it_would_choose_here(bot_pool: ProcessBotPool) -> None:
    chosen = [await bot_pool.choose(ANN, "overload", "random", VIEW, LEGAL, seed) for seed in "abc"]
    (process,) = processes(bot_pool)

    assert chosen == [bot_named(OVERLOAD, "random").choose(VIEW, LEGAL, Random(seed)) for seed in "abc"]
    assert process != os.getpid()


async def test_what_is_at_stake_is_found_in_another_process(bot_pool: ProcessBotPool) -> None:
    found = await bot_pool.stakes(ANN, "overload", VIEW, LEGAL)

    assert found == stakes(OVERLOAD, VIEW, LEGAL, Random(0)) != {}


async def test_others_go_on_while_a_bot_thinks(bot_pool: ProcessBotPool) -> None:
    thinking = asyncio.create_task(bot_pool.choose(ANN, "overload", "random", VIEW, LEGAL, "a"))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        turns += 1

    assert turns > 10


async def test_a_process_that_dies_is_replaced(bot_pool: ProcessBotPool) -> None:
    await bot_pool.choose(ANN, "overload", "random", VIEW, LEGAL, "a")
    (first,) = processes(bot_pool)
    os.kill(first, signal.SIGKILL)
    chosen = await bot_pool.choose(ANN, "overload", "random", VIEW, LEGAL, "b")

    assert chosen == bot_named(OVERLOAD, "random").choose(VIEW, LEGAL, Random("b"))
    assert first not in processes(bot_pool)


async def test_a_process_that_dies_is_replaced_once_however_many_questions_it_takes_with_it(
    bot_pool: ProcessBotPool, caplog: pytest.LogCaptureFixture
) -> None:
    """Each of them threw away the pool that the one before had made, and left its processes behind."""
    bot_pool.bots.queue.width = 2
    waiting = [asyncio.create_task(bot_pool.bots.ask(ANN, time.sleep, 0.1)) for _ in range(8)]
    while len(processes(bot_pool)) < 2:
        await asyncio.sleep(0)
    others = {child.pid for child in active_children()} - {*processes(bot_pool)}
    os.kill(processes(bot_pool)[0], signal.SIGKILL)
    await asyncio.gather(*waiting)

    assert caplog.messages == ["a bot or coach process died; starting new ones and retrying their questions once"]
    assert {child.pid for child in active_children()} - others == {*processes(bot_pool)}


async def test_a_question_waits_for_one_of_each_other_client_at_most(bot_pool: ProcessBotPool) -> None:
    """29 tables of bots that one client had set up kept everybody else's bots waiting for 29 of theirs."""
    answered: list[str] = []

    async def ask(who: str, table: int) -> None:
        await bot_pool.bots.ask(Requester(who, f"{table}"), time.sleep, 0)
        answered.append(who)

    asking = [asyncio.create_task(ask("Eve", table)) for table in range(29)]
    await asyncio.sleep(0)
    await asyncio.gather(ask("Ann", 30), *asking)

    assert "Ann" in answered[:3]


async def test_what_nobody_waits_for_any_more_is_not_begun_but_what_was_begun_counts(bot_pool: ProcessBotPool) -> None:
    await bot_pool.bots.ask(ANN, time.sleep, 0)
    first, second = (asyncio.create_task(bot_pool.bots.ask(ANN, time.sleep, seconds)) for seconds in (0.3, 60))
    await asyncio.sleep(0.05)
    both = bot_pool.questions
    for task in (first, second):
        task.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    still = bot_pool.questions
    await bot_pool.bots.ask(ANN, time.sleep, 0)

    assert (both, still, bot_pool.questions) == (2, 1, 0)


async def test_no_bot_waits_for_a_coach(bot_pool: ProcessBotPool) -> None:
    """A hundred hints that one client asked for stopped all bots."""
    await bot_pool.coach.queue.wait(ANN)
    asked = [
        asyncio.create_task(bot_pool.advise(ANN, "overload", VIEW, LEGAL)),
        asyncio.create_task(bot_pool.prospects(ANN, "overload", VIEW, LEGAL[0])),
        asyncio.create_task(bot_pool.review(ANN, "overload", START, [])),
    ]
    chosen = await bot_pool.choose(ANN, "overload", "random", VIEW, LEGAL, "a")
    waiting = bot_pool.questions
    for task in asked:
        task.cancel()

    assert chosen in LEGAL
    assert waiting == 1 + len(asked)


async def test_a_hint_does_not_wait_for_the_end_of_a_review(bot_pool: ProcessBotPool) -> None:
    """A review of 2,000 moves stopped all hints for eleven seconds."""
    answered: list[str] = []
    moves = [(step.seat, step.action) for step in random_game(OVERLOAD, START, Random("review"), 5 * PORTION)]
    reviewing = asyncio.create_task(bot_pool.review(EVE, "overload", START, moves))
    reviewing.add_done_callback(lambda _: answered.append("review"))
    while not bot_pool.questions:
        await asyncio.sleep(0)
    for requester in (ANN, EVE):
        await bot_pool.advise(requester, "overload", VIEW, LEGAL)
        answered.append("hint")
    found = await reviewing

    assert answered == ["hint", "hint", "review"]
    assert found == review(OVERLOAD, START, moves)


async def test_nothing_is_begun_when_the_server_stops(bot_pool: ProcessBotPool) -> None:
    await bot_pool.close()
    with pytest.raises(RuntimeError, match="the server is stopping"):
        await bot_pool.bots.ask(ANN, time.sleep, 0)

    assert bot_pool.bots.pool is None


async def test_what_a_bot_cannot_do_is_said_here(bot_pool: ProcessBotPool) -> None:
    with pytest.raises(IndexError):
        await bot_pool.choose(ANN, "overload", "random", VIEW, (), "a")


async def test_a_bot_that_wants_to_end_its_process_has_failed_like_any_other(bot_pool: ProcessBotPool) -> None:
    """What is no `Exception` would stop the server when it comes out of a task."""
    with pytest.raises(RuntimeError, match="SystemExit"):
        await bot_pool.bots.ask(ANN, sys.exit, "enough")


async def test_ctrl_c_is_for_the_server_to_hear(bot_pool: ProcessBotPool) -> None:
    await bot_pool.bots.ask(ANN, signal.raise_signal, signal.SIGINT)


@pytest.mark.parametrize("game", games())
async def test_views_and_choices_of_every_game_travel(bot_pool: ProcessBotPool, game: str) -> None:
    rules = find(game)
    state, rng = rules.start(rules.options({})), Random(1)
    while (chance := rules.chance(state)) is not None:
        state = rules.apply(state, chance.sample(rng))
    seat = rules.actors(state)[0]
    view, legal = rules.view(state, seat), rules.legal(state, seat)

    assert await bot_pool.choose(ANN, game, "random", view, legal, "a") == bot_named(rules, "random").choose(
        view, legal, Random("a")
    )
