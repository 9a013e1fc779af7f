"""What is sent to players and programs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tablee.core.values import Seat

SeatNumber = Annotated[Seat, Meta(ge=0, le=7, description="A seat, counted from 0 in the order of turns.")]


class Seen(Struct, frozen=True, tag_field="is", tag=True, gc=False):
    """A value as its viewers see it: in JSON an object with its class in `is`, then its fields.

    It holds only values, so that no reference cycle can begin here and the garbage collector need not look.
    Subclasses repeat `frozen=True` and live in modules that are not compiled, where class keywords would be lost.
    """


class SeatView(Seen, frozen=True):
    """What a game shows from a seat; `you` is that seat, null for a spectator."""

    you: SeatNumber | None
