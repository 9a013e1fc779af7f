"""The bots: easy and medium hop on until they have come some way, hard looks at everybody's chances."""

from __future__ import annotations

from random import Random
from typing import Final

from examples.stepping_stones.actions import HOP, REST, ROLLS, Action
from examples.stepping_stones.rules import apply
from examples.stepping_stones.state import State
from examples.stepping_stones.view import View
from examples.stepping_stones.world import world
from examples.stepping_stones.worth import chances

from tablee.core.bot import Absent, Bot, Judge
from tablee.core.choices import Legal


class Steady(Bot[View, Action]):
    """Rests after so many steps, wherever the others are."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.steps,)

    def choose(self, view: View, legal: Legal[Action], rng: Random) -> Action:
        return REST if view.at - view.places[view.turn] >= self.steps else HOP


class Watchful(Judge[View, Action]):
    """Knows the chance to win after each choice, over all faces of the die."""

    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        state = world(view)
        return [chance_after(apply(state, action), state) for action in legal]


def chance_after(after: State, before: State) -> float:
    """Of the seat that chose."""
    if after.seat != before.seat:
        return chances(after)[before.seat]
    return sum(chances(apply(after, roll))[before.seat] for roll in ROLLS) / len(ROLLS)


WATCHFUL: Final = Watchful()
BOTS: Final[dict[str, Bot[View, Action]]] = {
    "easy": Absent(Steady(8), slips=30),
    "medium": Absent(Steady(14), slips=5),
    "hard": WATCHFUL,
}
