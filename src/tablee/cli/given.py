"""What several commands take: a game with its options, a file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from tablee.core.errors import GameError, OptionError
from tablee.core.languages import LANGUAGES, check_language
from tablee.core.options import shown, whole_number
from tablee.core.record import pair
from tablee.core.registry import AnyGame, find


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number, and says what it would have taken."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number is None or not low <= number <= high:
            raise typer.BadParameter(f"{shown(text)} is not a whole number from {low} to {high}")
        return number

    return read


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A name from 'tablee games'.")]
Players = Annotated[
    int | None, typer.Option("--players", "-n", metavar="N", parser=whole(1, 99), help="Number of players.")
]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option; repeatable.")
]
Seed = Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same game.")]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        metavar="|".join(LANGUAGES),
        callback=check_language,
        help="The language of the rules and the play-by-play.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
FileName = Annotated[Path, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]


def agreed(name: str, players: int | None, options: list[str] | None) -> tuple[AnyGame, Any]:
    """The game and its options."""
    game = find(name)
    given: dict[str, object] = {} if players is None else {"players": players}
    for word in options or []:
        key, setting = pair(word)
        if key in given:
            raise OptionError(f"option {shown(key)} is given twice")
        given[key] = setting
    return game, game.options(given)


def read_text(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except OSError as error:
        raise GameError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise GameError(f"cannot read {path}: it is not text in UTF-8") from None
