from __future__ import annotations

from random import Random

import pytest

from tablee.core.errors import NotationError, OptionError, PositionError
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import PLAYERS, act, discs, legal_texts, pawn, refused, rolls, start, table, turn


@rule("OV1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_five_play_with_two_pawns_each(players: int) -> None:
    view = GAME.view(start(players=players), None)

    assert (view.players, len(view.points), len(view.pawns)) == (players, players, 2 * players)


@rule("OV1")
@pytest.mark.parametrize("players", [2, 6])
def test_fewer_than_three_and_more_than_five_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match=r"players is a whole number from 3 to 5, not \d"):
        start(players=players)


@rule("OV1")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_eighty_discs_begin_in_the_cup(players: int) -> None:
    assert discs(start(players=players)) == (0, 80)


@rule("OV1")
def test_ten_full_pawns_empty_the_cup() -> None:
    rows = " ".join(f"{seat}{letter}@{seat}+8" for seat in range(1, 6) for letter in "ab")

    assert discs(table(rows, "move 1", players=5)) == (80, 0)


@rule("OV1")
def test_the_die_shows_one_to_eight_all_equally_likely() -> None:
    state = table(phase="roll")
    chance = GAME.chance(state)

    assert rolls(state) == [f"roll {pips}" for pips in range(1, 9)]
    assert chance is not None
    assert {weight for _, weight in chance.outcomes() or ()} == {1}
    assert {GAME.format(chance.sample(Random(seed))) for seed in range(200)} == set(rolls(state))


@rule("OV1")
def test_a_pawn_holds_at_most_eight_discs() -> None:
    assert pawn(act(start(), "load 8"), "1a") == "0+8"
    with pytest.raises(NotationError, match="0 to 8"):
        GAME.parse("load 9")
    with pytest.raises(PositionError, match="discs 0 to 8"):
        table("2a@5+9")


@rule("OV2")
@pytest.mark.parametrize(("players", "steps"), [(3, 17), (4, 21), (5, 25)])
def test_it_is_so_many_steps_from_start_to_finish(players: int, steps: int) -> None:
    last = steps - 1
    state = act(table(f"1a@{last - 1}+1", "move 1", players=players), "move 1a")
    arrived = act(table(f"1a@{last}+1", "move 1", players=players), "move 1a")

    assert len(GAME.view(state, None).track) == 1 + steps
    assert pawn(state, "1a") == f"{last}+1"
    assert pawn(arrived, "1a") == "0+0"


@rule("OV2")
@pytest.mark.parametrize(
    ("players", "sections"),
    [
        (3, "start A curve1 curve2 B finish"),
        (4, "start A curve1 C curve2 B finish"),
        (5, "start A curve1 C D curve2 B finish"),
    ],
)
def test_the_sections_lie_in_their_order_with_four_spaces_each(players: int, sections: str) -> None:
    rows = GAME.draw(GAME.view(start(players=players), None)).split("\n\n")[0].splitlines()
    spaces = [row.count("[") for row in rows]

    assert [row.split()[0] for row in rows] == sections.split()
    assert spaces == [1, *[4] * (len(rows) - 2), 1]


@rule("OV3")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_pawns_begin_on_start_and_seat_one_begins(players: int) -> None:
    state = start(players=players)

    assert [(pawn.place, pawn.discs) for pawn in GAME.view(state, None).pawns] == [(0, 0)] * (2 * players)
    assert turn(state) == "seat 1: load"


@rule("OV3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_turn_goes_round_clockwise(players: int) -> None:
    state = start(players=players)
    order = []
    for _ in range(players + 1):
        order.append(turn(state))
        state = act(state, "load 0", "roll 1")

    assert order == [f"seat {seat}: load" for seat in (*range(1, players + 1), 1)]


@rule("OV3")
@pytest.mark.parametrize(
    ("phase", "text"),
    [("load", "load 0"), ("move 3", "move 1a"), ("step 1a", "step back"), ("meet 1a 2a", "give 2a")],
)
def test_who_is_not_on_turn_has_nothing_to_decide(phase: str, text: str) -> None:
    pawns = {"load": "", "step 1a": "1a@11+0"}.get(phase, "1a@5+1 2a@5+1")
    state = table(pawns, phase, special="curve2")

    assert GAME.actors(state) == (0,)
    assert refused(state, text) is None
    assert [legal_texts(state, seat=seat) for seat in (2, 3)] == [[], []]
    assert [refused(state, text, seat=seat) for seat in (2, 3)] == ["OV3", "OV3"]


@rule("OV4")
@pytest.mark.parametrize(("players", "target"), [(3, 40), (4, 35), (5, 30)])
def test_the_target_depends_on_the_number_of_players(players: int, target: int) -> None:
    others = (0,) * (players - 1)
    last = {3: 16, 4: 20, 5: 24}[players]
    short = act(table(f"1a@{last}+3", "move 1", players=players, points=(target - 4, *others)), "move 1a")
    enough = act(table(f"1a@{last}+4", "move 1", players=players, points=(target - 4, *others)), "move 1a")

    assert GAME.view(short, None).target == target
    assert GAME.outcome(short) is None
    assert GAME.outcome(enough) is not None
