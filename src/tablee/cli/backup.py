"""`tablee backup` and `tablee restore`"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.extras import needing
from tablee.cli.given import AsJson
from tablee.cli.kept import Data, Database, kept_at

NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to create.")]
OldFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file created by 'tablee backup'.")]


def backup(file: NewFile, *, data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """Copy all tables to a file; the server may keep running.

    Examples:

      tablee backup monday.db

      tablee backup monday.db --data games.db

      tablee backup monday.db --database postgresql://tablee@localhost/tablee
    """
    with needing("server", "'tablee backup' needs the server's packages"):
        from tablee.server.storage import backup as copies  # noqa: PLC0415 — no other command should wait for the web framework

        url = kept_at(data, database)
    tell(copies.back_up(url, file), f"are in {file}", as_json)


def restore(file: OldFile, *, data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """Restore the tables of a backup into an empty database, before the server starts.

    Examples:

      tablee restore monday.db --data games.db

      tablee restore monday.db --database postgresql://tablee@localhost/tablee
    """
    with needing("server", "'tablee restore' needs the server's packages"):
        from tablee.server.storage import backup as copies  # noqa: PLC0415 — no other command should wait for the web framework
        from tablee.server.storage.urls import place  # noqa: PLC0415 — the same

        url = kept_at(data, database)
    tell(copies.restore(file, url), f"are in {place(url)} again", as_json)


def tell(copied: tuple[int, int], where: str, as_json: bool) -> None:
    tables, moves = copied
    said = {"tables": tables, "moves": moves}
    typer.echo(json.dumps(said) if as_json else f"{tables} tables with {moves} moves {where}")
