"""Bodies of HTTP responses, beside the messages of a table."""

from __future__ import annotations

from pydantic import ConfigDict, JsonValue
from typing_extensions import TypedDict

from tablee.server.messages.error_codes import ErrorCode
from tablee.server.messages.game_types import GameReason
from tablee.server.table.setup import Sitter, Stage

REFUSED: dict[str, JsonValue] = {
    "error": "illegal",
    "clause": "OV6",
    "text": "First choose the load; then the die rolls and the pawn moves by itself.",
    "reason": {"is": "LoadFirst", "pawn": 0},
}


class SeatKey(TypedDict):
    """The key is sent only once; its holder has the seat."""

    seat: int
    key: str


class NewTableAnswer(TypedDict):
    """`owner` is the owner's key, `seats` are those at the owner's screen."""

    id: str
    owner: str
    seats: list[SeatKey]


class PlaceAnswer(TypedDict):
    key: str | None


class Done(TypedDict):
    done: bool


class RevisionAnswer(TypedDict):
    revision: int


class ChatAnswer(TypedDict):
    number: int


class RematchAnswer(TypedDict):
    id: str


class ListedChair(TypedDict):
    sitter: Sitter
    name: str
    face: str
    kept: bool


class ListedTable(TypedDict):
    """A public table. A chair is free if its `sitter` is `nobody` and it is not `kept`."""

    id: str
    game: str
    options: dict[str, str]
    stage: Stage
    chairs: list[ListedChair]
    created: int


class ClauseAnswer(TypedDict):
    id: str
    heading: str
    text: str


class RulesAnswer(TypedDict):
    """`page` is the full text in Markdown."""

    game: str
    language: str
    page: str
    clauses: list[ClauseAnswer]


class RegularEntry(TypedDict):
    """A name and a face for a bot; `level` is how well one of that name plays."""

    id: str
    name: str
    level: str


class HouseAnswer(TypedDict):
    """Settings for all tables. `faces` are those that people choose from.

    `kept_…`: days that unused tables are kept, before and after the game begins.
    """

    version: str
    bots: list[str]
    regulars: list[RegularEntry]
    faces: list[str]
    reactions: list[str]
    kept_gathering: int
    kept_played: int
    longest_name: int
    longest_saying: int


class Refusal(TypedDict):
    """A code for programs, the clause of the rules if there is one, and a sentence for people.

    `reason` has the facts behind the sentence, where a move is illegal and the game can tell why in this position.
    """

    __pydantic_config__ = ConfigDict(json_schema_extra={"examples": [REFUSED]})  # type: ignore[misc]

    error: ErrorCode
    clause: str | None
    text: str
    reason: GameReason | None
