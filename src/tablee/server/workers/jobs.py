"""Jobs of the worker processes: a view or a whole game goes in; a choice, stakes, advice or a review comes out."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from multiprocessing import parent_process
from random import Random
from threading import Thread
from typing import Any, TypeVar

from tablee.bots import review
from tablee.bots.review import Judgement, Moves, Portion
from tablee.bots.roster import bot_named
from tablee.core.advice import Advice, Prospect
from tablee.core.choices import Legal
from tablee.core.registry import AnyGame, find, register_all
from tablee.core.stake import Stake
from tablee.core.stakes import stakes

T = TypeVar("T")


def choose(game: str, level: str, view: Any, legal: Legal[Any], seed: str) -> Any:
    return bot_named(find(game), level).choose(view, legal, Random(seed))


def advise(game: str, view: Any, legal: Legal[Any]) -> tuple[Advice[Any], ...]:
    return find(game).advise(view, legal)


def prospects(game: str, view: Any, action: Any) -> tuple[Prospect, ...]:
    return find(game).prospects(view, action)


def at_stake(game: str, view: Any, legal: Legal[Any]) -> dict[str, tuple[Stake, ...]]:
    """The same in every world that looks like the view, so it does not matter which is drawn."""
    return stakes(find(game), view, legal, Random(0))


def chances(game: str, state: Any) -> tuple[float, ...]:
    return find(game).chances(state)


def judge(game: str, start: Any, moves: Moves) -> Portion:
    return review.judge(find(game), start, moves)


def better(game: str, judged: Judgement) -> Any:
    return review.advised(find(game), judged)


def guarded(work: Callable[..., T], *given: Any) -> T:
    """Turn SystemExit and the like into an ordinary error, so that none stops the server."""
    try:
        return work(*given)
    except Exception:
        raise
    except BaseException as error:
        raise RuntimeError(f"a bot gave up with {error!r}") from error


def init_worker(nice: int, games: Sequence[AnyGame]) -> None:
    """Register the server's games from outside the package, exit with the server, however that ends, and leave Ctrl-C
    to it: the server disconnects its clients first."""
    register_all(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(nice)
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()
