"""Whoever leaves a game with hidden cards: nobody else sees the hand, unless the owner lets somebody take the seat."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.registry import find, games
from tablee.core.values import Seat
from tablee.server.api.lobby import listed
from tablee.server.common.keys import key_hash
from tablee.server.service.lobby import NewTable
from tablee.server.table import seating
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import EMPTY_CHAIR
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import FakeSubscriber, Harness
from tests.server.support.http_client import Door
from tests.server.support.http_client import refused as refusal

NAMES = ("Ann", "Ben", "Cleo", "Dan")
DAN = Seat(3)
SECOND = "another-key-in-the-hands-of-Ann-0123456789"
FRIEND = ChairPlan(sitter="friend")


async def left(harness: Harness, *, game: str = "dog", seats: tuple[int, ...] = (DAN,), **agreed: Any) -> NewTable:
    """Dan has got up in the middle of the game, and the bot has not made up its mind."""
    harness.bot_pool.hold()
    table = await harness.friends(game, NAMES, **agreed)
    for seat in seats:
        await harness.lobby.leave(table.id, table.keys[Seat(seat)])
    await harness.settle()
    return table


async def sit(harness: Harness, table: NewTable, wish: int | None, key: str = SECOND, name: str = "Eve") -> Seat:
    return (await harness.lobby.sit(table.id, wish, name, key, None)).seat


def kept(screen: FakeSubscriber) -> list[bool]:
    return [chair["kept"] for chair in screen.table["chairs"]]


@pytest.mark.parametrize("wish", [DAN, None])
async def test_somebody_with_a_second_key_gets_neither_the_seat_nor_its_hand(
    harness: Harness, wish: int | None
) -> None:
    table = await left(harness)
    ann = await harness.watch(table, 0)
    told = len(ann.texts)
    with refused("seat-kept"):
        await sit(harness, table, wish)

    assert harness.registry.tables[table.id].setup.chairs[DAN].sitter == "nobody"
    assert len(ann.texts) == told
    with refused("not-seated"):
        await harness.subscriptions.update_message(table.id, SECOND, 0)


@pytest.mark.parametrize("wish", [DAN, None])
async def test_whoever_left_comes_back_with_the_same_key(harness: Harness, wish: int | None) -> None:
    table = await left(harness)
    seat = await sit(harness, table, wish, table.keys[DAN], "Dan")
    dan = await harness.watch(table, DAN)

    assert seat == DAN
    assert dan.update["view"]["hand"]
    assert kept(dan) == [False] * 4


async def test_until_then_the_key_of_whoever_left_shows_nothing(harness: Harness) -> None:
    table = await left(harness)

    with refused("not-seated"):
        await harness.watch(table, DAN)
    with refused("not-seated"):
        await harness.lobby.rematch(table.id, table.keys[DAN])


async def test_anybody_may_take_the_seat_once_the_owner_has_said_so(harness: Harness) -> None:
    table = await left(harness)
    ann = await harness.watch(table, 0)
    was = kept(ann)
    await harness.lobby.assign(table.id, table.owner, DAN, FRIEND)
    now = kept(ann)
    seat = await sit(harness, table, None)

    assert was == [False, False, False, True]
    assert now == [False] * 4
    assert seat == DAN
    assert ann.table["chairs"][DAN]["sitter"] == "person"


async def test_opening_twice_is_opening_once(harness: Harness) -> None:
    table = await left(harness)
    ann = await harness.watch(table, 0)
    await harness.lobby.assign(table.id, table.owner, DAN, FRIEND)
    told = len(ann.texts)
    await harness.lobby.assign(table.id, table.owner, DAN, FRIEND)

    assert len(ann.texts) == told


@pytest.mark.parametrize("who", ["nobody", "a stranger", "a player", "who left"])
async def test_nobody_but_the_owner_opens_a_seat(harness: Harness, who: str) -> None:
    table = await left(harness)
    keys = {"nobody": None, "a stranger": SECOND, "a player": table.keys[Seat(0)], "who left": table.keys[DAN]}
    with refused("not-owner"):
        await harness.lobby.assign(table.id, keys[who], DAN, FRIEND)

    with refused("seat-kept"):
        await sit(harness, table, DAN)


@pytest.mark.parametrize(
    ("seat", "place"),
    [
        (0, FRIEND),
        (9, FRIEND),
        (-1, FRIEND),
        (DAN, ChairPlan(sitter="bot")),
        (DAN, ChairPlan(sitter="me", name="Eve")),
        (DAN, ChairPlan(sitter="beside", name="Eve")),
    ],
)
async def test_during_the_game_the_owner_does_nothing_else_with_chairs(
    harness: Harness, seat: int, place: ChairPlan
) -> None:
    table = await left(harness)
    before = harness.registry.tables[table.id].setup
    with refused("started"):
        await harness.lobby.assign(table.id, table.owner, seat, place)

    assert harness.registry.tables[table.id].setup == before


async def test_a_seat_stays_kept_and_stays_open_over_a_restart(harness: Harness) -> None:
    table = await left(harness)
    await harness.restart()
    harness.bot_pool.hold()
    with refused("seat-kept"):
        await sit(harness, table, DAN)
    await harness.lobby.assign(table.id, table.owner, DAN, FRIEND)
    await harness.restart()
    harness.bot_pool.hold()

    assert await sit(harness, table, DAN) == DAN


async def test_who_took_the_seat_and_leaves_is_the_one_who_may_come_back(harness: Harness) -> None:
    table = await left(harness)
    await harness.lobby.assign(table.id, table.owner, DAN, FRIEND)
    await sit(harness, table, DAN)
    await harness.lobby.leave(table.id, SECOND)
    with refused("seat-kept"):
        await sit(harness, table, DAN, table.keys[DAN], "Dan")

    assert await sit(harness, table, DAN) == DAN


async def test_without_a_wish_one_gets_a_seat_that_may_be_taken(harness: Harness) -> None:
    table = await left(harness, seats=(1, 2, 3))
    await harness.lobby.assign(table.id, table.owner, 2, FRIEND)

    assert await sit(harness, table, None) == 2
    assert await sit(harness, table, None, table.keys[DAN], "Dan") == DAN


async def test_without_a_wish_one_gets_the_own_seat_before_any_other(harness: Harness) -> None:
    table = await left(harness, seats=(1, 3))
    await harness.lobby.assign(table.id, table.owner, 1, FRIEND)

    assert await sit(harness, table, None, table.keys[DAN], "Dan") == DAN


async def test_everybody_is_told_that_somebody_has_taken_a_seat(harness: Harness) -> None:
    table = await left(harness)
    ann, spectator = await harness.watch(table, 0), await harness.watch(table)
    await sit(harness, table, DAN, table.keys[DAN], "Dan")
    await sit(harness, table, DAN, table.keys[DAN], "Dan")

    notice = {"kind": "notice", "seat": DAN, "code": "taken"}
    assert ann.of_kind("notice") == spectator.of_kind("notice") == [notice]


async def test_before_the_game_no_seat_is_kept(harness: Harness) -> None:
    table = await harness.friends("dog", NAMES, start=False)
    spectator = await harness.watch(table)
    await harness.lobby.leave(table.id, table.keys[DAN])
    seat = await sit(harness, table, None)

    assert seat == DAN
    assert not any(chair["kept"] for message in spectator.of_kind("table") for chair in message["chairs"])
    assert spectator.of_kind("notice") == []


async def test_where_nothing_is_hidden_anybody_takes_a_seat_that_was_left(harness: Harness) -> None:
    table = await left(harness, game="overload")
    ann = await harness.watch(table, 0)
    was = kept(ann)
    chair = harness.registry.tables[table.id].setup.chairs[DAN]

    assert (was, chair) == ([False] * 4, EMPTY_CHAIR)
    assert await sit(harness, table, None) == DAN


@pytest.mark.parametrize("game", games())
async def test_seats_are_kept_in_all_games_that_are_not_open(harness: Harness, game: str) -> None:
    table = await left(harness, game=game)

    assert kept(await harness.watch(table, 0))[DAN] != find(game).is_open


async def test_a_seat_left_before_seats_were_kept_can_be_taken(harness: Harness) -> None:
    table = await left(harness)
    known = harness.registry.tables[table.id]
    known.change_setup(seating.with_chair(known.setup, DAN, EMPTY_CHAIR))

    assert await sit(harness, table, DAN) == DAN


async def test_after_the_game_nothing_is_kept_and_the_next_table_knows_nothing_of_who_left(harness: Harness) -> None:
    table = await left(harness)
    ann = await harness.watch(table, 0)
    await harness.lobby.end(table.id, table.owner)
    following = await harness.registry.get(await harness.lobby.rematch(table.id, table.owner))

    assert kept(ann) == [False] * 4
    assert following.setup.chairs[DAN] == EMPTY_CHAIR


async def test_when_somebody_who_left_was_last_seen_is_forgotten(harness: Harness) -> None:
    table = await harness.friends("dog", NAMES)
    harness.leave(table, await harness.watch(table, DAN))
    await harness.lobby.leave(table.id, table.keys[DAN])
    known = harness.registry.tables[table.id]

    assert key_hash(table.keys[DAN]) not in {*known.audience.left, *known.audience.asked}


async def test_a_seat_that_is_kept_is_not_listed_as_free(harness: Harness) -> None:
    table = await left(harness, public=True)
    full = await harness.friends("dog", NAMES, public=True)
    harness.clock.time += 1
    await harness.lobby.allow_hints(full.id, full.owner, True)
    closed = await harness.lobby.open_tables()
    await harness.lobby.assign(table.id, table.owner, DAN, FRIEND)
    harness.clock.time += 1
    await harness.lobby.allow_hints(full.id, full.owner, False)
    opened = await harness.lobby.open_tables()

    assert [one.id for one in closed] == [full.id, table.id]
    assert [one.id for one in opened] == [table.id, full.id]
    assert listed(closed[1])["chairs"][DAN] == {"sitter": "nobody", "name": "", "face": "", "kept": True}


async def test_the_doors_refuse_and_open(door: Door) -> None:
    table = await left(door.harness)
    path = f"/api/tables/{table.id}"
    seats, chair = f"{path}/seats", f"{path}/chairs/{DAN}"
    wish, any_seat = {"name": "Eve", "seat": DAN, "key": SECOND}, {"name": "Eve", "key": SECOND}
    kept_from = [await door.post(seats, body) for body in (wish, any_seat)]
    peeping = await door.get(f"{path}/replay", SECOND, seat=DAN)
    by_ann = await door.put(chair, {"sitter": "friend"}, table.keys[Seat(0)])
    as_bot = await door.put(chair, {"sitter": "bot"}, table.owner)
    opened = [await door.put(chair, {"sitter": "friend"}, table.owner) for _ in range(2)]

    assert [refusal(answer) for answer in kept_from] == [(403, "seat-kept", None)] * 2
    assert all("the table's owner can open it" in answer.json()["text"] for answer in kept_from)
    assert refusal(peeping) == (403, "hidden", None)
    assert refusal(by_ann) == (403, "not-owner", None)
    assert refusal(as_bot) == (409, "started", None)
    assert [(answer.status_code, answer.json()) for answer in opened] == [(200, {"key": None})] * 2
    assert (await door.post(seats, wish)).json() == {"seat": DAN, "key": SECOND}
    assert (await door.get(f"{path}/replay", SECOND, seat=DAN)).status_code == 200
