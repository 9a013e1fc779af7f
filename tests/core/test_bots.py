from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablee.bots.bot import Bot
from tablee.bots.careless import RandomBot
from tablee.bots.roster import BOTS, UnknownBot, bot_named, seated
from tablee.core.errors import GameError
from tests.core.race import RACE, Rest, Run, start
from tests.core.test_choices import Squares

VIEW = RACE.view(start(), None)


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_of_the_roster_is_found_by_name(name: str) -> None:
    assert isinstance(bot_named(name), Bot)


@pytest.mark.parametrize("name", ["", "clever", "Random"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot_named(name)

    assert str(refusal.value) == f"no bot {name!r}: the bots are {', '.join(BOTS)}"


@pytest.mark.parametrize(
    ("names", "players"), [("random", 1), ("random", 4), ("random,random", 2), (" random , random ", 2)]
)
def test_a_bot_sits_on_every_seat(names: str, players: int) -> None:
    bots = seated(names, players)

    assert len(bots) == players
    assert all(isinstance(bot, RandomBot) for bot in bots)


@pytest.mark.parametrize(("names", "number"), [("random,random", 2), ("random,random,random,random", 4)])
def test_more_or_fewer_bots_than_seats_are_refused(names: str, number: int) -> None:
    with pytest.raises(GameError) as refusal:
        seated(names, 3)

    assert str(refusal.value) == f"{number} bots for 3 seats: name one for all of them, or 3 with commas"


def test_one_unknown_bot_among_others_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        seated("random,clever", 2)


def test_the_random_bot_chooses_all_legal_actions_alike() -> None:
    rng = Random("a")
    counts = Counter(RandomBot().choose(VIEW, RACE.legal(start(), start().seat), rng) for _ in range(1000))

    assert set(counts) == {Run(), Rest()}
    assert min(counts.values()) > 400


def test_the_random_bot_guesses_where_there_are_too_many_to_list() -> None:
    assert RandomBot().choose(VIEW, Squares(), Random("a")) == 49


def test_the_random_bot_chooses_the_same_with_the_same_random_numbers() -> None:
    legal = tuple(range(100))

    assert RandomBot().choose(VIEW, legal, Random("a")) == RandomBot().choose(VIEW, legal, Random("a"))
