"""Database URLs: their kinds, their files, and how to show them."""

from __future__ import annotations

from pathlib import Path

from tablee.core.errors import GameError
from tablee.core.options import shown

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


class UnknownDatabase(GameError):
    """The URL names no database that this server can use."""


def url_of(file: Path) -> str:
    return f"{SQLITE}{file}"


def is_shared(url: str) -> bool:
    """True for PostgreSQL, which several servers can use."""
    return url.startswith(POSTGRESQL)


def check_url(url: str) -> str:
    if not is_shared(url):
        file_of(url)
    return url


def file_of(url: str) -> Path:
    path = url.removeprefix(SQLITE)
    if not url.startswith(SQLITE) or not path:
        raise UnknownDatabase(f"a database is {SQLITE}FILE or {POSTGRESQL[0]}USER@HOST/NAME, not {shown(url)}")
    return Path(path)


def place(url: str) -> str:
    """The file, or the database URL without password and parameters; safe to show."""
    if url.startswith(SQLITE):
        return url.removeprefix(SQLITE)
    kind, mark, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{kind}{mark}{who.partition(':')[0]}{at}{where.partition('?')[0]}"
