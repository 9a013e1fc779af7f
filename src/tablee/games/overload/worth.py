"""What people without a table of numbers like about a position."""

from __future__ import annotations

from typing import Final

from tablee.core.values import Seat
from tablee.games.overload.rules import arrival_points
from tablee.games.overload.state import OVER, Pawn, State, discs_on, place_of, points_of
from tablee.games.overload.track import FACES, FULL, START
from tablee.games.overload.turn import Taste

# Winning is worth more than anybody can carry.
VICTORY: Final = 1000.0
# Among numbers that are no packed ones.
MOST: Final[int] = FULL
SIDES: Final[int] = FACES
# So often each pawn of the others passes a pawn on the whole way: measured by which loads win most games.
PASSING: Final = 1.25
# Each disc too many that is to be expected takes away so much of a pawn's worth.
RISK: Final = 0.3


class Selfish(Taste):
    """Counts its own points and what its own pawns may bring home; what the others have is their affair."""

    def worth(self, state: State, seat: Seat) -> float:
        if state.phase == OVER:
            return VICTORY if state.seat == seat else -VICTORY
        return hope(state, seat)


class Sensible(Taste):
    """Compares its own points and hopes with those of the others on average."""

    def worth(self, state: State, seat: Seat) -> float:
        if state.phase == OVER:
            return VICTORY if state.seat == seat else -VICTORY
        others = 0.0
        for other in range(state.track.players):
            if other != seat:
                others += hope(state, Seat(other))
        return hope(state, seat) - others / (state.track.options.players - 1)


def hope(state: State, seat: Seat) -> float:
    pawn = 2 * seat
    points: int = points_of(state, seat)
    return points + promise(state, pawn) + promise(state, pawn + 1)


def promise(state: State, pawn: Pawn) -> float:
    """What a pawn may bring home: its discs and those it will get, more the nearer it is."""
    place: int = place_of(state, pawn)
    discs: int = discs_on(state, pawn)
    finish: int = state.track.finish
    others: int = state.track.pawns - 2
    if place == START and not discs:
        return 0.0
    nearness = 0.5 + 0.5 * place / finish
    coming = PASSING * others * (1 - place / finish)
    surplus = max(0.0, discs + coming - MOST)
    caution = max(0.0, 1 - RISK * surplus)
    if discs == MOST:
        points: int = arrival_points(FULL)
        return nearness * points * caution * safety(state, pawn)
    return nearness * (discs + coming - surplus) * caution


def safety(state: State, pawn: Pawn) -> float:
    """How likely a full pawn comes through: each pawn that can pass it makes that less likely."""
    place = place_of(state, pawn)
    safe = 1.0
    for other in range(state.track.pawns):
        gap: int = place - place_of(state, other)
        if 0 < gap < SIDES:
            safe *= 1 - (SIDES - gap) / (2 * SIDES)
    return safe
