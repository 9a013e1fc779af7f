"""What happened at a table, numbered: revision 1 is the first thing that a seat or chance did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from tablee.core.values import Seat, Value

By = Literal["chance", "person", "bot", "stand-in", "clock"]


@dataclass(init=False, unsafe_hash=True)
class JournalEntry(Value):
    """`do` is the notation; where `back` is not 0, so many entries of the line were taken back instead.

    `command` is the id under which a person sent it, `banks` are the milliseconds left to the seats afterwards.
    """

    revision: Final[int]
    seat: Final[Seat | None]
    do: Final[str]
    takes_back: Final[int]
    by: Final[By]
    at: Final[int]
    command: Final[str]
    banks: Final[tuple[int, ...]]

    def __init__(
        self,
        revision: int,
        seat: Seat | None,
        do: str,
        takes_back: int,
        by: By,
        at: int,
        command: str,
        banks: tuple[int, ...],
    ) -> None:
        self.revision = revision
        self.seat = seat
        self.do = do
        self.takes_back = takes_back
        self.by = by
        self.at = at
        self.command = command
        self.banks = banks


class ChatLine(NamedTuple):
    """A message or a fixed reaction; numbered from 1."""

    number: int
    at: int
    name: str
    said: str
    reaction: bool
    command: str
