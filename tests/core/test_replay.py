from __future__ import annotations

import pytest

from tablee.core.errors import OptionError, RecordError, UnknownGame
from tablee.core.record import Record, opening, replay
from tablee.core.registry import find
from tests.core.samples import NAMES, played, record


def overload(*lines: str) -> Record:
    return Record("overload", (("players", "3"),), (), lines)


def refusal(broken: Record) -> str:
    with pytest.raises(RecordError) as refused:
        list(replay(broken))
    return str(refused.value)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_step_by_step(name: str) -> None:
    steps = list(replay(record(name)))

    assert [(step.seat is None, step.action, step.after) for step in steps] == [
        (step.seat is None, step.action, step.after) for step in played(name)
    ]
    assert steps[0].before == played(name)[0].before
    assert find(name).outcome(steps[-1].after) is not None


@pytest.mark.parametrize("name", NAMES)
def test_every_line_is_the_act_of_somebody_to_whom_it_was_legal(name: str) -> None:
    assert [step.seat for step in replay(record(name))] == [step.seat for step in played(name)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("by_chance", [False, True])
def test_nothing_happens_after_the_end(name: str, *, by_chance: bool) -> None:
    whole = record(name)
    again = next(step for step in reversed(played(name)) if (step.seat is None) is by_chance)
    line = find(name).format(again.action)
    message = refusal(Record(whole.game, whole.options, (), (*whole.lines, line)))

    assert message.startswith(f"move {len(whole.lines) + 1}, ")
    assert "may not do" in message


def test_a_record_without_moves_is_a_game_not_begun() -> None:
    game, state = opening(overload())

    assert list(replay(overload())) == []
    assert game is find("overload")
    assert game.settings(state) == {"players": 3, "special": ()}


def test_an_illegal_move_is_named_with_its_number_and_clause() -> None:
    assert refusal(overload("load 3", "roll 5", "move 2a")) == (
        "move 3, 'move 2a': seat 2 may not do 'move 2a' now (OV6)"
    )


def test_what_chance_cannot_bring_is_named_with_its_number() -> None:
    assert refusal(overload("load 3", "load 3")) == "move 2, 'load 3': chance cannot bring 'load 3' now (OV6)"


def test_what_is_no_action_is_named_with_its_number() -> None:
    assert refusal(overload("load 3", "roll 5", "fly")).startswith("move 3, 'fly': 'fly' is not an action of Overload")


def test_the_steps_before_a_bad_line_are_played() -> None:
    steps = replay(overload("load 3", "roll 9"))

    assert next(steps).action == find("overload").parse("load 3")
    with pytest.raises(RecordError, match="move 2"):
        next(steps)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        opening(Record("chess", (), (), ()))


def test_a_record_with_a_bad_option_is_refused() -> None:
    with pytest.raises(OptionError, match="players is a whole number from 3 to 5, not '9'"):
        opening(Record("overload", (("players", "9"),), (), ()))


def test_an_option_is_not_given_twice() -> None:
    with pytest.raises((RecordError, OptionError), match="players"):
        opening(Record.parse("Tablée record 1\ngame: overload\noptions: players=3 players=4\n\n"))
