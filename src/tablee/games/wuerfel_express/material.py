"""The material: dice, strips and the race track."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from tablee.core.values import Value
from tablee.kit.colours import Colour
from tablee.kit.packed import members_of, set_of

COLOURS: Final[tuple[Colour, ...]] = (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW, Colour.WHITE, Colour.BLACK)
LETTERS: Final = "RGBYWK"
KINDS: Final = len(COLOURS)
DICE: Final = 7
SHORTEST: Final = 2
LONGEST: Final = 6
LENGTHS: Final = LONGEST - SHORTEST + 1
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


# Inside, a strip is a number: eight times its colour, and its length. So there is no strip 0.


def strip_of(colour: i64, length: i64) -> i64:
    return 8 * colour + length


def colour_of(strip: i64) -> i64:
    return strip >> 3


def length_of(strip: i64) -> i64:
    return strip & 7


def number_of(strip: Strip) -> i64:
    return strip_of(strip.colour, strip.length)


def meant(strip: i64) -> Strip:
    return STRIPS[colour_of(strip)][length_of(strip) - SHORTEST]


ALL_STRIPS: Final = tuple(strip for row in STRIPS for strip in row)
EVERY_STRIP: Final[int] = set_of([number_of(strip) for strip in ALL_STRIPS])


def members(strips: i64) -> tuple[Strip, ...]:
    """Of a set of strips."""
    return tuple([meant(strip) for strip in members_of(strips)])


def offer(supply: i64, colour: i64) -> i64:
    """WE9 The lengths of a colour that lie in the supply, as a set."""
    return supply >> strip_of(colour, 0) & 127


def strip_sets(players: int) -> tuple[int, ...]:
    """WE2 Every set of strips that can be taken out, all of them equally likely."""
    number = TAKEN_OUT[players]
    found = []
    for twos in combinations(range(KINDS), number):
        for threes in combinations([colour for colour in range(KINDS) if colour not in twos], number):
            found.append(
                set_of([*(strip_of(colour, 2) for colour in twos), *(strip_of(colour, 3) for colour in threes)])
            )
    return tuple(int(strips) for strips in found)
