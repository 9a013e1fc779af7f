"""Messages about the players' numbers, from which the dice follow with the server's seed."""

from __future__ import annotations

from typing_extensions import TypedDict

from tablee.server.fairness.numbers import NumberState, parse_number
from tablee.server.table.setup import Chair
from tablee.server.table.table import Table


class SeatNumberMessage(TypedDict):
    """The number of a seat, or what became of it: `silent` (none was promised), `pledged` (promised by its SHA-256,
    `pledge`, and still hidden), `given`, `withheld` (promised and never shown) or `bot` (the server's own).
    """

    state: NumberState
    pledge: str | None
    number: str | None


def number_messages(table: Table) -> list[SeatNumberMessage]:
    """For each seat, what became of its number; before the game, what would if it began now."""
    setup = table.setup
    if setup.numbers is not None:
        return [number_message(word) for word in setup.numbers]
    if setup.practice is not None or setup.stage != "gathering":
        return []
    return [number_before_start(table, chair) for chair in setup.chairs]


def number_before_start(table: Table, chair: Chair) -> SeatNumberMessage:
    pledge = table.pledges.by_key.get(chair.key)
    if chair.sitter == "bot":
        return {"state": "bot", "pledge": None, "number": None}
    return {"state": "silent" if pledge is None else "pledged", "pledge": pledge, "number": None}


def number_message(word: str) -> SeatNumberMessage:
    state, pledge, number = parse_number(word)
    return {"state": state, "pledge": pledge or None, "number": number or None}
