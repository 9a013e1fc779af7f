"""Independent pieces of work, spread over processes; the results come in order, whatever the number of processes."""

from __future__ import annotations

import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import TypeVar

from tablee.core.errors import GameError
from tablee.core.registry import register_all, registered

T = TypeVar("T")
R = TypeVar("R")
# So many pieces wait for each worker, so that none is idle while the results before its own are awaited.
AHEAD = 4


class WorkerLost(GameError):
    pass


class Workers(ABC):
    """`number` of them work at a time. A piece of work should take about `seconds`, so that handing it over costs
    little."""

    number = 1
    seconds = 0.2

    @abstractmethod
    def each(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """The result of every piece in order. Pieces are asked for when there is room for them."""


class InThisProcess(Workers):
    def each(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        return map(work, pieces)


class Processes(Workers):
    def __init__(self, number: int) -> None:
        self.number = number

    def each(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        waiting: deque[Future[R]] = deque()
        with started(self.number) as pool:
            for piece in pieces:
                with held_interrupts():
                    waiting.append(pool.submit(work, piece))
                if len(waiting) >= AHEAD * self.number:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()


def workers(jobs: int) -> Workers:
    return Processes(jobs) if jobs > 1 else InThisProcess()


@contextmanager
def started(number: int) -> Iterator[ProcessPoolExecutor]:
    """They end at once if anything goes wrong, such as Ctrl-C: nobody waits for a game that takes minutes."""
    others = set(active_children())
    outside = (tuple(registered.values()),)
    pool = ProcessPoolExecutor(number, get_context("spawn"), initializer=register_all, initargs=outside)
    try:
        yield pool
    except BaseException as error:
        for process in set(active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerLost("a process that played games was ended from outside, or had no memory left") from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def held_interrupts() -> Iterator[None]:
    """Ctrl-C waits for a moment. Processes started meanwhile never hear it: the one that started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
