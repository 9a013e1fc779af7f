"""Scripts: what chance and seats do, written beforehand line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tablee.core.errors import NotationError
from tablee.core.record import Step, author
from tablee.core.registry import AnyGame

# Where dice are written for every seat that has none of its own.
ALL: Final = "all"


def play_scripted(game: AnyGame, state: Any, line: str) -> Step:
    """A line of a script, played for chance or for the first seat that may do it, and checked by the rules."""
    action = game.scripted(state, line)
    seat = author(game, state, action)
    return Step(state, seat, action, game.step(state, seat, action))


class WrittenDice:
    """What chance brings first, for each seat (`1`, `2`, …) or for `all`, as far as it is possible.

    Every draw uses up a line, and with it those before it that are not possible then. So the next one follows from the
    moves made: moves that are taken back bring the same dice again.
    """

    def __init__(self, game: AnyGame, dice: Mapping[str, Sequence[str]]) -> None:
        self.game: Final = game
        self.left: Final = {name: list(lines) for name, lines in dice.items()}

    def use(self, state: Any) -> Any | None:
        """The outcome written for the draw in this state, None where chance is free; its line is used up."""
        lines = self.lines_for(state)
        while lines:
            action = self.possible(state, lines.pop(0))
            if action is not None:
                return action
        return None

    def lines_for(self, state: Any) -> list[str]:
        seat = self.game.rolls_for(state)
        own = ALL if seat is None else str(seat + 1)
        return self.left.get(own, self.left.get(ALL, []))

    def possible(self, state: Any, line: str) -> Any | None:
        chance = self.game.chance(state)
        try:
            action = self.game.scripted(state, line)
        except NotationError:
            return None
        return action if chance is not None and chance.allows(action) else None


def written_outcome(game: AnyGame, dice: Mapping[str, Sequence[str]], start: Any, moves: Iterable[str]) -> Any | None:
    """What is written for the draw that is pending after these moves, None where chance is free."""
    written, state = WrittenDice(game, dice), start
    for move in moves:
        if game.chance(state) is not None:
            written.use(state)
        state = game.apply(state, game.parse(move))
    return written.use(state)
