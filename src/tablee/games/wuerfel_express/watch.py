"""What everybody sees of a state and of an action."""

from __future__ import annotations

from typing import Final, assert_never

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfel_express import view as seen
from tablee.games.wuerfel_express.actions import Action, Done, Drop, Keep, Roll, Steal, Stop, Take, TakeOut
from tablee.games.wuerfel_express.events import (
    Declined,
    Dropped,
    Ended,
    Kept,
    Returned,
    Rolled,
    SlidBack,
    Spared,
    Stole,
    Stopped,
    TakenOut,
    Took,
)
from tablee.games.wuerfel_express.material import ALL_STRIPS, GOAL, LONGEST, SHORTEST, Strip, Strips
from tablee.games.wuerfel_express.rules import has_lantern
from tablee.games.wuerfel_express.state import (
    Dropping,
    Keeping,
    Over,
    Phase,
    Rolling,
    SettingUp,
    State,
    Taking,
    end,
)
from tablee.games.wuerfel_express.view import PhaseView, TrackView, View
from tablee.kit.dice import joined

LENGTHS: Final = LONGEST - SHORTEST + 1
# In the order of ALL_STRIPS.
SHOWN: Final[tuple[seen.Strip, ...]] = tuple(seen.Strip(strip.colour, strip.length) for strip in ALL_STRIPS)


def view(state: State, seat: Seat | None) -> View:
    return View(
        you=seat,
        players=len(state.tracks),
        turn=state.seat,
        turns=state.turns,
        phase=shown_phase(state.phase),
        tracks=tuple([shown_track(state, Seat(number)) for number in range(len(state.tracks))]),
        supply=shown_set(state.supply),
    )


def shown_track(state: State, seat: Seat) -> TrackView:
    track = state.tracks[seat]
    return TrackView(track.marker, shown_all(track.strips), end(track), has_lantern(state.tracks, seat))


def shown(strip: Strip) -> seen.Strip:
    return SHOWN[strip.colour * LENGTHS + strip.length - SHORTEST]


def shown_all(strips: tuple[Strip, ...]) -> tuple[seen.Strip, ...]:
    return tuple([shown(strip) for strip in strips])


def shown_set(strips: Strips) -> tuple[seen.Strip, ...]:
    return tuple([SHOWN[index] for index in range(len(SHOWN)) if strips >> index & 1])


def shown_phase(phase: Phase) -> PhaseView:
    match phase:
        case SettingUp():
            return seen.SettingUp()
        case Dropping():
            return seen.Dropping()
        case Rolling(roll, number, kept):
            return seen.Rolling(roll, number, kept)
        case Keeping(roll, dice):
            return seen.Keeping(roll, dice)
        case Taking(dice, robbed):
            return seen.Taking(dice, robbed)
        case Over():
            return seen.Over()
        case _:
            assert_never(phase)


def events(before: State, action: Action, after: State) -> tuple[Event, ...]:
    ending = (Ended(before.seat, end(after.tracks[before.seat]) >= GOAL),) if isinstance(after.phase, Over) else ()
    return (*happenings(before, action, after), *ending)


def happenings(before: State, action: Action, after: State) -> tuple[Event, ...]:
    seat = before.seat
    match action:
        case TakeOut(strips):
            return (TakenOut(shown_set(strips)),)
        case Drop(number):
            return (Dropped(seat, shown_all(before.tracks[seat].strips[:number]), after.tracks[seat].marker),)
        case Roll(dice):
            assert isinstance(before.phase, Rolling)
            rolled = Rolled(seat, before.phase.roll, dice, joined(before.phase.kept, dice))
            return (rolled, *without_strips(before, after))
        case Keep(dice):
            return (Kept(seat, dice),)
        case Stop():
            return (Stopped(seat), *without_strips(before, after))
        case Take(strip):
            return (Took(seat, shown(strip), end(after.tracks[seat])),)
        case Steal(victim):
            strip = before.tracks[victim].strips[0]
            return (
                Stole(seat, victim, shown(strip), has_lantern(before.tracks, victim), end(after.tracks[victim])),
                Took(seat, shown(strip), end(after.tracks[seat])),
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
        return (Returned(seat, shown(old.strips[-1]), end(new)),)
    if new.marker < old.marker:
        return (SlidBack(seat, old.marker - new.marker, end(new)),)
    return (Spared(seat, has_lantern(before.tracks, seat)),)
