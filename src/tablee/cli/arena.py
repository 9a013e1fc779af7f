"""`tablee arena`"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablee.bots.roster import NAMES
from tablee.build import name
from tablee.cli.given import AsJson, GameName, OptionList, Players, Seed, agreed, whole
from tablee.cli.terminal import console
from tablee.core.errors import GameError
from tablee.core.options import setting_text
from tablee.core.wire import encode
from tablee.sim.arena import bouts, fought
from tablee.sim.plot import plot
from tablee.sim.standing import Standing, standings

Bots = Annotated[
    str,
    typer.Option(
        metavar="NAMES",
        help=f"One bot per seat, or a number that divides the seats evenly: {', '.join(NAMES)}.",
    ),
]
Games = Annotated[int, typer.Option("--games", "-g", metavar="K", parser=whole(1, 10**7), help="How many games.")]
Jobs = Annotated[
    int | None,
    typer.Option("--jobs", "-j", metavar="N", parser=whole(1, 256), help="Processes; by default one per core."),
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="PATH", help="Write the figures to PATH.json and a plot to PATH.svg.")
]


def arena(
    game: GameName,
    *,
    bots: Bots,
    games: Games = 100,
    players: Players = None,
    seed: Seed = "1",
    option: OptionList = None,
    jobs: Jobs = None,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete: every deal is played with each bot in every seat.

    Examples:

      tablee arena wuerfel-express --bots hard,medium --players 2 --games 1000

      tablee arena overload --bots hard,medium,medium --players 3 --games 600 --out overload

      tablee arena dog --bots hard,medium --players 4 --games 200 --seed 7 --json
    """
    found, options = agreed(game, players, option)
    names = [word.strip() for word in bots.split(",")]
    deals = bouts(found, options, names, games, seed)
    played = len(deals) * len(deals[0].lineups)
    check_writable(out)
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task(found.about.title, total=played)
        results = fought(deals, jobs or os.cpu_count() or 1, lambda number: progress.advance(bar, number))
    found_standings = standings(results)
    settings = found.settings(found.start(options))
    figures = {
        "game": found.about.name,
        "options": encode(settings),
        "bots": names,
        "seed": seed,
        "deals": len(results),
        "games": played,
        "decisions": sum(result.decisions for deal in results for result in deal),
        "engine": name(),
        "standings": [asdict(each) for each in found_standings],
    }
    written = " ".join(f"{key}={setting_text(setting)}" for key, setting in settings.items())
    if out is not None:
        out.with_name(f"{out.name}.json").write_text(json.dumps(figures, ensure_ascii=False, indent=2) + "\n")
        title = f"{found.about.title}: {played} games ({written}, seed {seed})"
        out.with_name(f"{out.name}.svg").write_text(plot(title, found_standings))
    if as_json:
        typer.echo(json.dumps(figures, ensure_ascii=False))
        return
    console().print(f"{found.about.name} {written}: {played} games, {len(results)} deals, seed {seed}")
    console().print(table(found_standings))


def check_writable(out: Path | None) -> None:
    """Before hours of play, not after."""
    if out is not None and (not out.name or not out.parent.is_dir()):
        raise GameError(f"cannot write {out}: the folder does not exist")


def table(found: list[Standing]) -> Table:
    rows = Table(box=None, pad_edge=False)
    for heading in ("bot", "seats", "won", "share", "95% interval", "if equal", "Elo"):
        rows.add_column(heading, justify="left" if heading == "bot" else "right")
    for each in found:
        rows.add_row(
            each.bot,
            str(each.seats),
            f"{each.wins:g}",
            f"{100 * each.share:.1f}%",
            f"{100 * each.low:.1f} to {100 * each.high:.1f}%",
            f"{100 * each.even:.1f}%",
            f"{each.elo:+d}",
        )
    return rows
