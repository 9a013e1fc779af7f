"""Events and reasons that golden games and the catalogue do not have, to be told in every language."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfelblitz import reasons
from tablee.games.wuerfelblitz.events import Ended, Mistaken, Said
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
from tablee.games.wuerfelblitz.view import Silence

ONE = (CountedDie(2, 4),)
TWO = (CountedDie(1, 1), CountedDie(5, 3))
EACH_COLOUR = tuple(CountedOut(9, (ExcludedDie(colour, 5, (colour + 5) % 6),)) for colour in range(6))
MISTAKES: tuple[WrongSum, ...] = (
    *(CountedAll(14, dice, around) for dice in ((4,), (2, 4)) for around in (False, True) if around or len(dice) > 1),
    *(OtherWay(9, around) for around in (False, True)),
    *EACH_COLOUR,
    CountedOut(12, (ExcludedDie(0, 5, None), ExcludedDie(1, 4, 0))),
    CountedIn(10, ONE),
    CountedIn(10, TWO),
    *(LeftOut(8, dice, around) for dice in (ONE, TWO) for around in (False, True)),
    *(CountedDot(5, colour, colour + 1) for colour in range(6)),
    *(NearMiss(5, sum(die.pips for die in dice), dice) for dice in ((), ONE, TWO)),
    *(FarOff(30, sum(die.pips for die in dice), dice) for dice in ((), ONE, TWO)),
)
EVENTS: tuple[Event, ...] = (
    Ended(()),
    Ended((Seat(0), Seat(1))),
    Said(Silence(Seat(0))),
    *(Mistaken(Seat(0), why) for why in MISTAKES),
)

REASONS: tuple[Reason, ...] = (
    reasons.Answered(None),
    reasons.GameOver(()),
    reasons.GameOver((Seat(0), Seat(2))),
)
