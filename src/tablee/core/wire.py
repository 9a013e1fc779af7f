"""Values out to JSON. In, there is only notation."""

from __future__ import annotations

from enum import Enum

from tablee.core.values import Value, field_names

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def encode(value: object) -> Json:
    """Fields by name, enums by their word, tuples as lists."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Enum):
        return encode(value.value)
    if isinstance(value, tuple | list):
        return [encode(member) for member in value]
    if isinstance(value, dict):
        return {str(name): encode(member) for name, member in value.items()}
    if isinstance(value, Value):
        return {"is": type(value).__name__, **{name: encode(getattr(value, name)) for name in field_names(value)}}
    raise TypeError(f"{type(value).__name__} has no JSON form")
