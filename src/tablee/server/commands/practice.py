"""Practice tables: a position to begin with, one person, and others that play or move by script."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tablee.bots.roster import bot_named
from tablee.core.errors import PositionError
from tablee.core.options import shown
from tablee.core.position import format_position, parse_position
from tablee.core.registry import AnyGame
from tablee.core.script import ALL
from tablee.server.common.errors import TableError
from tablee.server.common.keys import key_hash
from tablee.server.common.people import nickname
from tablee.server.common.text import clean_name
from tablee.server.table.seating import OWN_SCREEN
from tablee.server.table.setup import Chair, Practice, Terms

# Characters of a position as JSON; those of all games have a few hundred.
LONGEST_POSITION = 4000
# Hints are free, there is no clock, no bot stands in, and the table is not listed.
PRACTICE_TERMS = Terms(hints=True, stand_in=None)


class Other(NamedTuple):
    """Without a level it moves only by script."""

    name: str
    face: str
    level: str | None


def placed(game: AnyGame, given: Mapping[str, Any]) -> Any:
    """The state of a position of the game in which something is left to play."""
    text = json.dumps({"game": game.about.name, **given})
    if len(text) > LONGEST_POSITION:
        raise PositionError(f"a position has at most {LONGEST_POSITION} characters, not {len(text)}")
    found, state = parse_position(text)
    if found is not game:
        raise PositionError(f"this is a position of {found.about.name}, not of {game.about.name}")
    if game.outcome(state) is not None:
        raise PositionError("the game is over in this position: there is nothing to practise")
    return state


def practice_at(game: AnyGame, state: Any, waits: bool, dice: Mapping[str, Sequence[str]], players: int) -> Practice:
    names = [ALL, *(str(seat + 1) for seat in range(players))]
    for name in dice:
        if name not in names:
            raise TableError("unreadable", f"dice are for {', '.join(names)}, not for {shown(name)}")
    written = {name: tuple(lines) for name, lines in dice.items()}
    return Practice(position=format_position(game, state), waits=waits, dice=written)


def practice_chairs(
    game: AnyGame, players: int, seat: int, name: str, key: str, others: Sequence[Other | None]
) -> tuple[Chair, ...]:
    """One chair for each seat of the position; all are taken from the start."""
    if len(others) != players:
        raise TableError("unreadable", f"the position has {players} players: others has {len(others)} entries")
    if [number for number, other in enumerate(others) if other is None] != [seat]:
        raise TableError("unreadable", f"others has null for your own seat, {seat}, and a player for each of the rest")
    chairs: list[Chair] = []
    for other in others:
        chairs.append(own_chair(name, key, chairs) if other is None else other_chair(game, other, chairs))
    return tuple(chairs)


def own_chair(name: str, key: str, others: Sequence[Chair]) -> Chair:
    return Chair(sitter="person", name=unlike(name, others), key=key_hash(key), screen=OWN_SCREEN)


def unlike(given: str, others: Sequence[Chair]) -> str:
    """The name or, without one, a nickname; no two are alike, because the words of a lesson call each by name."""
    if not given:
        return nickname(len(others), [chair.name for chair in others])
    name = clean_name(given)
    if name.casefold() in (chair.name.casefold() for chair in others):
        raise TableError("name-taken", f"another player at this table is called {name}: choose another name")
    return name


def other_chair(game: AnyGame, other: Other, others: Sequence[Chair]) -> Chair:
    if other.level is not None:
        bot_named(game, other.level)
    return Chair(sitter="bot", name=unlike(other.name, others), level=other.level or "", face=other.face)
