"""Tables, entries and lines of chat as rows of a database, and back."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from tablee.core.values import Seat
from tablee.server.arrangement import Arrangement
from tablee.server.errors import TableError
from tablee.server.journal import ChatLine, Entry
from tablee.server.storage import Stored

log = logging.getLogger("tablee.storage")


def table_row(table: Arrangement, used: int) -> tuple[str, str, bool, int, int, str]:
    return table.id, table.stage, table.terms.public, len(table.open_seats), used, table.model_dump_json()


def entry_row(entry: Entry) -> tuple[Any, ...]:
    return *entry[:-1], ",".join(map(str, entry.banks))


def entry_of(row: Iterable[Any]) -> Entry:
    revision, seat, do, back, by, at, command, banks = row
    left = tuple(int(bank) for bank in banks.split(",")) if banks else ()
    return Entry(revision, None if seat is None else Seat(seat), do, back, by, at, command, left)


def chat_line_of(row: Iterable[Any]) -> ChatLine:
    number, at, name, said, reaction, command = row
    return ChatLine(number, at, name, said, bool(reaction), command)


def stored(table: str, arrangement: str, used: int, journal: list[Entry], chat: list[ChatLine]) -> Stored:
    found = readable_arrangement(arrangement)
    if found is None:
        raise TableError("set-aside", f"what is stored of table {table} is damaged")
    return Stored(found, used, journal, chat)


def readable_arrangements(texts: Iterable[str]) -> list[Arrangement]:
    return [table for table in map(readable_arrangement, texts) if table is not None]


def readable_arrangement(text: str) -> Arrangement | None:
    try:
        return Arrangement.model_validate_json(text)
    except ValidationError:
        log.error("an arrangement in the storage is damaged")
        return None
