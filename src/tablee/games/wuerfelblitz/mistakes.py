"""Why a number was wrong, for the player who said it: the mistake that explains it best. Colours are indices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablee.core.seen import Seen
from tablee.games.wuerfelblitz.view import NAMES, Sum

DieColour = Annotated[int, Meta(ge=0, le=5, description=f"A coloured die: {NAMES}.")]
Pips = Annotated[int, Meta(ge=1, le=6)]


class CountedDie(Seen, frozen=True):
    """A coloured die and its pips."""

    colour: DieColour
    pips: Pips


class ExcludedDie(Seen, frozen=True):
    """WB5 A coloured die and its pips; `on` is the die whose dot has its colour, null for a white one."""

    colour: DieColour
    pips: Pips
    on: DieColour | None


class CountedAll(Seen, frozen=True):
    """WB5 The number is the sum of all pips; `excluded` are the dice with a dot of their colour."""

    number: Sum
    excluded: tuple[DieColour, ...]
    turned_around: bool


class OtherWay(Seen, frozen=True):
    """WB11 The number is the sum that the brain-teaser would have made of the roll if it held, or if it did not."""

    number: Sum
    turned_around: bool


class CountedOut(Seen, frozen=True):
    """WB5 The number counts dice that are excluded."""

    number: Sum
    dice: tuple[ExcludedDie, ...]


class CountedIn(Seen, frozen=True):
    """WB11 The number counts dice that are not excluded, although the roll is turned around."""

    number: Sum
    dice: tuple[CountedDie, ...]


class LeftOut(Seen, frozen=True):
    """WB5, WB11 The number leaves out dice that count."""

    number: Sum
    dice: tuple[CountedDie, ...]
    turned_around: bool


class CountedDot(Seen, frozen=True):
    """WB1 The number counts a dot as the pips that it replaces."""

    number: Sum
    colour: DieColour
    pips: Pips


class NearMiss(Seen, frozen=True):
    """The number is off by one or two; `dice` are those that count."""

    number: Sum
    solution: Sum
    dice: tuple[CountedDie, ...]


class FarOff(Seen, frozen=True):
    """No single mistake explains the number; `dice` are those that count."""

    number: Sum
    solution: Sum
    dice: tuple[CountedDie, ...]


WrongSum = CountedAll | OtherWay | CountedOut | CountedIn | LeftOut | CountedDot | NearMiss | FarOff
