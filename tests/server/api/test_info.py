"""What holds for all tables, by HTTP."""

from __future__ import annotations

import pytest

from tablee import rulebook
from tablee.build import name
from tablee.core.languages import LANGUAGES
from tablee.core.registry import games
from tests.server.support.http_client import Door, refused


async def test_the_house_tells_what_holds_for_all_tables(door: Door) -> None:
    answer = await door.get("/api/house")

    assert answer.status_code == 200
    told = answer.json()
    assert told["version"] == name()
    assert "random" in told["bots"]
    assert "good-game" in told["reactions"]
    assert len(told["faces"]) >= 24
    assert (told["kept_gathering"], told["kept_played"]) == (1, 30)
    assert (told["longest_name"], told["longest_saying"]) == (24, 200)


async def test_the_games_are_listed_with_what_can_be_agreed(door: Door) -> None:
    listed = (await door.get("/api/games")).json()

    assert [game["name"] for game in listed] == list(games())
    overload = next(game for game in listed if game["name"] == "overload")
    assert overload["players"] == [3, 5]
    assert [option["name"] for option in overload["options"]] == ["players", "special"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_are_told_whole_and_clause_by_clause(door: Door, language: str) -> None:
    told = (await door.get("/api/games/overload/rules", language=language)).json()

    assert (told["game"], told["language"]) == ("overload", language)
    assert told["page"] == rulebook.page("overload", language)
    assert [clause["id"] for clause in told["clauses"]] == list(rulebook.clauses("overload", language))
    assert all(clause["heading"] and clause["text"] for clause in told["clauses"])


async def test_rules_are_english_unless_asked_for_in_another_language(door: Door) -> None:
    assert (await door.get("/api/games/dog/rules")).json()["language"] == "en"


async def test_an_unknown_game_has_no_rules(door: Door) -> None:
    answer = await door.get("/api/games/chess/rules")

    assert refused(answer) == (404, "unknown-game", None)
    assert "'chess'" in answer.json()["text"]


async def test_a_language_that_there_is_not_is_refused(door: Door) -> None:
    answer = await door.get("/api/games/dog/rules", language="tlh")

    assert refused(answer).status == 422
    assert "'tlh'" in answer.json()["text"]
