"""The schema says what views and events look like and what their numbers mean."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.registry import AnyGame, games
from tablee.server.messages.game_types import PLACE, game_components, reason_components, with_game_types
from tablee.server.openapi import described

GAMES = pytest.mark.parametrize("game", games().values(), ids=list(games()))


@pytest.fixture(scope="module")
def components() -> dict[str, Any]:
    found: dict[str, Any] = described()["components"]["schemas"]
    return found


def named(references: list[dict[str, Any]]) -> list[str]:
    return [reference["$ref"].removeprefix(PLACE) for reference in references]


def test_messages_refer_to_views_and_events_of_all_games(components: dict[str, Any]) -> None:
    update, step = components["UpdateMessage"]["properties"], components["StepMessage"]["properties"]
    views, events = named(components["GameView"]["anyOf"]), named(components["GameEvent"]["anyOf"])

    assert update["view"] == {"$ref": PLACE + "GameView"}
    assert step["events"]["items"] == {"$ref": PLACE + "GameEvent"}
    assert len(views) == len(games())
    assert len(events) == sum(len(game.event_types) for game in games().values())
    assert {*views, *events} <= set(components)


def test_refusals_refer_to_the_reasons_of_all_games(components: dict[str, Any]) -> None:
    reasons = named(components["GameReason"]["anyOf"])

    for name in ("Refusal", "RefusalMessage"):
        assert {"$ref": PLACE + "GameReason"} in components[name]["properties"]["reason"]["anyOf"]
    assert len(reasons) == sum(len(game.reason_types) for game in games().values())
    assert set(reasons) <= set(components)


def test_answers_about_stakes_refer_to_those_of_all_games(components: dict[str, Any]) -> None:
    kinds = named(components["GameStake"]["anyOf"])

    assert components["StakesAnswer"]["properties"]["stakes"]["additionalProperties"]["items"] == {
        "$ref": PLACE + "GameStake"
    }
    assert len(kinds) == sum(len(game.stake_types) for game in games().values())
    assert set(kinds) <= set(components)


def test_refusals_have_one_of_the_listed_codes(components: dict[str, Any]) -> None:
    for name in ("Refusal", "RefusalMessage"):
        assert components[name]["properties"]["error"] == {"$ref": PLACE + "ErrorCode"}
    assert components["Refusal"]["examples"][0]["error"] in components["ErrorCode"]["enum"]
    assert all(f"- `{code}`: " in components["ErrorCode"]["description"] for code in components["ErrorCode"]["enum"])


@GAMES
def test_every_type_of_a_game_is_explained(game: AnyGame) -> None:
    made = game_components(game)[1] | reason_components(game)[1]

    assert [name for name, component in made.items() if not component.get("description")] == []
    assert not any("\n  " in component["description"] for component in made.values())


@GAMES
def test_examples_are_what_the_game_shows(game: AnyGame) -> None:
    (view, *events), made = game_components(game)
    (example,) = made[named([view])[0]]["examples"]
    shown = [made[name]["examples"][0] for name in named(events) if "examples" in made[name]]

    assert game.decode_view(example).you is not None
    assert [type(event).__name__ for event in game.decode_events(shown)] == [event["is"] for event in shown]
    assert len(shown) > 0.9 * len(events)


def test_numbers_of_cards_colours_and_places_are_explained() -> None:
    made = with_game_types({"components": {"schemas": {}}})["components"]["schemas"]

    assert "12 is swap, 13 is joker" in made["DogPlayed"]["properties"]["card"]["description"]
    assert "96 to 99" in made["DogCaptured"]["properties"]["place"]["description"]
    assert "0 is red" in made["WuerfelExpressStrip"]["properties"]["colour"]["description"]
    assert "seat 1 has 2 and 3" in made["OverloadLoaded"]["properties"]["pawn"]["description"]
    assert "0 is a dot" in str(made["WuerfelblitzView"]["properties"]["faces"])
