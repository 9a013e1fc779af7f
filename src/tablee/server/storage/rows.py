"""Convert tables, journal entries and chat lines to database rows and back."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import ValidationError

from tablee.core.values import Seat
from tablee.server.common.errors import TableError
from tablee.server.storage.base import StoredTable
from tablee.server.table.chat import ChatLine
from tablee.server.table.journal import JournalEntry
from tablee.server.table.setup import TableSetup

log = logging.getLogger("tablee.storage")


def table_row(table: TableSetup, used: int) -> tuple[str, str, bool, int, int, str]:
    return table.id, table.stored_stage, table.terms.public, len(table.free_seats), used, table.model_dump_json()


def entry_row(table: str, entry: JournalEntry) -> tuple[Any, ...]:
    left = ",".join(map(str, entry.banks)) if entry.banks else ""
    return table, entry.revision, entry.seat, entry.do, entry.takes_back, entry.by, entry.at, entry.command, left


def entry_of(row: Sequence[Any]) -> JournalEntry:
    revision, seat, do, back, by, at, command, banks = row
    left = tuple(int(bank) for bank in banks.split(",")) if banks else ()
    return JournalEntry(
        int(revision), None if seat is None else Seat(int(seat)), do, int(back), by, int(at), command, left
    )


def chat_line_of(row: Sequence[Any]) -> ChatLine:
    number, at, name, said, reaction, command = row
    return ChatLine(number, at, name, said, bool(reaction), command)


def stored(
    table: str, setup: str, used: int, journal: Iterable[Sequence[Any]], chat: Iterable[Sequence[Any]]
) -> StoredTable:
    try:
        entries, lines = [entry_of(row) for row in journal], [chat_line_of(row) for row in chat]
    except (TypeError, ValueError, AttributeError):
        raise damaged(table) from None
    found = readable_setup(setup)
    if found is None:
        raise damaged(table)
    return StoredTable(found, used, entries, lines)


def damaged(table: str) -> TableError:
    return TableError("set-aside", f"the stored data of table {table} is damaged")


def readable_setups(texts: Iterable[str]) -> list[TableSetup]:
    return [table for table in map(readable_setup, texts) if table is not None]


def readable_setup(text: str) -> TableSetup | None:
    try:
        return TableSetup.model_validate_json(text)
    except ValidationError:
        log.error("the stored setup of a table is damaged; the table is neither loaded nor listed")
        return None
