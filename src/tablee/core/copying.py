"""Copying and pickling what belongs to a class that others may extend, compiled or not."""

from __future__ import annotations

from typing import Any


def anew(thing: object, base: type, *given: object) -> tuple[object, ...]:
    """For `__reduce__`: what `base` was given, and whatever an interpreted class beneath it keeps."""
    made: tuple[object, ...] = remade, (type(thing), base, given)
    kept: dict[str, object] = getattr(thing, "__dict__", {})
    return (*made, kept) if kept else made


def remade(kind: Any, base: Any, given: tuple[object, ...]) -> Any:
    """An object of `kind` without its own `__init__`, of which nobody knows what it takes."""
    made = kind.__new__(kind, *given)
    base.__init__(made, *given)
    return made


def keep(thing: object, kept: dict[str, object]) -> None:
    """For `__setstate__`, also where a class forbids assignments; compiled, there is no `__dict__` before the first."""
    for name, value in kept.items():
        object.__setattr__(thing, name, value)
