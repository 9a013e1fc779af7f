"""A round, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Action, Answer, Heard, Lot, Roll, Silence
from tablee.games.wuerfelblitz.material import IDLE_ROUNDS, WINNING_BLACK
from tablee.games.wuerfelblitz.options import Options
from tablee.games.wuerfelblitz.state import OVER, SHAKING, Answering, State
from tablee.games.wuerfelblitz.sums import solution


def apply(state: State, action: Action) -> State:
    phase = state.phase
    if isinstance(phase, Answering):
        assert isinstance(action, (Answer, Silence))
        heard = hear(phase.heard, action)
        if len(heard) == len(state.white):
            return settle(state, phase.roll, heard)
        return State(state.options, state.white, state.black, state.roller, state.idle, Answering(phase.roll, heard))
    if isinstance(action, Roll):
        return State(state.options, state.white, state.black, state.roller, state.idle, Answering(action, ()))
    assert isinstance(action, Lot)
    return State(state.options, state.white, state.black, action.seat, state.idle, SHAKING)


def hear(heard: tuple[Heard, ...], said: Heard) -> tuple[Heard, ...]:
    """WB7 Only reaction times count, so the order in which answers come in is not kept."""
    place = 0
    while place < len(heard) and heard[place].seat < said.seat:
        place += 1
    return heard[:place] + (said,) + heard[place:]  # noqa: RUF005 — faster than unpacking when compiled


class Verdict:
    """WB6, WB7 Whose answers counted: right ones from the fastest on, wrong ones by seat."""

    def __init__(self, right: list[Answer], wrong: list[Answer]) -> None:
        self.right: Final = right
        self.wrong: Final = wrong


def judge(options: Options, roll: Roll, roller: Seat, heard: tuple[Heard, ...]) -> Verdict:
    """WB6, WB7, WB8 Answers up to the fastest right one plus the window count; without one all do."""
    number = solution(roll, options.teaser == "yes")
    limit = last_that_counts(options, number, heard)
    right: list[Answer] = []
    wrong: list[Answer] = []
    for said in heard:
        if isinstance(said, Answer) and said.ms <= limit:
            (right if said.number == number else wrong).append(said)
    return Verdict(fastest_first(right, roller, options.players) if len(right) > 1 else right, wrong)


def last_that_counts(options: Options, number: int, heard: tuple[Heard, ...]) -> int:
    """WB7 The time up to which answers count."""
    limit, window = options.seconds * 1000, options.window
    for said in heard:
        if isinstance(said, Answer) and said.number == number and said.ms + window < limit:
            limit = said.ms + window
    return limit


def fastest_first(answers: list[Answer], roller: Seat, players: int) -> list[Answer]:
    """WB8 By time; equal to the millisecond: the first clockwise after the last roller."""
    return sorted(answers, key=lambda answer: (answer.ms, (answer.seat - roller - 1) % players))


def settle(state: State, roll: Roll, heard: tuple[Heard, ...]) -> State:
    """WB6 to WB10 Tokens, exchange, the next roller, and perhaps the end."""
    verdict = judge(state.options, roll, state.roller, heard)
    white, black = list(state.white), list(state.black)
    for answer in verdict.wrong:
        white[answer.seat] = max(0, white[answer.seat] - 1)
    for answer in verdict.right:
        earn(state.options, answer.seat, white, black)
    roller = verdict.right[0].seat if verdict.right else state.roller
    idle = 0 if verdict.right or verdict.wrong else state.idle + 1
    over = idle == IDLE_ROUNDS or WINNING_BLACK in black
    return State(state.options, tuple(white), tuple(black), roller, idle, OVER if over else SHAKING)


def earn(options: Options, seat: Seat, white: list[int], black: list[int]) -> None:
    """WB6, WB9, WB12 A white token; as many as the handicap says become a black one at once."""
    white[seat] += 1
    if white[seat] == options.handicap[seat]:
        white[seat] = 0
        black[seat] += 1
