"""WE15 How likely the dice can take nothing at last, for a player who from now on wants to take anything at all."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import Action
from tablee.games.wuerfel_express.dice import showing
from tablee.games.wuerfel_express.endings import Claims, strip_by
from tablee.games.wuerfel_express.material import KINDS, SHORTEST, length_of
from tablee.games.wuerfel_express.solver import solve_turn
from tablee.games.wuerfel_express.state import KEEPING, State
from tablee.games.wuerfel_express.track import strips_on

# Chances are sums of many small ones.
ALMOST: Final = 1e-9


def has_taken(seat: Seat, strips: int, ended: State) -> float:
    """1 where the turn has brought the player a strip, 0 where it has not."""
    return float(strips_on(ended.tracks[seat]) > strips)


def chance_of_nothing(state: State) -> float:
    """WE15 Of a turn that goes on, played so that it is least likely."""
    return exactly(1 - solve_turn(state, partial(has_taken, state.seat, strips_of(state))).value)


@lru_cache(maxsize=16)
def nothing_after(state: State) -> dict[Action, float]:
    """WE15 The same for each way to go on while dice are set aside, all found in one pass."""
    assert state.phase == KEEPING
    solved = solve_turn(state, partial(has_taken, state.seat, strips_of(state)))
    return {action: exactly(1 - something) for action, something in solved.actions}


def strips_of(state: State) -> int:
    return strips_on(state.tracks[state.turn])


def exactly(chance: float) -> float:
    """Without the traces of adding up."""
    if chance < ALMOST:
        return 0.0
    return 1.0 if chance > 1 - ALMOST else chance


def sure_strips(state: State) -> list[int]:
    """WE9 For each colour that the dice set aside are enough for, whatever is rolled, the longest strip they take."""
    claims, found = Claims(state), []
    for colour in range(KINDS):
        number = showing(state.dice, colour)
        rolls = [claims.of(colour, number + more) for more in range(state.pending + 1)]
        if number >= SHORTEST and all(len(ways) for ways in rolls):
            found.append(max([int(strip_by(state, way)) for way in rolls[0]], key=length_of))
    return found
