"""`tablee arena`"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from tablee.bots.roster import NAMES
from tablee.build import name
from tablee.cli.given import AsJson, GameName, OptionList, Players, Seed, agreed, whole
from tablee.cli.running import Jobs, Ray, Resume, beside, check_out, chosen_workers, progress_bar
from tablee.cli.terminal import console
from tablee.core.options import setting_text
from tablee.core.wire import encode
from tablee.sim.arena import Result, bouts, fought
from tablee.sim.ledger import Ledger
from tablee.sim.plot import plot
from tablee.sim.standing import Standing, standings

FIGURES, PLOT, PROGRESS = ".json", ".svg", ".progress"

Bots = Annotated[
    str,
    typer.Option(
        metavar="NAMES",
        help="One bot per seat, or a number that divides the seats evenly: "
        f"{', '.join(NAMES)}, or your own as module:Class.",
    ),
]
Games = Annotated[int, typer.Option("--games", "-g", metavar="K", parser=whole(1, 10**7), help="How many games.")]
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
    ray: Ray = None,
    out: Out = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let bots compete: every deal is played with each bot in every seat.

    Examples:

      tablee arena wuerfel-express --bots hard,medium --players 2 --games 1000

      tablee arena overload --bots hard,medium,medium --players 3 --games 600 --out overload

      tablee arena dog --bots hard,medium --players 4 --games 200 --seed 7 --json

      tablee arena overload --bots my_bots:Greedy,medium --players 2 --games 1000
    """
    found, options = agreed(game, players, option)
    names = [word.strip() for word in bots.split(",")]
    deals = bouts(found, options, names, games, seed)
    played = len(deals) * len(deals[0].lineups)
    check_out(out, FIGURES, PLOT, PROGRESS, resume=resume)
    settings = found.settings(found.start(options))
    about = {"game": game, "options": encode(settings), "bots": names, "seed": seed, "deals": len(deals)}
    ledger = None if out is None else Ledger(beside(out, PROGRESS), about, resume=resume)
    results = [] if ledger is None else [[Result.read(kept) for kept in deal] for deal in ledger.entries]
    each = len(deals[0].lineups)
    bar = progress_bar(found.about.title, played, len(results) * each)
    with chosen_workers(jobs, ray, len(deals)) as workers, bar as advance:
        for deal in fought(deals[len(results) :], workers):
            if ledger is not None:
                ledger.append([asdict(result) for result in deal])
            results.append(deal)
            advance(each)
    found_standings = standings(results)
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
        beside(out, FIGURES).write_text(json.dumps(figures, ensure_ascii=False, indent=2) + "\n")
        title = f"{found.about.title}: {played} games ({written}, seed {seed})"
        beside(out, PLOT).write_text(plot(title, found_standings))
    if ledger is not None:
        ledger.close()
    if as_json:
        typer.echo(json.dumps(figures, ensure_ascii=False))
        return
    console().print(f"{found.about.name} {written}: {played} games, {len(results)} deals, seed {seed}")
    console().print(table(found_standings))


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
