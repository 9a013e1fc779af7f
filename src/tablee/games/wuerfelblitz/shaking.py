"""WB4 The dice under the box: more rolls than can be listed."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final

from librt import random
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.chance import Chance
from tablee.core.values import pick
from tablee.games.wuerfelblitz.actions import Action, Roll
from tablee.games.wuerfelblitz.dice import BITS
from tablee.games.wuerfelblitz.material import DICE, FACES, face
from tablee.kit.packed import row_of

# What the sides of each coloured die show.
SIDES: Final = tuple(tuple(face(die, side) for side in range(1, FACES + 1)) for die in DICE)

# Dice are looked up three at a time.
THREE: Final[i64] = FACES**3


def falls(first: int, sides: tuple[tuple[int, ...], ...]) -> vec[i64]:
    """Every way in which these dice can fall, the first of them changing fastest; `first` is its place in the roll."""
    return vec[i64]([int(row_of((*(0,) * first, *fall[::-1]), BITS)) for fall in product(*reversed(sides))])


# What is added up is all dice: three coloured ones, the other three, and so many white ones.
FIRST: Final = falls(0, SIDES[:3])
LAST: Final = falls(3, SIDES[3:])
DOTS: Final = [falls(6, (tuple(range(1, FACES + 1)),) * whites) for whites in range(4)]


class Shake(Chance[Action]):
    """All coloured dice and so many white ones."""

    def __init__(self, whites: int) -> None:
        super().__init__("WB4")
        self.whites: Final = whites
        self.number: Final = FACES ** (len(DICE) + whites)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.whites,)

    def sample(self, rng: Random) -> Action:
        """All dice from one random number: there are fewer rolls than it has values."""
        drawn: i64 = pick(rng, self.number)
        dots = DOTS[self.whites]
        return Roll(FIRST[drawn % THREE] + LAST[drawn // THREE % THREE] + dots[drawn // (THREE * THREE)])

    def outcomes(self) -> None:
        return None

    def allows(self, action: object) -> bool:
        if not isinstance(action, Roll) or len(action.dots) != self.whites:
            return False
        shown = all(face in sides for face, sides in zip(action.faces, SIDES, strict=True))
        return shown and all(0 <= dot < FACES for dot in action.dots)


SHAKES: Final = {whites: Shake(whites) for whites in (2, 3)}


def shaken(whites: i64, rng: random.Random) -> i64:
    """All dice in one number."""
    three: i64 = THREE  # mypyc calls the method of an object for anything but a variable
    dots = DOTS[whites]
    white_falls: i64 = len(dots)
    return FIRST[rng.randrange(three)] + LAST[rng.randrange(three)] + dots[rng.randrange(white_falls)]
