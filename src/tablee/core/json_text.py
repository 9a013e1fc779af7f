"""Values out to JSON text in one go: a server says thousands of views a second."""

from __future__ import annotations

from enum import Enum
from json import dumps
from json.encoder import encode_basestring_ascii
from typing import Final

from tablee.core.values import Value
from tablee.core.wire import encode, names_of

# What stands before each field of a class of values; the words of enums.
HEADS: Final[dict[type, tuple[tuple[str, str], ...]]] = {}
WORDS: Final[dict[Enum, str]] = {}


def heads_of(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields, each with the text before it; without fields, what there is to say."""
    found = HEADS.get(kind)
    if found is None:
        before = f'{{"is":{dumps(kind.__name__)}'
        heads = []
        for name in names_of(kind):
            heads.append((name, f"{before},{dumps(name)}:"))
            before = ""
        found = HEADS[kind] = (*heads, ("", before + "}"))
    return found


def text(value: object) -> str:
    """What `encode` gives, as text."""
    parts: list[str] = []
    write(value, parts)
    return "".join(parts)


def write(value: object, parts: list[str]) -> None:
    """Asks for one class at a time: compiled, that is far faster than for several."""
    if type(value) is int:
        parts.append(str(value))
    elif isinstance(value, Value):
        for name, head in heads_of(type(value)):
            parts.append(head)
            if name:
                write(getattr(value, name), parts)
    elif isinstance(value, tuple):
        write_all(value, parts)
    elif isinstance(value, list):
        write_all(tuple(value), parts)
    elif isinstance(value, Enum):
        word = WORDS.get(value)
        if word is None:
            word = WORDS[value] = dumps(encode(value))
        parts.append(word)
    elif value is None:
        parts.append("null")
    elif isinstance(value, str):
        parts.append(encode_basestring_ascii(value))
    else:
        parts.append(dumps(encode(value), separators=(",", ":")))


def write_all(values: tuple[object, ...], parts: list[str]) -> None:
    opening = "["
    for member in values:
        parts.append(opening)
        write(member, parts)
        opening = ","
    parts.append("]" if values else "[]")
