"""A table from what is stored of it."""

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

UNPLAYABLE = "this table cannot be played on"


def restore(stored: StoredTable, secret: ServerSecret, dice: ChanceSource, now: int) -> Table:
    """The table as it was; one that does not play to a position, or not with the dice promised, is set aside."""
    try:
        setup = with_commitment(stored.setup)
        table = Table(setup, seed_of(setup, secret), now)
        if setup.stage != "gathering":
            check_entries(stored.journal, len(setup.chairs), len(table.match.banks))
            table.match.replay_from(stored.journal, now, lambda step, moves: check_dice(table, dice, step, moves))
    except TableError:
        raise
    except GameError as error:
        raise TableError("set-aside", f"this table is damaged and cannot be played on: {error}") from error
    if setup.stage == "over":
        table.match.pending = {}
    table.used = table.use_noted = stored.used
    for line in stored.chat:
        table.hear(line)
    return table


def check_entries(journal: Sequence[JournalEntry], seats: int, banks: int) -> None:
    """Nothing is missing between the first entry and the last, and each speaks of seats that there are."""
    for number, entry in enumerate(journal, start=1):
        if entry.revision != number:
            raise RecordError(f"revision {number} is missing")
        if entry.seat is not None and not 0 <= entry.seat < seats:
            raise RecordError(f"revision {number} is of seat {entry.seat}: they are numbered 0 to {seats - 1} here")
        if len(entry.banks) != banks:
            raise RecordError(f"revision {number} has {len(entry.banks)} clocks instead of {banks}")


def with_commitment(table: TableSetup) -> TableSetup:
    """Tables of before there were commitments have had their seed from the start."""
    if table.commitment or not table.seed:
        return table
    return replaced(table, commitment=commitment_to(table.seed))


def seed_of(table: TableSetup, secret: ServerSecret) -> str:
    """What the table's dice were promised to be made of: nothing else is played on with."""
    seed = table.seed or secret.seed(table.id)
    if table.stage != "over" and commitment_to(seed) != table.commitment:
        why = "its dice were promised with another secret than this server's; with the right one (--secret) it goes on"
        raise TableError("set-aside", f"{UNPLAYABLE}: {why}")
    return seed


def check_dice(table: Table, dice: ChanceSource, step: Step, moves: int) -> None:
    """What was taken back too. A game that is over can be read whatever its dice were."""
    chance = table.match.game.chance(step.before)
    if table.setup.stage == "over" or step.entry.takes_back or chance is None:
        return
    if not dice.follows(step.action, chance, table.seed, moves):
        raise TableError("set-aside", f"{UNPLAYABLE}: revision {step.entry.revision} has other dice than were promised")
