"""Values out to JSON; what is seen can be read back. Actions come in as notation."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from tablee.core.errors import ViewError
from tablee.core.seen import Seen
from tablee.core.values import Value, field_names

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def encode(value: object) -> Json:
    """Fields by name, enums by their word, tuples as lists."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Seen):
        made: Json = msgspec.json.decode(msgspec.json.encode(value))
        return made
    if isinstance(value, Enum):
        return encode(value._value_)
    if isinstance(value, tuple | list):
        return [encode(member) for member in value]
    if isinstance(value, dict):
        return {str(name): encode(member) for name, member in value.items()}
    if isinstance(value, Value):
        fields = {name: encode(getattr(value, name)) for name in field_names(value)}
        return {"is": type(value).__name__, **fields}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def decode(given: object, kind: Any, what: str) -> Any:
    """What JSON says, as text or read already; ViewError where it is not of this kind."""
    try:
        if isinstance(given, str):
            return msgspec.json.decode(given, type=kind)
        if isinstance(given, bytes):
            return msgspec.json.decode(given, type=kind)
        return msgspec.convert(given, kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ViewError(f"this is no {what}: {error}") from None
