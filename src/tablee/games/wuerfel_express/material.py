"""The material: dice, strips and the race track."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tablee.core.values import Value
from tablee.kit.colours import Colour
from tablee.kit.dice import Faces

COLOURS: Final[tuple[Colour, ...]] = (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW, Colour.WHITE, Colour.BLACK)
LETTERS: Final = "RGBYWK"
KINDS: Final = len(COLOURS)
DICE: Final = 7
NO_DICE: Final[Faces] = (0,) * KINDS
SHORTEST: Final = 2
LONGEST: Final = 6
GOAL: Final = 30
ROLLS: Final = 3
TURNS_EACH: Final = 200

# WE2 How many strips of length 2, and as many of length 3, are taken out.
TAKEN_OUT: Final = {2: 3, 3: 2, 4: 0, 5: 0, 6: 0}


@dataclass(frozen=True)
class Strip(Value):
    """`colour` is an index into COLOURS."""

    colour: int
    length: int


# STRIPS[colour][length - SHORTEST]
STRIPS: Final = tuple(
    tuple(Strip(colour, length) for length in range(SHORTEST, LONGEST + 1)) for colour in range(KINDS)
)
ALL_STRIPS: Final = tuple(strip for row in STRIPS for strip in row)

# A set of strips is a number with one bit for each.
Strips = int
EVERY_STRIP: Final[Strips] = (1 << len(ALL_STRIPS)) - 1


def bit(strip: Strip) -> Strips:
    return 1 << (strip.colour * 5 + strip.length - SHORTEST)


def members(strips: Strips) -> tuple[Strip, ...]:
    return tuple(strip for strip in ALL_STRIPS if strips & bit(strip))


def strip_sets(players: int) -> tuple[Strips, ...]:
    """WE2 Every set of strips that can be taken out, all of them equally likely."""
    number = TAKEN_OUT[players]
    found = []
    for twos in combinations(range(KINDS), number):
        for threes in combinations([colour for colour in range(KINDS) if colour not in twos], number):
            strips = [*(STRIPS[colour][0] for colour in twos), *(STRIPS[colour][1] for colour in threes)]
            found.append(sum(bit(strip) for strip in strips))
    return tuple(found)
