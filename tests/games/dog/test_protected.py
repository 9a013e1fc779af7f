from __future__ import annotations

import pytest

from tests.clauses import rule
from tests.games.dog.builders import CLOCKWISE, COUNTER, SIZE, act, legal_texts, out, refused, table

SEATS = [(players, seat) for players in (2, 3, 4, 5, 6) for seat in range(1, players + 1)]
DIRECTIONS = {CLOCKWISE: 1, COUNTER: -1}


def square_of(players: int, seat: int) -> int:
    return 16 * (2 * seat - 2 if players == 2 else seat - 1)


def next_seat(players: int, seat: int) -> int:
    return seat % players + 1


@rule("DG18")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize(("players", "keeper"), SEATS)
def test_a_protected_pawn_is_neither_passed_nor_landed_on(players: int, keeper: int, direction: str) -> None:
    size, step, mover = SIZE[players], DIRECTIONS[direction], next_seat(players, keeper)
    gate = square_of(players, keeper)
    behind, landing, beyond, short = ((gate + step * steps) % size for steps in (-3, 0, 2, -1))
    state = table(
        players=players, direction=direction, turn=mover, pawns={keeper: str(gate), mover: str(behind)}, hand="2 3 5 7"
    )

    assert refused(state, f"3 {behind}>{landing}") == "DG18"
    assert refused(state, f"5 {behind}>{beyond}") == "DG18"
    assert refused(state, f"2 {behind}>{short}") is None
    assert legal_texts(state) == {f"2 {behind}>{short}"}


@rule("DG18")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize(("players", "keeper"), SEATS)
def test_a_protected_pawn_blocks_the_way_back(players: int, keeper: int, direction: str) -> None:
    size, step, mover = SIZE[players], DIRECTIONS[direction], next_seat(players, keeper)
    gate = square_of(players, keeper)
    for ahead, clause in [(1, "DG18"), (2, "DG18"), (3, "DG18"), (4, "DG18"), (5, None)]:
        source, target = (gate + step * ahead) % size, (gate + step * (ahead - 4)) % size
        state = table(
            players=players, direction=direction, turn=mover, pawns={keeper: str(gate), mover: str(source)}, hand="4"
        )

        assert refused(state, f"4 {source}>{target}") == clause


@rule("DG18")
@pytest.mark.parametrize("foreign", [2, 3, 4])
def test_a_pawn_on_the_start_square_of_another_colour_is_not_protected(foreign: int) -> None:
    state = table(pawns={1: "61", foreign: "0"}, hand="3 4 5 7 swap")

    assert out(act(state, "3 61>0"), foreign) == set()
    assert out(act(state, "5 61>2"), foreign) == {"0"}
    assert out(act(state, "7 61>4"), foreign) == set()
    assert refused(state, "swap 61x0") is None


@rule("DG18")
def test_ones_own_pawn_on_the_start_square_of_another_colour_is_not_protected_either() -> None:
    state = table(turn=2, pawns={1: "16", 2: "12"}, hand="4 5")

    assert legal_texts(state) == {"4 12>16", "4 12>8", "5 12>17", "5 12>h1"}


@rule("DG18")
def test_a_protected_pawn_can_be_neither_swapped_nor_swapped_away() -> None:
    state = table(pawns={1: "0 5", 2: "16 20"}, hand="swap")

    assert legal_texts(state) == {"swap 5x20"}
    assert refused(state, "swap 5x16") == "DG18"
    assert refused(state, "swap 0x20") == "DG18"


@rule("DG18")
@pytest.mark.parametrize(
    ("pawns", "text"),
    [
        ({}, "13 enter"),
        ({1: "62"}, "2 62>0"),
        ({1: "4"}, "4 4>0"),
        ({1: "9", 3: "0"}, "swap 9x0"),
        ({1: "60"}, "4 60>0"),
    ],
)
def test_it_is_protected_however_it_came_there(pawns: dict[int, str], text: str) -> None:
    state = table(pawns={2: "61", **pawns}, hand="2 4 13 swap", hands={2: "2 3 5 7"})
    after = act(state, text)

    assert "0" in out(after, 1)
    assert refused(after, "3 61>0") == "DG18"
    assert refused(after, "5 61>2") == "DG18"
    assert refused(after, "7 61>4") == "DG18"


@rule("DG18")
def test_its_partner_is_blocked_as_well() -> None:
    assert legal_texts(table(pawns={1: "29", 3: "32"}, hand="3 5")) == {"lay down"}


@rule("DG18")
def test_protection_depends_on_the_colour_and_not_on_who_moves() -> None:
    helper = table(turn=3, pawns={1: "0 61", 3: "h1 h2 h3 h4"}, hand="3 5")

    assert legal_texts(helper) == {"3 0>3", "5 0>5"}


@rule("DG18")
def test_a_pawn_leaves_its_own_start_square_freely() -> None:
    assert legal_texts(table(pawns={1: "0"}, hand="4 5")) == {"4 0>4", "4 0>60", "5 0>5"}


@rule("DG18")
def test_a_seven_captures_nobody_who_is_protected() -> None:
    state = table(pawns={1: "12 20", 2: "16"}, hand="7")

    assert legal_texts(state) == {
        *(f"7 12>{target}" for target in (13, 14, 15)),
        *(f"7 20>{target}" for target in (24, 25, 26, 27)),
    }
    assert refused(state, "7 12>16") == "DG18"


@rule("DG18")
@rule("DG-X5")
@pytest.mark.parametrize("card", ["1/11", "13", "joker"])
def test_an_own_pawn_on_the_start_square_bars_the_lane_and_the_ring(card: str) -> None:
    state = table(pawns={1: "0 62"}, hand=f"{card} 3 4 5 7")

    assert refused(state, "3 62>h1") == "DG18"
    assert refused(state, "3 62>1") == "DG18"
    assert refused(state, "7 62>5") == "DG18"
    assert refused(state, f"{card} enter") == "DG17"


@rule("DG-X5")
def test_no_foreign_pawn_passes_it_either() -> None:
    state = table(turn=2, pawns={1: "0", 2: "62"}, hand="2 3 7")

    assert legal_texts(state) == {"lay down"}


@rule("DG-X5")
def test_a_seven_may_first_move_it_out_of_the_way() -> None:
    state = table(pawns={1: "0 62"}, hand="7")
    after = act(state, "7 0>1", "+ 62>h4")

    assert refused(state, "7 62>h3") == "DG18"
    assert out(after, 1) == {"1", "h4"}
