"""What a choice would do: from what everybody would see happen, and the pawns after it."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.core.stake import Stake
from tablee.core.values import Seat
from tablee.games.overload.events import Arrived, Handed, Landed, Loaded, Moved, Overloaded, Received, Won
from tablee.games.overload.rules import arrival_points
from tablee.games.overload.stakes import (
    CanBePassed,
    Feeds,
    FeedsOwn,
    Hands,
    Lands,
    MakesFull,
    Meets,
    Met,
    Overloads,
    OverloadsOwn,
    Scores,
    Wins,
    Worth,
)
from tablee.games.overload.state import MEETING, Pawn, State, all_places, discs_on, owner
from tablee.games.overload.track import FACES, FULL
from tablee.kit.packed import members_of


def stakes(before: State, after: State, events: tuple[Event, ...], seat: Seat) -> tuple[Stake, ...]:
    """All of them, in no order."""
    found = [stake for event in events for stake in of_event(after, event, seat)]
    found += of_overloads(overloaded(events), seat)
    if before.phase == MEETING:
        return (*found, *of_exchange(before.about, after, events, seat))
    return (*found, *of_passing(after, events, seat), *of_meeting(after))


def of_event(after: State, event: Event, seat: Seat) -> list[Stake]:
    if isinstance(event, Loaded):
        return of_load(after, event.discs, seat)
    if isinstance(event, Arrived):
        return [Scores(event.points, tone="good" if event.points else "plain")]
    if isinstance(event, Landed):
        return [Lands(event.special)]
    return [Wins(event.points)] if isinstance(event, Won) else []


def of_load(after: State, discs: int, seat: Seat) -> list[Stake]:
    """OV5, OV8 It leaves by one roll: whoever stands within that of start can come to stand behind it."""
    near = [pawn for pawn, place in enumerate(all_places(after)) if owner(pawn) != seat and place < FACES]
    full = discs == FULL
    worth = Worth(discs, arrival_points(discs))
    return [worth, CanBePassed(len(near), full, tone="bad" if full else "plain")] if near else [worth]


def overloaded(events: tuple[Event, ...]) -> list[Pawn]:
    return [event.pawn for event in events if isinstance(event, Overloaded)]


def of_overloads(pawns: list[Pawn], seat: Seat) -> list[Stake]:
    """OV10 A point for each pawn of an opponent; nothing for one's own."""
    found: list[Stake] = []
    own = [pawn for pawn in pawns if owner(pawn) == seat]
    others = [owner(pawn) for pawn in pawns if owner(pawn) != seat]
    if own:
        found.append(OverloadsOwn(FULL * len(own)))
    if others:
        found.append(Overloads(tuple(dict.fromkeys(others)), len(others), FULL * len(others)))
    return found


def of_passing(after: State, events: tuple[Event, ...], seat: Seat) -> list[Stake]:
    """OV8, OV16 Who is passed and fed, but for those who are overloaded; not the pawn that moves itself."""
    aside = [*overloaded(events), *(event.pawn for event in events if isinstance(event, Moved))]
    fed = [event.pawn for event in events if isinstance(event, Received) and event.pawn not in aside]
    found: list[Stake] = []
    own = [pawn for pawn in fed if owner(pawn) == seat]
    if own:
        found.append(FeedsOwn(len(own), discs_on(after, own[0]) == FULL))
    full, others = parted(after, [pawn for pawn in fed if owner(pawn) != seat])
    if full:
        found.append(MakesFull(full, arrival_points(FULL)))
    return [*found, Feeds(others)] if others else found


def parted(after: State, pawns: list[Pawn]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The owners of pawns that carry eight discs, and those of the others."""
    full = dict.fromkeys([owner(pawn) for pawn in pawns if discs_on(after, pawn) == FULL])
    others = dict.fromkeys([owner(pawn) for pawn in pawns if discs_on(after, pawn) < FULL])
    return tuple(full), tuple(others)


def of_exchange(mover: Pawn, after: State, events: tuple[Event, ...], seat: Seat) -> list[Stake]:
    """OV9 What both pawns carry after giving or taking; an overload says more."""
    handed = [event for event in events if isinstance(event, Handed)]
    if not handed or overloaded(events):
        return []
    taker = handed[0].taker
    met = handed[0].giver if taker == mover else taker
    found: list[Stake] = [Hands(discs_on(after, mover), owner(met), discs_on(after, met))]
    full, _ = parted(after, [taker] if owner(taker) != seat else [])
    return [*found, MakesFull(full, arrival_points(FULL))] if full else found


def of_meeting(after: State) -> list[Stake]:
    """OV9 Whom a pawn that has just come there meets."""
    if after.phase != MEETING:
        return []
    return [Meets(tuple([Met(owner(pawn), discs_on(after, pawn)) for pawn in members_of(after.waiting)]))]
