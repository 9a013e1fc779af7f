"""The players throw numbers into the seed: promised first, shown when the game begins, left out if they do not come."""

from __future__ import annotations

import json
from hashlib import sha256
from hmac import digest
from pathlib import Path
from random import Random

import pytest

from tablee.core.registry import games
from tablee.core.values import Seat
from tablee.server.background.deadlines import RETRY
from tablee.server.fairness.numbers import bot_number, game_seed, parse_number, pledge_to
from tablee.server.fairness.pledges import ANSWER_TIME, RECONNECT_TIME
from tablee.server.table.audience import REQUEST_PRESENCE
from tablee.server.table.seating import ChairPlan
from tests.server.fairness.test_promises import rearranged
from tests.server.support.harness import FakeSubscriber, Harness, bots, people
from tests.server.support.numbers import number_of, promise, promised, show, states
from tests.server.support.playing import MoodyStorage, play_on, refusal
from tests.server.support.practice import OVERLOAD, practice

GAMES = pytest.mark.parametrize("game", list(games()))
OTHER = "ff" * 32


# How the seed is made


def test_the_seed_of_a_game_is_the_hmac_of_the_line_of_numbers_in_its_record() -> None:
    seed, numbers = "5eed" * 16, (f"given {OTHER}", "silent", f"withheld {pledge_to(OTHER)}")
    line = f"numbers: given {OTHER}, silent, withheld {pledge_to(OTHER)}"

    assert game_seed(seed, numbers) == digest(bytes.fromhex(seed), line.encode(), sha256).hex()
    assert game_seed(seed, None) == seed


def test_every_number_changes_the_seed_and_so_does_its_place() -> None:
    one, other = f"given {OTHER}", f"given {number_of(0)}"
    made = [game_seed("00" * 32, numbers) for numbers in ((one, other), (other, one), (one, one), (one, "silent"))]

    assert len({*made}) == 4


def test_bots_have_numbers_that_follow_from_the_promised_seed() -> None:
    assert bot_number("00" * 32, 0) == digest(bytes(32), b"number:1", sha256).hex()
    assert bot_number("00" * 32, 0) != bot_number("00" * 32, 1)


# The usual start


async def test_the_game_begins_when_the_last_number_is_shown(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, game="dog", players=4, seats=(0, 1, 2, 3))
    waiting, before = ann.table, ann.update
    for seat in range(4):
        await show(harness, table, seat)

    assert (waiting["stage"], {number["state"] for number in waiting["numbers"]}) == ("playing", {"pledged"})
    assert (before["revision"], before["on_turn"], before["legal"]) == (0, [], [])
    assert states(ann) == ["given"] * 4
    assert [number["number"] for number in ann.table["numbers"]] == [number_of(seat) for seat in range(4)]
    assert ann.update["revision"] == 2
    assert ann.update["on_turn"]


@GAMES
async def test_all_draws_follow_from_the_seed_and_the_numbers_and_not_from_the_seed_alone(
    harness: Harness, game: str
) -> None:
    players = games()[game].about.players.usual
    table, _ = await promised(harness, game=game, players=players, seats=range(players))
    for seat in range(players):
        await show(harness, table, seat)
    await play_on(harness, table, Random(1), 12)
    await harness.lobby.end(table.id, table.owner)
    dice = await harness.services.archive.dice(table.id)
    words = [f"given {number_of(seat)}" for seat in range(players)]

    assert dice["game_seed"] == game_seed(harness.secret.seed(table.id), words) != dice["seed"]
    assert len(dice["draws"]) > 1
    assert all(draw["follows"] for draw in dice["draws"])


async def test_another_number_gives_other_cards_with_the_same_secret(tmp_path: Path) -> None:
    deals: list[str] = []
    for number in (number_of(0), number_of(0), OTHER):
        harness = Harness(tmp_path / f"{len(deals)}.db")
        table = await harness.table("dog", [*people("Ann"), *bots(3)], start=False)
        await promise(harness, table, 0, number)
        await harness.lobby.start(table.id, table.owner)
        await show(harness, table, 0, number)
        deals.append(harness.lines(table)[1])
        await harness.services.close()

    assert deals[0] == deals[1] != deals[2]


