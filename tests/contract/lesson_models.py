"""Finds a line that wins a finale with its dice, for its `model`: `python -m tests.contract.lesson_models GAME`."""

from __future__ import annotations

import json
import sys
from itertools import count
from random import Random

from tablee.core.registry import AnyGame, find
from tablee.core.script import WrittenDice
from tablee.lessons import library
from tablee.lessons.script import Lesson
from tablee.sim.match import decide
from tests.contract.lesson_play import placed
from tests.examples import register_examples

# Who plays for the learner.
LEVEL = "medium"


def model(game: AnyGame, lesson: Lesson) -> list[str]:
    """The shortest of some games in which the learner won."""
    won = [line for line in (attempt(game, lesson, Random(seed)) for seed in range(40)) if line]
    return min(won, key=len) if won else next(filter(None, (attempt(game, lesson, Random(s)) for s in count(40))))


def attempt(game: AnyGame, lesson: Lesson, rng: Random) -> list[str]:
    """One game with the finale's bots and dice; empty where the learner did not win."""
    bots = [game.bots()[level or LEVEL] for level in lesson.finale.bots]
    dice, state = WrittenDice(game, lesson.finale.dice), placed(game, lesson.finale.position)
    line: list[str] = []
    while game.outcome(state) is None:
        written = dice.use(state) if game.chance(state) is not None else None
        action = decide(game, state, bots, rng)[1] if written is None else written
        line.append(game.format(action))
        state = game.apply(state, action)
    outcome = game.outcome(state)
    return line if outcome is not None and lesson.seat in outcome.winners else []


def main() -> None:
    register_examples()
    for name in sys.argv[1:]:
        lesson = library.lesson(name)
        assert lesson is not None, f"{name} has no lesson"
        sys.stdout.write(json.dumps(model(find(name), lesson), ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
