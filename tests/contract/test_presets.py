"""What every game suggests before it begins can be agreed and played."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.bots.roster import bots_of
from tablee.catalogue import game_entry
from tablee.core.errors import OptionError
from tablee.core.options import Several
from tablee.core.preset import LEVELS
from tablee.core.registry import AnyGame, find, games

GAMES = pytest.mark.parametrize("name", games())


def crowds(game: AnyGame) -> range:
    bounds = game.about.players
    return range(bounds.low, bounds.high + 1)


@GAMES
def test_each_kind_of_evening_has_options_that_any_number_of_players_can_agree_on(name: str) -> None:
    game = find(name)
    for entry, players in product(game_entry(game).presets, crowds(game)):
        options = game.options({**entry.options, "players": players})

        assert game.start(options) is not None
        assert set(entry.options) == {option.name for option in game.about.variants}


@GAMES
def test_each_kind_of_evening_has_bots_that_play_the_game(name: str) -> None:
    entries = game_entry(find(name)).presets

    assert [entry.name for entry in entries] == list(LEVELS)
    assert all(entry.level in bots_of(find(name)) and entry.minutes > 0 for entry in entries)


@GAMES
def test_a_game_lists_no_unknown_preset_and_none_twice(name: str) -> None:
    listed = [preset.name for preset in find(name).about.presets]

    assert set(listed) <= set(LEVELS)
    assert len(set(listed)) == len(listed)


def can_agree(game: AnyGame, players: int, option: str, word: str) -> bool:
    try:
        game.options({"players": players, option: [word]})
    except OptionError:
        return False
    return True


@GAMES
def test_a_word_that_needs_more_players_says_how_many(name: str) -> None:
    game = find(name)
    for option in [option for option in game.about.variants if isinstance(option, Several)]:
        fewest = dict(option.fewest)
        for word, players in product(option.words, crowds(game)):
            assert can_agree(game, players, option.name, word) == (players >= fewest.get(word, 0))
