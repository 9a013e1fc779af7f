from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablee.bots.careless import RandomBot
from tablee.bots.roster import NAMES, bot_named, seated
from tablee.core.advice import Advice
from tablee.core.bot import Absent, Bot, Judge
from tablee.core.choices import Legal
from tablee.core.errors import GameError, UnknownBot
from tests.core.race import RACE, Rest, Run, Runner, start
from tests.core.test_choices import Squares

VIEW = RACE.view(start(), None)


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_of_the_roster_is_found_by_name(name: str) -> None:
    assert isinstance(bot_named(RACE, name), Bot)


@pytest.mark.parametrize("name", ["", "clever", "Random"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot_named(RACE, name)

    assert str(refusal.value) == f"no bot {name!r}: the bots are {', '.join(NAMES)}"


@pytest.mark.parametrize(
    ("names", "players"), [("random", 1), ("random", 4), ("random,random", 2), (" random , random ", 2)]
)
def test_a_bot_sits_on_every_seat(names: str, players: int) -> None:
    bots = seated(RACE, names, players)

    assert len(bots) == players
    assert all(isinstance(bot, RandomBot) for bot in bots)


@pytest.mark.parametrize(("names", "number"), [("random,random", 2), ("random,random,random,random", 4)])
def test_more_or_fewer_bots_than_seats_are_refused(names: str, number: int) -> None:
    with pytest.raises(GameError) as refusal:
        seated(RACE, names, 3)

    assert str(refusal.value) == f"{number} bots for 3 seats: name one for all of them, or 3 with commas"


def test_one_unknown_bot_among_others_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        seated(RACE, "random,clever", 2)


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


def test_a_judge_takes_the_best_choice_and_of_equals_the_first() -> None:
    class Even(Judge[object, int]):
        def rate(self, view: object, legal: Legal[int], rng: Random) -> list[float]:
            return [0.5 if number % 2 == 0 else 0.2 for number in legal]

    assert Even().choose(None, (1, 4, 3, 2), Random("a")) == 4


def test_a_judge_does_not_think_when_there_is_no_choice() -> None:
    class Asleep(Judge[object, int]):
        def rate(self, view: object, legal: Legal[int], rng: Random) -> list[float]:
            raise AssertionError("nobody should ask")

    assert Asleep().choose(None, (7,), Random("a")) == 7


@pytest.mark.parametrize(("slips", "least", "most"), [(0, 0, 0), (20, 60, 140), (100, 460, 540)])
def test_an_absent_mind_makes_so_many_decisions_without_thinking(slips: int, least: int, most: int) -> None:
    """Half of those that it makes without thinking are right all the same."""
    bot, rng = Absent(Runner(), slips), Random("a")
    rested = sum(bot.choose(VIEW, (Run(), Rest()), rng) == Rest() for _ in range(1000))

    assert least <= rested <= most


def test_advice_names_all_choices_the_best_first() -> None:
    assert RACE.advise(VIEW, (Rest(), Run())) == (Advice(Run(), 0.75), Advice(Rest(), 0.25))


def test_what_a_choice_gives_away_is_the_difference_to_the_best() -> None:
    assert RACE.missed(VIEW, (Rest(), Run()), Rest()) == 0.5
    assert RACE.missed(VIEW, (Rest(), Run()), Run()) == 0.0


def test_a_game_need_not_know_what_may_come_of_a_choice() -> None:
    assert RACE.prospects(VIEW, Run()) == ()
