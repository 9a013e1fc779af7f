"""Dice in one number: a row that says how many show each colour. Dice lying side by side are the sum of their rows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.wuerfel_express.material import KINDS
from tablee.kit.dice import Faces
from tablee.kit.packed import items_of, put, row_of

# Of each of these numbers: there are seven dice.
BITS: Final[i64] = 3
NO_DICE: Final[i64] = 0


def showing(dice: i64, colour: i64) -> i64:
    """How many of the dice show a colour."""
    return dice >> BITS * colour & 7


def total(dice: i64) -> i64:
    """How many dice there are."""
    found: i64 = 0
    while dice:
        found += dice & 7
        dice >>= BITS
    return found


def contains(dice: i64, part: i64) -> bool:
    """Whether there are at least as many dice of every colour."""
    for colour in range(KINDS):
        if showing(dice, colour) < showing(part, colour):
            return False
    return True


def alone(colour: i64, number: i64) -> i64:
    """So many dice of one colour."""
    return put(0, colour, number, BITS)


def faces_of(dice: i64) -> Faces:
    return items_of(dice, KINDS, BITS)


def dice_of(faces: Faces) -> i64:
    return row_of(faces, BITS)
