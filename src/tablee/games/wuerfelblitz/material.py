"""The material: six coloured dice, three white ones, and how many tokens win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.values import Value
from tablee.kit.colours import Colour

COLOURS: Final[tuple[Colour, ...]] = (Colour.RED, Colour.ORANGE, Colour.BLACK, Colour.YELLOW, Colour.GREEN, Colour.BLUE)
LETTERS: Final = "ROKYGB"
FACES: Final = 6
DOT: Final = 0  # a face with a dot is worth nothing
WINNING_BLACK: Final = 3
IDLE_ROUNDS: Final = 20
# Milliseconds from the shaking to the reveal, and more of them after a round: what all said, or oneself, is read.
COUNT_DOWN: Final = 3000
READING: Final = 3000
READING_ALONE: Final = 1000


@dataclass(frozen=True)
class Die(Value):
    """WB1 A coloured die: the number that its dot replaces, and the dot's colour. Colours are indices."""

    replaced: int
    dot: int


# WB1 In the order of COLOURS.
DICE: Final[tuple[Die, ...]] = (Die(1, 1), Die(2, 2), Die(3, 3), Die(4, 4), Die(5, 5), Die(6, 0))


def face(die: Die, side: int) -> int:
    """What the side 1 … 6 of a die shows."""
    return DOT if side == die.replaced else side


HIGHEST: Final = sum(max(face(die, side) for side in range(1, FACES + 1)) for die in DICE)
