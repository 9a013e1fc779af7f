"""What a server sent is read back as the engine's own view and events, with which a program can think."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tablee.core.choices import Legal
from tablee.core.errors import ViewError
from tablee.core.registry import AnyGame
from tablee.core.values import Seat
from tablee.core.wire import encode
from tests.contract.driver import enough, random_game
from tests.contract.settings import Setting, every_setting

SETTINGS = pytest.mark.parametrize("setting", every_setting(), ids=str)


def viewers(game: AnyGame, state: Any) -> list[Seat | None]:
    players = game.settings(state)["players"]
    assert isinstance(players, int)
    return [None, *map(Seat, range(players))]


@SETTINGS
def test_a_view_is_read_back_from_text_and_from_what_a_client_has_read(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"views {setting}"), enough(100)):
        for viewer in viewers(game, start):
            view = game.view(step.after, viewer)
            sent = msgspec.json.encode(view)

            assert game.decode_view(sent) == game.decode_view(sent.decode()) == game.decode_view(encode(view)) == view


@SETTINGS
def test_events_are_read_back(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    for step in random_game(game, start, Random(f"events {setting}"), enough(250)):
        events = game.events(step.before, step.action, step.after)
        sent = msgspec.json.encode(events)

        assert game.decode_events(sent) == game.decode_events(encode(events)) == events


@SETTINGS
def test_a_program_can_think_with_what_it_was_sent(setting: Setting) -> None:
    """The world of a view read back has the seat's legal actions, and a bot chooses one of them."""
    game, start = setting.game, setting.start()
    rng = Random(f"think {setting}")
    for step in random_game(game, start, rng, enough(60)):
        for seat in game.actors(step.after):
            view = game.decode_view(encode(game.view(step.after, seat)))
            legal = game.legal(game.world(view, rng), seat)

            assert alike(legal, game.legal(step.after, seat))
            assert game.forbidden_by(step.after, seat, game.bots()["easy"].choose(view, legal, rng)) is None


def alike(one: Legal[Any], other: Legal[Any]) -> bool:
    """As many, and the first of them in the same order: Würfelblitz has a million."""
    return len(one) == len(other) and all(one[index] == other[index] for index in range(min(50, len(one))))


@SETTINGS
def test_a_damaged_view_is_refused_in_one_sentence_or_makes_sense(setting: Setting) -> None:
    game, start = setting.game, setting.start()
    rng = Random(f"damage {setting}")
    refused: list[str] = []
    for step in random_game(game, start, rng, 40):
        sent = encode(game.view(step.after, rng.choice(viewers(game, start))))
        for _ in range(5):
            view, why = tried(game, damage(sent, rng))
            refused += why
            assert view is None or game.view(game.world(view, rng), view.you) == view

    beginnings = (f"this is no view of {game.about.title}: ", f"this view of {game.about.title} contradicts itself: ")
    assert all(why.startswith(beginnings) and "\n" not in why for why in refused)
    assert {why.startswith(beginnings[0]) for why in refused} == {True, False}


def tried(game: AnyGame, sent: Any) -> tuple[Any, list[str]]:
    """The view, or why it was refused."""
    try:
        return game.decode_view(sent), []
    except ViewError as error:
        return None, [str(error)]


def damage(sent: Any, rng: Random) -> Any:
    """The same with one of its parts lost, put twice or replaced."""
    if isinstance(sent, dict) and sent:
        name = rng.choice(list(sent))
        if rng.random() < 0.1:
            return {key: value for key, value in sent.items() if key != name}
        return {**sent, name: damage(sent[name], rng)}
    if isinstance(sent, list) and sent:
        index = rng.randrange(len(sent))
        how = rng.random()
        if how < 0.1:
            return [*sent[:index], *sent[index + 1 :]]
        if how < 0.2:
            return [*sent, sent[index]]
        return [*sent[:index], damage(sent[index], rng), *sent[index + 1 :]]
    if isinstance(sent, int):
        return rng.choice([sent - 1, sent + 1, -1, 0, 7, 99, 2**70, str(sent), None])
    return rng.choice(["", "x", "no", 0, None, [], {}, [0], "View"])
