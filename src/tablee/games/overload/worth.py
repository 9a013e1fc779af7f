"""What people without a table of numbers like about a position."""

from __future__ import annotations

from typing import Final

from tablee.core.values import Seat
from tablee.games.overload.draft import arrival_points
from tablee.games.overload.state import Over, Pawn, State
from tablee.games.overload.track import FACES, FULL, START
from tablee.games.overload.turn import Taste

# Winning is worth more than anybody can carry.
VICTORY: Final = 1000.0
# So often each pawn of the others passes a pawn on the whole way: measured by which loads win most games.
PASSING: Final = 1.25
# Each disc too many that is to be expected takes away so much of a pawn's worth.
RISK: Final = 0.3


class Selfish(Taste):
    """Counts its own points and what its own pawns may bring home; what the others have is their affair."""

    def worth(self, state: State, seat: Seat) -> float:
        if isinstance(state.phase, Over):
            return VICTORY if state.seat == seat else -VICTORY
        return hope(state, seat)


class Sensible(Taste):
    """Compares its own points and hopes with those of the others on average."""

    def worth(self, state: State, seat: Seat) -> float:
        if isinstance(state.phase, Over):
            return VICTORY if state.seat == seat else -VICTORY
        others = 0.0
        for other in range(len(state.points)):
            if other != seat:
                others += hope(state, Seat(other))
        return hope(state, seat) - others / (len(state.points) - 1)


def hope(state: State, seat: Seat) -> float:
    pawn = 2 * seat
    return state.points[seat] + promise(state, pawn) + promise(state, pawn + 1)


def promise(state: State, pawn: Pawn) -> float:
    """What a pawn may bring home: its discs and those it will get, more the nearer it is."""
    place, discs = state.places[pawn], state.discs[pawn]
    if place == START and not discs:
        return 0.0
    nearness = 0.5 + 0.5 * place / state.track.finish
    coming = PASSING * (len(state.places) - 2) * (1 - place / state.track.finish)
    surplus = max(0.0, discs + coming - FULL)
    caution = max(0.0, 1 - RISK * surplus)
    if discs == FULL:
        return nearness * arrival_points(FULL) * caution * safety(state, pawn)
    return nearness * (discs + coming - surplus) * caution


def safety(state: State, pawn: Pawn) -> float:
    """How likely a full pawn comes through: each pawn that can pass it makes that less likely."""
    place = state.places[pawn]
    safe = 1.0
    for other in range(len(state.places)):
        gap = place - state.places[other]
        if 0 < gap < FACES:
            safe *= 1 - (FACES - gap) / (2 * FACES)
    return safe
