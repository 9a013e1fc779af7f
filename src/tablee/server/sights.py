"""What there is to see of a few steps: worked out once, however many see it."""

from __future__ import annotations

from typing import Any

from pydantic import JsonValue

from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.server.course import Step


class Sights:
    """Of one game, while something is told."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.common: dict[int, dict[str, JsonValue]] = {}
        self.happened: dict[int, list[tuple[Any, JsonValue]]] = {}

    def view(self, state: Any, seat: Seat | None) -> JsonValue:
        """Where nothing is hidden, one view serves all: they differ in whose it is."""
        if not self.game.is_open:
            return encode(self.game.view(state, seat))
        if id(state) not in self.common:
            found = encode(self.game.view(state, None))
            assert isinstance(found, dict)
            self.common[id(state)] = found
        return {**self.common[id(state)], "you": seat}

    def events(self, step: Step, seat: Seat | None) -> list[JsonValue]:
        """Those that the seat may see; nothing is seen of what is taken back."""
        if step.entry.back:
            return []
        revision = step.entry.revision
        if revision not in self.happened:
            events = self.game.events(step.before, step.action, step.after)
            self.happened[revision] = [(event, encode(event)) for event in events]
        return [told for event, told in self.happened[revision] if event.seen_by(seat)]
