"""Run bots and coaches in worker processes, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from tablee.bots.review import Judgement, Moves, Review, conclude, doubtful
from tablee.core.advice import Advice, Prospect
from tablee.core.choices import Legal
from tablee.core.registry import find, registered
from tablee.core.stake import Stake
from tablee.server.common.fair_queue import FairQueue, Requester
from tablee.server.workers import jobs
from tablee.server.workers.jobs import guarded, init_worker

T = TypeVar("T")

log = logging.getLogger("tablee.bots")

# Moves of a review that are judged in a row; then other questions have their turn.
PORTION = 8
# Niceness of the coach's process: bots get the CPU first.
NICE = 10


class BotPool(ABC):
    """Bots' choices, what is at stake, a coach's advice, and reviews of whole games."""

    @property
    def questions(self) -> int:
        """The number of questions not answered yet."""
        return 0

    @abstractmethod
    async def choose(
        self, requester: Requester, game: str, level: str, view: Any, legal: Legal[Any], seed: str
    ) -> Any: ...

    @abstractmethod
    async def stakes(
        self, requester: Requester, game: str, view: Any, legal: Legal[Any]
    ) -> dict[str, tuple[Stake, ...]]: ...

    @abstractmethod
    async def ask_coach(self, requester: Requester, work: Callable[..., T], *given: Any) -> T:
        """Run a question of the coach in its turn."""

    async def advise(self, requester: Requester, game: str, view: Any, legal: Legal[Any]) -> tuple[Advice[Any], ...]:
        return await self.ask_coach(requester, jobs.advise, game, view, legal)

    async def prospects(self, requester: Requester, game: str, view: Any, action: Any) -> tuple[Prospect, ...]:
        return await self.ask_coach(requester, jobs.prospects, game, view, action)

    async def review(self, requester: Requester, game: str, start: Any, moves: Moves) -> Review:
        """Go over a game in portions, each of which waits for its turn like any other question."""
        before = await self.ask_coach(requester, jobs.chances, game, start)
        judged: list[Judgement] = []
        state = start
        for first in range(0, len(moves), PORTION):
            portion = await self.ask_coach(requester, jobs.judge, game, state, moves[first : first + PORTION])
            judged += portion.judged
            state = portion.after
        better = {move: await self.ask_coach(requester, jobs.better, game, judged[move]) for move in doubtful(judged)}
        return conclude(find(game), before, judged, better)

    async def close(self) -> None:
        return


class WorkerPool:
    """Worker processes, started with the first question and replaced if one of them dies."""

    def __init__(self, workers: int, nice: int = 0) -> None:
        self.queue = FairQueue(workers)
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    @property
    def questions(self) -> int:
        return self.queue.waiting + self.queue.started

    def running(self) -> ProcessPoolExecutor:
        if self.closed:
            raise RuntimeError("no questions are taken: the server is stopping")
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.queue.width,
                get_context("spawn"),
                initializer=init_worker,
                initargs=(self.nice, tuple(registered.values())),
            )
        return self.pool

    async def ask(self, requester: Requester, work: Callable[..., T], *given: Any) -> T:
        """Run a question in its turn. Once started it occupies its process to the end, even if its caller has left."""
        await self.queue.wait(requester)
        started = asyncio.create_task(self.ask_again(work, *given))
        started.add_done_callback(lambda _: self.queue.release())
        return await asyncio.shield(started)

    async def ask_again(self, work: Callable[..., T], *given: Any) -> T:
        """Retry once if a process dies, over this question or another."""
        try:
            return await self.run(work, *given)
        except BrokenProcessPool:
            return await self.run(work, *given)

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        pool = self.running()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, guarded, work, *given)
        except BrokenProcessPool:
            self.give_up(pool)
            raise

    def give_up(self, broken: ProcessPoolExecutor) -> None:
        """Replace a broken pool. One dead process fails all questions of its pool; the first of them to notice replaces
        it, and the others find the new pool."""
        if self.pool is broken:
            log.warning("a bot or coach process died; starting new ones and retrying their questions once")
            self.pool = None
            broken.shutdown(wait=False)

    async def close(self) -> None:
        """Shut down: no question is started or retried after this."""
        self.closed = True
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)


class ProcessBotPool(BotPool):
    """Bots and stakes, which take milliseconds, have a process per core but one; the coach has one of low priority, so
    that no bot waits for it."""

    def __init__(self) -> None:
        self.bots = WorkerPool(max(1, (os.cpu_count() or 2) - 1))
        self.coach = WorkerPool(1, NICE)

    @property
    def questions(self) -> int:
        return self.bots.questions + self.coach.questions

    async def choose(self, requester: Requester, game: str, level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
        return await self.bots.ask(requester, jobs.choose, game, level, view, legal, seed)

    async def stakes(
        self, requester: Requester, game: str, view: Any, legal: Legal[Any]
    ) -> dict[str, tuple[Stake, ...]]:
        return await self.bots.ask(requester, jobs.at_stake, game, view, legal)

    async def ask_coach(self, requester: Requester, work: Callable[..., T], *given: Any) -> T:
        return await self.coach.ask(requester, work, *given)

    async def close(self) -> None:
        await self.bots.close()
        await self.coach.close()
