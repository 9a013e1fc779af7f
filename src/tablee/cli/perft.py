"""`tablee perft`"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.given import AsJson, GameName, OptionList, Players, agreed, read_text, whole
from tablee.cli.terminal import console
from tablee.core.errors import GameError
from tablee.core.perft import divide
from tablee.core.perft import perft as count
from tablee.core.position import parse_position

Depth = Annotated[int, typer.Option("--depth", "-d", metavar="D", parser=whole(1, 12), help="How many moves deep.")]
From = Annotated[Path | None, typer.Option("--position", metavar="FILE", help="Start from this position.")]
Divide = Annotated[bool, typer.Option("--divide", help="Show the count for each first move.")]


def perft(
    game: GameName,
    *,
    depth: Depth = 3,
    players: Players = None,
    option: OptionList = None,
    position: From = None,
    divided: Divide = False,
    as_json: AsJson = False,
) -> None:
    """Count the positions after 1, 2, … moves, rolls and deals included.

    Chance that is too wide to list (a deal, a shake of the dice) ends the count there.

    Examples:

      tablee perft overload --depth 5

      tablee perft dog --position seven.json --depth 2 --divide
    """
    found, options = agreed(game, players, option)
    state = found.start(options)
    if position is not None:
        if players is not None or option:
            raise GameError("a position has its own options: leave out --players and --option")
        other, state = parse_position(read_text(position))
        if other is not found:
            raise GameError(f"{position} is a position of {other.about.name}, not of {found.about.name}")
    rows = divide(found, state, depth) if divided else {str(d): count(found, state, d) for d in range(1, depth + 1)}
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    for label, number in rows.items():
        console().print(f"{label}: {number}", markup=False)
