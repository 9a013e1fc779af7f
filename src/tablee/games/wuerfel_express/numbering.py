"""From actions to their numbers, and back."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.games.wuerfel_express.actions import (
    DROP,
    KEEP_ALL,
    KEEPS,
    MEANINGS,
    NO_MORE,
    Action,
    Done,
    Drop,
    Keep,
    Steal,
    Stop,
    Take,
    steal_number,
    take_number,
)
from tablee.games.wuerfel_express.dice import faces_of
from tablee.games.wuerfel_express.keeping import kept_of, pattern, ways_to_keep
from tablee.games.wuerfel_express.legality import keep_forbidden
from tablee.games.wuerfel_express.material import number_of
from tablee.games.wuerfel_express.notation import format_action
from tablee.games.wuerfel_express.state import KEEPING, State


def number(state: State, seat: Seat, action: Action) -> int:
    if isinstance(action, Stop):
        return KEEP_ALL
    if isinstance(action, Drop):
        return DROP + action.strips
    if isinstance(action, Take):
        return take_number(number_of(action.strip))
    if isinstance(action, Done):
        return NO_MORE
    if isinstance(action, Steal) and action.victim != seat and action.victim < state.players:
        return steal_number(action.victim, seat, state.players)
    if isinstance(action, Keep) and keep_forbidden(state, action.row) is None:
        return pattern(state.dice, action.row)
    raise LookupError(f"{format_action(action)!r} has no number for seat {seat + 1} now")


def value(state: State, seat: Seat, number: int) -> Action:
    found = MEANINGS[state.players][seat][number] if number >= KEEP_ALL else kept(state, number)
    if found is None:
        raise LookupError(f"{number} means dice or an opponent that are not there")
    return found


def kept(state: State, number: int) -> Action | None:
    """WE7 Dice to be kept; None where a pattern has a gap inside a colour, or more bits than there are dice."""
    fits = state.phase == KEEPING and number in ways_to_keep(state.dice).numbers
    return KEEPS[faces_of(kept_of(state.dice, number))] if fits else None
