"""A finished game gone over: the chances of everybody, where they turned, and what was given away.

It is done in portions, so that what else is asked of the same process need not wait for the end of a long game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablee.core.registry import AnyGame
from tablee.core.values import Seat, Value

# How many turning points and mistakes are shown, and how large they must be at least.
SHOWN = 5
LEAST = 0.03


@dataclass(frozen=True)
class Turn(Value):
    """Moves of one seat in a row, with what chance did between them; `last` is the number of the last one."""

    seat: Seat | None
    last: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Account(Value):
    """What a seat's chance was at first and at last; `choices` is what its own gave away, `luck` all the rest."""

    start: float
    end: float
    choices: float
    luck: float


@dataclass(frozen=True)
class TurningPoint(Value):
    """The turn after which the chances were most unlike those before, with what each seat gained."""

    turn: int
    swing: tuple[float, ...]


@dataclass(frozen=True)
class Mistake(Value):
    """A move that gave something away; `better` is what the coach would have done."""

    move: int
    seat: Seat
    did: str
    better: str
    missed: float


@dataclass(frozen=True)
class Review(Value):
    before: tuple[float, ...]
    turns: tuple[Turn, ...]
    accounts: tuple[Account, ...]
    turning_points: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake, ...]


@dataclass(frozen=True)
class Judgement(Value):
    """A move of a seat, or of chance: what it gave away, and the chances after it.

    `state` is the position in which it was made, where it gave away enough to be told; else None."""

    seat: Seat | None
    action: Any
    missed: float
    chances: tuple[float, ...]
    state: Any | None


@dataclass(frozen=True)
class Portion(Value):
    """Some moves in a row, and the position after them."""

    judged: tuple[Judgement, ...]
    after: Any


Moves = Sequence[tuple[Seat | None, Any]]


def review(game: AnyGame, start: Any, moves: Moves) -> Review:
    """Go over the moves of seats, and of chance where there is no seat."""
    judged = judge(game, start, moves).judged
    better = {move: advised(game, judged[move]) for move in doubtful(judged)}
    return conclude(game, game.chances(start), judged, better)


def judge(game: AnyGame, start: Any, moves: Moves) -> Portion:
    state, judged = start, []
    for seat, action in moves:
        after = game.apply(state, action)
        missed = 0.0 if seat is None else game.missed(game.view(state, seat), game.legal(state, seat), action)
        judged.append(Judgement(seat, action, missed, game.chances(after), state if missed >= LEAST else None))
        state = after
    return Portion(tuple(judged), state)


def doubtful(judged: Sequence[Judgement]) -> list[int]:
    """The moves that gave most away: the coach, who thinks longer, is asked about them."""
    large = [move for move, each in enumerate(judged) if each.state is not None]
    return sorted(large, key=lambda move: -judged[move].missed)[:SHOWN]


def advised(game: AnyGame, judged: Judgement) -> Any:
    assert judged.seat is not None
    legal = game.legal(judged.state, judged.seat)
    return game.advise(game.view(judged.state, judged.seat), legal)[0].action


def conclude(
    game: AnyGame, before: tuple[float, ...], judged: Sequence[Judgement], better: Mapping[int, Any]
) -> Review:
    """Put the judgements together; `better` is what the coach would have done instead of the doubtful moves."""
    turns: list[Turn] = []
    given = [0.0] * len(before)
    for number, each in enumerate(judged):
        if each.seat is not None:
            given[each.seat] += each.missed
        lengthen(turns, each.seat, number, each.chances)
    end = turns[-1].chances if turns else before
    accounts = [
        Account(first, last, -given[seat], last - first + given[seat])
        for seat, (first, last) in enumerate(zip(before, end, strict=True))
    ]
    found = mistakes(game, judged, better)
    return Review(before, tuple(turns), tuple(accounts), turning_points(before, turns), found)


def lengthen(turns: list[Turn], seat: Seat | None, move: int, chances: tuple[float, ...]) -> None:
    """A move belongs to the turn of its seat; what chance does belongs to whoever decides next."""
    if turns and turns[-1].seat is None:
        turns.pop()
    if turns and turns[-1].seat == seat:
        turns.pop()
    turns.append(Turn(seat, move, chances))


def turning_points(before: tuple[float, ...], turns: Sequence[Turn]) -> tuple[TurningPoint, ...]:
    """The largest swings, in the order in which they happened."""
    points = []
    for number, turn in enumerate(turns):
        earlier = turns[number - 1].chances if number else before
        points.append(TurningPoint(number, tuple(now - then for now, then in zip(turn.chances, earlier, strict=True))))
    large = [point for point in points if size(point) >= LEAST]
    largest = sorted(large, key=lambda point: -size(point))[:SHOWN]
    return tuple(sorted(largest, key=lambda point: point.turn))


def size(point: TurningPoint) -> float:
    return max(abs(gain) for gain in point.swing)


def mistakes(game: AnyGame, judged: Sequence[Judgement], better: Mapping[int, Any]) -> tuple[Mistake, ...]:
    """The doubtful moves in their order, unless the coach would have made them too."""
    told = []
    for move in sorted(better):
        seat, did = judged[move].seat, judged[move].action
        if seat is not None and better[move] != did:
            told.append(Mistake(move, seat, game.format(did), game.format(better[move]), judged[move].missed))
    return tuple(told)
