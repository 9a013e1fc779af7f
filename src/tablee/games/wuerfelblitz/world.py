"""A whole state that looks like a view: what the others have said is drawn."""

from __future__ import annotations

from random import Random

from tablee.core.values import Seat
from tablee.games.wuerfelblitz import view as seen
from tablee.games.wuerfelblitz.actions import SILENCES, Answer, Heard, Roll
from tablee.games.wuerfelblitz.legality import Answers
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.position import PHASES
from tablee.games.wuerfelblitz.state import Answering, Phase, State
from tablee.games.wuerfelblitz.view import View


def world(view: View, rng: Random) -> State:
    return State(options_of(view), view.white, view.black, view.roller, view.idle, phase(view, rng))


def options_of(view: View) -> Options:
    shown = view.options
    return Options(
        shown.players, shown.whites, shown.teaser, shown.handicap, shown.window, shown.seconds, shown.fastest
    )


def phase(view: View, rng: Random) -> Phase:
    if view.phase != "answer":
        return PHASES[view.phase]
    roll = Roll(view.faces, view.dots)
    return Answering(roll, tuple(said(view, seat, roll, rng) for seat in view.done))


def said(view: View, seat: Seat, roll: Roll, rng: Random) -> Heard:
    """WB7 The viewer's own answer, and for the others a guess."""
    return meant(view.own[0]) if seat == view.you else Answers(seat, roll, options_of(view)).guess(rng)


def meant(own: seen.Heard) -> Heard:
    return Answer(own.seat, own.number, own.ms) if isinstance(own, seen.Answer) else SILENCES[own.seat]
