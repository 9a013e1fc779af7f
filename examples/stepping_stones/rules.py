"""A turn, in the order of the rulebook."""

from __future__ import annotations

from examples.stepping_stones.actions import CHOICES, REST, SLIP, Action, Hop, Roll
from examples.stepping_stones.options import Options
from examples.stepping_stones.reasons import DieFirst, GameOver, Turn
from examples.stepping_stones.state import NEAR_BANK, State

from tablee.core.reason import Reason
from tablee.core.values import Seat, replaced


def start(options: Options) -> State:
    """ST2 All pawns on the near bank; seat 1 begins."""
    return begin_turn(options, (NEAR_BANK,) * options.players, Seat(0))


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    return CHOICES if seat == state.seat and chooses(state) else ()


def chooses(state: State) -> bool:
    """ST5 Whether the seat on turn chooses."""
    return not state.rolling and not state.over


def let_go(state: State, seat: Seat) -> Action | None:
    """ST5 Not to decide is to rest."""
    return REST if legal(state, seat) else None


def forbidden_by(state: State, seat: Seat, action: Action) -> str | None:
    if state.over:
        return "ST6"
    if seat != state.seat:
        return "ST2"
    return "ST3" if state.rolling or isinstance(action, Roll) else None


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    """Why an action is forbidden now; nobody can try to roll."""
    if forbidden_by(state, seat, action) is None or isinstance(action, Roll):
        return None
    if state.over:
        return GameOver(state.seat)
    return DieFirst() if seat == state.seat else Turn(state.seat)


def apply(state: State, action: Action) -> State:
    if isinstance(action, Roll):
        return roll(state, action.pips)
    if isinstance(action, Hop):
        return State(state.options, state.places, state.seat, state.at, rolling=True)
    return rest(state)


def roll(state: State, pips: int) -> State:
    """ST3, ST4 Hop, or slip back to where the pawn rested."""
    if pips == SLIP:
        return next_turn(state, state.places)
    reached = min(state.at + pips, state.options.far_bank)
    crossed = reached == state.options.far_bank
    places = replaced(state.places, state.seat, reached) if crossed else state.places
    return State(state.options, places, state.seat, reached, rolling=False)


def rest(state: State) -> State:
    """ST5, ST7 The pawn stays, and pushes others from its stone if that is agreed."""
    places = [NEAR_BANK if seat in pushed(state) else place for seat, place in enumerate(state.places)]
    return next_turn(state, replaced(tuple(places), state.seat, state.at))


def pushed(state: State) -> tuple[Seat, ...]:
    """ST7 Whose pawns are pushed when the seat on turn rests."""
    if state.options.splash == "no":
        return ()
    return tuple(Seat(seat) for seat, place in enumerate(state.places) if place == state.at)


def next_turn(state: State, places: tuple[int, ...]) -> State:
    """ST2 Clockwise."""
    return begin_turn(state.options, places, Seat((state.seat + 1) % state.options.players))


def begin_turn(options: Options, places: tuple[int, ...], seat: Seat) -> State:
    """ST3 With the die."""
    return State(options, places, seat, places[seat], rolling=True)
