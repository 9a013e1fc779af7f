"""Who is there: sockets, requests for a while, spectators."""

from __future__ import annotations

import json

from tablee.core.values import Seat
from tablee.server.service.lobby import NewTable
from tablee.server.table.seating import ChairPlan
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import FakeSubscriber, Harness, bots, people

HALF_A_MINUTE = 30_000


async def among_friends(harness: Harness, game: str = "overload") -> NewTable:
    """A game that nobody has looked at for a while."""
    table = await harness.friends(game, ["Ann", "Ben", "Cleo"], stand_in=None)
    await harness.pass_time(2 * HALF_A_MINUTE)
    return table


async def ask(harness: Harness, table: NewTable, seat: int) -> None:
    """A request without a socket."""
    await harness.subscriptions.update_message(table.id, table.keys[Seat(seat)], None)


def present(screen: FakeSubscriber) -> list[bool]:
    return [chair["present"] for chair in screen.table["chairs"]]


async def test_a_socket_is_presence_and_everybody_is_told(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    alone = present(ann)
    await harness.watch(table, 2)

    assert alone == [True, False, False]
    assert present(ann) == [True, False, True]


async def test_a_socket_that_closes_ends_presence_and_everybody_is_told(harness: Harness) -> None:
    table = await among_friends(harness)
    ann, ben = await harness.watch(table, 0), await harness.watch(table, 1)
    harness.leave(table, ben)

    assert present(ann) == [True, False, False]


async def test_a_socket_is_presence_for_however_long(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    await harness.pass_time(100 * HALF_A_MINUTE)
    await harness.watch(table, 1)

    assert present(ann) == [True, True, False]


async def test_with_two_sockets_the_seat_is_present_until_both_are_gone(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    phone, tablet = await harness.watch(table, 1), await harness.watch(table, 1)
    harness.leave(table, phone)
    with_one = present(ann)
    harness.leave(table, tablet)

    assert with_one == [True, True, False]
    assert present(ann) == [True, False, False]


async def test_a_socket_that_closes_twice_is_gone_once(harness: Harness) -> None:
    table = await among_friends(harness)
    phone, tablet = await harness.watch(table, 1), await harness.watch(table, 1)
    harness.leave(table, phone)
    harness.leave(table, phone)

    assert present(tablet) == [False, True, False]


async def test_a_request_is_presence_and_everybody_is_told(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    await ask(harness, table, 1)

    assert present(ann) == [True, True, False]


async def test_a_request_counts_for_half_a_minute(harness: Harness) -> None:
    table = await among_friends(harness)
    await ask(harness, table, 1)
    await harness.pass_time(HALF_A_MINUTE - 1)
    before = present(await harness.watch(table))
    await harness.pass_time(1)
    after = present(await harness.watch(table))

    assert before == [False, True, False]
    assert after == [False, False, False]


async def test_everybody_is_told_when_a_request_does_not_count_any_more(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    await ask(harness, table, 1)
    told = len(ann.of_kind("table"))
    await harness.pass_time(HALF_A_MINUTE)

    assert len(ann.of_kind("table")) == told + 1
    assert present(ann) == [True, False, False]


async def test_every_request_counts_anew(harness: Harness) -> None:
    table = await among_friends(harness)
    await ask(harness, table, 1)
    await harness.pass_time(HALF_A_MINUTE - 1)
    await ask(harness, table, 1)
    await harness.pass_time(HALF_A_MINUTE - 1)

    assert present(await harness.watch(table)) == [False, True, False]


async def test_a_socket_that_closes_ends_presence_also_right_after_a_request(harness: Harness) -> None:
    table = await among_friends(harness)
    ann, ben = await harness.watch(table, 0), await harness.watch(table, 1)
    await ask(harness, table, 1)
    harness.leave(table, ben)

    assert present(ann) == [True, False, False]


async def test_a_move_and_a_word_are_presence_too(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    await harness.do(table, 0, "load 1")
    await harness.do(table, 1, "load 1")
    await harness.send_chat(table.id, table.keys[Seat(2)], "hello", True, "word")

    assert present(ann) == [True, True, True]


async def test_bots_and_free_chairs_are_not_present_though_somebody_watches(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(1), ChairPlan(sitter="friend")], start=False)
    spectator = await harness.watch(table)

    assert present(spectator) == [False, False, False]


async def test_spectators_are_counted(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    one, _ = await harness.watch(table), await harness.watch(table)
    two_watching = ann.table["watching"]
    harness.leave(table, one)

    assert two_watching == 2
    assert ann.table["watching"] == 1
    assert present(ann) == [True, False, False]


async def test_a_spectator_sees_no_hand_and_may_do_nothing(harness: Harness) -> None:
    table = await harness.friends("dog", ["Ann", "Ben"])
    spectator, ann = await harness.watch(table), await harness.watch(table, 0)

    assert spectator.table["you"] is None
    assert spectator.update["you"] is None
    assert spectator.update["view"]["hand"] == []
    assert spectator.update["legal"] == []
    assert ann.update["view"]["hand"]


async def test_a_shared_screen_sees_no_hand_and_does_not_count_as_watching(harness: Harness) -> None:
    table = await harness.friends("dog", ["Ann", "Ben"])
    shared = FakeSubscriber(table.keys[Seat(0)], is_shared=True)
    await harness.subscriptions.subscribe(table.id, shared, None, 0)

    assert shared.table["you"] is None
    assert shared.table["watching"] == 0
    assert shared.update["view"]["hand"] == []
    assert shared.update["legal"] == []
    assert present(shared) == [True, True]


async def test_a_shared_screen_is_told_what_a_spectator_is_told(harness: Harness) -> None:
    table = await harness.friends("dog", ["Ann", "Ben"])
    shared, spectator = FakeSubscriber(table.keys[Seat(0)], is_shared=True), await harness.watch(table)
    await harness.subscriptions.subscribe(table.id, shared, None, 0)
    ann = await harness.watch(table, 0)
    for screen in (shared, spectator):
        screen.texts.clear()
    await harness.do(table, 0, ann.update["legal"][0])

    assert shared.of_kind("update") == spectator.of_kind("update")
    assert [event["is"] for step in shared.steps() for event in step["events"]] == ["Offered"]


async def test_a_shared_screen_needs_the_key_of_a_seat(harness: Harness) -> None:
    table = await among_friends(harness)
    with refused("not-seated"):
        await harness.subscriptions.subscribe(table.id, FakeSubscriber("no seat's key", is_shared=True), None, 0)


async def test_a_key_without_a_seat_does_not_watch(harness: Harness) -> None:
    table = await among_friends(harness)
    ann = await harness.watch(table, 0)
    told = len(ann.texts)
    with refused("not-seated"):
        await harness.subscriptions.subscribe(table.id, FakeSubscriber("a key of somewhere else"), None, 0)

    assert len(ann.texts) == told


async def test_whoever_has_the_link_sees_who_sits_there(harness: Harness) -> None:
    table = await among_friends(harness)
    seen = json.loads(await harness.subscriptions.table_message(table.id, None))
    own = json.loads(await harness.subscriptions.table_message(table.id, table.keys[Seat(1)]))

    assert [chair["name"] for chair in seen["chairs"]] == ["Ann", "Ben", "Cleo"]
    assert (seen["you"], own["you"]) == (None, 1)
