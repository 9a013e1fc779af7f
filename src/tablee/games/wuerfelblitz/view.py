"""What a seat may know: everything but what the others have said in this round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from tablee.core.values import Seat, Value
from tablee.games.wuerfelblitz.actions import Heard
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.state import Answering, Drawing, Over, Shaking, State


@dataclass(frozen=True)
class View(Value):
    """`faces` and `dots` are empty until the dice are revealed; `own` is what the viewer has said."""

    you: Seat | None
    options: Options
    phase: str
    white: tuple[int, ...]
    black: tuple[int, ...]
    roller: Seat
    idle: int
    faces: tuple[int, ...]
    dots: tuple[int, ...]
    done: tuple[Seat, ...]
    own: tuple[Heard, ...]


def view(state: State, seat: Seat | None) -> View:
    phase = state.phase
    heard = phase.heard if isinstance(phase, Answering) else ()
    return View(
        you=seat,
        options=state.options,
        phase=phase_name(state),
        white=state.white,
        black=state.black,
        roller=state.roller,
        idle=state.idle,
        faces=phase.roll.faces if isinstance(phase, Answering) else (),
        dots=phase.roll.dots if isinstance(phase, Answering) else (),
        done=tuple(said.seat for said in heard),
        own=tuple(said for said in heard if said.seat == seat),
    )


def phase_name(state: State) -> str:
    match state.phase:
        case Drawing():
            return "lot"
        case Shaking():
            return "shake"
        case Answering():
            return "answer"
        case Over():
            return "over"
        case _:
            assert_never(state.phase)
