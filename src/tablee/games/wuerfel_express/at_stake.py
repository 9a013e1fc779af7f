"""What a choice would do: from what everybody would see happen, and what the dice may bring after it."""

from __future__ import annotations

from typing import Final

from tablee.core.event import Event
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import Action, Done, Keep, Steal, Take
from tablee.games.wuerfel_express.endings import strip_of
from tablee.games.wuerfel_express.events import Dropped, Ended, Returned, SlidBack, Spared, Stole, Stopped, Took
from tablee.games.wuerfel_express.legality import takes
from tablee.games.wuerfel_express.material import DICE, Strip
from tablee.games.wuerfel_express.risk import chance_of_nothing, nothing_after, sure_strips
from tablee.games.wuerfel_express.rules import has_lantern, nothing_valid
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
from tablee.games.wuerfel_express.state import Rolling, State, Taking, end
from tablee.games.wuerfel_express.watch import shown, shown_all, without_strips

# Percent from which a risk is worth a warning.
CONSIDERABLE: Final = 10


def stakes(before: State, action: Action, after: State, events: tuple[Event, ...], seat: Seat) -> tuple[Stake, ...]:
    """All of them, in no order."""
    found = [stake for event in events for stake in of_event(after, event, seat)]
    found += of_lantern(before, after, seat)
    if isinstance(after.phase, Rolling) and after.turns == before.turns:
        nothing = nothing_after(before)[action] if isinstance(action, Keep) else chance_of_nothing(after)
        found += of_roll(after, after.phase, nothing)
    if isinstance(action, Done):
        found.append(Leaves(prizes(before)))
    return tuple(found)


def of_event(after: State, event: Event, seat: Seat) -> list[Stake]:
    if isinstance(event, Took):
        return [Reaches(event.end)]
    if isinstance(event, Stole):
        return [of_theft(after, event)]
    if isinstance(event, Dropped):
        drops = Drops(event.strips, DICE - len(event.strips), end(after.tracks[seat]))
        return [drops] if event.strips else []
    if isinstance(event, Stopped):
        return [Then(prizes(after))] if isinstance(after.phase, Taking) else []
    if isinstance(event, Ended):
        return [Wins()] if event.reached else []
    return [of_loss(event)] if isinstance(event, (Returned, SlidBack, Spared)) else []


def of_theft(after: State, event: Stole) -> Stake:
    """WE12, WE14, WE17 The victim falls back unless it has the lantern."""
    if event.lantern:
        return StealsFromLast(event.victim, event.strip.length, event.end)
    return Steals(event.victim, event.strip.length, event.end, has_lantern(after.tracks, event.victim))


def of_loss(event: Returned | SlidBack | Spared) -> TakesNothing:
    """WE15, WE16, WE17 What it costs to take nothing."""
    if isinstance(event, Returned):
        return TakesNothing(event.strip, 0, False, tone="bad")
    if isinstance(event, SlidBack):
        return TakesNothing(None, event.spaces, False, tone="bad")
    return TakesNothing(None, 0, event.lantern)


def of_lantern(before: State, after: State, seat: Seat) -> list[Stake]:
    """WE17 Who is last has changed."""
    had, has = has_lantern(before.tracks, seat), has_lantern(after.tracks, seat)
    if had == has:
        return []
    return [TakesLantern() if has else LosesLantern()]


def of_roll(after: State, phase: Rolling, nothing: float) -> list[Stake]:
    """WE15 What is sure, else how likely nothing can be taken and what that would cost."""
    if not nothing:
        return [Sure(shown_all(tuple(sure_strips(after, phase))))] if phase.roll > 1 else []
    loss = [
        event
        for event in without_strips(after, nothing_valid(after))
        if isinstance(event, (Returned, SlidBack, Spared))
    ]
    cost = of_loss(loss[0])
    percent = min(max(round(100 * nothing), 1), 99 if nothing < 1 else 100)
    tone = cost.tone if percent >= CONSIDERABLE else "plain"
    return [MayTakeNothing(percent, cost.strip, cost.spaces, cost.lantern, tone=tone)]


def prizes(state: State) -> tuple[Prize, ...]:
    """WE8, WE12 What can be taken now, the longest of each colour."""
    phase = state.phase
    assert isinstance(phase, Taking)
    longest: dict[int, tuple[Strip, Seat | None]] = {}
    for action in takes(state, phase.dice, phase.robbed):
        assert isinstance(action, (Take, Steal))
        strip = strip_of(state, action)
        known = longest.get(strip.colour)
        if known is None or known[0].length < strip.length:
            longest[strip.colour] = (strip, action.victim if isinstance(action, Steal) else None)
    return tuple([Prize(shown(strip), victim) for strip, victim in longest.values()])
