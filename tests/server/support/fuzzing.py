"""Bad messages by the thousand: real ones bent and broken, wrong values in right shapes, and plain noise."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

WORDS = ("do", "undo", "why", "say", "react", "buzz", "ping", "sync", "echo", "command", "revision", "reaction", "key")
SIGNS = "0123456789-+ .,:;/\\'\"<>[]{}()abcxyzABCXYZ\x00\x1f\u202e\u200d\ud800äß漢🎲\n\t"
NUMBERS = (-1, 0, 1, 2, 3, 7, 99, 2**31, 2**63, 2**64, -(2**63), 10**30, 1.5, -0.0, 1e308)
OTHERS: tuple[Any, ...] = (None, True, False, "", " ", "0", [], {}, [[]], {"a": {}}, "\ud800", "\x00", "x" * 300)


def bent(text: str, rng: Random) -> str:
    """One to four places changed, doubled, left out or moved."""
    signs = list(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(signs) + 1)
        match rng.randrange(4):
            case 0:
                signs.insert(at, rng.choice(SIGNS))
            case 1 if signs:
                del signs[at % len(signs)]
            case 2 if signs:
                signs[at % len(signs)] = rng.choice(SIGNS)
            case _:
                cut = rng.randrange(len(signs) + 1)
                signs = signs[cut:] + signs[:cut]
    return "".join(signs)


def strange(rng: Random) -> Any:
    return rng.choice((*NUMBERS, *OTHERS))


def noise(rng: Random, longest: int = 80) -> str:
    return "".join(rng.choice(SIGNS) for _ in range(rng.randrange(longest)))


def real(rng: Random, revision: int, notations: Sequence[str], number: int) -> dict[str, Any]:
    """A message as clients send it, but for the notation, which may be of another moment or another game."""
    command = {"command": f"f{number}"}
    notation = rng.choice(notations)
    kinds: list[dict[str, Any]] = [
        {**command, "do": notation, "revision": revision},
        {**command, "why": notation},
        {**command, "undo": True, "revision": revision},
        {**command, "say": notation},
        {**command, "react": notation},
        {**command, "buzz": True, "revision": revision, "reaction": rng.randrange(5000)},
        {"echo": rng.randrange(100)},
    ]
    return rng.choice(kinds)


def spoilt(message: dict[str, Any], rng: Random) -> dict[str, Any]:
    """With a wrong value, a wrong field, or without a right one."""
    changed = dict(message)
    match rng.randrange(4):
        case 0:
            changed[rng.choice([*message])] = strange(rng)
        case 1:
            changed[rng.choice(WORDS)] = strange(rng)
        case 2:
            del changed[rng.choice([*message])]
        case _:
            name = rng.choice([*message])
            changed[name] = bent(str(message[name]), rng)
    return changed


def bad_message(rng: Random, revision: int, notations: Sequence[str], number: int) -> str | bytes:
    message = real(rng, revision, notations, number)
    match rng.randrange(8):
        case 0:
            return noise(rng)
        case 1:
            return rng.randbytes(rng.randrange(60))
        case 2:
            return json.dumps(strange(rng))
        case 3:
            return bent(json.dumps(message), rng)
        case 4:
            return json.dumps({**message, "do": bent(rng.choice(notations), rng), "revision": revision})
        case 5:
            return "[" * rng.randrange(5000) if rng.randrange(20) == 0 else json.dumps([message])
        case _:
            return json.dumps(spoilt(message, rng))
