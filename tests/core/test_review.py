"""A game gone over."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots.review import LEAST, SHOWN, Review, Turn, review
from tablee.core.registry import find
from tablee.core.values import Seat
from tests.contract.driver import enough
from tests.core.race import RACE, start
from tests.core.samples import NAMES, played

# Of a whole game; more would take long without compiling.
LAST_MOVES = 40


def went(*texts: str, **options: object) -> Review:
    """A race, in which the seats take turns and the die follows whoever runs."""
    state = start(**options)
    moves: list[tuple[Seat | None, Any]] = []
    for text in texts:
        seat = None if RACE.chance(state) else state.seat
        moves.append((seat, RACE.parse(text)))
        state = RACE.apply(state, moves[-1][1])
    return review(RACE, start(**options), moves)


def test_what_chance_does_belongs_to_whoever_decides_next_and_at_last_to_nobody() -> None:
    turns = went("run", "roll 1", "run", "roll 2").turns

    assert turns == (
        Turn(Seat(0), 0, (0.5, 0.5)),
        Turn(Seat(1), 2, (2 / 3, 1 / 3)),
        Turn(None, 3, (0.0, 1.0)),
    )


def test_decisions_of_one_seat_in_a_row_are_one_turn() -> None:
    turns = went("run", "roll 1", "run", "roll 1", "rest", players=1, goal=9).turns

    assert turns == (Turn(Seat(0), 4, (1.0,)),)


def test_luck_is_what_choices_do_not_explain() -> None:
    first, second = went("rest", "run", "roll 1", "rest", "run", "roll 2").accounts

    assert (first.start, first.end, first.choices) == (0.5, 0.0, -1.0)
    assert first.luck == pytest.approx(0.5)
    assert (second.start, second.end, second.choices, second.luck) == (0.5, 1.0, 0.0, 0.5)


def test_mistakes_name_what_would_have_been_better() -> None:
    (mistake,) = went("run", "roll 1", "rest", "run", "roll 2").mistakes

    assert (mistake.move, mistake.seat, mistake.did, mistake.better, mistake.missed) == (2, 1, "rest", "run", 0.5)


def test_only_the_worst_mistakes_are_told_in_the_order_of_the_game() -> None:
    mistakes = went(*["rest"] * 9).mistakes

    assert [mistake.move for mistake in mistakes] == [0, 1, 2, 3, 4]


def test_turning_points_are_the_largest_swings_in_the_order_of_the_game() -> None:
    points = went("run", "roll 1", "run", "roll 1", "rest", "run", "roll 2", goal=3).turning_points

    assert [point.turn for point in points] == [1, 2, 4]
    assert [point.swing[0] for point in points] == pytest.approx([1 / 6, -1 / 6, -1 / 2])
    assert [point.swing[1] for point in points] == pytest.approx([-1 / 6, 1 / 6, 1 / 2])


def test_a_game_that_was_ended_at_once_has_nothing_to_tell() -> None:
    found = went()

    assert (*found.turns, *found.turning_points, *found.mistakes) == ()
    assert [account.luck for account in found.accounts] == [0.0, 0.0]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_gone_over(name: str) -> None:
    game, steps = find(name), played(name)[-enough(LAST_MOVES) :]
    found = review(game, steps[0].before, [(step.seat, step.action) for step in steps])
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None

    assert found.turns[-1].last == len(steps) - 1
    assert found.turns[-1].chances == tuple(float(seat in outcome.winners) for seat in range(len(found.before)))
    assert len(found.turning_points) <= SHOWN
    assert len(found.mistakes) <= SHOWN
    assert all(mistake.missed >= LEAST and mistake.did != mistake.better for mistake in found.mistakes)
    for account in found.accounts:
        assert account.start + account.choices + account.luck == pytest.approx(account.end)
        assert account.choices <= 0
