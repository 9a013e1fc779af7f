"""What the table sees; nothing is hidden in this game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import Action, Done, Drop, Keep, Roll, Steal, Stop, Take, TakeOut
from tablee.games.wuerfel_express.material import GOAL, Strip, members
from tablee.games.wuerfel_express.rules import has_lantern
from tablee.games.wuerfel_express.state import Keeping, Over, Rolling, State, Taking, end
from tablee.kit.dice import Faces, joined


@dataclass(frozen=True)
class TakenOut(Event):
    strips: tuple[Strip, ...]


@dataclass(frozen=True)
class Dropped(Event):
    seat: Seat
    strips: tuple[Strip, ...]
    marker: int


@dataclass(frozen=True)
class Rolled(Event):
    """`dice` are all dice as they lie now."""

    seat: Seat
    roll: int
    rolled: Faces
    dice: Faces


@dataclass(frozen=True)
class Kept(Event):
    seat: Seat
    dice: Faces


@dataclass(frozen=True)
class Stopped(Event):
    seat: Seat


@dataclass(frozen=True)
class Took(Event):
    seat: Seat
    strip: Strip
    end: int


@dataclass(frozen=True)
class Stole(Event):
    """The victim's track slid back, or its marker slid up because it had the lantern."""

    seat: Seat
    victim: Seat
    strip: Strip
    lantern: bool
    end: int


@dataclass(frozen=True)
class Declined(Event):
    seat: Seat


@dataclass(frozen=True)
class Returned(Event):
    """No dice were valid: the last strip went back to the supply."""

    seat: Seat
    strip: Strip
    end: int


@dataclass(frozen=True)
class SlidBack(Event):
    """No dice were valid: the only strip and its marker went back."""

    seat: Seat
    spaces: int
    end: int


@dataclass(frozen=True)
class Spared(Event):
    """No dice were valid, and nothing was lost."""

    seat: Seat
    lantern: bool


@dataclass(frozen=True)
class Ended(Event):
    """`seat` reached the goal, or had the last of all turns."""

    seat: Seat
    reached: bool


def watch(before: State, action: Action, after: State) -> tuple[Event, ...]:
    ending = (Ended(before.seat, end(after.tracks[before.seat]) >= GOAL),) if isinstance(after.phase, Over) else ()
    return (*happenings(before, action, after), *ending)


def happenings(before: State, action: Action, after: State) -> tuple[Event, ...]:
    seat = before.seat
    match action:
        case TakeOut(strips):
            return (TakenOut(members(strips)),)
        case Drop(number):
            return (Dropped(seat, before.tracks[seat].strips[:number], after.tracks[seat].marker),)
        case Roll(dice):
            assert isinstance(before.phase, Rolling)
            rolled = Rolled(seat, before.phase.roll, dice, joined(before.phase.kept, dice))
            return (rolled, *without_strips(before, after))
        case Keep(dice):
            return (Kept(seat, dice),)
        case Stop():
            return (Stopped(seat), *without_strips(before, after))
        case Take(strip):
            return (Took(seat, strip, end(after.tracks[seat])),)
        case Steal(victim):
            strip = before.tracks[victim].strips[0]
            return (
                Stole(seat, victim, strip, has_lantern(before.tracks, victim), end(after.tracks[victim])),
                Took(seat, strip, end(after.tracks[seat])),
            )
        case Done():
            return (Declined(seat),)
        case _:
            assert_never(action)


def without_strips(before: State, after: State) -> tuple[Event, ...]:
    """What the player lost, when the rolling is over and nothing can be taken."""
    if isinstance(after.phase, (Keeping, Taking)):
        return ()
    seat = before.seat
    old, new = before.tracks[seat], after.tracks[seat]
    if len(new.strips) < len(old.strips):
        return (Returned(seat, old.strips[-1], end(new)),)
    if new.marker < old.marker:
        return (SlidBack(seat, old.marker - new.marker, end(new)),)
    return (Spared(seat, has_lantern(before.tracks, seat)),)
