"""Restore tables from storage."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.errors import GameError, RecordError
from tablee.server.common.errors import TableError
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.fairness.secret import ServerSecret, commitment_to
from tablee.server.storage.base import StoredTable
from tablee.server.table.journal import JournalEntry
from tablee.server.table.match import Step
from tablee.server.table.seating import replaced
from tablee.server.table.setup import TableSetup
from tablee.server.table.table import Table

UNPLAYABLE = "this game cannot go on"


def restore(stored: StoredTable, secret: ServerSecret, chance: ChanceSource, now: int) -> Table:
    """The table as it was. It is set aside if its journal cannot be replayed or does not match its commitment."""
    try:
        setup = with_commitment(stored.setup)
        table = Table(setup, seed_of(setup, secret), now)
        if setup.stage != "gathering" and not table.awaits_numbers:
            check_entries(stored.journal, len(setup.chairs), len(table.match.banks))
            table.match.replay_from(stored.journal, now, lambda step, moves: check_draw(table, chance, step, moves))
    except TableError:
        raise
    except GameError as error:
        raise TableError("set-aside", f"this table is damaged, its game cannot go on: {error}") from error
    if setup.stage == "over":
        table.match.close()
    table.restore_use(stored.used)
    for line in stored.chat:
        table.chat.add(line)
    return table


def check_entries(journal: Sequence[JournalEntry], seats: int, banks: int) -> None:
    """Check that revisions have no gap, that seats exist, and that each entry has the right number of time banks."""
    for number, entry in enumerate(journal, start=1):
        if entry.revision != number:
            raise RecordError(f"revision {number} is missing")
        if entry.seat is not None and not 0 <= entry.seat < seats:
            raise RecordError(f"revision {number} is of seat {entry.seat}: they are numbered 0 to {seats - 1} here")
        if len(entry.banks) != banks:
            raise RecordError(f"revision {number} has {len(entry.banks)} clocks instead of {banks}")


def with_commitment(table: TableSetup) -> TableSetup:
    """Add the commitment to a table older than commitments, whose seed was stored from the start."""
    if table.commitment or not table.seed:
        return table
    return replaced(table, commitment=commitment_to(table.seed))


def seed_of(table: TableSetup, secret: ServerSecret) -> str:
    """The table's seed. Unless the game is over, refuse to go on if it does not match the commitment.

    A practice table has promised nothing: it goes on with any seed."""
    seed = table.seed or secret.seed(table.id)
    if table.practice is None and table.stage != "over" and commitment_to(seed) != table.commitment:
        why = "its dice were promised with another server secret; with that one (--secret) it goes on"
        raise TableError("set-aside", f"{UNPLAYABLE}: {why}")
    return seed


def check_draw(table: Table, chance: ChanceSource, step: Step, moves: int) -> None:
    """Check a draw against the seed, even if it was taken back later. A finished game can be read with any dice."""
    drawn = table.match.game.chance(step.before)
    if table.practice is not None or table.setup.stage == "over" or step.entry.takes_back or drawn is None:
        return
    if not chance.matches(step.action, drawn, table.seed, moves):
        raise TableError("set-aside", f"{UNPLAYABLE}: revision {step.entry.revision} has other dice than promised")
