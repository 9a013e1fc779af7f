"""Pictures of a game: "How to play" and the diagrams of the rules, computed once for each language."""

from __future__ import annotations

from functools import cache

import msgspec
from typing_extensions import TypedDict

from tablee.lessons import library
from tablee.lessons.frames import VIEWER, frames
from tablee.lessons.script import Picture
from tablee.server.messages.game_types import GameEvent, GameView


class FrameMessage(TypedDict):
    """The view of the seat, the events that led to it, and its legal moves in notation."""

    view: GameView
    events: list[GameEvent]
    legal: list[str]


class PictureMessage(TypedDict):
    """The first frame is a position; each of the others is the next move in it. `show` marks what is pointed at."""

    id: str
    caption: str
    seat: int
    frames: list[FrameMessage]
    show: list[str]


class PicturesMessage(TypedDict):
    """The game in a minute, and the diagrams of its rules by clause."""

    how_to_play: list[PictureMessage]
    clauses: dict[str, list[PictureMessage]]


@cache
def pictures_message(game: str, language: str) -> bytes:
    """A `PicturesMessage`; empty for a game without pictures."""
    words = library.words(game, language)
    return msgspec.json.encode(
        {
            "how_to_play": [picture(each, words.how_to_play) for each in library.how_to_play(game)],
            "clauses": {
                clause: [picture(each, words.pictures) for each in row]
                for clause, row in library.pictures(game).items()
            },
        }
    )


def picture(each: Picture, captions: dict[str, str]) -> dict[str, object]:
    return {
        "id": each.id,
        "caption": captions[each.id],
        "seat": VIEWER,
        "frames": [frame._asdict() for frame in frames(each)],
        "show": each.show,
    }
