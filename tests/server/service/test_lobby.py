"""Setting up tables and finding them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import Terms
from tests.server.support.faulty_storage import FaultyStorage, refused
from tests.server.support.harness import Harness, bots, people
from tests.server.support.playing import NAMES, PLAYERS

KEY = "a-key-that-the-client-has-made-itself-0123"


@pytest.mark.parametrize("game", games())
async def test_every_game_can_be_set_up_and_begun(harness: Harness, game: str) -> None:
    made = await harness.table(game, people(*NAMES[: PLAYERS[game]]))
    ann = await harness.watch(made, 0)

    assert ann.table["game"] == game
    assert ann.table["options"]["players"] == str(PLAYERS[game])
    assert ann.table["stage"] == "playing"
    assert ann.update["on_turn"]


@pytest.mark.parametrize(
    ("game", "options", "chairs"),
    [
        *((name, {}, game.about.players.low - 1) for name, game in games().items() if game.about.players.low > 1),
        *((name, {}, game.about.players.high + 1) for name, game in games().items()),
        *((name, {"nonsense": 2}, PLAYERS[name]) for name in games()),
        ("dog", {"direction": "up"}, 4),
        ("overload", {"special": "C"}, 3),
        ("overload", {"players": 4}, 3),
        ("wuerfelblitz", {"handicap": "1,2"}, 3),
        ("wuerfelblitz", {"seconds": 0}, 3),
    ],
)
async def test_options_that_the_game_does_not_know_are_refused(
    harness: Harness, game: str, options: dict[str, object], chairs: int
) -> None:
    with refused("option"):
        await harness.lobby.create(game, options, bots(chairs), Terms(public=True))

    assert await harness.lobby.open_tables() == []


async def test_a_game_that_does_not_exist_is_refused(harness: Harness) -> None:
    with refused("unknown-game"):
        await harness.table("chess", people("Ann", "Ben"))


async def test_a_level_that_no_bot_has_is_refused(harness: Harness) -> None:
    with refused("unreadable"):
        await harness.table("dog", [ChairPlan(sitter="bot", level="genius")] * 4)

    assert await harness.storage.in_stage("gathering") == []


async def test_agreed_options_hold_in_the_game(harness: Harness) -> None:
    made = await harness.table("overload", special=["B", "A"])
    ann = await harness.watch(made, 0)

    assert ann.table["options"] == {"players": "3", "special": "A,B"}
    assert "plus" in ann.update["view"]["track"]


async def test_a_key_is_nowhere_on_the_disk(harness: Harness, tmp_path: Path) -> None:
    made = await harness.table("dog", [*people("Ann"), ChairPlan(sitter="friend")], start=False)
    seat = await harness.lobby.sit(made.id, None, "Ben", None, None)
    placed = await harness.lobby.assign(made.id, made.owner, 0, ChairPlan(sitter="me", name="Cleo"))
    await harness.lobby.start(made.id, made.owner)
    secrets = [made.owner, seat.key, placed, *made.keys.values()]
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())

    assert made.id.encode() in written
    assert not any(secret.encode() in written for secret in secrets)


async def test_nobody_is_told_a_key_or_its_digest(harness: Harness) -> None:
    made = await harness.friends("overload", ["Ann", "Ben", "Cleo"])
    ann = await harness.watch(made, 0)
    setup = harness.registry.tables[made.id].setup
    secrets = [made.owner, setup.owner, harness.registry.tables[made.id].seed, *made.keys.values()]
    secrets += [chair.key for chair in setup.chairs]

    assert not any(secret in text for secret in secrets for text in ann.texts)


async def test_a_key_that_the_client_has_made_gets_the_same_seat_when_it_asks_again(harness: Harness) -> None:
    made = await harness.table("overload", [ChairPlan(sitter="friend")] * 3, start=False)
    first = await harness.lobby.sit(made.id, 1, "Ann", KEY, None)
    again = await harness.lobby.sit(made.id, 2, "Ann", KEY, None)

    assert first == again == (Seat(1), KEY)


@pytest.mark.parametrize("key", ["", "short", "x" * 31, "x" * 65, "spaces are not fine in a key that is sent"])
async def test_a_key_that_could_be_guessed_is_refused(harness: Harness, key: str) -> None:
    made = await harness.table("overload", [ChairPlan(sitter="friend")] * 3, start=False)

    with refused("key"):
        await harness.lobby.sit(made.id, None, "Ann", key, None)


async def test_with_the_key_a_seat_is_claimed_on_another_device(harness: Harness) -> None:
    made = await harness.friends("dog", ["Ann", "Ben"])
    phone, tablet = await harness.watch(made, 1), await harness.watch(made, 1)

    assert phone.update["view"] == tablet.update["view"]
    assert tablet.table["you"] == 1
    assert tablet.update["view"]["hand"]


async def test_those_who_watch_are_told_who_sits_down(harness: Harness) -> None:
    made = await harness.table("overload", [ChairPlan(sitter="friend")] * 3, start=False)
    watching = await harness.watch(made)
    await harness.lobby.sit(made.id, 2, "Ann", None, None)

    assert [chair["name"] for chair in watching.table["chairs"]] == ["", "", "Ann"]


async def test_a_start_is_told_to_those_who_watch(harness: Harness) -> None:
    made = await harness.table("overload", start=False)
    ann, spectator = await harness.watch(made, 0), await harness.watch(made)
    await harness.lobby.start(made.id, made.owner)

    assert ann.table["stage"] == spectator.table["stage"] == "playing"
    assert ann.update["legal"]
    assert spectator.update["legal"] == []


async def test_open_tables_are_public_and_those_with_a_free_seat_come_first(harness: Harness) -> None:
    free = [ChairPlan(sitter="friend"), *bots(2)]
    await harness.table("overload", free, start=False)
    names = {(await harness.table("overload", free, start=False, public=True)).id: "free"}
    names[(await harness.table("overload", public=True, start=False)).id] = "full"
    names[(await harness.table("overload", public=True)).id] = "playing"
    over = await harness.table("overload", public=True)
    await harness.lobby.end(over.id, over.owner)

    assert [names[table.id] for table in await harness.lobby.open_tables()] == ["free", "full", "playing"]


async def test_a_table_that_could_not_be_written_down_does_not_exist(tmp_path: Path) -> None:
    storage = FaultyStorage(tmp_path / "tables.db")
    harness = Harness(tmp_path / "tables.db", storage=storage)
    storage.failures = 1

    with refused("busy"):
        await harness.table(public=True)

    assert await harness.lobby.open_tables() == []
    await harness.services.close()
