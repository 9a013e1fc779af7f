"""The sum once more, written from the rules alone: slow, and with nothing in common with the game."""

from __future__ import annotations

LETTERS = {"R": "red", "O": "orange", "K": "black", "Y": "yellow", "G": "green", "B": "blue"}
NAMES = tuple(LETTERS.values())
DOTS = {"red": "orange", "orange": "black", "black": "yellow", "yellow": "green", "green": "blue", "blue": "red"}
REPLACED = {"red": "1", "orange": "2", "black": "3", "yellow": "4", "green": "5", "blue": "6"}


def dots_on_other_dice(roll: str, colour: str) -> list[str]:
    """The colours of all dots that can be seen on dice other than the coloured one named."""
    shown, white = roll.split()
    coloured = [DOTS[die] for die, sign in zip(NAMES, shown, strict=True) if sign == "*" and die != colour]
    return [*coloured, *(LETTERS[letter] for letter in white)]


def all_dots(roll: str) -> list[str]:
    return dots_on_other_dice(roll, "none")


def left_out(roll: str) -> list[str]:
    """WB5 The coloured dice that do not count."""
    return [colour for colour in NAMES if colour in dots_on_other_dice(roll, colour)]


def normal_sum(roll: str) -> int:
    """WB5 The pips of the dice that count."""
    return sum(pips(roll, colour) for colour in NAMES if colour not in left_out(roll))


def teaser_sum(roll: str) -> int:
    """WB11 The other dice, when a colour of dots is seen twice."""
    if any(all_dots(roll).count(colour) > 1 for colour in NAMES):
        return sum(pips(roll, colour) for colour in left_out(roll))
    return normal_sum(roll)


def pips(roll: str, colour: str) -> int:
    sign = roll[NAMES.index(colour)]
    return 0 if sign == "*" else int(sign)
