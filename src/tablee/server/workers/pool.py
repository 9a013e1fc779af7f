"""Run bots and coaches in worker processes, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any, TypeVar

from tablee.bots.review import Review, review
from tablee.bots.roster import bot_named
from tablee.core.advice import Advice, Prospect
from tablee.core.choices import Legal
from tablee.core.registry import AnyGame, find, register_all, registered
from tablee.core.values import Seat
from tablee.server.common.fair_queue import FairQueue, Requester

T = TypeVar("T")

log = logging.getLogger("tablee.bots")

# Niceness of the coach's process: bots get the CPU first.
PATIENCE = 10

Moves = Sequence[tuple[Seat | None, Any]]


def think(game: str, level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
    """Runs in the worker: a view goes in, an action comes out."""
    return bot_named(find(game), level).choose(view, legal, Random(seed))


def advise(game: str, view: Any, legal: Legal[Any]) -> tuple[Advice[Any], ...]:
    return find(game).advise(view, legal)


def prospects(game: str, view: Any, action: Any) -> tuple[Prospect, ...]:
    return find(game).prospects(view, action)


def review_game(game: str, start: Any, moves: Moves) -> Review:
    return review(find(game), start, moves)


def guarded(work: Callable[..., T], *given: Any) -> T:
    """Runs in the worker: turn SystemExit and the like into an ordinary error, so that none stops the server."""
    try:
        return work(*given)
    except Exception:
        raise
    except BaseException as error:
        raise RuntimeError(f"a bot gave up with {error!r}") from error


def init_worker(patience: int, games: Sequence[AnyGame]) -> None:
    """Runs in the worker: register the server's games from outside the package, and exit with the server, however that
    ends. Ctrl-C in a terminal reaches both processes; only the server handles it, because it disconnects its clients
    first."""
    register_all(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(patience)
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


class BotPool(ABC):
    """Bots' choices, a coach's advice, and reviews of whole games."""

    @property
    def questions(self) -> int:
        """The number of questions not answered yet."""
        return 0

    @abstractmethod
    async def choose(self, asker: Requester, game: str, level: str, view: Any, legal: Legal[Any], seed: str) -> Any: ...

    @abstractmethod
    async def advise(self, asker: Requester, game: str, view: Any, legal: Legal[Any]) -> tuple[Advice[Any], ...]: ...

    @abstractmethod
    async def prospects(self, asker: Requester, game: str, view: Any, action: Any) -> tuple[Prospect, ...]: ...

    @abstractmethod
    async def review(self, asker: Requester, game: str, start: Any, moves: Moves) -> Review: ...

    async def close(self) -> None:
        return


class WorkerPool:
    """Worker processes, started with the first question and replaced if one of them dies."""

    def __init__(self, workers: int, patience: int = 0) -> None:
        self.lane = FairQueue(workers)
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    @property
    def questions(self) -> int:
        return self.lane.waiting + self.lane.begun

    def running(self) -> ProcessPoolExecutor:
        if self.closed:
            raise RuntimeError("nothing is thought about any more: the server stops")
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.lane.width,
                get_context("spawn"),
                initializer=init_worker,
                initargs=(self.patience, tuple(registered.values())),
            )
        return self.pool

    async def ask(self, asker: Requester, work: Callable[..., T], *given: Any) -> T:
        """Run a question in its turn. Once started it occupies its process to the end, even if its caller has left."""
        await self.lane.wait(asker)
        begun = asyncio.create_task(self.ask_again(work, *given))
        begun.add_done_callback(lambda _: self.lane.release())
        return await asyncio.shield(begun)

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
    """Bots have a process per core but one; the coach has one of low priority, so that no bot waits for it."""

    def __init__(self) -> None:
        self.bots = WorkerPool(max(1, (os.cpu_count() or 2) - 1))
        self.coach = WorkerPool(1, PATIENCE)

    @property
    def questions(self) -> int:
        return self.bots.questions + self.coach.questions

    async def choose(self, asker: Requester, game: str, level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
        return await self.bots.ask(asker, think, game, level, view, legal, seed)

    async def advise(self, asker: Requester, game: str, view: Any, legal: Legal[Any]) -> tuple[Advice[Any], ...]:
        return await self.coach.ask(asker, advise, game, view, legal)

    async def prospects(self, asker: Requester, game: str, view: Any, action: Any) -> tuple[Prospect, ...]:
        return await self.coach.ask(asker, prospects, game, view, action)

    async def review(self, asker: Requester, game: str, start: Any, moves: Moves) -> Review:
        return await self.coach.ask(asker, review_game, game, start, moves)

    async def close(self) -> None:
        await self.bots.close()
        await self.coach.close()
