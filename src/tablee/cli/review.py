"""`tablee review`"""

from __future__ import annotations

import json

import typer
from rich.table import Table

from tablee.bots import review as reviews
from tablee.cli.given import AsJson, FileName, Language, read_text
from tablee.cli.terminal import console
from tablee.core.record import Record, Step, opening
from tablee.core.record import replay as steps_of
from tablee.core.registry import AnyGame
from tablee.core.wire import encode


def review(file: FileName, *, language: Language = "en", as_json: AsJson = False) -> None:
    """Review a recorded game: chances, turning points and mistakes, with luck and decisions kept apart.

    Examples:

      tablee review game.txt

      tablee review game.txt --json
    """
    record = Record.parse(read_text(file))
    game, start = opening(record)
    steps = list(steps_of(record))
    screen = console(stderr=True)
    with screen.status("The coach is going over every move …"):
        found = reviews.review(game, start, [(step.seat, step.action) for step in steps])
    if as_json:
        typer.echo(json.dumps(encode(found), ensure_ascii=False))
        return
    out = console()
    out.print(accounts(found))
    for point in found.turning_points:
        turn = found.turns[point.turn]
        gains = ", ".join(f"seat {seat + 1} {percent(gain)}" for seat, gain in enumerate(point.swing))
        out.print(
            f"Turning point, move {turn.last + 1}: {gains}. {told(game, steps[turn.last], language)}", markup=False
        )
    for mistake in found.mistakes:
        out.print(
            f"Move {mistake.move + 1}, seat {mistake.seat + 1}: {mistake.did} gave away {100 * mistake.missed:.0f}%; "
            f"better: {mistake.better}",
            markup=False,
        )


def told(game: AnyGame, step: Step, language: str) -> str:
    """A step in sentences, with what was hidden then."""
    events = game.events(step.before, step.action, step.after)
    return " ".join(filter(None, [game.tell(step.after, None, event, language) for event in events]))


def percent(part: float) -> str:
    return f"{100 * part:+.0f}%"


def accounts(found: reviews.Review) -> Table:
    rows = Table(box=None, pad_edge=False)
    for heading in ("seat", "chance at the start", "at the end", "decisions", "luck"):
        rows.add_column(heading, justify="right")
    for seat, each in enumerate(found.accounts, start=1):
        rows.add_row(
            str(seat), f"{100 * each.start:.0f}%", f"{100 * each.end:.0f}%", percent(each.choices), percent(each.luck)
        )
    return rows
