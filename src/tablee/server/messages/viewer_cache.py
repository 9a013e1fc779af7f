"""What there is to see of a few steps, as JSON text: worked out and written once, however many see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.core.json_text import text
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.server.table.match import Step

# How a view for nobody in particular says whose it is.
NOBODYS = '"you":null'


def opened(message: Mapping[str, object]) -> str:
    """A message that something is to be added to: its end is missing."""
    return msgspec.json.encode(message)[:-1].decode()


class ViewerCache:
    """Of one game, while something is told."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.is_open = game.is_open
        # By identity: whoever asks keeps its states until all is told.
        self.common: dict[int, tuple[str, str]] = {}
        self.happened: dict[int, tuple[str, list[tuple[Any, str]]]] = {}

    def view(self, state: Any, seat: Seat | None) -> str:
        """Where nothing is hidden, one view serves all: they differ in whose it is."""
        if not self.is_open:
            return text(self.game.view(state, seat))
        found = self.common.get(id(state))
        if found is None:
            head, _, tail = text(self.game.view(state, None)).partition(NOBODYS)
            found = self.common[id(state)] = head, tail
        return f'{found[0]}"you":{"null" if seat is None else seat}{found[1]}'

    def step(self, step: Step, seat: Seat | None, with_view: bool) -> str:
        """A `StepMessage` with those events that the seat may see."""
        revision = step.entry.revision
        found = self.happened.get(revision)
        if found is None:
            found = self.happened[revision] = head_of(step), self.events(step)
        head, events = found
        seen = ",".join([told for event, told in events if event.seen_by(seat)])
        return f'{head},"events":[{seen}],"view":{self.view(step.after, seat) if with_view else "null"}}}'

    def events(self, step: Step) -> list[tuple[Any, str]]:
        """Nothing is seen of what is taken back."""
        if step.entry.takes_back:
            return []
        return [(event, text(event)) for event in self.game.events(step.before, step.action, step.after)]


def head_of(step: Step) -> str:
    """What everybody may know of a step."""
    entry = step.entry
    return opened(
        {"revision": entry.revision, "seat": entry.seat, "by": entry.by, "at": entry.at, "undone": entry.takes_back}
    )
