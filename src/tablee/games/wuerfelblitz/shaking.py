"""WB4 The dice under the box: more rolls than can be listed."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.chance import Chance
from tablee.core.values import pick
from tablee.games.wuerfelblitz.actions import Action, Roll
from tablee.games.wuerfelblitz.material import DICE, FACES, face

# What the sides of each coloured die show.
SIDES: Final = tuple(tuple(face(die, side) for side in range(1, FACES + 1)) for die in DICE)


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
        drawn = pick(rng, self.number)
        faces = []
        for sides in SIDES:
            faces.append(sides[drawn % FACES])
            drawn //= FACES
        dots = []
        for _ in range(self.whites):
            dots.append(drawn % FACES)
            drawn //= FACES
        return Roll(tuple(faces), tuple(dots))

    def outcomes(self) -> None:
        return None

    def allows(self, action: object) -> bool:
        if not isinstance(action, Roll) or len(action.dots) != self.whites or len(action.faces) != len(SIDES):
            return False
        shown = all(face in sides for face, sides in zip(action.faces, SIDES, strict=True))
        return shown and all(0 <= dot < FACES for dot in action.dots)


SHAKES: Final = {whites: Shake(whites) for whites in (2, 3)}
