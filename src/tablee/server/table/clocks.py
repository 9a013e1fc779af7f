"""Pending decisions and time banks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat, Value
from tablee.server.table.journal import JournalEntry
from tablee.server.table.setup import TurnClock


@mypyc_attr(acyclic=True)
@dataclass(init=False, unsafe_hash=True)
class Decision(Value):
    """`began` is in milliseconds; `revision` distinguishes decisions that began at the same time."""

    began: Final[int]
    revision: Final[int]

    def __init__(self, began: int, revision: int) -> None:
        self.began = began
        self.revision = revision


Pending = dict[Seat, Decision]


def open_decisions(actors: Sequence[Seat], now: int, revision: int) -> Pending:
    return {seat: Decision(now, revision) for seat in actors}


def decisions_after(pending: Pending, actors: Sequence[Seat], entry: JournalEntry, base: int) -> Pending:
    """The pending decisions after an entry. Seats that decide simultaneously with its seat keep theirs.

    `base` is the last revision before the entry that still holds: decisions that began later were undone with it.
    """
    kept = {seat: decision for seat, decision in pending.items() if seat != entry.seat and decision.revision <= base}
    return {seat: kept.get(seat, Decision(entry.at, entry.revision)) for seat in actors}


def full_banks(clock: TurnClock | None, players: int) -> tuple[int, ...]:
    return () if clock is None else (clock.bank * 1000,) * players


def charge(banks: tuple[int, ...], before: Pending, after: Pending, now: int) -> tuple[int, ...]:
    """The time banks after paying for the decisions that have ended."""
    if not banks:
        return banks
    left = list(banks)
    for seat, decision in before.items():
        if after.get(seat) != decision:
            left[seat] = max(0, left[seat] - (now - decision.began))
    return tuple(left)


def add_increments(
    banks: tuple[int, ...], clock: TurnClock | None, entries: Sequence[JournalEntry], sign: int
) -> tuple[int, ...]:
    """Add the increment for each decision (`sign` 1), or take it back after an undo (`sign` -1)."""
    if clock is None:
        return banks
    left = list(banks)
    for entry in entries:
        if entry.seat is not None:
            left[entry.seat] = max(0, left[entry.seat] + sign * clock.increment * 1000)
    return tuple(left)


def flag_time(banks: tuple[int, ...], seat: Seat, decision: Decision) -> int | None:
    """The time at which the seat's bank runs out; None without a clock."""
    return decision.began + banks[seat] if banks else None
