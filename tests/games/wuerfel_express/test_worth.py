from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.wuerfel_express import traits as kinds
from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.state import State
from tablee.games.wuerfel_express.traits import TRAITS, Table, danger, traits
from tablee.games.wuerfel_express.weights import WEIGHTS
from tablee.games.wuerfel_express.worth import between_turns, score, shares
from tests.clauses import rule
from tests.games.wuerfel_express.builders import after_set_up, table, tracks
from tests.games.wuerfel_express.test_solver import random_table


def chances(state: State) -> list[float]:
    return between_turns(WEIGHTS[state.players], state)


def recoloured(state: State, order: str) -> State:
    """The same table with other names for the colours."""
    names = str.maketrans("RGBYWK", order)
    return begun_with([track.translate(names) for track in tracks(state)], out(state).translate(names), state.turns)


def moved_on(state: State) -> State:
    """The same table with every player one chair further."""
    lanes = tracks(state)
    return begun_with([lanes[-1], *lanes[:-1]], out(state), (state.turns + 1) % len(lanes))


def out(state: State) -> str:
    return str(GAME.position(state)["out"])


def begun_with(lanes: list[str], out: str, turns: int) -> State:
    return table(*lanes, phase="roll 1 7 -", turns=turns, out=out)


def begun(players: int, rng: Random) -> State:
    return random_table(players, rng, "roll 1 7 -")


def test_there_are_weights_for_every_trait_and_number_of_players() -> None:
    assert sorted(WEIGHTS) == [2, 3, 4, 5, 6]
    assert {len(weights) for weights in WEIGHTS.values()} == {TRAITS}


def test_shares_are_in_proportion_to_the_exponentials() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1000.0, 1000.0, 0.0]) == [0.5, 0.5, 0.0]
    assert shares([1.0, 0.0])[0] == pytest.approx(0.7310585786)


def test_a_score_adds_up_the_weights_also_of_a_trait_that_is_there_twice() -> None:
    assert score(vec[float]([1.0, 10.0, 100.0]), vec[i64]([0, 2, 2])) == 201


@pytest.mark.parametrize("players", range(2, 7))
def test_chances_neither_depend_on_the_chairs_nor_on_the_names_of_the_colours(players: int) -> None:
    rng = Random(players)
    for _ in range(20):
        state = begun(players, rng)
        order = "".join(rng.sample("RGBYWK", 6))
        found = chances(state)

        assert sum(found) == pytest.approx(1)
        assert chances(recoloured(state, order)) == pytest.approx(found)
        assert chances(moved_on(state)) == pytest.approx([found[-1], *found[:-1]])


@pytest.mark.parametrize("players", range(2, 7))
def test_at_the_start_the_chances_are_about_even(players: int) -> None:
    for chance in chances(after_set_up(players)):
        assert 0.5 < chance * players < 1.6


@pytest.mark.parametrize("players", range(2, 7))
def test_whoever_is_far_ahead_is_likely_to_win(players: int) -> None:
    state = (
        table("20: R4 G3", *["0: B2"] * (players - 1)) if players == 2 else table("20: R4 G3", *["0:"] * (players - 1))
    )

    assert chances(state)[0] > 0.7


@rule("WE18")
@rule("WE19")
def test_at_the_end_it_is_sure_who_has_won() -> None:
    assert chances(table("28: R2", "10: R4", "0:", phase="over")) == [1, 0, 0]
    assert chances(table("8: R2", "10: G2", "0: B2 R3 W2", "10: K2", phase="over", turns=800)) == [0, 1, 0, 1]


@pytest.mark.parametrize("players", range(2, 7))
def test_all_traits_are_known(players: int) -> None:
    rng = Random(players)
    for _ in range(50):
        rows = traits(begun(players, rng))

        assert len(rows) == players
        assert all(0 <= trait < TRAITS for row in rows for trait in row)


def test_traits_of_different_kinds_never_meet() -> None:
    starts = [kinds.SPACE, kinds.SPACE_ON_TURN, kinds.ORDER, kinds.FAR_STRIPS, kinds.CLOSE_STRIPS, kinds.FIRST_STRIP]
    starts += [kinds.FRONT_STRIP, kinds.LANTERN, kinds.OFFER, kinds.PREY, TRAITS]

    assert starts == sorted(set(starts))
    assert kinds.strips_trait(17, 6) < kinds.CLOSE_STRIPS == kinds.strips_trait(18, 0)
    assert kinds.strips_trait(29, 6) == kinds.FIRST_STRIP - 1


@rule("WE4")
def test_who_waits_for_how_many_turns_is_a_trait_in_each_part_of_the_way() -> None:
    rows = traits(table("3: R2", "9: B3", "2: W2", "20: K5", turn=2))
    order = [[trait - kinds.ORDER for trait in row if kinds.ORDER <= trait < kinds.FAR_STRIPS] for row in rows]

    assert order == [[3 * 6 + 1], [0 * 6 + 2], [1 * 6 + 0], [2 * 6 + 5]]


@rule("WE12")
@rule("WE17")
def test_the_first_strip_is_in_danger_from_whoever_lacks_its_colour() -> None:
    lanes = ("9: R2 G2", "9: B2 G3", "9: B3 R3", "0: W2 K2")
    seats = range(4)
    of_red = Table(table(*lanes, turn=2))
    of_all = Table(table("9: R2 G2", "9: R3 K2", "0: R4 Y2", turn=2))

    assert [danger(of_red, seat) for seat in seats] == [3, 2, 2, 0]
    assert [danger(of_all, seat) for seat in range(3)] == [1, 1, 0]


@rule("WE9")
@rule("WE10")
def test_the_supply_counts_in_free_colours_and_otherwise_near_the_goal() -> None:
    state = table("0: R6 G2 B2", "20: W4", "0: Y5 W2 K2", "0: R2", out="")
    offers = [[trait - kinds.OFFER for trait in row if kinds.OFFER <= trait < kinds.PREY] for row in traits(state)]

    assert offers[0] == [0b10111, 0b11010, 0b11110]
    assert offers[1] == [32 + each for each in (0b01110, 0b11110, 0b11110, 0b10111, 0b11110)]


@rule("WE12")
def test_prey_is_what_can_be_stolen_at_once_later_or_from_the_lantern() -> None:
    state = table("9: R2 G2", "9: B4 G3", "0: W5 K2", "9: K3")
    prey = [[trait - kinds.PREY for trait in row if trait >= kinds.PREY] for row in traits(state)]

    assert prey[0] == [5 + 2, 10 + 3]
    assert prey[1] == [0, 10 + 3]
    assert prey[2] == [0, 2]
    assert prey[3] == [0, 2, 10 + 3]
