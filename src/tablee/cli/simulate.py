"""`tablee simulate`"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.table import Table

from tablee.bots.roster import NAMES, seated
from tablee.build import name
from tablee.cli.given import AsJson, GameName, OptionList, Players, Seed, agreed, whole
from tablee.cli.running import Jobs, Ray, Resume, beside, check_out, chosen_workers, progress_bar
from tablee.cli.terminal import console
from tablee.core.options import setting_text
from tablee.core.wire import encode
from tablee.sim import collection
from tablee.sim.ledger import Ledger
from tablee.sim.statistics import Series, Summary, summary, tallies
from tablee.sim.tally import Tally

RECORDS, FIGURES, PROGRESS = ".records.gz", ".json", ".progress"

Games = Annotated[int, typer.Option("--games", "-g", metavar="K", parser=whole(1, 10**9 - 1), help="How many games.")]
Bots = Annotated[
    str,
    typer.Option(
        metavar="NAMES", help=f"One bot for all, or one per seat: {', '.join(NAMES)}, or your own as module:Class."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="PATH", help=f"Write all records to PATH{RECORDS} and the figures to PATH{FIGURES}."),
]


def simulate(
    game: GameName,
    *,
    players: Players = None,
    games: Games = 100,
    seed: Seed = "1",
    bots: Bots = "random",
    option: OptionList = None,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; show their length, wins by seat, and speed.

    The result is the same for any number of processes or machines.

    Examples:

      tablee simulate dog --players 4 --games 1000 --seed 7

      tablee simulate overload -n 5 -o special=A,curve1 --json

      tablee simulate dog --bots my_bots:Greedy,hard,medium,hard --games 50 --out study

      tablee replay study.records.gz --game 3
    """
    found, options = agreed(game, players, option)
    series = Series(found, options, seated(found, bots, options.players), seed, recorded=out is not None)
    settings = found.settings(found.start(options))
    about = {"game": found.about.name, "options": encode(settings), "bots": bots, "seed": seed, "games": games}
    check_out(out, RECORDS, FIGURES, PROGRESS, resume=resume)
    began = perf_counter()
    with kept(out, about, resume) as book, chosen_workers(jobs, ray, games) as workers:
        played = book.played(options.players)
        with progress_bar(found.about.title, games, played.games) as advance:
            for tally in tallies(series, games, workers, played.games):
                book.keep(tally)
                played = played.with_more(tally)
                advance(tally.games)
    result = summary(found, options, played, perf_counter() - began)
    figures = described(result, seed, bots)
    if out is not None:
        beside(out, FIGURES).write_text(json.dumps(figures, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(figures, ensure_ascii=False))
        return
    console().print(table(result))


class Book:
    """Where a run is kept, if anywhere."""

    def __init__(self, out: Path | None, about: dict[str, Any], *, resume: bool) -> None:
        self.out = out
        self.ledger = None if out is None else Ledger(beside(out, PROGRESS), about, resume=resume)
        if out is not None and self.ledger is not None:
            collection.cut(beside(out, RECORDS), max((entry["bytes"] for entry in self.ledger.entries), default=0))

    def played(self, seats: int) -> Tally:
        """What is finished already."""
        played = Tally.of_none(seats)
        for entry in [] if self.ledger is None else self.ledger.entries:
            played = played.with_more(Tally.read(entry["tally"]))
        return played

    def keep(self, tally: Tally) -> None:
        if self.out is not None and self.ledger is not None:
            size = collection.append(beside(self.out, RECORDS), tally.records)
            self.ledger.append({"tally": tally.figures(), "bytes": size})


@contextmanager
def kept(out: Path | None, about: dict[str, Any], resume: bool) -> Iterator[Book]:
    """What is finished stays if anything goes wrong; at the end only the results are left."""
    book = Book(out, about, resume=resume)
    yield book
    if book.ledger is not None:
        book.ledger.close()


def described(result: Summary, seed: str, bots: str) -> dict[str, Any]:
    return asdict(result) | {
        "options": encode(result.options),
        "seed": seed,
        "bots": bots,
        "decisions_per_second": result.decisions_per_second,
        "engine": name(),
    }


def table(result: Summary) -> Table:
    rows = Table(show_header=False, box=None)
    options = " ".join(f"{key}={setting_text(setting)}" for key, setting in result.options.items())
    rows.add_row("game", f"{result.game} {options}")
    rows.add_row("finished", f"{result.games} games")
    rows.add_row("decisions per game", f"{result.mean:.1f} (from {result.shortest} to {result.longest})")
    for seat, wins in enumerate(result.wins):
        rows.add_row(f"seat {seat + 1} won", f"{wins} ({100 * wins / result.games:.1f}%)")
    if result.without_winner:
        rows.add_row("without a winner", str(result.without_winner))
    rows.add_row("ended by", ", ".join(f"{clause} {count}×" for clause, count in result.endings.items()))
    rows.add_row("speed", f"{result.decisions_per_second:,} decisions/s".replace(",", " ") + f" ({name()})")
    return rows
