"""Who is there: sockets, requests for a while, spectators."""

from __future__ import annotations

import json

from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import House, Screen, bots, people

HALF_A_MINUTE = 30_000


async def among_friends(house: House, game: str = "overload") -> NewTable:
    """A game that nobody has looked at for a while."""
    table = await house.friends(game, ["Ann", "Ben", "Cleo"], stand_in=None)
    await house.pass_time(2 * HALF_A_MINUTE)
    return table


async def ask(house: House, table: NewTable, seat: int) -> None:
    """A request without a socket."""
    await house.subscriptions.update_message(table.id, table.keys[Seat(seat)], None)


def present(screen: Screen) -> list[bool]:
    return [chair["present"] for chair in screen.table["chairs"]]


async def test_a_socket_is_presence_and_everybody_is_told(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    alone = present(ann)
    await house.watch(table, 2)

    assert alone == [True, False, False]
    assert present(ann) == [True, False, True]


async def test_a_socket_that_closes_ends_presence_and_everybody_is_told(house: House) -> None:
    table = await among_friends(house)
    ann, ben = await house.watch(table, 0), await house.watch(table, 1)
    house.leave(table, ben)

    assert present(ann) == [True, False, False]


async def test_a_socket_is_presence_for_however_long(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    await house.pass_time(100 * HALF_A_MINUTE)
    await house.watch(table, 1)

    assert present(ann) == [True, True, False]


async def test_with_two_sockets_the_seat_is_present_until_both_are_gone(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    phone, tablet = await house.watch(table, 1), await house.watch(table, 1)
    house.leave(table, phone)
    with_one = present(ann)
    house.leave(table, tablet)

    assert with_one == [True, True, False]
    assert present(ann) == [True, False, False]


async def test_a_socket_that_closes_twice_is_gone_once(house: House) -> None:
    table = await among_friends(house)
    phone, tablet = await house.watch(table, 1), await house.watch(table, 1)
    house.leave(table, phone)
    house.leave(table, phone)

    assert present(tablet) == [False, True, False]


async def test_a_request_is_presence_and_everybody_is_told(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    await ask(house, table, 1)

    assert present(ann) == [True, True, False]


async def test_a_request_counts_for_half_a_minute(house: House) -> None:
    table = await among_friends(house)
    await ask(house, table, 1)
    await house.pass_time(HALF_A_MINUTE - 1)
    before = present(await house.watch(table))
    await house.pass_time(1)
    after = present(await house.watch(table))

    assert before == [False, True, False]
    assert after == [False, False, False]


async def test_everybody_is_told_when_a_request_does_not_count_any_more(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    await ask(house, table, 1)
    told = len(ann.of_kind("table"))
    await house.pass_time(HALF_A_MINUTE)

    assert len(ann.of_kind("table")) == told + 1
    assert present(ann) == [True, False, False]


async def test_every_request_counts_anew(house: House) -> None:
    table = await among_friends(house)
    await ask(house, table, 1)
    await house.pass_time(HALF_A_MINUTE - 1)
    await ask(house, table, 1)
    await house.pass_time(HALF_A_MINUTE - 1)

    assert present(await house.watch(table)) == [False, True, False]


async def test_a_socket_that_closes_ends_presence_also_right_after_a_request(house: House) -> None:
    table = await among_friends(house)
    ann, ben = await house.watch(table, 0), await house.watch(table, 1)
    await ask(house, table, 1)
    house.leave(table, ben)

    assert present(ann) == [True, False, False]


async def test_a_move_and_a_word_are_presence_too(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    await house.do(table, 0, "load 1")
    await house.do(table, 1, "load 1")
    await house.send_chat(table.id, table.keys[Seat(2)], "hello", True, "word")

    assert present(ann) == [True, True, True]


async def test_bots_and_free_chairs_are_not_present_though_somebody_watches(house: House) -> None:
    table = await house.table("overload", [*people("Ann"), *bots(1), ChairPlan(sitter="friend")], start=False)
    spectator = await house.watch(table)

    assert present(spectator) == [False, False, False]


async def test_spectators_are_counted(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    one, _ = await house.watch(table), await house.watch(table)
    two_watching = ann.table["watching"]
    house.leave(table, one)

    assert two_watching == 2
    assert ann.table["watching"] == 1
    assert present(ann) == [True, False, False]


async def test_a_spectator_sees_no_hand_and_may_do_nothing(house: House) -> None:
    table = await house.friends("dog", ["Ann", "Ben"])
    spectator, ann = await house.watch(table), await house.watch(table, 0)

    assert spectator.table["you"] is None
    assert spectator.update["you"] is None
    assert spectator.update["view"]["hand"] == []
    assert spectator.update["legal"] == []
    assert ann.update["view"]["hand"]


async def test_a_key_without_a_seat_does_not_watch(house: House) -> None:
    table = await among_friends(house)
    ann = await house.watch(table, 0)
    told = len(ann.texts)
    with refused("not-seated"):
        await house.subscriptions.subscribe(table.id, Screen("a key of somewhere else"), None, 0)

    assert len(ann.texts) == told


async def test_whoever_has_the_link_sees_who_sits_there(house: House) -> None:
    table = await among_friends(house)
    seen = json.loads(await house.subscriptions.table_message(table.id, None))
    own = json.loads(await house.subscriptions.table_message(table.id, table.keys[Seat(1)]))

    assert [chair["name"] for chair in seen["chairs"]] == ["Ann", "Ben", "Cleo"]
    assert (seen["you"], own["you"]) == (None, 1)
