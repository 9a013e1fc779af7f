"""What tells a good position from a bad one: for each seat a list of traits, each of which has a weight."""

from __future__ import annotations

from typing import Final

from tablee.games.wuerfel_express.material import GOAL, KINDS, LONGEST, SHORTEST, Strips
from tablee.games.wuerfel_express.state import State, Track, end

LENGTHS: Final = LONGEST - SHORTEST + 1
OFFERS: Final = 1 << LENGTHS
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


class Table:
    """What the traits of all seats have in common, at the beginning of a turn."""

    def __init__(self, state: State) -> None:
        self.tracks: Final = state.tracks
        self.seat: Final[int] = state.seat
        self.ends: Final = [end(track) for track in state.tracks]
        self.lowest: Final = min(self.ends)
        self.colours: Final = [colours_on(track) for track in state.tracks]
        self.offers: Final = [offer(state.supply, colour) for colour in range(KINDS)]


def colours_on(track: Track) -> int:
    """A bit for every colour that lies on the track."""
    found = 0
    for strip in track.strips:
        found |= 1 << strip.colour
    return found


def offer(supply: Strips, colour: int) -> int:
    """WE9 A bit for every length of the colour that lies in the supply."""
    return (supply >> (colour * LENGTHS)) & (OFFERS - 1)


def traits(state: State) -> list[list[int]]:
    """The traits of every seat in a position where a turn begins; one may be there several times."""
    table = Table(state)
    return [traits_of(table, seat) for seat in range(len(state.tracks))]


def traits_of(table: Table, seat: int) -> list[int]:
    reached, strips = table.ends[seat], table.tracks[seat].strips
    waits = (seat - table.seat) % len(table.tracks)
    found = [SPACE + reached, ORDER + waits * 6 + reached // 5, strips_trait(reached, len(strips))]
    if waits == 0:
        found.append(SPACE_ON_TURN + reached)
    if reached == table.lowest:
        found.append(LANTERN)
    if len(strips) > 1:
        found.append(FIRST_STRIP + danger(table, seat) * LENGTHS + strips[0].length - SHORTEST)
        found.append(FRONT_STRIP + strips[-1].length - SHORTEST)
    add_offers(found, table, seat)
    add_prey(found, table, seat)
    return found


def strips_trait(reached: int, strips: int) -> int:
    """WE10 Many strips leave few free colours, which hurts more and more towards the goal."""
    if reached < CLOSE:
        return FAR_STRIPS + reached // 6 * (KINDS + 1) + strips
    return CLOSE_STRIPS + (reached - CLOSE) * (KINDS + 1) + strips


def danger(table: Table, seat: int) -> int:
    """WE12, WE17 Who could rob the seat: 3 the player on turn, 2 another, 1 nobody; 0 is the lantern's."""
    if table.ends[seat] == table.lowest:
        return 0
    colour = 1 << table.tracks[seat].strips[0].colour
    if seat != table.seat and not table.colours[table.seat] & colour:
        return 3
    for other in range(len(table.tracks)):
        if other != seat and not table.colours[other] & colour:
            return 2
    return 1


def add_offers(found: list[int], table: Table, seat: int) -> None:
    """WE9, WE10 What the supply offers in the colours that are still free."""
    start = OFFER + OFFERS if table.ends[seat] >= LAST_STRIP else OFFER
    own = table.colours[seat]
    for colour in range(KINDS):
        if not own & (1 << colour):
            found.append(start + table.offers[colour])


def add_prey(found: list[int], table: Table, seat: int) -> None:
    """WE12 What could be stolen, and whether at once; the lantern loses nothing by it."""
    own = table.colours[seat]
    for other in range(len(table.tracks)):
        strips = table.tracks[other].strips
        if other != seat and len(strips) > 1 and not own & (1 << strips[0].colour):
            kind = 2 if table.ends[other] == table.lowest else int(seat == table.seat)
            found.append(PREY + kind * LENGTHS + strips[0].length - SHORTEST)
