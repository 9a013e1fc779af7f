"""Whoever only hears the events knows the picture."""

from __future__ import annotations

from random import Random
from typing import assert_never

import pytest

from tablee.core.choices import any_of
from tablee.core.event import Event
from tablee.games.overload.events import (
    Arrived,
    Handed,
    Landed,
    Loaded,
    Moved,
    Overloaded,
    Received,
    Returned,
    Rolled,
    Won,
)
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, on_turn, start


class Listener:
    """The cup is counted disc by disc."""

    def __init__(self, players: int) -> None:
        self.places = [0] * (2 * players)
        self.discs = [0] * (2 * players)
        self.points = [0] * players
        self.cup = 80

    def hear(self, events: tuple[Event, ...]) -> None:
        won = any(isinstance(event, Won) for event in events)
        for event in events:
            match event:
                case Moved(pawn, left, reached):
                    assert self.places[pawn] == left
                    self.places[pawn] = reached
                case Arrived(pawn, discs, points):
                    assert self.discs[pawn] == discs
                    self.points[pawn // 2] += points
                    if not won:
                        self.empty(pawn)
                case Overloaded(pawn, seat, reward):
                    self.points[seat] += reward
                    self.empty(pawn)
                case Won(seat, points):
                    assert self.points[seat] == points
                case Loaded() | Received() | Returned() | Handed():
                    self.shift(event)
                case Rolled() | Landed():
                    pass
                case _:
                    pytest.fail(f"unheard of: {event}")

    def shift(self, event: Loaded | Received | Returned | Handed) -> None:
        match event:
            case Loaded(pawn, discs):
                self.put(pawn, discs)
            case Received(pawn):
                self.put(pawn, 1)
            case Returned(pawn):
                self.put(pawn, -1)
            case Handed(giver, taker):
                self.put(giver, -1)
                self.put(taker, 1)
            case _:
                assert_never(event)

    def put(self, pawn: int, discs: int) -> None:
        self.discs[pawn] += discs
        self.cup -= discs

    def empty(self, pawn: int) -> None:
        self.places[pawn] = 0
        self.put(pawn, -self.discs[pawn])


@rule("OV1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_the_events_of_a_game_rebuild_every_picture_disc_by_disc(players: int, seed: int) -> None:
    rng = Random(seed)
    state = start(players=players, special=ALL_SPECIAL[players])
    listener = Listener(players)
    while GAME.outcome(state) is None:
        chance = GAME.chance(state)
        action = chance.sample(rng) if chance else any_of(GAME.legal(state, on_turn(state)), rng)
        after = GAME.apply(state, action)
        listener.hear(GAME.events(state, action, after))
        state = after
        view = GAME.view(state, None)

        assert [(pawn.place, pawn.discs) for pawn in view.pawns] == list(
            zip(listener.places, listener.discs, strict=True)
        )
        assert (view.points, view.cup) == (tuple(listener.points), listener.cup)
