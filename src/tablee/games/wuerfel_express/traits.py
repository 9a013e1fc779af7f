"""What tells a good position from a bad one: for each seat a list of traits, each of which has a weight."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.wuerfel_express.material import (
    GOAL,
    KINDS,
    LENGTHS,
    LONGEST,
    SHORTEST,
    colour_of,
    length_of,
    offer,
)
from tablee.games.wuerfel_express.state import State, end_of
from tablee.games.wuerfel_express.track import colours_on, first, last, strips_on
from tablee.kit.packed import has

OFFERS: Final = 2**LENGTHS
# From here on every space counts by itself together with the colours that are still free.
CLOSE: Final = 18
# From here on one strip can reach the goal.
LAST_STRIP: Final = GOAL - LONGEST

# Where the traits of each kind begin.
SPACE: Final = 0
SPACE_ON_TURN: Final = SPACE + GOAL
ORDER: Final = SPACE_ON_TURN + GOAL
FAR_STRIPS: Final = ORDER + 6 * 6
CLOSE_STRIPS: Final = FAR_STRIPS + 3 * (KINDS + 1)
FIRST_STRIP: Final = CLOSE_STRIPS + (GOAL - CLOSE) * (KINDS + 1)
FRONT_STRIP: Final = FIRST_STRIP + 4 * LENGTHS
LANTERN: Final = FRONT_STRIP + LENGTHS
OFFER: Final = LANTERN + 1
PREY: Final = OFFER + 2 * OFFERS
TRAITS: Final = PREY + 3 * LENGTHS
# The most that a seat has: six of its own, an offer for each colour, prey at each opponent.
MOST: Final = 7 + 2 * KINDS


class Table:
    """What the traits of all seats have in common, at the beginning of a turn."""

    def __init__(self, state: State) -> None:
        self.tracks: Final = state.tracks
        self.seat: Final = state.turn
        self.players: Final[i64] = len(state.tracks)
        self.ends: Final = vec[i64]([end_of(state, seat) for seat in range(state.players)])
        self.lowest: Final = lowest(self.ends)
        self.colours: Final = vec[i64]([colours_on(track) for track in state.tracks])
        self.offers: Final = vec[i64]([offer(state.supply, colour) >> SHORTEST for colour in range(KINDS)])


def lowest(ends: vec[i64]) -> i64:
    found = ends[0]
    for end in ends:
        found = min(found, end)
    return found


def traits(state: State) -> list[vec[i64]]:
    """The traits of every seat in a position where a turn begins; one may be there several times."""
    table = Table(state)
    return [traits_of(table, seat) for seat in range(state.players)]


def traits_of(table: Table, seat: i64) -> vec[i64]:
    reached, track = table.ends[seat], table.tracks[seat]
    strips = strips_on(track)
    waits = seat - table.seat if seat >= table.seat else seat - table.seat + table.players
    found = vec[i64](capacity=MOST)
    found = append(found, SPACE + reached)
    found = append(found, ORDER + waits * 6 + reached // 5)
    found = append(found, strips_trait(reached, strips))
    if waits == 0:
        found = append(found, SPACE_ON_TURN + reached)
    if reached == table.lowest:
        found = append(found, LANTERN)
    if strips > 1:
        found = append(found, FIRST_STRIP + danger(table, seat) * LENGTHS + length_of(first(track)) - SHORTEST)
        found = append(found, FRONT_STRIP + length_of(last(track)) - SHORTEST)
    return with_prey(with_offers(found, table, seat), table, seat)


def strips_trait(reached: i64, strips: i64) -> i64:
    """WE10 Many strips leave few free colours, which hurts more and more towards the goal."""
    if reached < CLOSE:
        return FAR_STRIPS + reached // 6 * (KINDS + 1) + strips
    return CLOSE_STRIPS + (reached - CLOSE) * (KINDS + 1) + strips


def danger(table: Table, seat: i64) -> i64:
    """WE12, WE17 Who could rob the seat: 3 the player on turn, 2 another, 1 nobody; 0 is the lantern's."""
    if table.ends[seat] == table.lowest:
        return 0
    colour = colour_of(first(table.tracks[seat]))
    if seat != table.seat and not has(table.colours[table.seat], colour):
        return 3
    for other in range(table.players):
        if other != seat and not has(table.colours[other], colour):
            return 2
    return 1


def with_offers(found: vec[i64], table: Table, seat: i64) -> vec[i64]:
    """WE9, WE10 What the supply offers in the colours that are still free."""
    start = OFFER + OFFERS if table.ends[seat] >= LAST_STRIP else OFFER
    for colour in range(KINDS):
        if not has(table.colours[seat], colour):
            found = append(found, start + table.offers[colour])
    return found


def with_prey(found: vec[i64], table: Table, seat: i64) -> vec[i64]:
    """WE12 What could be stolen, and whether at once; the lantern loses nothing by it."""
    for other in range(table.players):
        track = table.tracks[other]
        if other != seat and strips_on(track) > 1 and not has(table.colours[seat], colour_of(first(track))):
            kind = 2 if table.ends[other] == table.lowest else 1 if seat == table.seat else 0
            found = append(found, PREY + kind * LENGTHS + length_of(first(track)) - SHORTEST)
    return found
