"""Views, events, reasons and stakes of all games in the OpenAPI schema, with examples and what their numbers mean."""

from __future__ import annotations

from inspect import cleandoc
from random import Random
from typing import Any, Final

import msgspec
from pydantic import JsonValue
from typing_extensions import TypeAliasType

from tablee.core.choices import any_of
from tablee.core.options import Choice, Several
from tablee.core.registry import AnyGame, games
from tablee.core.seen import Seen
from tablee.core.wire import encode

# Components of the schema that `with_game_types` fills in.
GameView = TypeAliasType("GameView", JsonValue)
GameEvent = TypeAliasType("GameEvent", JsonValue)
GameReason = TypeAliasType("GameReason", JsonValue)
GameStake = TypeAliasType("GameStake", JsonValue)

VIEWS: Final = "The position as the viewer sees it: a view of the table's game."
EVENTS: Final = "Something that the viewer saw happen: an event of the table's game."
REASONS: Final = "Why a move is illegal in this position: a reason of the table's game."
STAKES: Final = "Something that a choice would do: a stake of the table's game."
PLACE: Final = "#/components/schemas/"
# Steps of a random game in which examples are found.
STEPS: Final = 1000

Schema = dict[str, Any]


def with_game_types(schema: Schema) -> Schema:
    """The schema with a component for each of them; `GameView`, `GameEvent` and so on are any of theirs."""
    components = schema["components"]["schemas"]
    views: list[Schema] = []
    events: list[Schema] = []
    reasons: list[Schema] = []
    stakes: list[Schema] = []
    for game in games().values():
        (view, *happenings), described = game_components(game)
        whys, explained = reason_components(game)
        effects, told = stake_components(game)
        components.update(described | explained | told)
        views.append(view)
        events += happenings
        reasons += whys
        stakes += effects
    components["GameView"] = {"description": VIEWS, "anyOf": views}
    components["GameEvent"] = {"description": EVENTS, "anyOf": events}
    components["GameReason"] = {"description": REASONS, "anyOf": reasons}
    components["GameStake"] = {"description": STAKES, "anyOf": stakes}
    return schema


def game_components(game: AnyGame) -> tuple[list[Schema], dict[str, Schema]]:
    """References to the view and the events of a game, and the components; their names begin with the game's."""
    references, made = named_components(prefix_of(game), (game.view_type, *game.event_types))
    found = examples(game)
    for name, example in found.items():
        if prefix_of(game) + name in made:
            made[prefix_of(game) + name]["examples"] = [example]
    return references, made


def reason_components(game: AnyGame) -> tuple[list[Schema], dict[str, Schema]]:
    """The same for reasons; `Reason` in their names keeps them apart from events."""
    return named_components(f"{prefix_of(game)}Reason", game.reason_types)


def stake_components(game: AnyGame) -> tuple[list[Schema], dict[str, Schema]]:
    """The same for stakes."""
    return named_components(f"{prefix_of(game)}Stake", game.stake_types)


def prefix_of(game: AnyGame) -> str:
    return "".join(word.title() for word in game.about.name.split("-"))


def named_components(prefix: str, kinds: tuple[type[Seen], ...]) -> tuple[list[Schema], dict[str, Schema]]:
    references, made = msgspec.json.schema_components(kinds, ref_template=PLACE + prefix + "{name}")
    for component in made.values():
        if "description" in component:
            component["description"] = cleandoc(component["description"])
    return list(references), {prefix + name: component for name, component in made.items()}


def examples(game: AnyGame) -> dict[str, JsonValue]:
    """The view and the events of random games as JSON, one of each kind that occurs."""
    found: dict[str, Seen] = {}
    for options in some_options(game):
        note_examples(game, game.start(options), Random("examples"), found)
    return {name: encode(value) for name, value in found.items()}


def some_options(game: AnyGame) -> list[Any]:
    """The usual ones, the fewest players, and the most with everything that can be added or chosen instead."""
    players = game.about.players
    added = {o.name: o.words for o in game.about.variants if isinstance(o, Several)}
    chosen = {o.name: o.words[-1] for o in game.about.variants if isinstance(o, Choice)}
    most: dict[str, object] = {players.name: players.high, **added, **chosen}
    given: tuple[dict[str, object], ...] = ({}, {players.name: players.low}, most)
    return [game.options(each) for each in given]


def note_examples(game: AnyGame, state: Any, rng: Random, found: dict[str, Seen]) -> None:
    for _ in range(STEPS):
        seats, chance = game.actors(state), game.chance(state)
        if chance is not None:
            action = chance.sample(rng)
        elif seats:
            found.setdefault("View", game.view(state, seats[0]))
            action = any_of(game.legal(state, seats[0]), rng)
        else:
            return
        before, state = state, game.apply(state, action)
        for event in game.events(before, action, state):
            found.setdefault(type(event).__name__, event)
