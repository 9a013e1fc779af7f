"""What a choice would do: from what everybody would see happen, and what the dice may bring after it."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import STEAL, Action, Done, Keep, victim_of
from tablee.games.wuerfel_express.endings import strip_by
from tablee.games.wuerfel_express.events import Dropped, Ended, Returned, SlidBack, Spared, Stole, Stopped, Took
from tablee.games.wuerfel_express.legality import takes
from tablee.games.wuerfel_express.losing import lose
from tablee.games.wuerfel_express.material import DICE, colour_of, length_of
from tablee.games.wuerfel_express.risk import chance_of_nothing, nothing_after, sure_strips
from tablee.games.wuerfel_express.shown import shown
from tablee.games.wuerfel_express.stakes import (
    Drops,
    Leaves,
    LosesLantern,
    MayTakeNothing,
    Prize,
    Reaches,
    Steals,
    StealsFromLast,
    Sure,
    TakesLantern,
    TakesNothing,
    Then,
    Wins,
)
from tablee.games.wuerfel_express.state import ROLLING, TAKING, State, copied, end_of, has_lantern

# Percent from which a risk is worth a warning.
CONSIDERABLE: Final = 10


def stakes(before: State, action: Action, after: State, events: tuple[Event, ...], seat: Seat) -> tuple[Stake, ...]:
    """All of them, in no order."""
    found = [stake for event in events for stake in of_event(after, event, seat)]
    found += of_lantern(before, after, seat)
    if after.phase == ROLLING and after.turns == before.turns:
        nothing = nothing_after(before)[action] if isinstance(action, Keep) else chance_of_nothing(after)
        found += of_roll(after, nothing)
    if isinstance(action, Done):
        found.append(Leaves(prizes(before)))
    return tuple(found)


def of_event(after: State, event: Event, seat: Seat) -> list[Stake]:
    if isinstance(event, Took):
        return [Reaches(event.end)]
    if isinstance(event, Stole):
        return [of_theft(after, event)]
    if isinstance(event, Dropped):
        drops = Drops(event.strips, DICE - len(event.strips), end_of(after, seat))
        return [drops] if event.strips else []
    if isinstance(event, Stopped):
        return [Then(prizes(after))] if after.phase == TAKING else []
    if isinstance(event, Ended):
        return [Wins()] if event.reached else []
    return [of_loss(event)] if isinstance(event, (Returned, SlidBack, Spared)) else []


def of_theft(after: State, event: Stole) -> Stake:
    """WE12, WE14, WE17 The victim falls back unless it has the lantern."""
    if event.lantern:
        return StealsFromLast(event.victim, event.strip.length, event.end)
    return Steals(event.victim, event.strip.length, event.end, has_lantern(after, event.victim))


def of_loss(event: Returned | SlidBack | Spared) -> TakesNothing:
    """WE15, WE16, WE17 What it costs to take nothing."""
    if isinstance(event, Returned):
        return TakesNothing(event.strip, 0, False, tone="bad")
    if isinstance(event, SlidBack):
        return TakesNothing(None, event.spaces, False, tone="bad")
    return TakesNothing(None, 0, event.lantern)


def of_lantern(before: State, after: State, seat: Seat) -> list[Stake]:
    """WE17 Who is last has changed."""
    had, has = has_lantern(before, seat), has_lantern(after, seat)
    if had == has:
        return []
    return [TakesLantern() if has else LosesLantern()]


def of_roll(after: State, nothing: float) -> list[Stake]:
    """WE15 What is sure, else how likely nothing can be taken and what that would cost."""
    if not nothing:
        return [Sure(tuple(shown(strip) for strip in sure_strips(after)))] if after.roll > 1 else []
    cost = of_loss(loss(after))
    percent = min(max(round(100 * nothing), 1), 99 if nothing < 1 else 100)
    tone = cost.tone if percent >= CONSIDERABLE else "plain"
    return [MayTakeNothing(percent, cost.strip, cost.spaces, cost.lantern, tone=tone)]


def loss(state: State) -> Returned | SlidBack | Spared:
    """WE15, WE16, WE17 What happens to the player on turn who can take nothing."""
    found: list[Event] = []
    lose(copied(state), found)
    (event,) = found
    assert isinstance(event, (Returned, SlidBack, Spared))
    return event


def prizes(state: State) -> tuple[Prize, ...]:
    """WE8, WE12 What can be taken now, the longest of each colour."""
    longest: dict[int, tuple[int, Seat | None]] = {}
    for number in takes(state):
        strip = strip_by(state, number)
        known = longest.get(colour_of(strip))
        if known is None or length_of(known[0]) < length_of(strip):
            victim = Seat(victim_of(number, state.turn, state.players)) if number >= STEAL else None
            longest[colour_of(strip)] = (strip, victim)
    return tuple([Prize(shown(strip), victim) for strip, victim in longest.values()])
