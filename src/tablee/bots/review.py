"""A finished game gone over: the chances of everybody, where they turned, and what was given away."""

from __future__ import annotations

from collections.abc import Sequence
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
class Choice(Value):
    """A decision that was not the best; `state` is the position in which it was made."""

    move: int
    seat: Seat
    state: Any
    action: Any
    missed: float


def review(game: AnyGame, start: Any, moves: Sequence[tuple[Seat | None, Any]]) -> Review:
    """Go over the moves of seats, and of chance where there is no seat."""
    before = game.chances(start)
    turns: list[Turn] = []
    choices: list[Choice] = []
    given = [0.0] * len(before)
    state = start
    for number, (seat, action) in enumerate(moves):
        if seat is not None:
            missed = game.missed(game.view(state, seat), game.legal(state, seat), action)
            given[seat] += missed
            choices.append(Choice(number, seat, state, action, missed))
        state = game.apply(state, action)
        lengthen(turns, seat, number, game.chances(state))
    end = turns[-1].chances if turns else before
    accounts = [
        Account(first, last, -given[seat], last - first + given[seat])
        for seat, (first, last) in enumerate(zip(before, end, strict=True))
    ]
    return Review(before, tuple(turns), tuple(accounts), turning_points(before, turns), mistakes(game, choices))


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


def mistakes(game: AnyGame, choices: Sequence[Choice]) -> tuple[Mistake, ...]:
    """The choices that gave most away, unless the coach, who thinks longer, would have made them too."""
    worst = sorted((choice for choice in choices if choice.missed >= LEAST), key=lambda choice: -choice.missed)
    found = [(choice, advised(game, choice)) for choice in worst[:SHOWN]]
    told = [
        Mistake(choice.move, choice.seat, game.format(choice.action), game.format(better), choice.missed)
        for choice, better in found
        if better != choice.action
    ]
    return tuple(sorted(told, key=lambda mistake: mistake.move))


def advised(game: AnyGame, choice: Choice) -> Any:
    legal = game.legal(choice.state, choice.seat)
    return game.advise(game.view(choice.state, choice.seat), legal)[0].action
