"""Why an action is forbidden in this round; `legality` says by which clause."""

from __future__ import annotations

from typing import assert_never

from tablee.core.reason import Reason
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Action, Answer, Lot, Roll, Silence
from tablee.games.wuerfelblitz.legality import forbidden_by
from tablee.games.wuerfelblitz.material import WINNING_BLACK
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
from tablee.games.wuerfelblitz.state import Answering, Over, State


def reason(state: State, seat: Seat, action: Action) -> Reason | None:
    clause = forbidden_by(state, seat, action)
    if clause is None:
        return None
    if isinstance(state.phase, Over):
        return GameOver(tuple([Seat(other) for other, black in enumerate(state.black) if black == WINNING_BLACK]))
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
    if not isinstance(state.phase, Answering):
        return TooEarly()
    if action.seat != seat:
        return NotYourSeat()
    for said in state.phase.heard:
        if said.seat == seat:
            return Answered(said.number if isinstance(said, Answer) else None)
    return TooFast() if clause == "WB14" else TooLate()
