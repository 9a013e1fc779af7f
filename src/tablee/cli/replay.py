"""`tablee replay`"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from tablee.cli.given import AsJson, FileName, Language, read_text, whole
from tablee.cli.show import SeatNumber, seat_number
from tablee.cli.terminal import console
from tablee.core.errors import GameError
from tablee.core.languages import joined
from tablee.core.position import format_position
from tablee.core.record import Record, Step, opening
from tablee.core.record import replay as steps_of
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.core.wire import Json, encode
from tablee.sim import collection

Number = Annotated[
    int | None,
    typer.Option("--game", metavar="K", parser=whole(1, 10**9), help="Which game of a file with many, from 1."),
]
Until = Annotated[int | None, typer.Option(metavar="N", parser=whole(0, 10**9 - 1), help="Stop after N moves.")]
Position = Annotated[bool, typer.Option("--position", help="Print the final position, as JSON for 'tablee show'.")]
Boards = Annotated[bool, typer.Option("--boards", help="Draw the board after every move.")]


def replay(
    file: FileName,
    *,
    game: Number = None,
    until: Until = None,
    seat: SeatNumber = None,
    boards: Boards = False,
    position: Position = False,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Replay a recorded game, checking every move against the rules.

    Examples:

      tablee replay game.txt

      tablee replay game.txt --seat 2 --language fr

      tablee replay game.txt --until 40 --position > position.json

      tablee replay study.records.gz --game 3
    """
    record = Record.parse(one_of(file, game))
    played, state = opening(record)
    viewer = seat_number(played, state, seat)
    out = console()
    for number, step in enumerate(list(islice(steps_of(record), until)), start=1):
        state = step.after
        if as_json:
            typer.echo(json.dumps(described(played, number, step, viewer), ensure_ascii=False))
        elif not position:
            notation = f"{played.format(step.action):<28} " if viewer is None else ""
            out.print(f"{number:>5}  {notation}{' '.join(told_to(played, step, viewer, language))}", markup=False)
            if boards:
                out.print(played.draw(played.view(state, viewer)), markup=False)
    if position:
        typer.echo(format_position(played, state), nl=False)
    elif not as_json:
        out.print(played.draw(played.view(state, viewer)), markup=False)
        out.print(ending(played, state), markup=False)


def one_of(file: Path, number: int | None) -> str:
    """The text of a record; a file that `tablee simulate --out` wrote has many."""
    if str(file) == "-" or not file.is_file() or not collection.is_compressed(file):
        if number is not None:
            raise GameError(f"{file} is one record: leave out --game")
        return read_text(file)
    if number is None:
        raise GameError(f"{file} holds many games: choose one, like --game 1")
    return collection.record_at(file, number)


def told_to(game: AnyGame, step: Step, viewer: Seat | None, language: str) -> list[str]:
    """The sentences that a viewer is told of a step."""
    events = game.events(step.before, step.action, step.after)
    sentences = [game.tell(step.after, viewer, event, language) for event in events if event.seen_by(viewer)]
    return [sentence for sentence in sentences if sentence]


def described(game: AnyGame, number: int, step: Step, viewer: Any) -> Json:
    events = game.events(step.before, step.action, step.after)
    return {
        "move": number,
        "seat": None if step.seat is None else step.seat + 1,
        **({"action": game.format(step.action)} if viewer is None else {}),
        "events": [encode(event) for event in events if event.seen_by(viewer)],
    }


def ending(game: AnyGame, state: Any) -> str:
    outcome = game.outcome(state)
    if outcome is None:
        return "The game goes on."
    who = f"Won by {seats(outcome.winners)}" if outcome.winners else "Nobody won"
    ranking = "; ".join(
        f"{place}. {seats([seat for seat, rank in enumerate(outcome.ranks) if rank == place])}"
        for place in sorted(set(outcome.ranks))
    )
    return f"{who}: {outcome.why} ({outcome.clause}). Ranking: {ranking}."


def seats(numbers: Sequence[int]) -> str:
    word = "seat" if len(numbers) == 1 else "seats"
    return f"{word} {joined('en', [str(number + 1) for number in numbers])}"