async def test_no_number_is_told_before_all_are_closed(harness: Harness) -> None:
    table, sockets = await promised(harness)
    guest = await harness.watch(table)
    await show(harness, table, 0)
    await show(harness, table, 1)
    told = "".join("".join(socket.texts) for socket in (*sockets, guest))

    assert number_of(0) not in told
    assert number_of(1) not in told
    assert states(guest) == ["pledged"] * 3


async def test_a_promise_is_shown_to_all_before_the_game(harness: Harness) -> None:
    _, (ann, ben, _) = await promised(harness, seats=(1,), start=False)

    assert ann.table["numbers"] == ben.table["numbers"]
    assert ann.table["numbers"][1] == {"state": "pledged", "pledge": pledge_to(number_of(1)), "number": None}
    assert states(ann) == ["silent", "pledged", "silent"]


async def test_at_one_screen_every_seat_throws_in_its_own_number(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    for seat in range(3):
        await promise(harness, table, seat)
    await harness.lobby.start(table.id, table.owner)
    for seat in range(3):
        await show(harness, table, seat)

    assert [parse_number(word).number for word in harness.registry.tables[table.id].setup.numbers or ()] == [
        number_of(seat) for seat in range(3)
    ]


async def test_numbers_of_bots_are_the_servers_and_said_to_be(harness: Harness) -> None:
    table = await harness.table("overload", [*people("Ann"), *bots(2)], start=False)
    ann = await harness.watch(table, 0)
    before = states(ann)
    await promise(harness, table, 0)
    await harness.lobby.start(table.id, table.owner)
    await show(harness, table, 0)
    seed = harness.secret.seed(table.id)

    assert before == ["silent", "bot", "bot"]
    assert states(ann) == ["given", "bot", "bot"]
    assert ann.table["numbers"][2]["number"] == bot_number(seed, 2)


async def test_the_same_number_may_be_shown_again(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=(0, 1))
    await show(harness, table, 0)
    await show(harness, table, 0)
    await show(harness, table, 1)
    await show(harness, table, 0)

    assert states(ann) == ["given", "given", "silent"]


# Without waiting


async def test_old_clients_that_promise_nothing_are_left_out_and_not_waited_for(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=())

    assert states(ann) == ["silent"] * 3
    assert ann.update["on_turn"] == [0]
    await harness.do(table, 0, "load 3")


async def test_a_table_of_bots_begins_immediately(harness: Harness) -> None:
    table = await harness.table("overload", bots(3), start=False)
    guest = await harness.watch(table)
    await harness.lobby.start(table.id, table.owner)

    assert states(guest) == ["bot"] * 3
    assert guest.table["on_turn"] == [0]


async def test_a_practice_table_takes_no_numbers(harness: Harness) -> None:
    table = await practice(harness, OVERLOAD)
    told = json.loads(await harness.subscriptions.table_message(table.id, None))
    said = [await refusal(promise(harness, table, 0)), await refusal(show(harness, table, 0))]

    assert told["numbers"] == []
    assert [refused["error"] for refused in said] == ["practice"] * 2


async def test_a_client_that_left_before_the_start_is_not_waited_for(harness: Harness) -> None:
    table, (ann, ben, _) = await promised(harness, seats=(1,), start=False)
    harness.leave(table, ben)
    await harness.lobby.start(table.id, table.owner)

    assert states(ann) == ["silent"] * 3
    assert ann.update["on_turn"] == [0]


async def test_a_client_without_a_socket_counts_while_its_last_request_is_recent(harness: Harness) -> None:
    found = []
    for wait in (REQUEST_PRESENCE - 1, REQUEST_PRESENCE):
        table = await harness.friends("overload", ("Ann", "Ben", "Cleo"), start=False)
        await promise(harness, table, 0)
        await harness.pass_time(wait)
        await harness.lobby.start(table.id, table.owner)
        found.append(harness.registry.tables[table.id].awaits_numbers)

    assert found == [True, False]


async def test_another_device_of_the_seat_promises_anew_after_the_first_has_left(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=(0,), start=False)
    again = await harness.watch(table, 0)
    harness.leave(table, ann)
    without = states(again)
    await promise(harness, table, 0, OTHER)

    assert (without[0], states(again)[0]) == ("silent", "pledged")


# Those who do not answer


async def test_a_client_that_vanishes_after_its_promise_is_left_out_visibly_within_seconds(harness: Harness) -> None:
    table, (ann, ben, _) = await promised(harness)
    await show(harness, table, 0)
    await show(harness, table, 2)
    harness.leave(table, ben)
    await harness.pass_time(ANSWER_TIME - 1)
    early = states(ann)
    await harness.pass_time(1)

    assert early == ["pledged"] * 3
    assert states(ann) == ["given", "withheld", "given"]
    assert ann.table["numbers"][1] == {"state": "withheld", "pledge": pledge_to(number_of(1)), "number": None}
    assert ann.update["on_turn"] == [0]
    await harness.do(table, 0, "load 3")
    await harness.lobby.end(table.id, table.owner)
    line = dict((await harness.services.archive.record(table.id)).remarks)["numbers"]
    assert line == f"given {number_of(0)}, withheld {pledge_to(number_of(1))}, given {number_of(2)}"
    assert all(draw["follows"] for draw in (await harness.services.archive.dice(table.id))["draws"])


async def test_a_number_that_comes_too_late_is_refused(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness)
    await harness.pass_time(ANSWER_TIME)
    seed = harness.registry.tables[table.id].seed
    said = await refusal(show(harness, table, 0))

    assert said["error"] == "late"
    assert states(ann) == ["withheld"] * 3
    assert harness.registry.tables[table.id].seed == seed


async def test_a_client_may_come_back_in_time_and_show_its_number(harness: Harness) -> None:
    table, (ann, ben, _) = await promised(harness, seats=(0, 1))
    await show(harness, table, 0)
    harness.leave(table, ben)
    again = await harness.watch(table, 1)
    await show(harness, table, 1)

    assert states(again) == states(ann) == ["given", "given", "silent"]


async def test_while_numbers_are_missing_nobody_plays(harness: Harness) -> None:
    table, _ = await promised(harness)
    said = await refusal(harness.do(table, 0, "load 3"))

    assert said["error"] == "not-your-turn"
    assert "the numbers of the players are being collected" in said["text"]
    assert (await refusal(harness.undo(table, 0)))["error"] == "no-undo"


async def test_dice_under_the_box_wait_for_the_numbers_too(harness: Harness) -> None:
    """Würfelblitz begins with a lot, without suspense; a game may begin with the roll itself."""
    harness.in_real_time = True
    table, (ann, *_) = await promised(harness, game="wuerfelblitz")
    await harness.pass_time(ANSWER_TIME - 1)
    waiting = harness.registry.tables[table.id]
    match, start = waiting.match, waiting.match.state
    match.state = match.game.step(start, None, match.game.parse("first 1"))

    assert (match.revision, ann.update["clock"]["reveal"], waiting.suspense_left) == (0, None, 0)
    match.state = start
    await harness.pass_time(1)
    assert match.revision == 1
    assert ann.update["clock"]["reveal"] is not None


async def test_clocks_run_from_the_first_draw_on(harness: Harness) -> None:
    table = await harness.friends("overload", ("Ann", "Ben", "Cleo"), start=False, clock={"bank": 60})
    ann = await harness.watch(table, 0)
    await promise(harness, table, 0)
    await harness.lobby.start(table.id, table.owner)
    await harness.pass_time(2000)
    await show(harness, table, 0)

    await harness.pass_time(1000)
    await harness.do(table, 0, "load 3")

    assert ann.update["clock"]["left"] == [59_000, 60_000, 60_000]


# Tricks


async def test_a_number_that_was_not_promised_is_refused_and_the_right_one_still_counts(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=(0,))
    said = await refusal(show(harness, table, 0, OTHER))
    await show(harness, table, 0)

    assert said["error"] == "number"
    assert states(ann) == ["given", "silent", "silent"]


async def test_a_seat_that_promised_nothing_cannot_throw_in_a_number_later(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=(0,))
    said = [await refusal(show(harness, table, 1)), await refusal(promise(harness, table, 1))]
    await show(harness, table, 0)

    assert [refused["error"] for refused in said] == ["number", "started"]
    assert states(ann) == ["given", "silent", "silent"]


async def test_a_seat_promises_one_number(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=(0,), start=False)
    said = await refusal(promise(harness, table, 0, OTHER))
    await promise(harness, table, 0)

    assert said["error"] == "pledged"
    assert ann.table["numbers"][0]["pledge"] == pledge_to(number_of(0))


async def test_the_key_of_another_seat_shows_nothing_for_a_seat(harness: Harness) -> None:
    """Cleo knows Ann's number: it is not the one that Cleo's seat promised."""
    table, (ann, *_) = await promised(harness, seats=(0, 2))
    said = await refusal(show(harness, table, 2, number_of(0)))

    assert said["error"] == "number"
    assert states(ann) == ["pledged", "silent", "pledged"]


async def test_a_copied_promise_is_of_no_use(harness: Harness) -> None:
    """Cleo promises what Ann has promised: nobody but Ann can show that number, and Cleo's is withheld."""
    table, (ann, *_) = await promised(harness, seats=(0,), start=False)
    await promise(harness, table, 2, number_of(0))
    await harness.lobby.start(table.id, table.owner)
    await show(harness, table, 0)
    await harness.pass_time(ANSWER_TIME)

    assert states(ann) == ["given", "silent", "withheld"]


async def test_spectators_and_wrong_keys_promise_and_show_nothing(harness: Harness) -> None:
    table, _ = await promised(harness, seats=(0,), start=False)
    early = [await refusal(harness.send("pledge", table.id, key, "", 0, pledge_to(OTHER))) for key in (None, "k" * 40)]
    await harness.lobby.start(table.id, table.owner)
    late = [await refusal(harness.send("number", table.id, key, "", 0, number_of(0))) for key in (None, table.owner)]

    assert [refused["error"] for refused in (*early, *late)] == ["not-seated"] * 4


async def test_before_the_start_no_number_is_taken(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, start=False)
    said = await refusal(show(harness, table, 0))

    assert said["error"] == "not-started"
    assert number_of(0) not in "".join(ann.texts)


async def test_a_player_who_takes_the_seat_meanwhile_cannot_choose_its_number(harness: Harness) -> None:
    table, (_, ben, _) = await promised(harness, seats=(0,))
    await harness.lobby.leave(table.id, table.keys[Seat(0)])
    taken = await harness.lobby.sit(table.id, 0, "Eve", None, None)
    table.keys[Seat(0)] = taken.key
    said = await refusal(show(harness, table, 0, OTHER))
    await harness.pass_time(ANSWER_TIME)

    assert said["error"] == "number"
    assert states(ben)[0] == "withheld"


async def test_who_gave_up_the_seat_before_the_game_leaves_no_promise_behind(harness: Harness) -> None:
    table, (_, ben, _) = await promised(harness, seats=(0,), start=False)
    await harness.lobby.leave(table.id, table.keys[Seat(0)])
    await harness.lobby.sit(table.id, 0, "Eve", None, None)

    assert states(ben) == ["silent"] * 3


async def test_promises_follow_their_players_to_other_chairs(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=(0,), start=False)
    await harness.lobby.reorder(table.id, table.owner, [2, 1, 0])

    assert states(ann) == ["silent", "silent", "pledged"]


# Restarts, failing disks, the end, the next game


async def test_a_start_survives_a_restart_between_promise_and_number(harness: Harness) -> None:
    table, _ = await promised(harness)
    await show(harness, table, 0)
    await harness.restart()
    await harness.services.recovery.adopt_orphans()
    sockets = [await harness.watch(table, seat) for seat in range(3)]
    again = sockets[0].table
    for seat in range(3):
        await show(harness, table, seat)

    assert [number["pledge"] for number in again["numbers"]] == [pledge_to(number_of(seat)) for seat in range(3)]
    assert states(sockets[0]) == ["given"] * 3
    seed = game_seed(harness.secret.seed(table.id), [f"given {number_of(seat)}" for seat in range(3)])
    assert harness.registry.tables[table.id].seed == seed
    await harness.do(table, 0, "load 3")


async def test_after_a_restart_clients_have_time_to_reconnect_and_then_the_game_begins(harness: Harness) -> None:
    table, _ = await promised(harness)
    await harness.restart()
    await harness.services.recovery.adopt_orphans()
    waiting = harness.registry.tables[table.id]
    await harness.pass_time(RECONNECT_TIME - 1)
    early = waiting.awaits_numbers
    await harness.pass_time(1)

    assert early
    assert not waiting.awaits_numbers
    assert list(waiting.match.pending) == [0]


async def test_the_seed_is_the_same_after_an_undo_and_when_the_game_is_loaded_again(harness: Harness) -> None:
    table = await harness.table("overload", start=False)
    await promise(harness, table, 0)
    await harness.lobby.start(table.id, table.owner)
    await show(harness, table, 0)
    await harness.do(table, 0, "load 3")
    before, seed = harness.lines(table), harness.registry.tables[table.id].seed
    await harness.undo(table, 0)
    await harness.do(table, 0, "load 3")
    again = harness.lines(table)
    await harness.restart()
    ann = await harness.watch(table, 0)

    assert before == again == harness.lines(table)
    assert harness.registry.tables[table.id].seed == seed
    assert states(ann) == ["given", "silent", "silent"]


@pytest.mark.parametrize(
    "numbers",
    [
        [f"given {OTHER}", f"given {number_of(1)}", "silent"],
        [f"given {number_of(1)}", f"given {number_of(0)}", "silent"],
        [f"given {number_of(0)}", "silent", "silent"],
        None,
        ["given 1", "silent", "silent"],
    ],
)
async def test_with_other_numbers_in_the_database_the_game_is_set_aside(
    harness: Harness, numbers: list[str] | None
) -> None:
    table, _ = await promised(harness, seats=(0, 1))
    await show(harness, table, 0)
    await show(harness, table, 1)
    await play_on(harness, table, Random(7), 8)
    await harness.restart()
    rearranged(harness, table, lambda found: found.update(numbers=numbers))

    assert (await refusal(harness.subscriptions.table_message(table.id, None)))["error"] == "set-aside"


async def test_a_disk_that_fails_at_the_start_delays_the_game(tmp_path: Path) -> None:
    storage = MoodyStorage(tmp_path / "tables.db")
    harness = Harness(tmp_path / "tables.db", storage=storage)
    table, (ann, *_) = await promised(harness)
    await harness.pass_time(ANSWER_TIME - 1)
    storage.failures = 1
    await harness.pass_time(1)
    failed = states(ann)
    await harness.pass_time(RETRY)

    assert failed == ["pledged"] * 3
    assert states(ann) == ["withheld"] * 3
    assert list(harness.registry.tables[table.id].match.pending) == [0]
    await harness.services.close()


async def test_a_game_ended_while_numbers_are_missing_says_which_were_there(harness: Harness) -> None:
    table, (ann, *_) = await promised(harness, seats=(0, 1))
    await show(harness, table, 0)
    await harness.lobby.end(table.id, table.owner)
    await harness.pass_time(ANSWER_TIME)

    assert (ann.table["stage"], states(ann)) == ("over", ["given", "withheld", "silent"])
    assert (await harness.services.archive.dice(table.id))["draws"] == []


async def test_the_next_game_asks_for_new_numbers(harness: Harness) -> None:
    table, _ = await promised(harness)
    await harness.pass_time(ANSWER_TIME)
    await harness.lobby.end(table.id, table.owner)
    following = await harness.lobby.rematch(table.id, table.keys[Seat(0)])
    screen = FakeSubscriber(table.keys[Seat(0)])
    await harness.subscriptions.subscribe(following, screen, None, 0)

    assert states(screen) == ["silent"] * 3
    assert screen.table["stage"] == "gathering"


async def test_a_game_from_before_there_were_numbers_goes_on_with_the_servers_seed(harness: Harness) -> None:
    table = await harness.table("overload", [ChairPlan(sitter="me", name="Ann"), *bots(2)])
    await harness.restart()
    rearranged(harness, table, lambda found: found.pop("numbers"))
    told = json.loads(await harness.subscriptions.table_message(table.id, None))

    assert told["numbers"] == []
    assert harness.registry.tables[table.id].seed == harness.secret.seed(table.id)
    await harness.do(table, 0, "load 3")
    await harness.lobby.end(table.id, table.owner)
    assert "numbers" not in dict((await harness.services.archive.record(table.id)).remarks)
