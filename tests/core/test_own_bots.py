"""Bots that people write themselves."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from tablee.bots.roster import bot_called, bot_named, seated
from tablee.core.errors import GameError, UnknownBot
from tests.core.race import RACE, start

BOTS = """
from tablee import Bot

class First(Bot):
    def choose(self, view, legal, rng):
        return legal[0]

class Cheat(Bot):
    def choose(self, view, legal, rng):
        return "fly"

NOT_A_CLASS = 7
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_mine.py").write_text(BOTS, "utf-8")
    (tmp_path / "broken_bots.py").write_text("import nothing_of_the_kind\n", "utf-8")
    monkeypatch.chdir(tmp_path)


def test_a_class_of_a_module_in_this_folder_plays() -> None:
    bot = bot_called(RACE, "bots_of_mine:First")
    legal = RACE.legal(start(), RACE.actors(start())[0])

    assert bot.choose(RACE.view(start(), None), legal, Random(1)) == legal[0]
    assert pickle.loads(pickle.dumps(bot)).choose(None, legal, Random(1)) == legal[0]


def test_it_may_sit_beside_bots_of_the_house() -> None:
    assert len(seated(RACE, "bots_of_mine:First,random", 2)) == 2


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(GameError) as refusal:
        bot_called(RACE, "bots_of_mine:Cheat").choose(None, ["run", "rest"], Random(1))

    assert str(refusal.value) == "bots_of_mine:Cheat chose 'fly', which is not legal; choose one of `legal`"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere_bots:First", "there is no module 'nowhere_bots' here or among the packages"),
        (":First", "there is no module '' here or among the packages"),
        ("bots_of_mine:Last", "the module bots_of_mine has no 'Last'"),
        ("bots_of_mine:NOT_A_CLASS", "NOT_A_CLASS is not a subclass of tablee.Bot"),
        ("bots_of_mine:BOTS", "the module bots_of_mine has no 'BOTS'"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, message: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        bot_called(RACE, name)

    assert str(refusal.value) == f"no bot {name!r}: {message}"


def test_a_module_that_lacks_something_says_what() -> None:
    with pytest.raises(ModuleNotFoundError, match="nothing_of_the_kind"):
        bot_called(RACE, "broken_bots:First")


def test_a_server_loads_nothing_by_name() -> None:
    with pytest.raises(UnknownBot):
        bot_named(RACE, "bots_of_mine:First")
