"""Whatever a program may keep or send to another process can be copied and pickled, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

import pytest

from tablee.bots.roster import bots_of
from tablee.core.about import About
from tablee.core.bot import Absent, Bot
from tablee.core.chance import Chance, Even, Weighted
from tablee.core.choices import Choices, Legal
from tablee.core.errors import IllegalAction
from tablee.core.listed import Listed
from tablee.core.options import Choice, Number, Numbers, Several
from tablee.core.reason import Reason
from tablee.core.registry import find
from tests.core.race import PLAYERS, RACE, Race, Runner
from tests.core.samples import NAMES, played, record

T = TypeVar("T")
Way = Callable[[Any], Any]


def pickled(thing: T) -> T:
    made: T = pickle.loads(pickle.dumps(thing))
    return made


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
GAMES = pytest.mark.parametrize("name", NAMES)
ABOUT = About(name="own", title="Own", summary="Own.", minutes=1, order="RC1", players=PLAYERS, variants=())


def contents(thing: Any) -> Any:
    """What something is made of, down to what is equal by itself."""
    if isinstance(thing, tuple | list):
        return [contents(part) for part in thing]
    if isinstance(thing, dict):
        return {name: contents(part) for name, part in thing.items()}
    compared: object = type(thing).__eq__
    if thing is None or isinstance(thing, type) or compared is not object.__eq__:
        return thing
    made, given, *kept = thing.__reduce_ex__(4)
    return [getattr(made, "keywords", made), contents(given), contents(kept)]


def first_choice(name: str) -> tuple[Any, Any]:
    """What the first seat to decide in a game sees, and what it may do."""
    game = find(name)
    state, seat = next((step.before, step.seat) for step in played(name) if step.seat is not None)
    return game.view(state, seat), game.legal(state, seat)


class OwnGame(Race):
    """With an `__init__` of its own, a memory, and a bot that knows its game."""

    def __init__(self) -> None:
        super().__init__(ABOUT)
        self.seen = [1, 2]
        self.bot = OwnBot(self)


class OwnBot(Runner):
    def __init__(self, game: OwnGame) -> None:
        self.game = game


@dataclass(frozen=True)
class FrozenBot(Bot[Any, Any]):
    depth: int

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        return legal[self.depth]


class Coin(Chance[str]):
    def __init__(self, sides: tuple[str, str]) -> None:
        super().__init__("RC2")
        self.sides = sides

    def sample(self, rng: Random) -> str:
        return self.sides[0]

    def outcomes(self) -> None:
        return None

    def allows(self, action: object) -> bool:
        return action in self.sides


class Countdown(Choices[int]):
    def __init__(self, start: int) -> None:
        self.start = start

    def __len__(self) -> int:
        return self.start

    def __getitem__(self, index: int) -> int:
        return self.start - index

    def forms(self) -> tuple[str, ...]:
        return ("<1-9>",)

    def guess(self, rng: Random) -> int:
        return self.start


@WAYS
@GAMES
def test_a_game_of_the_registry_stays_the_only_one(way: Way, name: str) -> None:
    assert way(find(name)) is find(name)


@WAYS
@GAMES
def test_another_game_of_the_same_class_is_not_taken_for_it(way: Way, name: str) -> None:
    own = type(find(name))(ABOUT)
    made = way(own)

    assert made is not find(name)
    assert (type(made), made.about.name) == (type(own), "own")


@WAYS
def test_a_game_from_outside_is_made_anew(way: Way) -> None:
    made = way(RACE)

    assert type(made) is Race
    assert made.about.name == "race"
    assert made.start(made.options({"goal": 3})) == RACE.start(RACE.options({"goal": 3}))


@WAYS
def test_a_game_from_outside_keeps_what_it_knows(way: Way) -> None:
    made = way(OwnGame())

    assert made.about.title == "Own"
    assert made.seen == [1, 2]
    assert type(made.bot) is OwnBot


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_a_game_and_a_bot_that_know_each_other_still_do(way: Way) -> None:
    made = way(OwnGame())

    assert made.bot.game is made


@WAYS
@GAMES
def test_the_bots_of_every_game_are_made_of_the_same(way: Way, name: str) -> None:
    for bot in bots_of(find(name)).values():
        made = way(bot)

        assert type(made) is type(bot)
        assert contents(made) == contents(bot)


@WAYS
@GAMES
def test_a_copied_bot_makes_the_same_choice(way: Way, name: str) -> None:
    view, legal = first_choice(name)

    for level in ("random", "easy", "medium"):
        bot = bots_of(find(name))[level]
        assert way(bot).choose(view, legal, Random(1)) == bot.choose(view, legal, Random(1))


@WAYS
def test_bots_from_outside_keep_what_they_know(way: Way) -> None:
    made = way(Absent(FrozenBot(2), 7))

    assert (made.bot, made.slips) == (FrozenBot(2), 7)


@WAYS
@GAMES
def test_whatever_chance_is_pending_in_a_game_stays_the_same(way: Way, name: str) -> None:
    game = find(name)
    pending = [(chance, step.action) for step in played(name) if (chance := game.chance(step.before)) is not None]

    for chance, action in pending[:40]:
        made = way(chance)
        assert (type(made), made.clause, made.outcomes()) == (type(chance), chance.clause, chance.outcomes())
        assert made.sample(Random(1)) == chance.sample(Random(1))
        assert made.allows(action)


@WAYS
@pytest.mark.parametrize("chance", [Even("RC2", (1, 2)), Weighted("RC2", ((1, 2), (5, 1))), Coin(("heads", "tails"))])
def test_every_kind_of_chance_stays_the_same(way: Way, chance: Chance[Any]) -> None:
    made = way(chance)

    assert (type(made), made.clause) == (type(chance), "RC2")
    assert contents(made) == contents(chance)
    assert [made.sample(Random(seed)) for seed in range(9)] == [chance.sample(Random(seed)) for seed in range(9)]


@WAYS
@GAMES
def test_legal_lists_stay_the_same(way: Way, name: str) -> None:
    _, legal = first_choice(name)
    made = way(legal)

    assert type(made) is (tuple if isinstance(legal, Listed) else type(legal))
    assert len(made) == len(legal)
    assert (made[0], made[-1]) == (legal[0], legal[-1])


@WAYS
def test_legal_lists_from_outside_stay_the_same(way: Way) -> None:
    assert list(way(Countdown(3))) == [3, 2, 1]


@WAYS
@GAMES
def test_records_steps_and_outcomes_stay_the_same(way: Way, name: str) -> None:
    last = played(name)[-1]
    outcome = find(name).outcome(last.after)

    assert way(record(name)) == record(name)
    assert way(last) == last
    assert way(outcome) == outcome is not None


@WAYS
@GAMES
def test_what_can_be_agreed_stays_the_same(way: Way, name: str) -> None:
    about = find(name).about
    made = way(about)

    assert [contents(option) for option in made.options] == [contents(option) for option in about.options]


@WAYS
@pytest.mark.parametrize(
    "option",
    [
        Number("a", 1, 5, 2, "RC1", "text"),
        Choice("a", ("b", "c"), "RC1", "text"),
        Several("a", ("b", "c"), "RC1", "text"),
        Numbers("a", 1, 5, 2, "RC1", "text"),
    ],
    ids=lambda option: type(option).__name__,
)
def test_every_kind_of_option_stays_the_same(way: Way, option: Any) -> None:
    made = way(option)

    assert (type(made), contents(made)) == (type(option), contents(option))
    assert (made.name, made.clause, made.text) == (option.name, option.clause, option.text)
    assert (made.default, made.accepted) == (option.default, option.accepted)


@WAYS
def test_a_refusal_keeps_its_clause_and_reason(way: Way) -> None:
    made = way(IllegalAction("RC1", "not now", Reason(), "Wait."))

    assert (made.clause, made.why, str(made)) == ("RC1", "not now", "not now (RC1)")
    assert (made.reason, made.told) == (Reason(), "Wait.")
