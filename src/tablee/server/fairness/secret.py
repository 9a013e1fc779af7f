"""The server's secret, from which every table's seed follows. It is in no database: what is in one tells no dice.

Before the game everybody is shown the hash of the table's seed, the commitment; after it the seed itself.
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
    """Knows the seed of every table."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def seed(self, table: str) -> str:
        return digest(self.key, table.encode(), sha256).hex()


class UnusableSecret(GameError):
    """The file cannot be read or made, or holds something else."""


def commitment_to(seed: str) -> str:
    """What can be shown before the game: nobody finds the seed from it, nor another seed for it."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def secret_beside(data: Path) -> Path:
    return data.with_name(f"{data.name}.secret")


def load_secret(file: Path) -> ServerSecret:
    """The secret of a file, which is made if there is none, for the server's eyes only."""
    try:
        make(file)
        text = file.read_text(encoding="ascii").strip()
        if os.name == "posix" and file.stat().st_mode & OTHERS:
            log.warning("others on this machine can read the secret in %s: chmod 600 keeps it yours", file)
    except OSError as error:
        raise UnusableSecret(f"cannot keep the secret in {file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        text = ""
    if not DIGITS.fullmatch(text):
        raise UnusableSecret(
            f"{file} holds no secret, which is {2 * SECRET_BYTES} hexadecimal digits: put back the right file, "
            "or remove it for a new secret (games under way can then not be played on)"
        )
    return ServerSecret(bytes.fromhex(text))


def make(file: Path) -> None:
    """Written down before any table has a seed from it; a file that is there stays as it is.

    It is there wholly or not at all: another server may look for it at the same moment, or this one be killed.
    """
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.{token_hex(4)}")
    try:
        write(part)
        name(part, file)
        log.info("made a new secret in %s", file)
    except FileExistsError:
        log.info("another server has just made the secret in %s", file)
    finally:
        part.unlink(missing_ok=True)


def name(part: Path, file: Path) -> None:
    """Unless there is one by now; where files have one name only, nobody else is expected at the same moment."""
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
