"""A seat is a secret. Whoever has its key sits there; the server keeps only what the key hashes to."""

from __future__ import annotations

import re
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe

from tablee.server.common.errors import TableError

# 192 bits, so that a plain hash is as good as a slow one.
KEY_BYTES = 24
KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")

# Without letters that look alike; twelve of them are 58 bits, so that a table by link cannot be guessed.
ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
ID = re.compile(r"[a-z0-9-]{1,40}")


def new_key() -> str:
    return token_urlsafe(KEY_BYTES)


def new_id() -> str:
    return "".join(choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def accept_key(given: str | None) -> str:
    """A key that the client made itself, so that asking again gets the same seat; else a new one."""
    if given is None:
        return new_key()
    if not KEY.fullmatch(given):
        raise TableError("key", "a key is 32 to 64 letters, digits, - or _, drawn at random")
    return given


def key_hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def same_hash(one: str, other: str) -> bool:
    """Whether two digests are the same, told in a time that gives nothing away."""
    return compare_digest(one, other)


def key_digest(key: str | None) -> str:
    return "" if key is None else key_hash(key)


def idempotency_key(who: str, command: str) -> str:
    """Ids are each person's own, by the digest of its key: whoever takes over a seat begins anew."""
    return f"{who[:16]} {command}"
