from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.clauses import rule
from tests.games.dog.builders import (
    CARDS,
    SIZE,
    act,
    all_standing,
    legal_texts,
    look,
    new_game,
    out,
    phase_of,
    refused,
    table,
)


@rule("DG1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_start_with_110_cards_in_the_pile(players: int) -> None:
    view = look(new_game(players))

    assert (view.pile, view.cards) == (110, (0,) * players)


@rule("DG1")
def test_a_plain_card_has_one_use_and_there_is_no_11_1_or_14() -> None:
    state = table(pawns={1: "20"}, hand="2 3 5 6 8 9")

    assert legal_texts(state) == {f"{number} 20>{20 + number}" for number in (2, 3, 5, 6, 8, 9)}
    for card in ("1", "11", "14", "0"):
        with pytest.raises(PositionError, match="there are 1/11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, swap, joker"):
            table(hand=card)


@rule("DG1")
@pytest.mark.parametrize("card", CARDS)
def test_there_are_eight_of_a_kind_but_six_jokers(card: str) -> None:
    number = 6 if card == "joker" else 8
    all_out = table(phase="deal", discards=f"{number}x{card}")

    assert look(all_out).pile == 110 - number
    with pytest.raises(PositionError, match="more cards of a kind than there are"):
        table(phase="deal", discards=f"{number + 1}x{card}")


@rule("DG2")
@pytest.mark.parametrize(
    ("players", "size", "why"),
    [(players, 64, "there are spaces 0 to 63 on this board, not 64") for players in (2, 3, 4)]
    + [(players, 96, "'96' is not a whole number from 0 to 95") for players in (5, 6)],
)
def test_the_ring_has_16_spaces_for_each_colour_of_the_board(players: int, size: int, why: str) -> None:
    state = table(players=players, pawns={1: str(size - 3)}, hand="5")

    assert out(act(state, f"5 {size - 3}>2"), 1) == {"2"}
    with pytest.raises(PositionError, match=why):
        table(players=players, pawns={1: str(size)})


@rule("DG2")
@pytest.mark.parametrize(
    ("players", "squares"),
    [(2, (0, 32)), (3, (0, 16, 32)), (4, (0, 16, 32, 48)), (5, (0, 16, 32, 48, 64)), (6, (0, 16, 32, 48, 64, 80))],
)
def test_pawns_enter_on_sixteen_times_their_colour(players: int, squares: tuple[int, ...]) -> None:
    for seat, square in enumerate(squares, start=1):
        assert out(act(table(players=players, turn=seat, hand="13"), "13 enter"), seat) == {str(square)}


@rule("DG2")
def test_the_lane_has_four_spaces() -> None:
    state = table(pawns={1: "63"}, hand="2 3 4 5 6")

    assert {text for text in legal_texts(state) if "h" in text} == {"2 63>h1", "3 63>h2", "4 63>h3", "5 63>h4"}


@rule("DG2")
@pytest.mark.parametrize(("players", "square"), [(2, 16), (2, 48), (3, 48), (5, 80)])
def test_the_start_square_of_a_colour_that_nobody_plays_is_an_ordinary_space(players: int, square: int) -> None:
    state = table(players=players, pawns={1: str(square - 3), 2: str(square)}, hand="3 5 7 swap")

    assert refused(state, f"5 {square - 3}>{square + 2}") is None
    assert refused(state, f"swap {square - 3}x{square}") is None
    assert out(act(state, f"3 {square - 3}>{square}"), 2) == set()
    assert out(act(state, f"7 {square - 3}>{square + 4}"), 2) == set()


@rule("DG3")
@pytest.mark.parametrize("players", [4, 6])
def test_in_teams_everybody_has_four_pawns_in_the_start_area(players: int) -> None:
    assert all_standing(new_game(players)) == (("start",) * 4,) * players


@rule("DG3")
@pytest.mark.parametrize(("players", "partner"), [(4, 3), (6, 4)])
def test_partners_sit_opposite_each_other(players: int, partner: int) -> None:
    state = table(players=players, pawns={1: "h1 h2 h3 h4", partner: "5"}, hand="3")

    assert look(state).colour == partner - 1
    assert legal_texts(state) == {"3 5>8"}


@rule("DG4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_alone_everybody_has_four_pawns_waiting_and_one_on_the_start_square(players: int) -> None:
    squares = {2: (0, 32), 3: (0, 16, 32), 5: (0, 16, 32, 48, 64)}[players]

    assert all_standing(new_game(players)) == tuple((str(square), *["start"] * 4) for square in squares)


@rule("DG4")
def test_the_fifth_pawn_on_the_start_square_is_protected_like_any_other() -> None:
    state = table(players=3, pawns={1: "14", 2: "16"}, hand="2 3 7 joker")

    assert refused(state, "2 14>16") == "DG18"
    assert refused(state, "3 14>17") == "DG18"
    assert refused(state, "joker 14x16") in ("DG18", "DG25")


@rule("DG4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_alone_four_pawns_in_the_goal_win(players: int) -> None:
    last = SIZE[players] - 1
    state = table(players=players, pawns={1: f"h2 h3 h4 {last}"}, hand="2")

    assert phase_of(act(state, f"2 {last}>h1")) == "over"
