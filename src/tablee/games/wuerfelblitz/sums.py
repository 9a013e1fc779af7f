"""The sum that everybody looks for."""

from __future__ import annotations

from tablee.games.wuerfelblitz.actions import Roll
from tablee.games.wuerfelblitz.material import DICE, DOT


def visible_dots(roll: Roll) -> tuple[int, int]:
    """WB5 The colours of all dots, on white and coloured dice, and those seen at least twice: one bit a colour."""
    once = twice = 0
    for dot in roll.dots:
        twice |= once & 1 << dot
        once |= 1 << dot
    for colour in range(len(DICE)):
        if roll.faces[colour] == DOT:
            twice |= once & 1 << DICE[colour].dot
            once |= 1 << DICE[colour].dot
    return once, twice


def turned_around(roll: Roll, teaser: bool) -> bool:
    """WB11 Whether the brain-teaser holds: some colour is visible at least twice."""
    return teaser and visible_dots(roll)[1] > 0


def excluded(roll: Roll) -> tuple[bool, ...]:
    """WB5 Which coloured dice have the colour of a dot; their own dot is always another die's colour."""
    once, _ = visible_dots(roll)
    return tuple([once >> colour & 1 == 1 for colour in range(len(DICE))])


def solution(roll: Roll, teaser: bool) -> int:
    """WB5, WB11 The pips of the dice that count."""
    once, twice = visible_dots(roll)
    counting = 1 if teaser and twice else 0
    total = 0
    for colour in range(len(DICE)):
        if once >> colour & 1 == counting:
            total += roll.faces[colour]
    return total
