"""`tablee simulate`"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from tablee.bots.roster import NAMES, seated
from tablee.build import name
from tablee.cli.given import AsJson, GameName, OptionList, Players, Seed, agreed, whole
from tablee.cli.terminal import console
from tablee.core.options import setting_text
from tablee.core.wire import encode
from tablee.sim import statistics

Games = Annotated[int, typer.Option("--games", "-g", metavar="K", parser=whole(1, 10**9 - 1), help="How many games.")]
Bots = Annotated[str, typer.Option(metavar="NAMES", help=f"One bot for all, or one per seat: {', '.join(NAMES)}.")]


def simulate(
    game: GameName,
    *,
    players: Players = None,
    games: Games = 100,
    seed: Seed = "1",
    bots: Bots = "random",
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; show their length, wins by seat, and speed.

    Examples:

      tablee simulate dog --players 4 --games 1000 --seed 7

      tablee simulate overload -n 5 -o special=A,curve1 --json
    """
    found, options = agreed(game, players, option)
    names = seated(found, bots, options.players)
    screen = console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task(f"{found.about.title}", total=games)
        summary = statistics.simulate(found, options, names, games, seed, lambda: progress.advance(bar))
    if as_json:
        figures = asdict(summary) | {
            "options": encode(summary.options),
            "seed": seed,
            "bots": bots,
            "decisions_per_second": summary.decisions_per_second,
            "engine": name(),
        }
        typer.echo(json.dumps(figures, ensure_ascii=False))
        return
    console().print(table(summary))


def table(summary: statistics.Summary) -> Table:
    rows = Table(show_header=False, box=None)
    options = " ".join(f"{key}={setting_text(setting)}" for key, setting in summary.options.items())
    rows.add_row("game", f"{summary.game} {options}")
    rows.add_row("finished", f"{summary.games} games")
    rows.add_row("decisions per game", f"{summary.mean:.1f} (from {summary.shortest} to {summary.longest})")
    for seat, wins in enumerate(summary.wins):
        rows.add_row(f"seat {seat + 1} won", f"{wins} ({100 * wins / summary.games:.1f}%)")
    if summary.without_winner:
        rows.add_row("without a winner", str(summary.without_winner))
    rows.add_row("ended by", ", ".join(f"{clause} {count}×" for clause, count in summary.endings.items()))
    rows.add_row("speed", f"{summary.decisions_per_second:,} decisions/s".replace(",", " ") + f" ({name()})")
    return rows
