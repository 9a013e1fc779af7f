"""Lessons and pictures by HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.languages import LANGUAGES
from tablee.core.registry import games, names
from tablee.core.values import Seat
from tablee.lessons import library
from tests.server.support.http_client import Door, refused

EXAMPLE = "/api/games/stepping-stones"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lesson_is_told_with_its_words(door: Door, language: str) -> None:
    told = (await door.get(f"{EXAMPLE}/lesson", language=language)).json()
    words = library.words("stepping-stones", language)

    assert (told["game"], told["title"], told["language"]) == ("stepping-stones", "Stepping Stones", language)
    assert (told["minutes"], told["seat"]) == (1, 0)
    assert told["players"] == [{"id": "you", "name": "", "face": ""}, {"id": "mo", "name": "Mo", "face": "mo"}]
    assert [step["title"] for step in told["steps"]] == [step.title for step in words.steps.values()]
    first = told["steps"][0]["decisions"][0]
    assert first["right"] == [{"do": "rest", "say": words.steps["rest"].decisions[0].right["rest"], "then": []}]
    assert first["poor"][0]["then"] == ["roll 1"]
    assert (first["wrong"][0]["clause"], first["then"]) == ("ST3", ["roll 3", "rest"])
    assert told["finale"]["bots"] == [None, "easy"]
    assert told["finale"]["won"]


async def test_the_sentence_for_any_answer_is_put_in(door: Door) -> None:
    told = (await door.get(f"{EXAMPLE}/lesson")).json()
    first = told["steps"][1]["decisions"][0]

    assert first["right"][0]["say"] == "That is the spirit: resting would only give Mo the game."


async def test_a_game_says_whether_it_has_a_lesson(door: Door) -> None:
    listed = (await door.get("/api/games")).json()

    assert {game["name"]: game["lesson"] for game in listed} == {
        name: library.lesson(name) is not None for name in names()
    }


async def test_a_game_without_a_lesson_says_so(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "lesson", lambda _game: None)
    answer = await door.get("/api/games/overload/lesson", language="en")

    assert refused(answer) == (404, "unknown-lesson", None)


@pytest.mark.parametrize("what", ["lesson", "pictures"])
async def test_an_unknown_game_or_language_is_refused(door: Door, what: str) -> None:
    assert refused(await door.get(f"/api/games/chess/{what}")) == (404, "unknown-game", None)
    assert refused(await door.get(f"{EXAMPLE}/{what}", language="it")) == (422, "unreadable", None)


async def test_every_step_of_a_lesson_can_be_set_up_as_a_practice_table(door: Door) -> None:
    told = (await door.get(f"{EXAMPLE}/lesson")).json()
    for step in told["steps"]:
        assert (await set_up(door, told, step["position"], waits=True)).status_code == 201
    finale = told["finale"]
    answer = await set_up(door, told, finale["position"], bots=finale["bots"], dice=finale["dice"])

    assert answer.status_code == 201


async def set_up(door: Door, told: Any, position: Any, bots: Any = (None, None), **more: Any) -> Any:
    players = zip(told["players"], bots, strict=True)
    others = [
        None if player["id"] == "you" else {"name": player["name"], "face": player["face"], "level": level}
        for player, level in players
    ]
    body = {"game": told["game"], "position": position, "seat": told["seat"], "name": "Ann", "others": others, **more}
    return await door.post("/api/practice", body)


async def test_pictures_are_shown_frame_by_frame(door: Door) -> None:
    shown = (await door.get(f"{EXAMPLE}/pictures", language="de")).json()
    (picture,) = shown["how_to_play"]
    views = [frame["view"] for frame in picture["frames"]]

    assert shown["clauses"] == {}
    assert (picture["id"], picture["seat"], picture["show"]) == ("hop", 0, ["pawn 1"])
    assert picture["caption"] == library.words("stepping-stones", "de").how_to_play["hop"]
    assert [[event["is"] for event in frame["events"]] for frame in picture["frames"]] == [
        [], ["WentOn"], ["Rolled", "Hopped"], ["Rested"],
    ]  # fmt: skip
    assert [frame["legal"] for frame in picture["frames"]] == [["hop", "rest"], [], ["hop", "rest"], []]
    assert all(games()["stepping-stones"].decode_view(view).you == Seat(0) for view in views)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pictures_of_every_game_are_answered(door: Door, name: str, language: str) -> None:
    shown = await door.get(f"/api/games/{name}/pictures", language=language)

    assert shown.status_code == 200
    assert set(shown.json()) == {"how_to_play", "clauses"}


async def test_what_comes_of_a_lesson_is_counted_without_persons(door: Door) -> None:
    for what in ("started", "reached", "missed", "missed"):
        await door.post(f"{EXAMPLE}/lesson/rest", {"what": what})
    await door.post(f"{EXAMPLE}/lesson/finale", {"what": "finished"})
    lines = (await door.get("/metrics")).text.splitlines()
    counted = [line for line in lines if line.startswith("tablee_lessons_total")]

    assert counted == [
        'tablee_lessons_total{game="stepping-stones",step="rest",what="started"} 1.0',
        'tablee_lessons_total{game="stepping-stones",step="rest",what="reached"} 1.0',
        'tablee_lessons_total{game="stepping-stones",step="rest",what="missed"} 2.0',
        'tablee_lessons_total{game="stepping-stones",step="finale",what="finished"} 1.0',
    ]


async def test_only_what_can_come_of_known_steps_is_counted(door: Door) -> None:
    assert refused(await door.post(f"{EXAMPLE}/lesson/nowhere", {"what": "missed"})) == (404, "unknown-lesson", None)
    assert refused(await door.post("/api/games/chess/lesson/rest", {"what": "missed"})) == (404, "unknown-game", None)
    assert refused(await door.post(f"{EXAMPLE}/lesson/rest", {"what": "cheated"})) == (422, "unreadable", None)
    assert "tablee_lessons_total{" not in (await door.get("/metrics")).text
