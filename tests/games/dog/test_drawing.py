from __future__ import annotations

import pytest

from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.games.dog.builders import act, look, new_game, table


def drawn(state: State, seat: int | None = None) -> list[str]:
    return GAME.draw(look(state, seat)).split("\n")


def test_the_table_is_drawn_section_by_section() -> None:
    state = table(players=3, pawns={1: "20 h2", 2: "16 5", 3: "33"}, hand="2 joker")

    assert drawn(state, 1) == [
        "  0 [·] · · · · ■ · · · · · · · · · · 15   start and lane of seat 1 ●",
        " 16 [■] · · · ● · · · · · · · · · · · 31   start and lane of seat 2 ■",
        " 32 [·] ★ · · · · · · · · · · · · · · 47   start and lane of seat 3 ★",
        " 48 [·] · · · · · · · · · · · · · · · 63 ",
        "",
        "→ ● seat 1: 3 in the start area, lane _●__, 2 cards  (you)",
        "  ■ seat 2: 3 in the start area, lane ____, 2 cards",
        "  ★ seat 3: 4 in the start area, lane ____, 2 cards  (deals)",
        "",
        "round 1: seat 1 plays; pile 104 cards",
        "your hand: 2  joker",
    ]


def test_two_players_sit_opposite_each_other() -> None:
    rows = drawn(table(players=2))

    assert [row[42:].strip() for row in rows[:4]] == [
        "start and lane of seat 1 ●",
        "",
        "start and lane of seat 2 ★",
        "",
    ]


def test_the_large_board_has_six_sections() -> None:
    rows = drawn(table(players=6, pawns={6: "95"}))

    assert rows[5] == " 80 [·] · · · · · · · · · · · · · · ⬢ 95   start and lane of seat 6 ⬢"


def test_a_spectator_sees_no_hand() -> None:
    assert not any(row.startswith("your hand") for row in drawn(table(hand="2 3")))


def test_who_has_chosen_a_card_is_marked() -> None:
    rows = drawn(table(phase="exchange", round=5, hand="2 3", offers={4: "12"}))

    assert rows[8] == "  ▲ seat 4: 4 in the start area, lane ____, 2 cards  (deals, has chosen a card)"


SOLO = table(players=2, hand="2 3")


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (new_game(), "the dealer is drawn"),
        (table(phase="deal"), "cards are dealt"),
        (table(phase="exchange", round=5, hand="2 3"), "everybody gives a card"),
        (table(turn=2), "seat 2 plays"),
        (table(pawns={1: "h1 h2 h3 h4"}), "seat 1 plays for seat 3"),
        (act(table(pawns={1: "20 30"}, hand="7"), "7 20>22"), "seat 1 has 5 points of the 7 left"),
        (act(SOLO, "discard 2"), "seat 1 draws a card"),
        (act(SOLO, "discard 2", "draw 8"), "seat 1 plays"),
        (table(phase="over", pawns={1: "h1 h2 h3 h4", 3: "h1 h2 h3 h4"}), "the game is over"),
    ],
)
def test_what_is_to_be_done_is_said(state: State, text: str) -> None:
    assert any(f": {text};" in row for row in drawn(state))


def test_the_own_card_put_face_down_is_shown_to_its_giver_alone() -> None:
    state = table(phase="exchange", round=5, hand="2 3", offers={1: "2"})

    assert "you give: 2" in drawn(state, 1)
    assert "you give: 2" not in drawn(state, 2)
