"""Databases by their URLs."""

from __future__ import annotations

from pathlib import Path

from tablee.core.errors import GameError
from tablee.core.options import shown

SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://")


class UnknownDatabase(GameError):
    """Not a URL of a database that tables can be kept in."""


def url_of(file: Path) -> str:
    return f"{SQLITE}{file}"


def is_shared(url: str) -> bool:
    """Whether several servers can use it."""
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
    """What can be shown: the file, or the database without its password."""
    if url.startswith(SQLITE):
        return url.removeprefix(SQLITE)
    kind, mark, rest = url.partition("://")
    who, at, where = rest.rpartition("@")
    return f"{kind}{mark}{who.partition(':')[0]}{at}{where.partition('?')[0]}"
