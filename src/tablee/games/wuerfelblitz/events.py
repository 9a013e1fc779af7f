"""What the table sees. What somebody said stays hidden until the round is settled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from tablee.core.event import Event
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Action, Answer, Heard, Lot, Roll, Silence
from tablee.games.wuerfelblitz.material import WINNING_BLACK
from tablee.games.wuerfelblitz.rules import hear, judge
from tablee.games.wuerfelblitz.state import Answering, Over, State
from tablee.games.wuerfelblitz.sums import excluded, solution, turned_around


@dataclass(frozen=True)
class FirstRoller(Event):
    seat: Seat


@dataclass(frozen=True)
class Revealed(Event):
    """The same dice for everybody at the same instant."""

    roll: Roll


@dataclass(frozen=True)
class Done(Event):
    """Somebody has answered, or will not."""

    seat: Seat


@dataclass(frozen=True)
class Said(Event):
    """What one said oneself."""

    said: Heard

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == self.said.seat


@dataclass(frozen=True)
class Settled(Event):
    """Everything that was said, the solution, and what it brought."""

    heard: tuple[Heard, ...]
    roll: Roll
    excluded: tuple[bool, ...]
    turned_around: bool
    solution: int
    right: tuple[Answer, ...]
    wrong: tuple[Answer, ...]
    white: tuple[int, ...]
    black: tuple[int, ...]
    roller: Seat


@dataclass(frozen=True)
class Ended(Event):
    """`winners` are all who got their third black token in this round; nobody when the game was broken off."""

    winners: tuple[Seat, ...]


def watch(before: State, action: Action, after: State) -> tuple[Event, ...]:
    match action:
        case Lot(seat):
            return (FirstRoller(seat),)
        case Roll():
            return (Revealed(action),)
        case Answer() | Silence():
            settled = () if isinstance(after.phase, Answering) else (settlement(before, action, after), *ending(after))
            return (Said(action), Done(action.seat), *settled)
        case _:
            assert_never(action)


def settlement(before: State, said: Heard, after: State) -> Settled:
    assert isinstance(before.phase, Answering)
    roll = before.phase.roll
    heard = hear(before.phase.heard, said)
    verdict = judge(before.options, roll, before.roller, heard)
    teaser = before.options.teaser == "yes"
    return Settled(
        heard=heard,
        roll=roll,
        excluded=excluded(roll),
        turned_around=turned_around(roll, teaser),
        solution=solution(roll, teaser),
        right=tuple(verdict.right),
        wrong=tuple(verdict.wrong),
        white=after.white,
        black=after.black,
        roller=after.roller,
    )


def ending(after: State) -> tuple[Event, ...]:
    if not isinstance(after.phase, Over):
        return ()
    return (Ended(tuple(Seat(seat) for seat, black in enumerate(after.black) if black == WINNING_BLACK)),)
