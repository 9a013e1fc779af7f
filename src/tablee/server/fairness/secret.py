"""The server's secret, from which every table's seed is derived.

It is not in the database, so that the database does not tell the dice of a game under way. Before the game all
clients are shown the hash of the table's seed, the commitment; after it the seed itself.
"""

from __future__ import annotations

import logging
import os
import re
import stat
from hashlib import sha256
from hmac import digest
from pathlib import Path
from secrets import token_hex

from tablee.core.errors import GameError

log = logging.getLogger("tablee.secret")

SECRET_BYTES = 32
DIGITS = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class ServerSecret:
    """Derives the seed of every table."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def seed(self, table: str) -> str:
        return digest(self.key, table.encode(), sha256).hex()


class UnusableSecret(GameError):
    """The secret file cannot be read or created, or does not hold a secret."""


def commitment_to(seed: str) -> str:
    """The hash shown before the game: neither the seed nor another seed with this hash can be found from it."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def secret_beside(data: Path) -> Path:
    return data.with_name(f"{data.name}.secret")


def load_secret(file: Path) -> ServerSecret:
    """Read the secret file; if there is none, create one that only the server's user can read."""
    try:
        make(file)
        text = file.read_text(encoding="ascii").strip()
        if os.name == "posix" and file.stat().st_mode & OTHERS:
            log.warning("other users of this machine can read the secret file %s; restrict it with chmod 600", file)
    except OSError as error:
        raise UnusableSecret(f"cannot keep the secret in {file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        text = ""
    if not DIGITS.fullmatch(text):
        raise UnusableSecret(
            f"{file} holds no secret, which is {2 * SECRET_BYTES} hexadecimal digits: put back the right file, "
            "or remove it for a new secret (then games under way cannot go on)"
        )
    return ServerSecret(bytes.fromhex(text))


def make(file: Path) -> None:
    """Create the secret file, before any seed is derived from it; an existing file is not changed.

    It appears complete or not at all: another server may read it at the same moment, or this one may be killed.
    """
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.{token_hex(4)}")
    try:
        write(part)
        name(part, file)
        log.info("created a new secret file %s; the seeds of all new tables are derived from it", file)
    except FileExistsError:
        log.info("another server has just created the secret file %s; using that one", file)
    finally:
        part.unlink(missing_ok=True)


def name(part: Path, file: Path) -> None:
    """Move the file into place, unless one exists by now. Without hard links, that race is not prevented."""
    try:
        os.link(part, file)
    except FileExistsError:
        raise
    except OSError:
        os.replace(part, file)


def write(part: Path) -> None:
    place = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(place, "w", encoding="ascii") as made:
        made.write(f"{token_hex(SECRET_BYTES)}\n")
        made.flush()
        os.fsync(made.fileno())
