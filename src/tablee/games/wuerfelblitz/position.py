"""A position in JSON: tokens, the roll on the table, and what each seat has said of it (`-` for nothing yet)."""

from __future__ import annotations

from tablee.core.errors import NotationError, PositionError
from tablee.core.options import shown
from tablee.core.reader import Reader
from tablee.core.wire import Json
from tablee.games.wuerfelblitz.actions import Answer, Heard, Roll, Silence, number_of
from tablee.games.wuerfelblitz.legality import time_forbidden
from tablee.games.wuerfelblitz.material import IDLE_ROUNDS, WINNING_BLACK
from tablee.games.wuerfelblitz.notation import EXAMPLE, format_action, format_roll, parse_action, parse_roll
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.rules import hear
from tablee.games.wuerfelblitz.state import (
    ANSWERING,
    BITS,
    DRAWING,
    OVER,
    State,
    all_black,
    all_heard,
    all_white,
)
from tablee.games.wuerfelblitz.table import table_of
from tablee.games.wuerfelblitz.view import PhaseName
from tablee.kit.packed import row_of

WAITING = "-"
# In the order of the phases.
PHASES: tuple[PhaseName, ...] = ("lot", "shake", "answer", "over")


def write(state: State) -> dict[str, Json]:
    said = [WAITING] * state.table.players
    for heard in all_heard(state):
        said[heard.seat] = format_action(heard)
    return {
        "white": list(all_white(state)),
        "black": list(all_black(state)),
        "roller": state.roller + 1,
        "idle": state.idle,
        "phase": PHASES[state.phase],
        "roll": format_roll(state.roll) if state.phase == ANSWERING else "",
        "said": list(said),
    }


def read(options: Options, position: Reader) -> State:
    players = options.players
    table = table_of(options)
    state = State(
        table,
        row_of(position.numbers("white", players, 0, max(options.handicap) - 1), BITS),
        row_of(position.numbers("black", players, 0, WINNING_BLACK), BITS),
        position.number("roller", 1, players) - 1,
        position.number("idle", 0, IDLE_ROUNDS),
        OVER,
        0,
        0,
        table.nothing_said,
    )
    read_phase(state, position)
    check(state)
    return state


def read_phase(state: State, position: Reader) -> None:
    name = " ".join(position.phrase("phase"))
    said = [" ".join(words) for words in position.words("said", state.table.players)]
    roll = position.phrase("roll")
    if name not in PHASES:
        raise PositionError(f"phase is 'lot', 'shake', 'answer' or 'over', not {shown(name)}")
    state.phase = PHASES.index(name)
    if state.phase == ANSWERING:
        read_answers(state, roll, said)
    elif roll or any(text != WAITING for text in said):
        raise PositionError("dice and answers are on the table only in the phase 'answer' (WB4)")


def read_answers(state: State, roll: tuple[str, ...], said: list[str]) -> None:
    if len(roll) != 2:
        raise PositionError(f"the roll is like '{EXAMPLE}', not {shown(' '.join(roll))}")
    try:
        dice = parse_roll(roll[0], roll[1], " ".join(roll))
        heard = [parse_said(state, seat, text) for seat, text in enumerate(said) if text != WAITING]
    except NotationError as error:
        raise PositionError(str(error)) from None
    check_answers(state.table.options, dice, heard)
    state.roll = dice.row
    for each in heard:
        hear(state, each.seat, number_of(each))


def parse_said(state: State, seat: int, text: str) -> Heard:
    action = parse_action(text)
    if not isinstance(action, (Answer, Silence)) or action.seat != seat:
        raise PositionError(f"what seat {seat + 1} has said is {WAITING!r} or its own answer, not {shown(text)}")
    if isinstance(action, Answer) and time_forbidden(state.table, action.ms):
        raise PositionError(
            f"{shown(text)}: the time must be from {state.table.fastest} to {state.table.time} (WB7, WB14)"
        )
    return action


def check_answers(options: Options, roll: Roll, heard: list[Heard]) -> None:
    if len(roll.dots) != options.whites:
        raise PositionError(f"there are {options.whites} white dice, not {len(roll.dots)} (WB2)")
    if len(heard) == options.players:
        raise PositionError("somebody has still to answer: otherwise the round would be settled (WB7)")


def check(state: State) -> None:
    white, black = all_white(state), all_black(state)
    for seat, (tokens, handicap) in enumerate(zip(white, state.table.options.handicap, strict=True)):
        if tokens >= handicap:
            raise PositionError(f"seat {seat + 1} would have exchanged {handicap} white tokens for a black one (WB9)")
    ended = WINNING_BLACK in black or state.idle == IDLE_ROUNDS
    if ended != (state.phase == OVER):
        raise PositionError(f"the game is over with {WINNING_BLACK} black tokens or {IDLE_ROUNDS} idle rounds (WB10)")
    if WINNING_BLACK in black:
        check_victory(state, white, black)
    if state.phase == DRAWING and (state.white or state.black or state.idle or state.roller):
        raise PositionError(
            "the lot is drawn before the first round, with nothing won and seat 1 as roller for now (WB3)"
        )


def check_victory(state: State, white: tuple[int, ...], black: tuple[int, ...]) -> None:
    """WB8, WB9, WB10 The last round was won, by the next roller among others."""
    if state.idle:
        raise PositionError("a game that was won had an answer in its last round, so it is not idle (WB10)")
    if not white[state.roller] and not black[state.roller]:
        raise PositionError("the next roller has won the last round, so it has a token (WB8)")
    for seat, tokens in enumerate(white):
        if black[seat] == WINNING_BLACK and tokens:
            raise PositionError(f"seat {seat + 1} has just exchanged its last white tokens for a black one (WB9)")
