"""Keys of seats and ids of tables. The key alone gives access to a seat; the server stores only its hash."""

from __future__ import annotations

import re
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe

from tablee.server.common.errors import TableError

# 192 random bits cannot be guessed, so a fast hash is as good as a slow one.
KEY_BYTES = 24
KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")

# Without characters that look alike. Twelve of 31 are 59 bits, so the link of a table cannot be guessed.
ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
ID = re.compile(r"[a-z0-9-]{1,40}")


def new_key() -> str:
    return token_urlsafe(KEY_BYTES)


def new_id() -> str:
    return "".join(choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def accept_key(given: str | None) -> str:
    """The key that the client made, so that a repeated request gets the same seat; a new one if it made none."""
    if given is None:
        return new_key()
    if not KEY.fullmatch(given):
        raise TableError("key", "a key is 32 to 64 letters, digits, - or _, drawn at random")
    return given


def key_hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def same_hash(one: str, other: str) -> bool:
    """Compare two hashes in constant time."""
    return compare_digest(one, other)


def key_digest(key: str | None) -> str:
    return "" if key is None else key_hash(key)


def idempotency_key(who: str, command: str) -> str:
    """The command's id with the hash of its sender's key: the next player of a seat can use the same ids again."""
    return f"{who[:16]} {command}"
