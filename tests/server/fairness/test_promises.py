"""Dice are promised before the game and kept: with other dice than those promised no game goes on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tablee.core.registry import games
from tablee.server.fairness.secret import ServerSecret, commitment_to
from tablee.server.service.lobby import NewTable
from tests.server.service.test_loading import spoil
from tests.server.support.harness import Harness, overload_dice, people
from tests.server.support.playing import NAMES, PLAYERS, play_on, refusal

GAMES = pytest.mark.parametrize("game", list(games()))


def rearranged(harness: Harness, table: NewTable, change: Callable[[dict[str, Any]], object]) -> None:
    """Something happens to what is stored of a table."""
    connection = sqlite3.connect(harness.file)
    (text,) = connection.execute("SELECT arrangement FROM tables WHERE id = ?", (table.id,)).fetchone()
    found = json.loads(text)
    change(found)
    connection.execute("UPDATE tables SET arrangement = ? WHERE id = ?", (json.dumps(found), table.id))
    connection.commit()
    connection.close()


async def test_everybody_is_shown_the_commitment_from_the_start_and_the_seed_at_the_end(harness: Harness) -> None:
    table = await harness.friends("overload", NAMES[:3], start=False)
    ann, guest = await harness.watch(table, 0), await harness.watch(table)
    gathering = ann.table
    await harness.lobby.start(table.id, table.owner)
    playing = guest.table
    await harness.lobby.end(table.id, table.owner)
    seed = harness.secret.seed(table.id)

    assert {message["commitment"] for message in (gathering, playing, guest.table)} == {commitment_to(seed)}
    assert [message["seed"] for message in (gathering, playing)] == [None, None]
    assert ann.table["seed"] == guest.table["seed"] == seed


async def test_a_game_that_ends_by_the_rules_tells_its_seed_too_and_after_a_restart(harness: Harness) -> None:
    table = await harness.table("overload")
    ann = await harness.watch(table, 0)
    await play_on(harness, table, Random(1))
    told = ann.table
    await harness.restart()
    harness.registry.secret = ServerSecret(b"another")
    again = json.loads(await harness.subscriptions.table_message(table.id, None))

    assert (told["stage"], again["stage"]) == ("over", "over")
    assert told["seed"] == again["seed"] == harness.secret.seed(table.id)


@GAMES
async def test_a_game_goes_on_after_a_restart_with_the_dice_promised(harness: Harness, game: str) -> None:
    table = await harness.table(game, people(*NAMES[: PLAYERS[game]]))
    await play_on(harness, table, Random(f"promise {game}"), 20)
    before = harness.lines(table)
    await harness.restart()
    await harness.services.recovery.adopt_orphans()
    await play_on(harness, table, Random(2), 5)

    assert harness.lines(table)[: len(before)] == before
    await harness.lobby.end(table.id, table.owner)
    dice = await harness.services.archive.dice(table.id)
    assert len(dice["draws"]) > 0
    assert all(draw["follows"] for draw in dice["draws"])


async def test_without_its_secret_a_table_is_set_aside_until_the_secret_is_back(harness: Harness) -> None:
    playing, gathering = await harness.table("overload"), await harness.table("overload", start=False)
    await harness.do(playing, 0, "load 3")
    secret = harness.secret
    harness.secret = ServerSecret(b"another")
    await harness.restart()
    said = [await refusal(harness.subscriptions.table_message(table.id, None)) for table in (playing, gathering)]
    harness.secret = secret
    await harness.restart()
    await harness.subscriptions.table_message(playing.id, None)

    assert {refused["error"] for refused in said} == {"set-aside"}
    assert all("promised with another server secret" in refused["text"] for refused in said)
    assert harness.lines(playing)[0] == "load 3"


@pytest.mark.parametrize("back", [False, True])
async def test_dice_that_were_not_promised_are_set_aside_even_if_taken_back(harness: Harness, back: bool) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    pips = int(harness.lines(table)[1].removeprefix("roll "))
    if back:
        await harness.undo(table, 0)
    await harness.restart()
    cooked = f"roll {pips % 6 + 1}"
    spoil(harness, "UPDATE journal SET do = ? WHERE table_id = ? AND revision = 2", cooked, table.id)
    said = await refusal(harness.subscriptions.table_message(table.id, None))

    assert said["error"] == "set-aside"
    assert "revision 2 has other dice than promised" in said["text"]
    assert cooked not in said["text"]
    assert f"roll {pips}" not in said["text"]


async def test_cards_that_were_not_promised_are_set_aside(harness: Harness) -> None:
    table = await harness.friends("dog", NAMES[:4])
    deal = harness.lines(table)[1]
    first, second, *rest = deal.removeprefix("deal ").split()
    await harness.restart()
    cooked = " ".join(["deal", second, first, *rest])
    spoil(harness, "UPDATE journal SET do = ? WHERE table_id = ? AND revision = 2", cooked, table.id)
    said = await refusal(harness.subscriptions.table_message(table.id, None))

    assert cooked != deal
    assert said["error"] == "set-aside"
    assert first not in said["text"]


async def test_a_game_that_is_over_can_be_read_whatever_its_dice_were(harness: Harness) -> None:
    harness.use_dice(overload_dice(6, 6, 6))
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    await harness.lobby.end(table.id, table.owner)
    harness.use_dice(type(harness)(harness.file.with_name("other.db")).chance)
    await harness.restart()
    dice = await harness.services.archive.dice(table.id)

    assert dice["draws"][0]["do"] == "roll 6"
    assert [draw["follows"] for draw in dice["draws"]] == [draw["do"] == draw["drawn"] for draw in dice["draws"]]
    assert not all(draw["follows"] for draw in dice["draws"])


async def test_what_is_drawn_again_is_told_with_its_move_and_revision(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    await harness.undo(table, 0)
    await harness.do(table, 0, "load 4")
    lines = harness.lines(table)
    await harness.lobby.end(table.id, table.owner)
    first = (await harness.services.archive.dice(table.id))["draws"][0]

    assert first == {"move": 2, "revision": 5, "do": lines[1], "drawn": lines[1], "follows": True}


async def test_before_the_end_nothing_is_drawn_again(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    early = await refusal(harness.services.archive.dice(table.id))
    await harness.lobby.start(table.id, table.owner)

    assert early["error"] == "not-started"
    assert (await refusal(harness.services.archive.dice(table.id)))["error"] == "started"


async def test_an_old_table_plays_on_with_the_seed_that_it_has_stored(harness: Harness) -> None:
    table = await harness.table("overload")
    await harness.do(table, 0, "load 3")
    seed = harness.secret.seed(table.id)
    await harness.restart()
    rearranged(harness, table, lambda found: found.update(seed=seed) or found.pop("commitment"))
    harness.registry.secret = ServerSecret(b"another")
    told = json.loads(await harness.subscriptions.table_message(table.id, None))
    await play_on(harness, table, Random(3), 4)
    await harness.lobby.end(table.id, table.owner)

    assert (told["commitment"], told["seed"]) == (commitment_to(seed), None)
    assert json.loads(await harness.subscriptions.table_message(table.id, None))["seed"] == seed
    assert all(draw["follows"] for draw in (await harness.services.archive.dice(table.id))["draws"])


@pytest.mark.parametrize(
    "change",
    [
        lambda found: found.update(commitment=""),
        lambda found: found.update(seed="01" * 32),
        lambda found: found.update(seed="no hexadecimal digits"),
        lambda found: found.update(commitment=commitment_to("01" * 32)),
    ],
)
async def test_a_promise_that_was_tampered_with_is_not_played_on(
    harness: Harness, change: Callable[[dict[str, Any]], object]
) -> None:
    table = await harness.table("overload")
    await harness.restart()
    rearranged(harness, table, change)

    assert (await refusal(harness.subscriptions.table_message(table.id, None)))["error"] == "set-aside"


async def test_dice_that_were_taken_back_and_drawn_again_are_as_promised(harness: Harness) -> None:
    table = await harness.table("overload")
    for load in ("load 3", "load 4", "load 5"):
        await harness.do(table, 0, load)
        before = harness.lines(table)
        await harness.undo(table, 0)
    await harness.do(table, 0, "load 5")
    await harness.restart()
    told = json.loads(await harness.subscriptions.table_message(table.id, None))

    assert told["stage"] == "playing"
    assert harness.lines(table) == before
