"""Finds and reads the lessons of a game. A game without the folder, or without one of its files, has none."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from tablee.core.languages import check_language
from tablee.core.registry import package
from tablee.lessons.script import Lesson, Picture
from tablee.lessons.words import Words

T = TypeVar("T")


@cache
def lesson(game: str) -> Lesson | None:
    return read(game, "lesson", Lesson, None)


@cache
def how_to_play(game: str) -> tuple[Picture, ...]:
    """The game in a minute: pictures in their order."""
    return read(game, "how_to_play", tuple[Picture, ...], ())


@cache
def pictures(game: str) -> dict[str, tuple[Picture, ...]]:
    """The diagrams of the rules page, by clause."""
    return read(game, "pictures", dict[str, tuple[Picture, ...]], {})


@cache
def words(game: str, language: str) -> Words:
    return read(game, check_language(language), Words, Words())


def read(game: str, name: str, kind: type[T], otherwise: T) -> T:
    home = package(game)  # a game of a script has none
    path = files(home) / "lessons" / f"{name}.json" if home else None
    if path is None or not path.is_file():
        return otherwise
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{game}/lessons/{name}.json: {error}") from None
