"""Names and faces of bots."""

from __future__ import annotations

import pytest

from tablee.bots.regulars import REGULARS, next_regular, numbered, regular_named
from tablee.bots.roster import NAMES
from tablee.core.errors import UnknownBot


def evening(*levels: str) -> list[str]:
    """The names of bots that sit down one after the other."""
    names: list[str] = []
    for level in levels:
        names.append(next_regular(level, names)[1])
    return names


def test_every_level_has_a_regular_and_every_regular_a_level() -> None:
    assert {regular.level for regular in REGULARS} == {*NAMES}
    assert len({regular.id for regular in REGULARS}) == len({regular.name for regular in REGULARS}) == 8


def test_two_of_a_level_are_not_the_same() -> None:
    assert evening("medium", "medium", "medium") == ["Basile", "Lotte", "Kapitän Friis"]
    assert evening("hard", "easy", "hard") == ["Madame Zéro", "Tante Inge", "Professor Okoye"]


def test_more_bots_than_regulars_of_a_level_borrow_the_nearest_faces() -> None:
    assert evening("easy", "easy", "easy", "easy") == ["Tante Inge", "Mo", "Basile", "Lotte"]
    assert evening("hard", "hard", "hard") == ["Madame Zéro", "Professor Okoye", "Basile"]
    assert evening("random", "random") == ["Biscuit", "Tante Inge"]


def test_when_all_sit_already_they_are_numbered() -> None:
    everybody = [regular.name for regular in REGULARS]

    assert next_regular("easy", everybody) == ("inge", "Tante Inge II")
    assert next_regular("easy", [*everybody, "tante inge II"]) == ("mo", "Mo II")


def test_a_level_of_a_games_own_looks_like_its_neighbours() -> None:
    levels = ("random", "gentle", "easy", "medium", "hard")

    assert next_regular("gentle", [], levels=levels) == ("inge", "Tante Inge")
    assert next_regular("gentle", ["Tante Inge", "Mo"], levels=levels) == ("biscuit", "Biscuit")


def test_a_wish_comes_first_unless_that_one_sits_already() -> None:
    assert next_regular("easy", [], "okoye") == ("okoye", "Professor Okoye")
    assert next_regular("easy", ["Mo"], "mo") == ("inge", "Tante Inge")


def test_an_unknown_regular_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no regular 'hal': the regulars are biscuit, inge"):
        regular_named("hal")


def test_a_name_gets_the_first_numeral_that_is_free() -> None:
    assert numbered("mo", "Mo III", ["mo", "Mo II"]) == "Mo III"
    assert numbered("", "Bot 2", ["bot 2"]) == "Bot 2 II"


def test_there_is_an_end_of_names() -> None:
    everybody = [numbered(regular.id, "", []) for regular in REGULARS]
    for _ in range(8):
        everybody += [numbered(regular.id, "", everybody) for regular in REGULARS]

    with pytest.raises(ValueError, match="no name is left"):
        next_regular("easy", everybody)
