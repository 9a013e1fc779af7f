"""Request bodies of practice tables and lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from tablee.server.messages.requests import COMMAND, NOTATION, REVISION, TEXT, Body


class OtherPlayer(Body):
    """A player of a practice table. Without a level it moves only by script."""

    name: TEXT
    face: Annotated[str, Field(max_length=24, pattern="^[a-z-]*$")] = ""
    level: Annotated[str, Field(max_length=40)] | None = None


class PracticeBody(Body):
    """`position` is one of the game, as `tablee show` writes it. `others` has an entry for each seat, null for yours.

    `waits`: chance waits for a script instead of being drawn. `dice`: what chance brings first, as far as it is
    possible, in the notation of the game; for each seat (`1`, `2`, …) or for `all`.
    """

    game: Annotated[str, Field(max_length=40)]
    position: dict[str, JsonValue]
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    name: TEXT
    others: Annotated[list[OtherPlayer | None], Field(min_length=1, max_length=8)]
    waits: bool = False
    dice: Annotated[dict[str, Annotated[list[NOTATION], Field(max_length=100)]], Field(max_length=9)] | None = None


class RehearseBody(Body):
    """`do` is your move, null for none; `then` are lines for chance and for players that move by script.

    The line `*` draws what chance brings: by the dice of the table first, then at random.
    """

    command: COMMAND
    revision: REVISION
    do: NOTATION | None
    then: Annotated[list[NOTATION], Field(max_length=40, default_factory=list)]


class LearntBody(Body):
    """`reached` says that a step is on the screen, `missed-twice` that it has been missed a second time; `started` and
    `finished` are about the lesson."""

    what: Literal["started", "reached", "missed", "missed-twice", "left", "finished"]
