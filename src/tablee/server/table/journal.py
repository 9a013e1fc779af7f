"""The journal of a match: every move, draw and undo, numbered from revision 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat, Value

Actor = Literal["chance", "person", "bot", "stand-in", "clock"]


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class JournalEntry(Value):
    """`do` is the move in notation; if `takes_back` is not 0, the entry undoes that many moves instead.

    `command` is the id of the client's command, `banks` are the milliseconds that the seats have left afterwards.
    """

    revision: Final[int]
    seat: Final[Seat | None]
    do: Final[str]
    takes_back: Final[int]
    by: Final[Actor]
    at: Final[int]
    command: Final[str]
    banks: Final[tuple[int, ...]]

    def __init__(
        self,
        revision: int,
        seat: Seat | None,
        do: str,
        takes_back: int,
        by: Actor,
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
