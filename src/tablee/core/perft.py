"""Counting positions: how many there are after so many actions, chance included."""

from __future__ import annotations

from typing import Any

from tablee.core.registry import AnyGame


def successors(game: AnyGame, state: Any) -> list[tuple[str, Any]]:
    """Everything that can happen next; chance that is too wide to list ends the count."""
    chance = game.chance(state)
    if chance is not None:
        happenings = [action for action, _ in chance.outcomes() or ()]
    else:
        happenings = [action for seat in game.actors(state) for action in game.legal(state, seat)]
    return [(game.format(action), game.apply(state, action)) for action in happenings]


def perft(game: AnyGame, state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(game, after, depth - 1) for _, after in successors(game, state))


def divide(game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    """The count under each first action, to find where two engines differ."""
    counts: dict[str, int] = {}
    for text, after in successors(game, state):
        counts[text] = counts.get(text, 0) + perft(game, after, depth - 1)
    return counts
