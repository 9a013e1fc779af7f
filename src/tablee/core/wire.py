"""Values out to JSON. In, there is only notation."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tablee.core.values import Value

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


# Asked for again and again.
NAMES: Final[dict[type, tuple[str, ...]]] = {}


def names_of(kind: type) -> tuple[str, ...]:
    """The fields of a class of values."""
    found = NAMES.get(kind)
    if found is None:
        found = NAMES[kind] = tuple(getattr(kind, "__dataclass_fields__", ()))
    return found


def encode(value: object) -> Json:
    """Fields by name, enums by their word, tuples as lists."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return encode(value._value_)
    if isinstance(value, tuple | list):
        return [encode(member) for member in value]
    if isinstance(value, dict):
        return {str(name): encode(member) for name, member in value.items()}
    if isinstance(value, Value):
        made: dict[str, Json] = {"is": type(value).__name__}
        for name in names_of(type(value)):
            made[name] = encode(getattr(value, name))
        return made
    raise TypeError(f"{type(value).__name__} has no JSON form")
