"""Views and events of steps as JSON, computed and encoded once for all viewers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.core.json_text import text
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.server.table.match import Step

# The field of a spectator's view that names the viewer.
NOBODYS = '"you":null'


def opened(message: Mapping[str, object]) -> str:
    """Encode a message without its closing brace, so that fields can be appended."""
    return msgspec.json.encode(message)[:-1].decode()


class ViewerCache:
    """Views and events of one game, cached while messages are built."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.is_open = game.is_open
        # Keyed by id(): the caller keeps its states alive until all messages are built.
        self.common: dict[int, tuple[str, str]] = {}
        self.happened: dict[int, tuple[str, list[tuple[Any, str]]]] = {}

    def view(self, state: Any, seat: Seat | None) -> str:
        """A view as JSON. Without hidden information all viewers share one, except for the field `you`."""
        if not self.is_open:
            return text(self.game.view(state, seat))
        found = self.common.get(id(state))
        if found is None:
            head, _, tail = text(self.game.view(state, None)).partition(NOBODYS)
            found = self.common[id(state)] = head, tail
        return f'{found[0]}"you":{"null" if seat is None else seat}{found[1]}'

    def step(self, step: Step, seat: Seat | None, with_view: bool) -> str:
        """A `StepMessage` as JSON, with the events that the seat may see."""
        revision = step.entry.revision
        found = self.happened.get(revision)
        if found is None:
            found = self.happened[revision] = head_of(step), self.events(step)
        head, events = found
        seen = ",".join([told for event, told in events if event.seen_by(seat)])
        return f'{head},"events":[{seen}],"view":{self.view(step.after, seat) if with_view else "null"}}}'

    def events(self, step: Step) -> list[tuple[Any, str]]:
        """The events of a step, each with its JSON; an undo has none."""
        if step.entry.takes_back:
            return []
        return [(event, text(event)) for event in self.game.events(step.before, step.action, step.after)]


def head_of(step: Step) -> str:
    """The fields of a step that are the same for all viewers."""
    entry = step.entry
    return opened(
        {"revision": entry.revision, "seat": entry.seat, "by": entry.by, "at": entry.at, "undone": entry.takes_back}
    )
