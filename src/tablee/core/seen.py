"""What is sent to players and programs."""

from __future__ import annotations

from msgspec import Struct


class Seen(Struct, frozen=True, tag_field="is", tag=True):
    """A value as its viewers see it: in JSON an object with its class in `is`, then its fields.

    Subclasses repeat `frozen=True` and live in modules that are not compiled, where class keywords would be lost.
    """
