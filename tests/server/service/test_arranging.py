"""What the owner arranges before the game: whom chairs are for, their order, the beginning, another game."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.registry import find
from tablee.server.common.keys import key_hash
from tablee.server.table import seating
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import EMPTY_CHAIR, Stage
from tests.server.support.chairs import BOT, names, person, table
from tests.server.support.faulty_storage import refused


@pytest.mark.parametrize(("given", "players"), [({}, 3), ({"players": 3}, 3), ({"players": "5"}, 5)])
def test_there_are_as_many_players_as_chairs(given: dict[str, object], players: int) -> None:
    assert seating.read_options(find("overload"), given, players).players == players


@pytest.mark.parametrize(("given", "chairs"), [({"players": 4}, 3), ({}, 2), ({}, 6), ({}, 0), ({"special": "D"}, 4)])
def test_options_that_do_not_go_with_the_chairs_are_refused(given: dict[str, object], chairs: int) -> None:
    with refused("option"):
        seating.read_options(find("overload"), given, chairs)


def test_only_those_at_the_screen_of_the_owner_get_keys_with_the_table() -> None:
    places = [
        ChairPlan(sitter="me", name="Ann"),
        ChairPlan(sitter="friend"),
        ChairPlan(sitter="bot"),
        ChairPlan(sitter="beside", name="Ben"),
    ]

    chairs, keys = seating.make_chairs(find("overload"), places)

    assert [chair.sitter for chair in chairs] == ["person", "nobody", "bot", "person"]
    assert {seat: key_hash(key) for seat, key in keys.items()} == {0: chairs[0].key, 3: chairs[3].key}
    assert len(set(keys.values())) == 2
    assert chairs[0].screen == chairs[3].screen == seating.OWN_SCREEN


def test_a_chair_is_given_to_a_bot_and_its_person_gets_up() -> None:
    after, key = seating.assign_chair(table(person("Ann"), person("Ben")), 1, ChairPlan(sitter="bot"))

    assert key == ""
    assert after.chairs[0] == person("Ann")
    assert (after.chairs[1].sitter, after.chairs[1].name, after.chairs[1].level) == ("bot", "Basile", "medium")
    assert after.chairs[1].face == "basile"
    assert after.chairs[1].key == ""


def test_a_chair_for_a_friend_is_free() -> None:
    after, key = seating.assign_chair(table(BOT, person("Ann")), 0, ChairPlan(sitter="friend"))

    assert (after.chairs, key) == ((EMPTY_CHAIR, person("Ann")), "")


def test_a_chair_for_somebody_at_the_own_screen_comes_with_its_key() -> None:
    after, key = seating.assign_chair(table(EMPTY_CHAIR, person("Ann")), 0, ChairPlan(sitter="beside", name="Ben"))

    assert after.seat_for(key_hash(key)) == 0
    assert after.chairs[0].screen == seating.OWN_SCREEN


def test_whoever_is_placed_may_keep_the_name_that_the_chair_had() -> None:
    after, _ = seating.assign_chair(table(person("Ann"), EMPTY_CHAIR), 0, ChairPlan(sitter="me", name="Ann"))

    assert names(after) == ["Ann", ""]


def test_nobody_is_placed_under_the_name_of_another() -> None:
    with refused("name-taken"):
        seating.assign_chair(table(person("Ann"), EMPTY_CHAIR), 1, ChairPlan(sitter="me", name="ann"))


def test_bots_have_names_that_nobody_else_has() -> None:
    chairs, _ = seating.make_chairs(
        find("overload"), [ChairPlan(sitter="me", name="Lotte"), *[ChairPlan(sitter="bot")] * 3]
    )

    assert [chair.name for chair in chairs] == ["Lotte", "Basile", "Kapitän Friis", "Madame Zéro"]
    assert [chair.face for chair in chairs] == ["", "basile", "friis", "zero"]


def test_a_bot_gives_way_to_a_person_of_the_same_name() -> None:
    plans = [ChairPlan(sitter="bot", level="easy", face="mo"), ChairPlan(sitter="me", name="mo")]
    chairs, _ = seating.make_chairs(find("dog"), plans)
    after, _ = seating.take_seat(table(*chairs[:1], EMPTY_CHAIR), None, "Mo II", "key", None)

    assert [(chair.name, chair.face) for chair in chairs] == [("Mo II", "mo"), ("mo", "")]
    assert names(after) == ["Mo", "Mo II"]


def test_the_regular_wished_for_sits_down_unless_it_does_already() -> None:
    plan = ChairPlan(sitter="bot", level="easy", face="mo")
    chairs, _ = seating.make_chairs(find("dog"), [plan, plan])

    assert [chair.face for chair in chairs] == ["mo", "inge"]
    with refused("unreadable"):
        seating.make_chairs(find("dog"), [ChairPlan(sitter="bot", face="hal")])


def test_gentle_bots_have_the_faces_of_those_who_play_gently() -> None:
    chairs, _ = seating.make_chairs(find("wuerfelblitz"), [ChairPlan(sitter="bot", level="gentle")] * 3)

    assert [chair.face for chair in chairs] == ["inge", "mo", "biscuit"]


def test_a_bot_of_a_level_that_does_not_exist_is_refused() -> None:
    with refused("unreadable"):
        seating.assign_chair(table(EMPTY_CHAIR), 0, ChairPlan(sitter="bot", level="genius"))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_chair_that_does_not_exist_is_refused(seat: int) -> None:
    with refused("unknown-seat"):
        seating.assign_chair(table(EMPTY_CHAIR, EMPTY_CHAIR), seat, ChairPlan(sitter="bot"))


def test_an_order_says_who_sits_first_and_second() -> None:
    before = table(person("Ann"), person("Ben"), person("Cleo"))

    assert names(seating.reorder(before, [2, 0, 1])) == ["Cleo", "Ann", "Ben"]


@pytest.mark.parametrize("seats", [[], [0, 1], [0, 1, 1], [0, 1, 3], [-1, 0, 1], [0, 1, 2, 0]])
def test_an_order_that_does_not_name_each_seat_once_is_refused(seats: list[int]) -> None:
    with refused("order"):
        seating.reorder(table(EMPTY_CHAIR, EMPTY_CHAIR, EMPTY_CHAIR), seats)


def test_a_shuffle_keeps_everybody() -> None:
    before = table(*(person(name) for name in "ABCDEF"))

    orders = {tuple(names(seating.shuffle(before, Random(seed)))) for seed in range(20)}

    assert all(sorted(order) == [*"ABCDEF"] for order in orders)
    assert len(orders) > 10


def test_a_game_begins_when_every_chair_is_taken() -> None:
    after = seating.begin(table(person("Ann"), BOT, person("Ben")))

    assert after.stage == "playing"
    assert names(after) == ["Ann", "Bot 1", "Ben"]


def test_a_game_does_not_begin_with_open_seats() -> None:
    with refused("open-seats"):
        seating.begin(table(person("Ann"), EMPTY_CHAIR, BOT))


@pytest.mark.parametrize(("stage", "code"), [("playing", "started"), ("over", "over")])
def test_nothing_is_arranged_once_the_game_has_begun(stage: Stage, code: str) -> None:
    begun = table(person("Ann"), person("Ben"), stage=stage)

    with refused(code):
        seating.assign_chair(begun, 0, ChairPlan(sitter="bot"))
    with refused(code):
        seating.reorder(begun, [1, 0])
    with refused(code):
        seating.shuffle(begun)
    with refused(code):
        seating.begin(begun)


def test_another_game_is_for_the_same_people_with_the_same_keys() -> None:
    before = table(person("Ann"), BOT, EMPTY_CHAIR, stage="over").model_copy(update={"rematch": "second"})

    after = seating.rematch(before, "third", "dice", 7)

    assert (after.id, after.commitment, after.seed, after.created) == ("third", "dice", "", 7)
    assert (after.stage, after.rematch) == ("gathering", "")
    assert after.chairs == before.chairs
    assert after.owner == before.owner


@pytest.mark.parametrize(("stage", "code"), [("gathering", "not-started"), ("playing", "started")])
def test_there_is_no_other_game_before_the_end_of_the_first(stage: Stage, code: str) -> None:
    with refused(code):
        seating.rematch(table(person("Ann"), stage=stage), "second", "dice", 7)
