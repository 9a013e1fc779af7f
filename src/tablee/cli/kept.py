"""Where tables are kept, for the commands that need to know."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.extras import needing
from tablee.core.errors import GameError

Data = Annotated[
    Path | None,
    typer.Option(envvar="TABLEE_DATA", metavar="FILE", help="The file for the tables; by default in your data folder."),
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="TABLEE_DATABASE",
        metavar="URL",
        help="The database instead of a file: sqlite:///FILE or postgresql://USER@HOST/NAME.",
    ),
]


def kept_at(data: Path | None, database: str | None) -> str:
    """The URL of the database."""
    # Only commands about the server need its packages.
    from tablee.server.settings import data_file  # noqa: PLC0415
    from tablee.server.storage import urls  # noqa: PLC0415

    if data is not None and database is not None:
        raise GameError("--data and --database both say where tables are kept: give only one of them")
    if database is None:
        return urls.url_of(data or data_file())
    if urls.is_shared(database):
        with needing("postgresql", "a PostgreSQL database needs asyncpg"):
            import_module("asyncpg")
    return urls.check_url(database)
