from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction, PositionError
from tablee.games.overload.game import GAME
from tests.clauses import rule
from tests.games.overload.builders import act, legal_texts, pawns, refused, start, table, turn


@rule("OV6")
@pytest.mark.parametrize("pips", range(1, 9))
def test_the_pawn_chosen_moves_forward_by_the_number_rolled(pips: int) -> None:
    state = act(table("1a@2+1 1b@1+2", "roll"), f"roll {pips}", "move 1a")

    assert pawns(state, "1a 1b") == f"{2 + pips}+1 1+2"


@rule("OV6")
def test_the_choice_is_made_after_the_roll() -> None:
    before = table("1a@2+0 1b@3+0", "roll")
    after = act(before, "roll 5")

    assert legal_texts(before) == []
    assert refused(before, "move 1a") == "OV6"
    assert turn(after) == "seat 1: move 5"
    assert legal_texts(after) == ["move 1a", "move 1b"]


@rule("OV6")
def test_with_two_pawns_on_the_track_the_turn_begins_with_the_roll() -> None:
    state = act(table("1a@2+0 1b@3+0 2a@4+0 2b@5+0", "move 8"), "move 1b")

    assert turn(state) == "seat 2: roll"
    assert GAME.actors(state) == ()
    assert GAME.chance(state) is not None


@rule("OV6")
@pytest.mark.parametrize("pips", range(1, 9))
@pytest.mark.parametrize("entering", ["1a", "1b"])
def test_a_pawn_on_start_must_enter_first(entering: str, pips: int) -> None:
    other = {"1a": "1b", "1b": "1a"}[entering]
    state = act(table(f"{other}@9+0"), "load 1", f"roll {pips}")

    assert pawns(state, f"{entering} {other}") == f"{pips}+1 9+0"
    assert turn(state) == "seat 2: load"


@rule("OV6")
def test_no_choice_of_pawns_is_possible_while_one_is_on_start() -> None:
    assert refused(start(), "move 1a") == "OV6"
    with pytest.raises(PositionError, match=r"it must enter \(OV6\)"):
        table("1a@5+0 1b@0+0", "move 3")


@rule("OV6")
@pytest.mark.parametrize("name", ["2a", "3b", "4a", "5b"])
def test_only_own_pawns_are_moved(name: str) -> None:
    assert refused(table("2a@4+0 3b@5+0", "move 3"), f"move {name}") == "OV6"


@rule("OV6")
@pytest.mark.parametrize("phase", ["load", "roll", "move 3"])
def test_nobody_says_what_is_rolled(phase: str) -> None:
    state = table("1a@4+0" if phase == "move 3" else "", phase)

    assert refused(state, "roll 3") == "OV6"


@rule("OV6")
def test_the_die_brings_nothing_but_a_roll() -> None:
    with pytest.raises(IllegalAction, match=r"chance cannot bring 'load 3' now \(OV6\)"):
        GAME.step(table(phase="roll"), None, GAME.parse("load 3"))


@rule("OV6")
@pytest.mark.parametrize("pips", range(1, 9))
@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 16), (16, 16), (8, 16), (12, 15)])
def test_some_pawn_can_always_move(first: int, second: int, pips: int) -> None:
    state = table(f"1a@{first}+0 1b@{second}+0", f"move {pips}")

    assert legal_texts(state) == ["move 1a", "move 1b"]
    assert turn(act(state, "move 1a")) == turn(act(state, "move 1b")) == "seat 2: load"


@rule("OV6")
def test_a_turn_is_one_roll_and_one_move() -> None:
    state = act(table("1a@2+0 1b@3+0", "roll"), "roll 8", "move 1a")

    assert turn(state) == "seat 2: load"
    assert refused(state, "move 1b", seat=1) == "OV3"
