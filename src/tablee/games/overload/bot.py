"""The bots: easy and medium see their own turn, hard sees a round and more."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.bot import Absent, Bot, Judge
from tablee.core.choices import Legal
from tablee.games.overload.actions import Action
from tablee.games.overload.fitted import Fitted
from tablee.games.overload.rules import apply
from tablee.games.overload.search import Farsighted
from tablee.games.overload.turn import Taste, turn_worth
from tablee.games.overload.view import View
from tablee.games.overload.weights import TABLES
from tablee.games.overload.world import world
from tablee.games.overload.worth import Selfish, Sensible


class Shortsighted(Judge[View, Action]):
    """Sees to the end of its own turn: the average over the die, if it is still to be rolled."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Final = taste

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.taste,)

    def rate(self, view: View, legal: Legal[Action], rng: Random) -> list[float]:
        state = world(view)
        return [turn_worth(apply(state, action), state.seat, self.taste) for action in legal]


FITTED: Final = Fitted(TABLES)
# The coach judges within milliseconds, or after a second's thought.
QUICK: Final = Shortsighted(FITTED)
THOROUGH: Final = Farsighted(FITTED, futures=320, rounds=2)

BOTS: Final[dict[str, Bot[View, Action]]] = {
    "easy": Absent(Shortsighted(Selfish()), slips=45),
    "medium": Absent(Shortsighted(Sensible()), slips=5),
    "hard": THOROUGH,
}
