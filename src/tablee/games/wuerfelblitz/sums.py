"""The sum that everybody looks for."""

from __future__ import annotations

from tablee.games.wuerfelblitz.actions import Roll
from tablee.games.wuerfelblitz.material import COLOURS, DICE, DOT


def visible_dots(roll: Roll) -> list[int]:
    """WB5 How many dots of each colour lie open, on white and coloured dice together."""
    counts = [0] * len(COLOURS)
    for dot in roll.dots:
        counts[dot] += 1
    for colour in range(len(DICE)):
        if roll.faces[colour] == DOT:
            counts[DICE[colour].dot] += 1
    return counts


def turned_around(roll: Roll, teaser: bool) -> bool:
    """WB11 Whether the brain-teaser holds: some colour is visible at least twice."""
    return teaser and max(visible_dots(roll)) > 1


def excluded(roll: Roll) -> tuple[bool, ...]:
    """WB5 Which coloured dice have the colour of a dot; their own dot is always another die's colour."""
    return tuple([count > 0 for count in visible_dots(roll)])


def solution(roll: Roll, teaser: bool) -> int:
    """WB5, WB11 The pips of the dice that count."""
    counts = visible_dots(roll)
    around = teaser and max(counts) > 1
    total = 0
    for colour in range(len(counts)):
        if (counts[colour] > 0) == around:
            total += roll.faces[colour]
    return total
