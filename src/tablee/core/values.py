"""What every value of the games has in common."""

from __future__ import annotations

from random import Random
from typing import Final, NewType, TypeVar

from mypy_extensions import mypyc_attr

Seat = NewType("Seat", int)
T = TypeVar("T")

# ALONE[seat]: who acts when nobody else does.
ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple((Seat(seat),) for seat in range(8))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Equal by content; copied and pickled by its fields, compiled or not.

    A value holds only values that were there before it, so no circle of references can begin here. Those made by the
    million say so themselves (`acyclic`): compiled, the garbage collector never looks at them.
    """

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in field_names(self))


def field_names(value: object) -> tuple[str, ...]:
    """The fields of a dataclass or a Struct, in order."""
    kind = type(value)
    return tuple(getattr(kind, "__struct_fields__", ())) or tuple(getattr(kind, "__dataclass_fields__", ()))


def replaced(row: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The row with one of its items exchanged."""
    changed = list(row)
    changed[index] = item
    return tuple(changed)


def among(row: tuple[int, ...], number: int) -> bool:
    """`number in row`, four times as fast when compiled."""
    for other in row:
        if other == number:
            return True
    return False


def pick(rng: Random, number: int) -> int:
    """One of 0 … number - 1, all alike. The only way chance is drawn in the games."""
    return int(rng.random() * number)
