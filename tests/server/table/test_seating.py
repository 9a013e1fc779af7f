"""Taking, leaving and ordering seats, as values."""

from __future__ import annotations

import pytest

from tablee.server.common.keys import key_hash
from tablee.server.common.people import NICKNAMES
from tablee.server.table import seating
from tablee.server.table.setup import EMPTY_CHAIR, Chair, Stage, TableSetup
from tests.server.support.chairs import BOT, names, person, table
from tests.server.support.faulty_storage import refused


def take(at: TableSetup, name: str = "Dora", *, key: str = "Dora", wish: int | None = None, beside: str = "") -> int:
    """Where somebody gets a seat."""
    return seating.take_seat(at, wish, name, key, beside)[1]


def test_the_first_free_seat_is_taken_without_a_wish() -> None:
    after, seat = seating.take_seat(table(person("Ann"), EMPTY_CHAIR, EMPTY_CHAIR), None, "Dora", "key", None)

    assert seat == 1
    assert names(after) == ["Ann", "Dora", ""]
    assert after.chairs[1].sitter == "person"
    assert after.chairs[1].key == key_hash("key")


def test_a_wish_is_granted_where_the_seat_is_free() -> None:
    assert take(table(EMPTY_CHAIR, EMPTY_CHAIR, EMPTY_CHAIR), wish=2) == 2


@pytest.mark.parametrize("chair", [person("Ann"), BOT])
def test_a_wish_for_a_seat_that_is_taken_is_refused(chair: Chair) -> None:
    with refused("seat-taken"):
        take(table(EMPTY_CHAIR, chair, EMPTY_CHAIR), wish=1)


@pytest.mark.parametrize("wish", [-1, 3])
def test_a_wish_for_a_seat_that_does_not_exist_is_refused(wish: int) -> None:
    with refused("unknown-seat"):
        take(table(EMPTY_CHAIR, EMPTY_CHAIR, EMPTY_CHAIR), wish=wish)


def test_a_full_table_is_refused() -> None:
    with refused("full"):
        take(table(person("Ann"), BOT, person("Ben")))


@pytest.mark.parametrize("name", ["Ann", "ANN", " ann ", "a\u0301nn"])
def test_a_name_is_taken_whatever_its_case(name: str) -> None:
    with refused("name-taken"):
        take(table(person("Ann"), person("Ánn"), EMPTY_CHAIR), name)


def test_people_without_a_name_get_nicknames_that_differ() -> None:
    after, _ = seating.take_seat(table(person("Ann"), EMPTY_CHAIR, EMPTY_CHAIR), None, "", "key", None)
    after, _ = seating.take_seat(after, None, "", "other key", None)

    assert set(names(after)) - {"Ann"} <= set(NICKNAMES)
    assert len(set(names(after))) == 3


def test_a_name_of_spaces_is_no_name() -> None:
    with refused("name"):
        take(table(person("Ann"), EMPTY_CHAIR), "  ")


def test_a_person_sits_down_with_a_face_of_the_list() -> None:
    after, seat = seating.take_seat(table(person("Ann"), EMPTY_CHAIR), None, "Dora", "key", None, "beret")

    assert after.chairs[seat].face == "beret"
    with refused("face"):
        seating.take_seat(table(person("Ann"), EMPTY_CHAIR), None, "Dora", "key", None, "lotte")


def test_a_bot_leaves_its_name_to_a_person() -> None:
    after, seat = seating.take_seat(table(BOT, EMPTY_CHAIR, EMPTY_CHAIR), None, "bot 1", "key", None)

    assert [after.chairs[0].name, after.chairs[seat].name] == ["Bot 1 II", "bot 1"]


def test_a_chair_that_was_stored_before_there_were_faces_has_none() -> None:
    stored = '{"sitter":"bot","name":"Bot 2","level":"easy","key":"","screen":0}'

    assert Chair.model_validate_json(stored) == Chair(sitter="bot", name="Bot 2", level="easy", face="")


@pytest.mark.parametrize("name", ["  ", "\n\t", "x" * 25])
def test_a_name_is_one_line_that_can_be_seen(name: str) -> None:
    with refused("name"):
        take(table(EMPTY_CHAIR), name)


def test_the_same_key_gets_the_same_seat_again_whatever_is_wished() -> None:
    before = table(EMPTY_CHAIR, person("Ann"), EMPTY_CHAIR)

    after, seat = seating.take_seat(before, 2, "Another", "Ann", None)

    assert seat == 1
    assert after == before


@pytest.mark.parametrize("stage", ["gathering", "playing", "over"])
def test_a_key_finds_its_seat_in_every_stage(stage: Stage) -> None:
    assert take(table(person("Ann"), person("Dora"), stage=stage)) == 1


def test_a_seat_that_was_left_can_be_taken_during_the_game() -> None:
    assert take(table(person("Ann"), EMPTY_CHAIR, stage="playing")) == 1


def test_no_seat_is_taken_after_the_game() -> None:
    with refused("over"):
        take(table(person("Ann"), EMPTY_CHAIR, stage="over"))


def test_whoever_comes_by_itself_has_a_screen_of_its_own() -> None:
    after, seat = seating.take_seat(table(person("Ann", screen=4), EMPTY_CHAIR), None, "Dora", "key", None)

    assert after.chairs[seat].screen == 5
    assert not seating.begin(after).at_one_screen


def test_nobody_but_those_beside_sits_at_the_screen_of_the_owner() -> None:
    after, seat = seating.take_seat(table(EMPTY_CHAIR, EMPTY_CHAIR), None, "Dora", "key", None)

    assert after.chairs[seat].screen != seating.OWN_SCREEN


def test_beside_somebody_is_at_the_same_screen_with_a_key_of_its_own() -> None:
    after, seat = seating.take_seat(table(person("Ann", screen=4), EMPTY_CHAIR, BOT), None, "Dora", "key", "Ann")

    assert after.chairs[seat].screen == 4
    assert after.chairs[seat].key == key_hash("key")
    assert seating.begin(after).at_one_screen


def test_nobody_sits_beside_a_key_that_has_no_seat() -> None:
    with refused("not-seated"):
        take(table(person("Ann"), EMPTY_CHAIR), beside="Ben")


@pytest.mark.parametrize("stage", ["gathering", "playing"])
def test_whoever_leaves_frees_the_chair(stage: Stage) -> None:
    after = seating.leave_seat(table(person("Ann"), person("Ben"), stage=stage), "Ben")

    assert after.chairs == (person("Ann"), EMPTY_CHAIR)
    assert after.stage == stage


def test_nobody_leaves_after_the_game() -> None:
    with refused("over"):
        seating.leave_seat(table(person("Ann"), stage="over"), "Ann")


@pytest.mark.parametrize("key", [None, "", "Ben"])
def test_only_who_sits_can_leave(key: str | None) -> None:
    with refused("not-seated"):
        seating.leave_seat(table(person("Ann"), BOT, EMPTY_CHAIR), key)
