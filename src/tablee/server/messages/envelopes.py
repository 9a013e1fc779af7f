"""The messages of every move as Structs, which are encoded twice as fast as dictionaries.

Their fields are those of `StepMessage` and `UpdateMessage`, which describe them for clients.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw, Struct

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.server.messages.outgoing import OutcomeMessage
from tablee.server.table.journal import Actor


class StepEnvelope(Struct, gc=False):
    """`view` is a game's view, as its viewer may see it."""

    revision: int
    seat: Seat | None
    by: Actor
    at: int
    undone: int
    events: Sequence[Event]
    on_turn: Sequence[Seat]
    view: object


class UpdateEnvelope(Struct, gc=False):
    """`Raw` has been encoded already, once for all viewers that are sent the same."""

    kind: str
    revision: int
    you: Seat | None
    steps: Raw
    view: Raw
    legal: Sequence[str]
    on_turn: Sequence[Seat]
    clock: Raw
    undo: bool
    outcome: OutcomeMessage | None
