"""Real games over real sockets, beside boardgame.io's server: `make load`, or

python benchmarks/load.py --tables 100 --seconds 15
python benchmarks/load.py --only sqlite --pace at-once --games dog --players 4
python benchmarks/load.py --only sqlite boardgame.io --pace like-people --people 1000 --json
python benchmarks/load.py --only sqlite boardgame.io --pace at-once --games counting --rounds 5

Servers, players and databases share this machine. CPU is what each of them used, of one core; a move takes from its
command to the update at the next player. boardgame.io keeps matches in memory; Tablée writes every move down first.
Of two nodes players sit at their table's home, as a balancer that asks brings them there, or all at the wrong node.
Both play `counting`, a game of one move, which says what the servers themselves cost; Tablée also plays its real games.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.amounts import some, time
from benchmarks.loading.boardgame_io import boardgame_io
from benchmarks.loading.processes import allow_many_sockets
from benchmarks.loading.rows import Row, markdown
from benchmarks.loading.scenarios import COUNTING, OTHER, Asked, play_boardgame_io, play_tablee
from benchmarks.loading.servers import Running, postgresql, sqlite
from benchmarks.loading.tally import AT_ONCE, LIKE_PEOPLE

from tablee.server.main import event_loop_factory

Opening = Callable[[], AbstractContextManager[Running]]
Play = Callable[[str, Running, Asked], Coroutine[Any, Any, Row]]

SERVERS: dict[str, tuple[Opening, Play]] = {
    OTHER: (boardgame_io, play_boardgame_io),
    "sqlite": (sqlite, play_tablee),
    "postgresql": (partial(postgresql, 1), play_tablee),
    "two-nodes": (partial(postgresql, 2), play_tablee),
    "two-nodes-wrong": (partial(postgresql, 2, is_wrong=True), play_tablee),
}
PACES = ("at-once", "like-people")
GAMES = ("counting", "overload", "wuerfel-express", "dog")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=some, default=100, help="where everybody decides at once")
    parser.add_argument("--people", type=some, default=1000, help="tables where everybody decides like people")
    parser.add_argument("--seconds", type=time, default=15, help="how long each is measured")
    parser.add_argument(
        "--games", choices=GAMES, nargs="+", default=["counting", "overload"], help="like people: the last"
    )
    parser.add_argument("--players", type=some, default=3, help="at each table")
    parser.add_argument("--pace", choices=PACES, nargs="+", default=PACES)
    parser.add_argument("--only", choices=[*SERVERS], nargs="+", default=[*SERVERS], help="these servers")
    parser.add_argument("--rounds", type=some, default=1, help="one server after the other, so often: the middle round")
    parser.add_argument("--json", action="store_true", help="for programs")
    return parser.parse_args()


def planned(given: argparse.Namespace) -> Iterator[tuple[str, Asked]]:
    """boardgame.io knows one game."""
    for pace in given.pace:
        tables, times = (given.tables, AT_ONCE) if pace == "at-once" else (given.people, LIKE_PEOPLE)
        games = given.games if pace == "at-once" else given.games[-1:]
        for server in given.only:
            for game in games if server != OTHER else [COUNTING]:
                yield server, Asked(tables, given.seconds, times, game, given.players)


def measured(server: str, asked: Asked) -> Row:
    print(f"{asked.name}: {asked.tables} tables of {asked.game} at {server} …", file=sys.stderr, flush=True)
    opening, play = SERVERS[server]
    with opening() as running, asyncio.Runner(loop_factory=event_loop_factory()) as runner:
        return runner.run(play(server, running, asked))


if __name__ == "__main__":
    allow_many_sockets()
    gc.disable()  # players who pause for it would see updates late
    given = arguments()
    rounds = [[measured(server, asked) for server, asked in planned(given)] for _ in range(given.rounds)]
    measures = [
        asdict(row) | {"round": number, "a_second": row.a_second, "a_cpu_second": row.a_cpu_second}
        for number, rows in enumerate(rounds, start=1)
        for row in rows
    ]
    print(json.dumps(measures, indent=1) if given.json else markdown(rounds, OTHER))
