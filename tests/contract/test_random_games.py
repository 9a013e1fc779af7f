"""Whole random games of every game, number of players and variant."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from tablee.core.choices import Choices
from tablee.core.languages import LANGUAGES
from tablee.core.position import format_position, parse_position
from tablee.core.record import Record, replay
from tablee.core.values import Seat
from tablee.core.wire import encode
from tablee.sim.match import record_of
from tests.contract.driver import enough, random_game
from tests.contract.laws import check_laws
from tests.contract.settings import Setting, every_setting

SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)


@SETTINGS
def test_in_every_state_exactly_one_thing_is_pending(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"one {setting}")):
        for state in (step.before, step.after):
            pending = [game.chance(state) is not None, bool(game.actors(state)), game.outcome(state) is not None]

            assert sum(pending) == 1


@SETTINGS
def test_what_is_offered_is_allowed_and_nothing_is_to_those_who_do_not_act(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"offered {setting}")
    players = game.settings(start)["players"]
    assert isinstance(players, int)
    for step in random_game(game, start, rng, enough(400)):
        actors = game.actors(step.before)
        for seat in map(Seat, range(players)):
            legal = game.legal(step.before, seat)

            assert bool(len(legal)) == (seat in actors)
            if not isinstance(legal, Choices):
                assert len(set(legal)) == len(legal)
                assert all(game.forbidden_by(step.before, seat, action) is None for action in legal)
        if step.seat is None:
            chance = game.chance(step.before)
            assert chance is not None
            assert chance.allows(step.action)
            assert all(game.forbidden_by(step.before, Seat(seat), step.action) for seat in range(players))
        else:
            assert game.forbidden_by(step.before, step.seat, step.action) is None


@SETTINGS
def test_nothing_gets_lost_and_every_game_ends(setting: Setting) -> None:
    game, state = setting.game, setting.start()
    for step in random_game(game, state, Random(f"laws {setting}")):
        state = step.after
        check_laws(game, state)
    outcome = game.outcome(state)

    assert outcome is not None
    assert len(outcome.ranks) == game.settings(state)["players"]
    assert min(outcome.ranks) == 1
    assert all(outcome.ranks[seat] == 1 for seat in outcome.winners)
    assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)


@SETTINGS
def test_applying_changes_nothing_but_the_result(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"pure {setting}"), enough(300)):
        shown = format_position(game, step.before)

        assert game.apply(step.before, step.action) == step.after
        assert hash(game.apply(step.before, step.action)) == hash(step.after)
        assert format_position(game, step.before) == shown


@SETTINGS
def test_every_action_reads_back_from_its_notation(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"notation {setting}"), enough(400)):
        legal = [] if step.seat is None else game.legal(step.before, step.seat)
        actions = [step.action] if isinstance(legal, Choices) else [step.action, *legal]
        for action in actions:
            assert game.parse(game.format(action)) == action


@SETTINGS
def test_every_position_reads_back_from_its_text(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"position {setting}"), enough(500)):
        assert parse_position(format_position(game, step.after)) == (game, step.after)


@SETTINGS
def test_a_finished_game_reads_back_and_its_record_replays_exactly(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    steps = list(random_game(game, start, Random(f"record {setting}")))
    record = Record.parse(record_of(game, start, [step.action for step in steps]).format())
    replayed = list(replay(record))

    assert [step.after for step in replayed] == [step.after for step in steps]
    assert [step.seat for step in replayed] == [step.seat for step in steps]
    assert parse_position(format_position(game, steps[-1].after)) == (game, steps[-1].after)


@SETTINGS
def test_everything_that_is_seen_can_be_told_and_sent(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"events {setting}"), enough(400)):
        for event in game.events(step.before, step.action, step.after):
            told = [game.tell(step.after, None, event, language) for language in LANGUAGES]
            assert all(told) or not any(told)
            assert all(re.fullmatch(r"\S.*\.|", sentence) for sentence in told)
            assert json.dumps(encode(event))
        for viewer in (None, Seat(0)):
            assert json.dumps(encode(game.view(step.after, viewer)))
            assert game.draw(game.view(step.after, viewer))
