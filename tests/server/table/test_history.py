"""Any part of a long game is replayed from a position nearby, whatever was taken back meanwhile."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.core.registry import AnyGame, find
from tablee.core.values import Seat
from tablee.server.table.journal import JournalEntry
from tablee.server.table.match import KEYFRAME_EVERY, RECENT, Match, Step, replay

OVERLOAD, DOG = find("overload"), find("dog")
LENGTH = 6 * KEYFRAME_EVERY


class Player:
    """Makes random moves and takes some back, so that a game never ends."""

    def __init__(self, seed: str, most_back: int, game: AnyGame = OVERLOAD) -> None:
        self.game = game
        self.rng = Random(seed)
        self.most_back = most_back
        self.match = Match(game, game.start(game.options({"players": 4})), ())
        self.states = [self.match.start]

    def play(self) -> Match:
        while self.match.revision < LENGTH:
            back = self.rng.randint(1, self.most_back) if self.rng.random() < 0.02 else 0
            if 0 < back < len(self.states):
                self.add(None, back, None)
            elif self.game.outcome(self.match.state) is None:
                self.move()
            else:
                self.add(None, min(self.most_back, len(self.states) - 1), None)
        return self.match

    def move(self) -> None:
        state = self.match.state
        chance = self.game.chance(state)
        if chance is not None:
            self.add(None, 0, chance.sample(self.rng))
        else:
            seat = next(iter(self.game.actors(state)))
            self.add(seat, 0, self.rng.choice(self.game.legal(state, seat)))

    def add(self, seat: Seat | None, back: int, action: Any) -> None:
        before = self.match.state
        if back:
            del self.states[len(self.states) - back :]
        else:
            self.states.append(self.game.step(before, seat, action))
        do = "" if back else self.game.format(action)
        entry = JournalEntry(self.match.revision + 1, seat, do, back, "person", 0, "", ())
        self.match.add(Step(entry, before, action, self.states[-1]))


@pytest.mark.parametrize("most_back", [3, 60, 2 * KEYFRAME_EVERY])
@pytest.mark.parametrize("number", range(4))
def test_every_part_is_what_a_replay_from_the_start_shows(number: int, most_back: int) -> None:
    player = Player(f"{number} {most_back}", most_back)
    match = player.play()
    every = list(replay(OVERLOAD, match.start, match.journal))
    rng = Random(number)
    for _ in range(60):
        first = rng.randrange(LENGTH + 1)
        count = rng.choice([0, 1, RECENT, KEYFRAME_EVERY, LENGTH])

        assert list(match.steps_after(first, count)) == every[first : first + count]
    assert match.steps_since(0) == every
    assert [match.state_after(moves) for moves in range(len(match.moves) + 1)] == player.states


def test_a_part_is_replayed_from_nearby() -> None:
    match = Player("nearby", 3, DOG).play()
    for first in range(0, LENGTH, 10):
        last = min(LENGTH, first + 20)

        assert 0 <= first - match.keyframe_for(first, last).revision < 2 * KEYFRAME_EVERY
