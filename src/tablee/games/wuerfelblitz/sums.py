"""The sum that everybody looks for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.wuerfelblitz.dice import COLOURED, WHITES, face_of, white_dot
from tablee.games.wuerfelblitz.material import DICE, DOT
from tablee.kit.packed import has, including, only

# WB1 The colour of each coloured die's dot.
DOT_ON: Final = vec[i64]([die.dot for die in DICE])


def visible_dots(roll: i64) -> tuple[i64, i64]:
    """WB5 The colours of all dots, on white and coloured dice, and those seen at least twice: two sets."""
    once: i64 = 0
    twice: i64 = 0
    for white in range(WHITES):
        dot = white_dot(roll, white)
        if dot >= 0:
            twice |= once & only(dot)
            once = including(once, dot)
    for colour in range(COLOURED):
        if face_of(roll, colour) == DOT:
            twice |= once & only(DOT_ON[colour])
            once = including(once, DOT_ON[colour])
    return once, twice


def turned_around(roll: i64, teaser: bool) -> bool:
    """WB11 Whether the brain-teaser holds: some colour is visible at least twice."""
    return teaser and visible_dots(roll)[1] > 0


def excluded(roll: i64) -> tuple[bool, ...]:
    """WB5 Which coloured dice have the colour of a dot; their own dot is always another die's colour."""
    once, _twice = visible_dots(roll)
    return tuple([has(once, colour) for colour in range(COLOURED)])


def solution(roll: i64, teaser: bool) -> int:
    """WB5, WB11 The pips of the dice that count."""
    once, twice = visible_dots(roll)
    counting = teaser and twice > 0
    total: i64 = 0
    for colour in range(COLOURED):
        if has(once, colour) == counting:
            total += face_of(roll, colour)
    return total
