"""Practice tables: they begin in a position, and what cannot be practised is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.commands.practice import LONGEST_POSITION, Other
from tests.server.support.harness import Harness
from tests.server.support.playing import refusal
from tests.server.support.practice import (
    ANSWERING,
    DROPPING,
    EASY_MO,
    EXCHANGE,
    LOADING,
    LOTTE,
    MO,
    OVERLOAD,
    SHAKING,
    practice,
)

ALL_FOUR = [OVERLOAD, LOADING, EXCHANGE, ANSWERING, SHAKING, DROPPING]


def others_at(position: dict[str, Any]) -> list[Other | None]:
    return [None, *(Other(f"Player {n}", "", None) for n in range(position["options"]["players"] - 1))]


@pytest.mark.parametrize("position", ALL_FOUR, ids=lambda each: f"{each['game']} {each['phase']}")
async def test_the_game_begins_in_the_position_at_once(harness: Harness, position: dict[str, Any]) -> None:
    table = await practice(harness, position, others_at(position))
    ann = await harness.watch(table, 0)

    assert ann.table["stage"] == "playing"
    assert ann.table["practice"] is True
    assert harness.lines(table) == []
    assert [harness.state(table)] == [harness.registry.tables[table.id].match.start]


async def test_the_terms_are_those_of_practice(harness: Harness) -> None:
    table = await practice(harness)
    ann = await harness.watch(table, 0)

    assert (ann.table["public"], ann.table["hints"]) == (False, True)
    assert (ann.table["clock"], ann.table["stand_in"]) == (None, None)
    assert (ann.table["commitment"], ann.table["seed"]) == ("", None)
    assert [(chair["name"], chair["face"]) for chair in ann.table["chairs"]] == [
        ("Ann", ""),
        ("Lotte", "lotte"),
        ("Mo", "mo"),
    ]


async def test_any_seat_can_be_the_learner_s(harness: Harness) -> None:
    made = await harness.services.practice.create(
        "overload", {**OVERLOAD, "turn": 2, "phase": "load", "pawns": ["1+0 2+0", "0+0 3+1", "4+1 5+1"]}, 1, "Ann",
        [LOTTE, None, MO], waits=True,
    )  # fmt: skip
    table = harness.registry.tables[made.id]

    assert [*made.keys] == [1]
    assert [*table.match.pending] == [1]


async def test_a_practice_table_is_not_listed(harness: Harness) -> None:
    await practice(harness)

    assert await harness.lobby.open_tables() == []


@pytest.mark.parametrize(
    ("change", "code", "part"),
    [
        ({"phase": "move 9"}, "position", "phase"),
        ({"pawns": ["99+3 4+2", "11+1 2+4", "3+2 1+1"]}, "position", "99+3"),
        ({"points": [40, 0, 0]}, "position", "points"),
        ({"colour": "red"}, "position", "colour"),
        ({"game": "dog"}, "position", "points"),
        ({"game": "chess"}, "unknown-game", "chess"),
        ({"options": {"players": 99}}, "option", "players"),
        ({"pawns": "x" * LONGEST_POSITION}, "position", f"at most {LONGEST_POSITION}"),
    ],
)
async def test_a_position_that_cannot_be_is_refused_with_the_reason(
    harness: Harness, change: dict[str, Any], code: str, part: str
) -> None:
    given = {**OVERLOAD, **change}
    said = await refusal(harness.services.practice.create("overload", given, 0, "Ann", [None, LOTTE, MO]))

    assert said["error"] == code
    assert part in said["text"]
    assert await harness.storage.in_stage("practice") == []


async def test_a_position_of_another_game_is_refused(harness: Harness) -> None:
    said = await refusal(harness.services.practice.create("overload", EXCHANGE, 0, "Ann", [None, LOTTE, MO, EASY_MO]))

    assert said["text"] == "this is a position of dog, not of overload"


async def test_a_position_in_which_the_game_is_over_is_refused(harness: Harness) -> None:
    over = {**OVERLOAD, "points": [40, 0, 0], "phase": "over", "pawns": ["17+3 4+2", "11+1 2+4", "3+2 1+1"]}
    said = await refusal(harness.services.practice.create("overload", over, 0, "Ann", [None, LOTTE, MO]))

    assert said["text"] == "the game is over in this position: there is nothing to practise"


@pytest.mark.parametrize(
    ("seat", "others", "code", "part"),
    [
        (0, [None, LOTTE], "unreadable", "the position has 3 players: others has 2 entries"),
        (1, [None, LOTTE, MO], "unreadable", "null for your own seat, 1"),
        (0, [None, None, MO], "unreadable", "null for your own seat, 0"),
        (0, [None, LOTTE, Other("Mo", "", "genius")], "unreadable", "no bot 'genius'"),
        (0, [None, LOTTE, Other("lotte", "", None)], "name-taken", "lotte"),
        (0, [None, LOTTE, Other("Ann", "", None)], "name-taken", "Ann"),
        (0, [None, LOTTE, Other(" ", "", None)], "name", "1 to 24"),
    ],
)
async def test_players_that_cannot_sit_there_are_refused(
    harness: Harness, seat: int, others: list[Other | None], code: str, part: str
) -> None:
    said = await refusal(harness.services.practice.create("overload", OVERLOAD, seat, "Ann", others))

    assert said["error"] == code
    assert part in said["text"]


async def test_dice_are_for_seats_that_there_are(harness: Harness) -> None:
    said = await refusal(practice(harness, dice={"4": ["roll 1"]}))

    assert said["text"] == "dice are for all, 1, 2, 3, not for '4'"
