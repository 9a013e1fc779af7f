"""What happened at a table, numbered: revision 1 is the first thing that a seat or chance did."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tablee.core.values import Seat

By = Literal["chance", "person", "bot", "stand-in", "clock"]


class Entry(NamedTuple):
    """`do` is the notation; where `back` is not 0, so many entries of the line were taken back instead.

    `command` is the id under which a person sent it, `banks` are the milliseconds left to the seats afterwards.
    """

    revision: int
    seat: Seat | None
    do: str
    back: int
    by: By
    at: int
    command: str
    banks: tuple[int, ...]


class ChatLine(NamedTuple):
    """A message or a fixed reaction; numbered from 1."""

    number: int
    at: int
    name: str
    said: str
    reaction: bool
    command: str
