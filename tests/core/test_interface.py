from __future__ import annotations

from random import Random

import pytest

from tablee.core.errors import IllegalAction, NotationError, OptionError
from tablee.core.event import Event
from tablee.core.reader import Reader
from tablee.core.realtime import read_action
from tablee.core.values import Seat
from tests.core.race import RACE, Options, Ran, Rest, Roll, Run, State, View, Yawned, act, start

FIRST, SECOND = Seat(0), Seat(1)


def test_a_game_from_outside_the_package_plays_to_its_end() -> None:
    state = act(start(), "run", "roll 1", "rest", "run", "roll 2")
    outcome = RACE.outcome(state)

    assert outcome is not None
    assert (outcome.ranks, outcome.winners, outcome.clause) == ((1, 2), (FIRST,), "RC3")
    assert RACE.actors(state) == ()
    assert RACE.chance(state) is None


def test_the_first_option_is_the_number_of_players() -> None:
    assert [option.name for option in RACE.about.options] == ["players", "goal"]


def test_options_that_are_not_given_are_the_usual_ones() -> None:
    assert RACE.options({}) == Options(2, 2)
    assert RACE.options({"goal": "7"}) == Options(2, 7)


def test_options_are_checked_one_by_one() -> None:
    with pytest.raises(OptionError, match="goal is a whole number from 1 to 9, not 0"):
        RACE.options({"goal": 0})


def test_the_settings_of_a_state_are_its_options_by_name() -> None:
    assert RACE.settings(start(players=3, goal=4)) == {"players": 3, "goal": 4}


def test_a_seat_does_what_is_legal() -> None:
    assert RACE.step(start(), FIRST, Run()) == State(Options(2, 2), (0, 0), FIRST, running=True)


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    with pytest.raises(IllegalAction, match=r"^seat 2 may not do 'rest' now \(RC1\)$") as refusal:
        RACE.step(start(), SECOND, Rest())

    assert refusal.value.clause == "RC1"
    assert refusal.value.why == "seat 2 may not do 'rest' now"
    assert RACE.reason_types == ()
    assert (refusal.value.reason, refusal.value.told) == (None, "")


def test_a_seat_does_not_roll_the_die_itself() -> None:
    with pytest.raises(IllegalAction, match=r"^seat 1 may not do 'roll 2' now \(RC2\)$"):
        RACE.step(act(start(), "run"), FIRST, Roll(2))


def test_chance_brings_what_it_can() -> None:
    assert RACE.step(act(start(), "run"), None, Roll(2)).places == (2, 0)


def test_nothing_is_left_to_chance_while_a_seat_decides() -> None:
    with pytest.raises(IllegalAction, match=r"^nothing is left to chance now: 'roll 1' \(RC1\)$"):
        RACE.step(start(), None, Roll(1))


def test_chance_cannot_bring_what_is_not_among_its_outcomes() -> None:
    with pytest.raises(IllegalAction, match=r"^chance cannot bring 'run' now \(RC2\)$"):
        RACE.befall(act(start(), "run"), Run())


def test_nothing_can_be_done_after_the_end() -> None:
    over = act(start(), "run", "roll 2")

    with pytest.raises(IllegalAction, match="RC3"):
        RACE.step(over, SECOND, Run())
    with pytest.raises(IllegalAction, match="RC1"):
        RACE.befall(over, Roll(1))


def test_what_is_typed_is_notation_unless_the_game_is_in_real_time() -> None:
    assert read_action(RACE, FIRST, "run", 100) == Run()

    with pytest.raises(NotationError):
        read_action(RACE, FIRST, "fly", 100)


def test_a_decision_has_to_be_made_unless_the_game_says_otherwise() -> None:
    assert RACE.let_go(start(), FIRST) is None


def test_an_action_reveals_nothing_unless_the_game_says_otherwise() -> None:
    assert not RACE.reveals(start(), Rest(), act(start(), "rest"))


def test_a_choice_has_one_part_unless_the_game_says_otherwise() -> None:
    assert not RACE.in_parts(start())


def test_talk_is_free_unless_the_game_says_otherwise() -> None:
    assert RACE.quiet_by(RACE.options({})) is None


def test_an_event_is_seen_by_everybody_unless_it_says_otherwise() -> None:
    assert [Ran(FIRST, 2).seen_by(seat) for seat in (FIRST, SECOND, None)] == [True, True, True]
    assert [Yawned(FIRST).seen_by(seat) for seat in (FIRST, SECOND, None)] == [True, False, False]
    assert isinstance(Yawned(FIRST), Event)


def test_events_are_told_from_the_states_before_and_after() -> None:
    state = act(start(), "run")
    after = act(state, "roll 2")

    assert RACE.events(state, Roll(2), after) == (Ran(FIRST, 2),)
    assert RACE.events(after, Rest(), after) == (Yawned(SECOND),)
    assert RACE.events(start(), Run(), state) == ()


def test_views_and_positions_of_a_game_from_outside_work_too() -> None:
    state = act(start(), "run", "roll 1")
    reader = Reader({"places": [1, 0], "turn": 2}, ("places", "turn"))

    assert RACE.view(state, None) == View(None, state.options, (1, 0), SECOND, running=False)
    assert RACE.draw(RACE.view(state, FIRST)) == "1 0"
    assert RACE.world(RACE.view(state, FIRST), Random("race")) == state
    assert RACE.imagine(state, FIRST, Random("race")) == state
    assert RACE.position(state) == {"places": [1, 0], "turn": 2}
    assert RACE.place(state.options, reader) == state


def test_a_game_hides_something_unless_it_says_otherwise() -> None:
    assert not RACE.is_open
