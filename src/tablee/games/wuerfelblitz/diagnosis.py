"""Which mistake explains a wrong number best: the first that does, from the most telling one on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tablee.games.wuerfelblitz.dice import dots_of, faces_of
from tablee.games.wuerfelblitz.material import DICE, DOT
from tablee.games.wuerfelblitz.mistakes import (
    CountedAll,
    CountedDie,
    CountedDot,
    CountedIn,
    CountedOut,
    ExcludedDie,
    FarOff,
    LeftOut,
    NearMiss,
    OtherWay,
    WrongSum,
)
from tablee.games.wuerfelblitz.sums import excluded, solution, turned_around

# Up to so much more or less than the sum is a slip in adding.
CLOSE: Final = 2


class Roundup:
    """A roll sorted for explaining: `counting` and `others` are the colours of the dice with pips."""

    def __init__(self, roll: i64, teaser: bool) -> None:
        self.roll: Final = roll
        self.faces: Final = faces_of(roll)
        self.teaser: Final = teaser
        self.solution: Final = solution(roll, teaser)
        self.is_around: Final = turned_around(roll, teaser)
        self.excluded: Final = excluded(roll)
        with_pips = [colour for colour, face in enumerate(self.faces) if face != DOT]
        self.counting: Final = [colour for colour in with_pips if self.excluded[colour] == self.is_around]
        self.others: Final = [colour for colour in with_pips if self.excluded[colour] != self.is_around]

    def die(self, colour: int) -> CountedDie:
        return CountedDie(colour, self.faces[colour])

    def dice(self, colours: Sequence[int]) -> tuple[CountedDie, ...]:
        return tuple([self.die(colour) for colour in colours])

    def excluded_die(self, colour: int) -> ExcludedDie:
        return ExcludedDie(colour, self.faces[colour], excluded_by(self.roll, colour))

    def pips(self, colours: Sequence[int]) -> int:
        return sum([self.faces[colour] for colour in colours])

    def making(self, colours: Sequence[int], total: int) -> list[int]:
        """The one die, or else the two, that make a total; none where several could be meant."""
        single = [[colour] for colour in colours if self.faces[colour] == total]
        if len(single) == 1:
            return single[0]
        pairs = [[one, two] for one in colours for two in colours if one < two and self.pips([one, two]) == total]
        return pairs[0] if len(pairs) == 1 else []


def excluded_by(roll: i64, colour: int) -> int | None:
    """WB5 The coloured die whose dot excludes this one; None where a white one does."""
    if colour in dots_of(roll):
        return None
    return next(die for die, made in enumerate(DICE) if made.dot == colour)


def diagnose(roll: i64, number: int, teaser: bool) -> WrongSum:
    """Explain a number that is not the sum."""
    dice = Roundup(roll, teaser)
    return (
        all_pips(dice, number)
        or other_way(dice, number)
        or one_too_many(dice, number)
        or one_too_few(dice, number)
        or dot_as_pips(dice, number)
        or by_adding(dice, number)
    )


def all_pips(dice: Roundup, number: int) -> WrongSum | None:
    """Everything was added; if that is only one die too many, it is better named."""
    if len(dice.others) < 2 or number != dice.pips(dice.counting) + dice.pips(dice.others):
        return None
    out = tuple([colour for colour, is_out in enumerate(dice.excluded) if is_out])
    return CountedAll(number, out, dice.is_around)


def other_way(dice: Roundup, number: int) -> WrongSum | None:
    if not dice.teaser or number != dice.pips(dice.others):
        return None
    return OtherWay(number, dice.is_around)


def one_too_many(dice: Roundup, number: int) -> WrongSum | None:
    found = dice.making(dice.others, number - dice.solution)
    if not found:
        return None
    if dice.is_around:
        return CountedIn(number, dice.dice(found))
    return CountedOut(number, tuple([dice.excluded_die(colour) for colour in found]))


def one_too_few(dice: Roundup, number: int) -> WrongSum | None:
    found = dice.making(dice.counting, dice.solution - number)
    return LeftOut(number, dice.dice(found), dice.is_around) if found else None


def dot_as_pips(dice: Roundup, number: int) -> WrongSum | None:
    for colour, die in enumerate(DICE):
        if dice.faces[colour] == DOT and number == dice.solution + die.replaced:
            return CountedDot(number, colour, die.replaced)
    return None


def by_adding(dice: Roundup, number: int) -> WrongSum:
    counting = dice.dice(dice.counting)
    if abs(number - dice.solution) <= CLOSE:
        return NearMiss(number, dice.solution, counting)
    return FarOff(number, dice.solution, counting)
