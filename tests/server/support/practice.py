"""Practice tables for tests: positions of the games, and how they are set up and played by script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from tablee.core.values import Seat
from tablee.server.commands.practice import Other
from tablee.server.commands.rehearse import Script
from tablee.server.common.keys import key_digest
from tablee.server.service.commands import Command
from tablee.server.service.lobby import NewTable
from tests.server.support.harness import Harness

Position = dict[str, Any]
# Not counted by the harness: a command is the same one after a restart.
REHEARSALS = count(1)

LOTTE = Other("Lotte", "lotte", None)
MO = Other("Mo", "mo", None)
EASY_MO = Other("Mo", "mo", "easy")

# Seat 1 has rolled a 5 and chooses between two pawns.
OVERLOAD: Position = {
    "game": "overload",
    "options": {"players": 3},
    "pawns": ["12+3 4+2", "11+1 2+4", "3+2 1+1"],
    "points": [0, 0, 0],
    "turn": 1,
    "phase": "move 5",
}
# Seat 1 loads a pawn; the die follows.
LOADING: Position = {**OVERLOAD, "pawns": ["0+0 6+5", "3+3 10+4", "1+2 8+2"], "phase": "load"}
# All four give a card at the same time.
EXCHANGE: Position = {
    "game": "dog",
    "options": {"players": 4},
    "pawns": ["start start start start"] * 4,
    "hands": ["13 1/11 9 5 2 8", "2 3 5 6 8 9", "2 3 5 6 9 10", "3 4 6 8 10 12"],
    "offers": [""] * 4,
    "gifts": [""] * 4,
    "discards": "",
    "round": 1,
    "dealer": 4,
    "turn": 1,
    "phase": "exchange",
}
# Würfelblitz: the dice are on the table, or about to be thrown.
ANSWERING: Position = {
    "game": "wuerfelblitz",
    "options": {"players": 3, "seconds": 30},
    "white": [0, 0, 0],
    "black": [0, 0, 0],
    "roller": 1,
    "idle": 0,
    "phase": "answer",
    "roll": "251132 BY",
    "said": ["-", "-", "-"],
}
SHAKING: Position = {**ANSWERING, "phase": "shake", "roll": ""}
# Würfel Express: seat 1 drops strips, then rolls.
DROPPING: Position = {
    "game": "wuerfel-express",
    "options": {"players": 4},
    "tracks": ["7: R4 G5 B6", "4: W3 Y4", "0: K5 Y2", "0: W4 B3"],
    "out": "",
    "turns": 16,
    "phase": "drop",
}


async def practice(
    harness: Harness,
    position: Mapping[str, Any] = OVERLOAD,
    others: Sequence[Other | None] = (None, LOTTE, MO),
    *,
    waits: bool = True,
    dice: Mapping[str, Sequence[str]] | None = None,
) -> NewTable:
    """A table where Ann learns in seat 1; others move by script unless the test says otherwise."""
    game, seat = position["game"], list(others).index(None)
    made = await harness.services.practice.create(game, position, seat, "Ann", others, waits=waits, dice=dice)
    await harness.settle()
    return made


async def rehearse(
    harness: Harness, table: NewTable, do: str | None, *then: str, revision: int | None = None, command: str = ""
) -> int:
    """Ann's move, then a script."""
    (key,) = table.keys.values()
    seen = harness.revision(table) if revision is None else revision
    name = command or f"rehearsal {next(REHEARSALS)}"
    given = Command("rehearse", name, key_digest(key), harness.handler.arrival(), seen, script=Script(do, then))
    made = await harness.handler.run_to_end(table.id, given)
    await harness.settle()
    return made


def key_of(table: NewTable) -> str:
    return table.keys[Seat(0)]
