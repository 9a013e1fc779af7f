"""Why an action is forbidden in this round; `legality` says by which clause."""

from __future__ import annotations

from typing import assert_never

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import SILENT, Action, Answer, Lot, Roll, Silence, said_in
from tablee.games.wuerfelblitz.legality import forbidden_by
from tablee.games.wuerfelblitz.reasons import (
    Answered,
    DrawnByLot,
    GameOver,
    NotYourSeat,
    RollThemselves,
    TooEarly,
    TooFast,
    TooLate,
)
from tablee.games.wuerfelblitz.state import ANSWERING, OVER, State, is_heard, winners


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    clause = forbidden_by(state, seat, action)
    if clause is None:
        return None
    if state.phase == OVER:
        return GameOver(winners(state))
    match action:
        case Lot():
            return DrawnByLot()
        case Roll():
            return RollThemselves()
        case Answer() | Silence():
            return answer_reason(state, seat, action, clause)
        case _:
            assert_never(action)


def answer_reason(state: State, seat: Seat, action: Answer | Silence, clause: str) -> Reason:
    """WB4, WB7, WB14 Once a round, for oneself, within its time."""
    if state.phase != ANSWERING:
        return TooEarly()
    if action.seat != seat:
        return NotYourSeat()
    if is_heard(state, seat):
        said = said_in(state.said[seat])
        return Answered(None if said == SILENT else said)
    return TooFast() if clause == "WB14" else TooLate()
