"""A whole state that looks like a view: what the others have said is drawn."""

from __future__ import annotations

from random import Random
from typing import Final

from tablee.core.values import Seat
from tablee.games.wuerfelblitz import view as seen
from tablee.games.wuerfelblitz.actions import SEATS, SILENCES, Answer, Heard, number_of
from tablee.games.wuerfelblitz.dice import COLOURED, WHITES, roll_of
from tablee.games.wuerfelblitz.legality import Answers
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.position import PHASES
from tablee.games.wuerfelblitz.rules import hear
from tablee.games.wuerfelblitz.state import ANSWERING, BITS, SHAKING, State
from tablee.games.wuerfelblitz.table import table_of
from tablee.games.wuerfelblitz.view import View
from tablee.kit.packed import row_of

# What is packed has room up to here: tokens, and everything else.
TOKENS: Final = 7
NUMBERS: Final = 10**6


def world(view: View, rng: Random) -> State:
    state = before_the_roll(view)
    state.phase = PHASES.index(view.phase)
    if state.phase == ANSWERING:
        state.roll = roll_of(view.faces, view.dots)
        for seat in view.done:
            hear(state, seat, number_of(said(view, seat, state, rng)))
    return state


def before_the_roll(view: View) -> State:
    """The tokens that a view shows, with the dice under the box."""
    check_room(view)
    table = table_of(options_of(view))
    white, black = row_of(view.white, BITS), row_of(view.black, BITS)
    return State(table, white, black, view.roller, view.idle, SHAKING, 0, 0, table.nothing_said)


def check_room(view: View) -> None:
    """What is not even nearly a position has no room in a state."""
    agreed = view.options
    rows = (view.white, view.black, agreed.handicap)
    times = [said.ms for said in view.own if isinstance(said, seen.Answer)]
    numbers = (agreed.window, agreed.seconds, agreed.fastest, view.roller, view.idle, *times)
    fits = all(len(row) == agreed.players and max(row) <= TOKENS for row in rows) and max(numbers) <= NUMBERS
    if not fits or len(view.faces) > COLOURED or len(view.dots) > WHITES or max(view.done, default=0) >= SEATS:
        raise ValueError("there are more dice, tokens or seats than in any game, or more time")


def options_of(view: View) -> Options:
    shown = view.options
    return Options(
        shown.players, shown.whites, shown.teaser, shown.handicap, shown.window, shown.seconds, shown.fastest
    )


def said(view: View, seat: Seat, state: State, rng: Random) -> Heard:
    """WB7 The viewer's own answer, and for the others a guess."""
    return meant(view.own[0]) if seat == view.you else Answers(seat, state.table, state.roll).guess(rng)


def meant(own: seen.Heard) -> Heard:
    return Answer(own.seat, own.number, own.ms) if isinstance(own, seen.Answer) else SILENCES[own.seat]
