"""Scripts and written dice: what comes next follows from the moves that were made."""

from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction, NotationError
from tablee.core.script import WrittenDice, play_scripted, written_outcome
from tablee.core.values import Seat
from tests.core.race import RACE, Race, State, act, start


class OwnDice(Race):
    """Everybody rolls for the own seat."""

    def rolls_for(self, state: State) -> Seat | None:
        return state.seat


OWN = OwnDice(RACE.about)


def test_a_line_is_played_for_the_seat_on_turn_or_for_chance() -> None:
    first = play_scripted(RACE, start(goal=9), "run")
    second = play_scripted(RACE, first.after, "roll 2")

    assert (first.seat, second.seat) == (Seat(0), None)
    assert second.after.places == (2, 0)


@pytest.mark.parametrize(("line", "error"), [("fly", NotationError), ("roll 1", IllegalAction)])
def test_a_line_that_cannot_be_played_is_refused(line: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        play_scripted(RACE, start(), line)


def test_dice_for_all_come_in_order_until_they_are_used_up() -> None:
    dice = WrittenDice(RACE, {"all": ["roll 2", "roll 1"]})
    rolling = act(start(goal=9), "run")

    assert [dice.use(rolling) for _ in range(3)] == [RACE.parse("roll 2"), RACE.parse("roll 1"), None]


def test_each_seat_has_the_dice_written_for_it_and_others_those_for_all() -> None:
    dice = WrittenDice(OWN, {"1": ["roll 2"], "all": ["roll 1", "roll 1"]})
    one, two = act(start(goal=9), "run"), act(start(goal=9), "rest", "run")

    assert dice.use(two) == RACE.parse("roll 1")
    assert [dice.use(one), dice.use(one)] == [RACE.parse("roll 2"), None]
    assert dice.use(two) == RACE.parse("roll 1")


def test_without_dice_for_it_chance_is_free() -> None:
    assert WrittenDice(OWN, {"2": ["roll 2"]}).use(act(start(), "run")) is None


@pytest.mark.parametrize("line", ["roll 7", "rest"])
def test_what_is_no_outcome_of_chance_is_passed_over(line: str) -> None:
    dice = WrittenDice(RACE, {"all": [line, "roll 2"]})

    assert dice.use(act(start(), "run")) == RACE.parse("roll 2")


def test_where_nothing_is_left_to_chance_nothing_is_possible() -> None:
    assert WrittenDice(RACE, {"all": ["roll 2"]}).use(start()) is None


def test_the_next_outcome_follows_from_the_moves() -> None:
    dice, moves = {"all": ["roll 2", "roll 1"]}, ["run", "roll 1", "rest", "run"]

    assert written_outcome(RACE, dice, start(goal=9), moves[:1]) == RACE.parse("roll 2")
    assert written_outcome(RACE, dice, start(goal=9), moves) == RACE.parse("roll 1")
    assert written_outcome(RACE, dice, start(goal=9), [*moves, "roll 1", "run"]) is None


def test_a_game_reads_scripts_in_its_notation_and_knows_nobody_s_dice_unless_it_says_more() -> None:
    assert RACE.scripted(start(), "run") == RACE.parse("run")
    assert RACE.rolls_for(act(start(), "run")) is None
