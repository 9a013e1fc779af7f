from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tablee.core.errors import IllegalAction
from tablee.games.wuerfel_express.events import TakenOut
from tablee.games.wuerfel_express.game import GAME
from tests.clauses import rule
from tests.games.wuerfel_express.builders import (
    act,
    after_set_up,
    ends,
    happened,
    lanterns,
    legal_texts,
    phase,
    refused,
    set_ups,
    start,
    supply,
    table,
    tracks,
)

EVERY_STRIP = [f"{colour}{length}" for colour in "RGBYWK" for length in range(2, 7)]


@rule("WE1")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play_with_a_track_each(players: int) -> None:
    assert tracks(start(players)) == ["0:"] * players


@rule("WE1")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_there_are_thirty_strips_of_six_colours_and_five_lengths(players: int) -> None:
    assert supply(start(players)) == EVERY_STRIP


@rule("WE1")
def test_there_are_seven_dice() -> None:
    assert phase(start(4)) == "roll 1 7 -"


@rule("WE2")
@pytest.mark.parametrize(("players", "number", "sets"), [(2, 3, 20), (3, 2, 90)])
def test_few_players_take_out_as_many_twos_as_threes_of_different_colours(players: int, number: int, sets: int) -> None:
    expected = {
        " ".join(sorted([*(f"{colour}2" for colour in twos), *(f"{colour}3" for colour in threes)]))
        for twos in combinations("RGBYWK", number)
        for threes in combinations("RGBYWK", number)
        if not set(twos) & set(threes)
    }

    found = [" ".join(sorted(out.split())) for out in set_ups(players)]

    assert len(found) == sets
    assert set(found) == expected
    assert len(expected) == sets


@rule("WE2")
@pytest.mark.parametrize("players", [2, 3])
def test_every_set_up_is_equally_likely_and_every_one_is_drawn(players: int) -> None:
    chance = GAME.chance(start(players))
    assert chance is not None
    outcomes = chance.outcomes()
    assert outcomes is not None
    rng = Random(5)

    drawn = Counter(GAME.format(chance.sample(rng)) for _ in range(3000))

    assert {weight for _, weight in outcomes} == {1}
    assert set(drawn) == {GAME.format(action) for action, _ in outcomes}
    assert max(drawn.values()) < 3 * 3000 / len(outcomes)


@rule("WE2")
def test_strips_taken_out_are_neither_in_the_supply_nor_anywhere_else() -> None:
    state = act(start(2), "out R2 G2 B2 Y3 W3 K3")

    assert supply(state) == [strip for strip in EVERY_STRIP if strip not in ("R2", "G2", "B2", "Y3", "W3", "K3")]
    assert GAME.position(state)["out"] == "R2 G2 B2 Y3 W3 K3"
    assert phase(state) == "roll 1 7 -"


@rule("WE2")
def test_everybody_sees_what_is_taken_out() -> None:
    (event,) = happened(start(3), "out R2 G2 Y3 W3")

    assert isinstance(event, TakenOut)
    assert GAME.tell(start(3), None, event) == (
        "Out of the game: the red 2 ●, the green 2 ▲, the yellow 3 ★ and the white 3 ◯."
    )
    assert event.seen_by(None)


@rule("WE2")
@pytest.mark.parametrize(
    ("players", "text"),
    [
        (2, "out R2 G2 Y3 W3"),
        (2, "out R2 G2 B2 R3 W3 K3"),
        (3, "out R2 G2 B2 Y3 W3 K3"),
        (3, "out R2 G2 Y3 W4"),
        (3, "out R2 G2 G3 W3"),
    ],
)
def test_other_strips_cannot_be_taken_out(players: int, text: str) -> None:
    with pytest.raises(IllegalAction, match="WE2"):
        act(start(players), text)


@rule("WE2")
def test_no_player_takes_strips_out() -> None:
    state = start(2)

    assert refused(state, "out R2 G2 B2 Y3 W3 K3") == "WE2"
    assert legal_texts(state) == []
    assert GAME.actors(state) == ()


@rule("WE2")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_four_or_more_players_take_nothing_out(players: int) -> None:
    with pytest.raises(IllegalAction, match="WE7"):
        act(start(players), "out R2 G2 Y3 W3")


@rule("WE3")
def test_every_marker_starts_below_space_one() -> None:
    assert ends(start(6)) == [0] * 6
    assert lanterns(start(6)) == [1, 2, 3, 4, 5, 6]


@rule("WE3")
def test_the_end_is_the_offset_of_the_marker_and_the_lengths_of_the_strips() -> None:
    assert ends(table("0: R3", "4: G2 B6", "0:", "7: W5")) == [3, 12, 0, 12]


@rule("WE4")
@pytest.mark.parametrize("players", range(2, 7))
def test_seat_one_starts_and_turns_go_round_clockwise(players: int) -> None:
    state = after_set_up(players)
    order = []
    for _ in range(players + 2):
        order.append(state.seat)
        state = act(state, "roll RRRRGBY", "stop", "done")

    assert order == [turn % players for turn in range(players + 2)]


@rule("WE4")
def test_only_the_seat_on_turn_decides() -> None:
    state = act(start(4), "roll RRGGBBY")

    assert GAME.actors(state) == (0,)
    assert legal_texts(state, seat=2) == []
    assert refused(state, "stop", seat=2) == "WE4"
    assert refused(state, "stop", seat=1) is None
