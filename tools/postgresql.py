"""A PostgreSQL server for trying and testing: found on the machine, in a folder of its own that goes with it."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
READY_SECONDS = 30
SETTINGS = ("max_connections=200", "listen_addresses=")
# Servers of ours are killed here, never the machine: what is lost with the power is not asked for.
HASTY = ("fsync=off", "full_page_writes=off")
names = count(1)


class MissingPostgresql(Exception):
    """It cannot be tried here."""


def program(name: str) -> Path | None:
    """The newest there is."""
    found = shutil.which(name)
    if found:
        return Path(found)
    there = [path / name for place in PLACES for path in sorted(Path("/").glob(place.lstrip("/")))]
    return next((path for path in reversed(there) if path.exists()), None)


def owner() -> str | None:
    """PostgreSQL refuses to run as the administrator."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def url_of(folder: Path, database: str = "postgres") -> str:
    return f"postgresql://tablee@/{database}?host={folder}"


@contextmanager
def running(*, durable: bool = False) -> Iterator[Path]:
    """The folder of its socket, while it runs; a durable one waits for the disk like any that people rely on."""
    initdb, postgres = program("initdb"), program("postgres")
    if initdb is None or postgres is None:
        raise MissingPostgresql("PostgreSQL is not installed: initdb and postgres are needed (apt install postgresql)")
    user = owner()
    with tempfile.TemporaryDirectory(prefix="tablee-pg-") as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        folder.chmod(0o755)
        data = folder / "data"
        made = [str(initdb), "-D", str(data), "-U", "tablee", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(made, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
        chosen = SETTINGS if durable else (*SETTINGS, *HASTY)
        settings = [word for setting in chosen for word in ("-c", setting)]
        with (folder / "log").open("wb") as log:
            started = [str(postgres), "-D", str(data), "-k", str(folder), *settings]
            process = subprocess.Popen(started, user=user, cwd=folder, stderr=log, start_new_session=True)
        try:
            wait_for(folder, process)
            yield folder
        finally:
            process.send_signal(signal.SIGINT)  # whoever is still connected is sent away
            process.wait(READY_SECONDS)


def wait_for(folder: Path, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + READY_SECONDS
    while True:
        try:
            asyncio.run(answers(folder))
            return
        except (OSError, asyncpg.PostgresError):
            if process.poll() is not None or time.monotonic() > end:
                raise MissingPostgresql((folder / "log").read_text(encoding="utf-8")) from None
            time.sleep(0.05)


async def answers(folder: Path) -> None:
    connection = await asyncpg.connect(url_of(folder))
    await connection.close()


async def new_database(folder: Path) -> str:
    """The URL of an empty one."""
    name = f"tablee_{os.getpid()}_{next(names)}"
    connection = await asyncpg.connect(url_of(folder))
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return url_of(folder, name)


@contextmanager
def empty_database(*, durable: bool = False) -> Iterator[str]:
    """A server with one, for a script that has no loop yet."""
    with running(durable=durable) as folder:
        yield asyncio.run(new_database(folder))


def main_process(url: str) -> int:
    """The id of the server's first process, of which all others are children."""
    folder = Path(url.rpartition("host=")[2])
    return int((folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
