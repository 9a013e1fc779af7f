"""`tablee games` and `tablee rules`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.markdown import Markdown

from tablee import rulebook
from tablee.bots.roster import bots_of
from tablee.catalogue import game_entry
from tablee.cli.given import AsJson, GameName, Language
from tablee.cli.terminal import console
from tablee.core.errors import GameError
from tablee.core.options import setting_text, shown
from tablee.core.registry import find
from tablee.core.registry import games as all_games


def games(*, as_json: AsJson = False) -> None:
    """List the games with their bots and options.

    Examples:

      tablee games

      tablee games --json
    """
    if as_json:
        typer.echo(
            json.dumps([asdict(game_entry(game)) for game in all_games().values()], ensure_ascii=False, indent=1)
        )
        return
    out = console()
    for game in all_games().values():
        about = game.about
        out.print(f"[bold]{about.name}[/bold]  {about.title}: {about.summary}")
        out.print(f"    bots: {', '.join(bots_of(game))}")
        for option in about.options:
            usual = setting_text(option.default)
            out.print(f"    {option.name}={usual}  {option.text}: {option.accepted} ({option.clause})")


ClauseId = Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="Show only this rule, such as DG23.")]


def rules(game: GameName, clause: ClauseId = None, *, language: Language = "en") -> None:
    """Show the rules of a game, or a single rule.

    Examples:

      tablee rules dog

      tablee rules dog DG23 --language fr
    """
    name = find(game).about.name
    if clause is None:
        console().print(Markdown(rulebook.page(name, language)))
        return
    clauses = rulebook.clauses(name, language)
    if clause not in clauses:
        raise GameError(f"no clause {shown(clause)} in {name}: there are {', '.join(clauses)}")
    found = clauses[clause]
    console().print(Markdown(f"**{found.heading}** {found.text}"))
