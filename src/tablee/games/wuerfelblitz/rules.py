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
        if len(heard) == state.options.players:
            return settle(state, phase.roll, heard)
        return State(state.options, state.white, state.black, state.roller, state.idle, Answering(phase.roll, heard))
    if isinstance(action, Roll):
        return State(state.options, state.white, state.black, state.roller, state.idle, Answering(action, ()))
    assert isinstance(action, Lot)
    return State(state.options, state.white, state.black, action.seat, state.idle, SHAKING)


def hear(heard: tuple[Heard, ...], said: Heard) -> tuple[Heard, ...]:
    """WB7 Only reaction times count, so the order in which answers come in is not kept."""
    before = [other for other in heard if other.seat < said.seat]
    return (*before, said, *heard[len(before) :])


class Verdict:
    """WB6, WB7 Whose answers counted: right ones from the fastest on, wrong ones by seat."""

    def __init__(self, right: tuple[Answer, ...], wrong: tuple[Answer, ...]) -> None:
        self.right: Final = right
        self.wrong: Final = wrong


def judge(options: Options, roll: Roll, roller: Seat, heard: tuple[Heard, ...]) -> Verdict:
    """WB6, WB7, WB8 Answers up to the fastest right one plus the window count; without one all do."""
    answers = [said for said in heard if isinstance(said, Answer)]
    number = solution(roll, options.teaser == "yes")
    times = [answer.ms for answer in answers if answer.number == number]
    limit = min(times) + options.window if times else options.seconds * 1000
    counted = [answer for answer in answers if answer.ms <= limit]
    right = [answer for answer in counted if answer.number == number]
    if len(right) > 1:
        right = fastest_first(right, roller, options.players)
    return Verdict(tuple(right), tuple([answer for answer in counted if answer.number != number]))


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
