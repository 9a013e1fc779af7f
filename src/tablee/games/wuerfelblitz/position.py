"""A position in JSON: tokens, the roll on the table, and what each seat has said of it (`-` for nothing yet)."""

from __future__ import annotations

from tablee.core.errors import NotationError, PositionError
from tablee.core.options import shown
from tablee.core.reader import Reader
from tablee.core.values import Seat
from tablee.core.wire import Json
from tablee.games.wuerfelblitz.actions import Answer, Heard, Roll, Silence
from tablee.games.wuerfelblitz.legality import time_forbidden
from tablee.games.wuerfelblitz.material import IDLE_ROUNDS, WINNING_BLACK
from tablee.games.wuerfelblitz.notation import EXAMPLE, format_action, format_roll, parse_action, parse_roll
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.state import DRAWING, OVER, SHAKING, Answering, Drawing, Over, Phase, State
from tablee.games.wuerfelblitz.watch import phase_name

WAITING = "-"
PHASES: dict[str, Phase] = {"lot": DRAWING, "shake": SHAKING, "over": OVER}


def write(state: State) -> dict[str, Json]:
    phase = state.phase
    said = ["-"] * state.options.players
    if isinstance(phase, Answering):
        for heard in phase.heard:
            said[heard.seat] = format_action(heard)
    return {
        "white": list(state.white),
        "black": list(state.black),
        "roller": state.roller + 1,
        "idle": state.idle,
        "phase": phase_name(state),
        "roll": format_roll(phase.roll) if isinstance(phase, Answering) else "",
        "said": list(said),
    }


def read(options: Options, position: Reader) -> State:
    players = options.players
    state = State(
        options,
        position.numbers("white", players, 0, max(options.handicap) - 1),
        position.numbers("black", players, 0, WINNING_BLACK),
        Seat(position.number("roller", 1, players) - 1),
        position.number("idle", 0, IDLE_ROUNDS),
        read_phase(options, position),
    )
    check(state)
    return state


def read_phase(options: Options, position: Reader) -> Phase:
    name = " ".join(position.phrase("phase"))
    said = [" ".join(words) for words in position.words("said", options.players)]
    roll = position.phrase("roll")
    if name == "answer":
        return read_answers(options, roll, said)
    if name not in PHASES:
        raise PositionError(f"phase is 'lot', 'shake', 'answer' or 'over', not {shown(name)}")
    if roll or any(text != WAITING for text in said):
        raise PositionError("dice and answers are on the table only in the phase 'answer' (WB4)")
    return PHASES[name]


def read_answers(options: Options, roll: tuple[str, ...], said: list[str]) -> Answering:
    if len(roll) != 2:
        raise PositionError(f"the roll is like '{EXAMPLE}', not {shown(' '.join(roll))}")
    try:
        dice = parse_roll(roll[0], roll[1], " ".join(roll))
        heard = tuple(parse_said(options, seat, text) for seat, text in enumerate(said) if text != WAITING)
    except NotationError as error:
        raise PositionError(str(error)) from None
    check_answers(options, dice, heard)
    return Answering(dice, heard)


def parse_said(options: Options, seat: int, text: str) -> Heard:
    action = parse_action(text)
    if not isinstance(action, (Answer, Silence)) or action.seat != seat:
        raise PositionError(f"what seat {seat + 1} has said is {WAITING!r} or its own answer, not {shown(text)}")
    if isinstance(action, Answer) and time_forbidden(options, action):
        raise PositionError(
            f"{shown(text)}: the time must be from {options.fastest} to {options.seconds * 1000} (WB7, WB14)"
        )
    return action


def check_answers(options: Options, roll: Roll, heard: tuple[Heard, ...]) -> None:
    if len(roll.dots) != options.whites:
        raise PositionError(f"there are {options.whites} white dice, not {len(roll.dots)} (WB2)")
    if len(heard) == options.players:
        raise PositionError("somebody has still to answer: otherwise the round would be settled (WB7)")


def check(state: State) -> None:
    for seat, (white, handicap) in enumerate(zip(state.white, state.options.handicap, strict=True)):
        if white >= handicap:
            raise PositionError(f"seat {seat + 1} would have exchanged {handicap} white tokens for a black one (WB9)")
    ended = WINNING_BLACK in state.black or state.idle == IDLE_ROUNDS
    if ended != isinstance(state.phase, Over):
        raise PositionError(f"the game is over with {WINNING_BLACK} black tokens or {IDLE_ROUNDS} idle rounds (WB10)")
    if WINNING_BLACK in state.black:
        check_victory(state)
    if isinstance(state.phase, Drawing) and (any(state.white) or any(state.black) or state.idle or state.roller):
        raise PositionError(
            "the lot is drawn before the first round, with nothing won and seat 1 as roller for now (WB3)"
        )


def check_victory(state: State) -> None:
    """WB8, WB9, WB10 The last round was won, by the next roller among others."""
    if state.idle:
        raise PositionError("a game that was won had an answer in its last round, so it is not idle (WB10)")
    if not state.white[state.roller] and not state.black[state.roller]:
        raise PositionError("the next roller has won the last round, so it has a token (WB8)")
    for seat, (white, black) in enumerate(zip(state.white, state.black, strict=True)):
        if black == WINNING_BLACK and white:
            raise PositionError(f"seat {seat + 1} has just exchanged its last white tokens for a black one (WB9)")
