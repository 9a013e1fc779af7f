"""`tablee show`"""

from __future__ import annotations

import json
from random import Random
from typing import Annotated, Any

import typer

from tablee.cli.given import AsJson, FileName, read_text
from tablee.cli.terminal import console
from tablee.core.choices import Choices, Legal
from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.core.position import parse_position
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.core.wire import encode

SeatNumber = Annotated[
    int | None,
    typer.Option("--seat", metavar="N", help="Show what this seat sees and may do; by default what a spectator sees."),
]
MANY = 40


def show(file: FileName, *, seat: SeatNumber = None, as_json: AsJson = False) -> None:
    """Draw a position from a JSON file and list the legal moves.

    Examples:

      tablee show position.json

      tablee replay game.txt --until 40 --position | tablee show - --seat 2
    """
    game, state = parse_position(read_text(file))
    viewer = seat_number(game, state, seat)
    view = game.view(state, viewer)
    if as_json:
        typer.echo(json.dumps({"view": encode(view), "legal": listed(game, state, viewer)}, ensure_ascii=False))
        return
    out = console()
    out.print(game.draw(view), markup=False)
    for text in listed(game, state, viewer):
        out.print(f"  {text}", markup=False)


def seat_number(game: AnyGame, state: Any, seat: int | None) -> Seat | None:
    """Seats are counted from 1 by people."""
    players = game.settings(state)["players"]
    if seat is None:
        return None
    if not isinstance(players, int) or not 1 <= seat <= players:
        raise GameError(f"no seat {shown(seat)}: the seats are 1 to {players}")
    return Seat(seat - 1)


def listed(game: AnyGame, state: Any, viewer: Seat | None) -> list[str]:
    """What the viewer may do; a spectator sees what anybody may do, unless that would tell what is hidden."""
    if viewer is not None:
        return texts(game, game.legal(state, viewer))
    everything_open = game.imagine(state, None, Random(0)) == state
    return [text for seat in game.actors(state) for text in texts(game, game.legal(state, seat)) if everything_open]


def texts(game: AnyGame, legal: Legal[Any]) -> list[str]:
    if not isinstance(legal, Choices):
        return [game.format(action) for action in legal]
    return [*(game.format(legal[index]) for index in range(MANY)), f"… {len(legal)} in all"]
