"""Worlds that differ only in hidden facts give byte-identical messages to everybody who may not know them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.core.choices import any_of
from tablee.core.realtime import RealTimeGame
from tablee.core.record import Step
from tablee.core.registry import AnyGame, find
from tablee.core.values import Seat
from tests.contract.driver import random_game
from tests.server.support.harness import Harness, ScriptedChance
from tests.server.support.worlds import MOMENT, world

SECRETIVE = pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("dog", 2, {}),
        ("dog", 3, {}),
        ("dog", 4, {}),
        ("dog", 6, {}),
        ("wuerfelblitz", 3, {"fastest": 0}),
        ("wuerfelblitz", 5, {"fastest": 0}),
    ],
)
POSITIONS = 120


def goes_on(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether no chance follows: what it brings may differ and be seen."""
    return game.chance(game.apply(state, action)) is None


def looks_the_same(game: AnyGame, viewer: Seat | None, step: Step, other: Any) -> bool:
    """Whether the action can be done in the other world too, and shows the viewer nothing in which the two differ."""
    assert step.seat is not None
    if game.forbidden_by(other, step.seat, step.action) is not None or not goes_on(game, other, step.action):
        return False
    return bool(game.view(step.after, viewer) == game.view(game.apply(other, step.action), viewer))


def is_open(game: AnyGame, state: Any) -> bool:
    """Whether in real time the decision would not have gone by already: that it has not is known to everybody."""
    closes = game.closes(state) if isinstance(game, RealTimeGame) else None
    return closes is None or closes > MOMENT


@SECRETIVE
async def test_what_one_does_looks_the_same_in_all_worlds_that_look_the_same(
    tmp_path: Path, name: str, players: int, options: dict[str, Any]
) -> None:
    game, rng = find(name), Random(f"wire {name} {players}")
    place = await world(tmp_path / "tables.db", name, players, **options)
    differed = 0
    for step in random_game(game, game.start(game.options({**options, "players": players})), rng, POSITIONS):
        if step.seat is None or not goes_on(game, step.before, step.action):
            continue
        for viewer in place.screens:
            other = game.imagine(step.before, viewer, rng)
            if viewer == step.seat or not looks_the_same(game, viewer, step, other):
                continue
            if not (is_open(game, step.before) and is_open(game, other)):
                continue
            here = await place.told(step.before, step.seat, game.format(step.action))
            there = await place.told(other, step.seat, game.format(step.action))
            differed += here != there
            assert here[viewer] == there[viewer]

    assert differed > 10
    await place.harness.services.close()


@SECRETIVE
async def test_secret_decisions_look_the_same_whatever_they_are(
    tmp_path: Path, name: str, players: int, options: dict[str, Any]
) -> None:
    game, rng = find(name), Random(f"secret {name} {players}")
    place = await world(tmp_path / "tables.db", name, players, **options)
    differed = 0
    for step in random_game(game, game.start(game.options({**options, "players": players})), rng, POSITIONS):
        if step.seat is None:
            continue
        other = any_of(game.legal(step.before, step.seat), rng)
        after, beside = step.after, game.apply(step.before, other)
        if other == step.action or not goes_on(game, step.before, step.action) or not goes_on(game, step.before, other):
            continue
        here = await place.told(step.before, step.seat, game.format(step.action))
        there = await place.told(step.before, step.seat, game.format(other))
        for viewer in place.screens:
            if game.view(after, viewer) == game.view(beside, viewer):
                differed += here != there
                assert here[viewer] == there[viewer]

    assert differed > 10
    await place.harness.services.close()


async def test_hands_are_dealt_in_secret(tmp_path: Path) -> None:
    hands = ["2,2,3,3,4,4", "5,5,6,6,7,7", "8,8,9,9,10,10", "12,12,13,13,swap,joker"]
    told: list[dict[int | None, str]] = []
    for number, order in enumerate(((0, 1, 2, 3), (0, 3, 1, 2))):
        deal = " ".join(hands[seat] for seat in order)
        harness = Harness(tmp_path / f"{number}.db", dice=ScriptedChance(find("dog"), ["dealer 1", f"deal {deal}"]))
        table = await harness.friends("dog", ["Ann", "Ben", "Cleo", "Dan"], start=False)
        screens = {seat: await harness.watch(table, seat) for seat in (*table.keys, None)}
        await harness.lobby.start(table.id, table.owner)
        told.append({seat: "\n".join(screen.texts).replace(table.id, "ID") for seat, screen in screens.items()})
        await harness.services.close()

    assert told[0][0] == told[1][0]
    assert told[0][None] == told[1][None]
    assert told[0][1] != told[1][1]
