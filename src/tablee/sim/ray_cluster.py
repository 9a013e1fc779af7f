"""The same work on the machines of a Ray cluster, which have this version of the package installed."""

from __future__ import annotations

import logging
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar

import ray

from tablee.core.errors import GameError
from tablee.core.registry import register, registered
from tablee.sim.workers import AHEAD, Workers

T = TypeVar("T")
R = TypeVar("R")
# A piece whose machine went away is done again on another one.
RETRIES = 10


class ClusterAway(GameError):
    pass


class RayWorkers(Workers):
    """One for each CPU of the cluster. An empty task takes Ray a few milliseconds, so its pieces are larger."""

    seconds = 1.0

    def __init__(self) -> None:
        self.number = max(1, int(resources().get("CPU", 1)))

    def each(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        remote: Any = ray.remote(max_retries=RETRIES)(prepared)
        place = ray.put((tuple(registered.values()), tuple(sys.path)))
        waiting: deque[Any] = deque()
        for piece in pieces:
            waiting.append(remote.remote(place, work, piece))
            if len(waiting) >= AHEAD * self.number:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())


resources: Callable[[], dict[str, float]] = ray.cluster_resources


def prepared(place: tuple[Any, tuple[str, ...]], work: Callable[[T], R], piece: T) -> R:
    """In a worker: with the games and folders that the command knows."""
    games, folders = place
    for game in games:
        if game.about.name not in registered:
            register(game)
    sys.path += [folder for folder in folders if folder not in sys.path]
    return work(piece)


def near(address: str) -> dict[str, Any]:
    """A cluster on this machine alone is not reached by the address under which others see the machine."""
    host = address.rpartition(":")[0]
    return {"_node_ip_address": host} if host.startswith("127.") else {}


@contextmanager
def connected(address: str) -> Iterator[RayWorkers]:
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **near(address))
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ClusterAway(f"no Ray cluster answers at {address} ({str(error).splitlines()[0]})") from None
    try:
        # What Ray has to say of its nodes does not belong among the results.
        with redirect_stdout(sys.stderr):
            yield RayWorkers()
    finally:
        ray.shutdown()
