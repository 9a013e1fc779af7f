"""Where partners play, there are fixed reactions only."""

from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.server.common.people import FACES
from tablee.server.common.text import REACTIONS
from tests.clauses import rule
from tests.server.support.harness import Harness
from tests.server.support.playing import NAMES, heard, react, refusal, say


@pytest.mark.parametrize("reaction", REACTIONS)
async def test_there_are_fixed_reactions(harness: Harness, reaction: str) -> None:
    table = await harness.friends("dog", NAMES[:4])
    screen = await harness.watch(table, 3)

    await react(harness, table, 0, reaction)

    assert [(line["said"], line["reaction"]) for line in heard(screen)] == [(reaction, True)]


@pytest.mark.parametrize("given", ["", "play your ace", "HELLO", "hello "])
async def test_a_reaction_is_one_of_the_list(harness: Harness, given: str) -> None:
    table = await harness.friends("dog", NAMES[:4])

    said = await refusal(react(harness, table, 0, given))

    assert said["error"] == "reaction"
    assert ", ".join(REACTIONS) in said["text"]
    assert not harness.registry.tables[table.id].chat.lines


@rule("DG13")
@pytest.mark.parametrize("players", [4, 6])
async def test_partners_say_nothing_from_the_first_deal_to_the_end(harness: Harness, players: int) -> None:
    table = await harness.friends("dog", NAMES[:players], start=False)
    await say(harness, table, 0, "hello", "before")
    await harness.lobby.start(table.id, table.owner)

    said = await refusal(say(harness, table, 0, "give me an ace", "during"))
    await harness.lobby.end(table.id, table.owner)
    await say(harness, table, 0, "good game", "after")

    assert (said["error"], said["clause"]) == ("quiet", "DG13")
    assert [line.said for line in harness.registry.tables[table.id].chat.lines] == ["hello", "good game"]


@rule("DG13")
async def test_partners_say_nothing_after_a_restart_either(harness: Harness) -> None:
    table = await harness.friends("dog", NAMES[:4])
    await harness.restart()

    assert (await refusal(say(harness, table, 0, "hello")))["clause"] == "DG13"


@rule("DG13")
@pytest.mark.parametrize(("game", "players"), [("dog", 2), ("dog", 3), ("dog", 5), ("overload", 4)])
async def test_who_plays_alone_may_talk(harness: Harness, game: str, players: int) -> None:
    table = await harness.friends(game, NAMES[:players])
    screen = await harness.watch(table)

    assert await say(harness, table, 0, "hello") == 1
    assert screen.table["quiet"] is None


@rule("DG13")
async def test_the_table_says_that_it_is_quiet(harness: Harness) -> None:
    table = await harness.friends("dog", NAMES[:4])

    assert (await harness.watch(table)).table["quiet"] == "DG13"


@rule("DG13")
async def test_nobody_comes_back_under_a_telling_name_while_partners_play(harness: Harness) -> None:
    table = await harness.friends("dog", NAMES[:4])
    await harness.lobby.leave(table.id, table.keys[Seat(2)])
    await harness.lobby.sit(table.id, 2, "I have two aces", table.keys[Seat(2)], None, "shades")

    chairs = harness.registry.tables[table.id].setup.chairs
    names = [chair.name for chair in chairs]
    assert chairs[2].face == FACES[2]
    assert names == ["Ann", "Ben", "Paprika", "Dan"]


@rule("DG13")
async def test_a_name_that_tells_nothing_is_still_ones_own(harness: Harness) -> None:
    table = await harness.friends("dog", ["Paprika", "Ben", "Cleo", "Dan"])
    await harness.lobby.leave(table.id, table.keys[Seat(2)])
    await harness.lobby.sit(table.id, 2, "Cleo", table.keys[Seat(2)], None)

    assert harness.registry.tables[table.id].setup.chairs[2].name == "Praline"


@pytest.mark.parametrize(("game", "players", "start"), [("overload", 3, True), ("dog", 4, False), ("dog", 3, True)])
async def test_elsewhere_everybody_is_called_as_it_likes(
    harness: Harness, game: str, players: int, start: bool
) -> None:
    table = await harness.friends(game, NAMES[:players], start=start)
    await harness.lobby.leave(table.id, table.keys[Seat(2)])
    await harness.lobby.sit(table.id, 2, "Zoe", table.keys[Seat(2)], None)

    assert harness.registry.tables[table.id].setup.chairs[2].name == "Zoe"
