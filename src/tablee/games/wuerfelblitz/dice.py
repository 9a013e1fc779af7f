"""All dice in one number: a row of what the coloured ones show, then of the white dice's dots.

A dot is one more than the number of its colour, because 0 is a white die that is not there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.wuerfelblitz.material import DICE
from tablee.kit.packed import at, items_of, put, row_of

# Of each die.
BITS: Final[i64] = 3
COLOURED: Final[i64] = len(DICE)
# White dice at the most.
WHITES: Final[i64] = 3


def roll_of(faces: tuple[int, ...], dots: tuple[int, ...]) -> i64:
    roll = row_of(faces, BITS)
    for white in range(len(dots)):
        roll = put(roll, COLOURED + white, dots[white] + 1, BITS)
    return roll


def face_of(roll: i64, colour: i64) -> i64:
    """What a coloured die shows."""
    return at(roll, colour, BITS)


def white_dot(roll: i64, white: i64) -> i64:
    """The colour of a white die's dot, -1 where there is no such die."""
    return at(roll, COLOURED + white, BITS) - 1


def faces_of(roll: i64) -> tuple[int, ...]:
    return items_of(roll, COLOURED, BITS)


def dots_of(roll: i64) -> tuple[int, ...]:
    """Of the white dice."""
    dots = [int(white_dot(roll, white)) for white in range(WHITES)]
    return tuple([dot for dot in dots if dot >= 0])
