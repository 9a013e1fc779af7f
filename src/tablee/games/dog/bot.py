"""The opponents: one that looks a turn ahead, the same with its mind elsewhere, and one that looks a round ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.bot import Absent, Bot, Judge
from tablee.core.choices import Legal
from tablee.games.dog.actions import Action
from tablee.games.dog.instinct import glance
from tablee.games.dog.meaning import number_of
from tablee.games.dog.search import Search
from tablee.games.dog.view import View
from tablee.games.dog.world import world
from tablee.games.dog.worth import Weights

# What a casual player looks at: pawns out, the way come, pawns home, and not to be stuck.
CASUAL: Final = Weights(
    start=0.3,
    out=0.3,
    progress=1.0,
    home1=2.0,
    home2=4.0,
    home3=6.0,
    home4=8.0,
    grounded=-0.3,
    stuck=-0.5,
    joker=0.3,
    starter=0.15,
)


class Glance(Judge[View, Action]):
    """Takes what looks best after its own play."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.weights,)

    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        assert view.you is not None
        state = world(view, rng)
        return [glance(state, view.you, number_of(state, view.you, action), self.weights) for action in legal]


MEDIUM: Final = Glance(CASUAL)
EASY: Final = Absent(MEDIUM, slips=35)
HARD: Final = Search(breadth=10, looks=10_000)
QUICK: Final = Search(breadth=5, looks=1_500)
BOTS: Final[dict[str, Bot[View, Action]]] = {"easy": EASY, "medium": MEDIUM, "hard": HARD}
