from __future__ import annotations

from re import findall

import pytest

from tablee.core.values import Seat
from tablee.games.overload.game import GAME
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, table

TIMES = "\N{MULTIPLICATION SIGN}"
SIGNS = {
    3: f"2+ 7{TIMES} 11± 14-",
    4: f"2+ 7{TIMES} 10± 15± 18-",
    5: f"2+ 7{TIMES} 10± 15- 19± 22-",
}


def drawn(
    rows: str = "", phase: str = "load", *, seat: int = 0, points: tuple[int, ...] = (), special: str = ""
) -> str:
    return GAME.draw(GAME.view(table(rows, phase, points=points, special=special), Seat(seat)))


def test_every_pawn_is_drawn_on_its_space_with_its_discs() -> None:
    picture = drawn("1a@5+3 1b@6+0 2a@5+8", "move 3")

    assert "5 [●1a:3 ★2a:8]" in picture
    assert "6 [●1b:0]" in picture
    assert "0 [★2b:0 ■3a:0 ■3b:0]" in picture


@pytest.mark.parametrize("players", PLAYERS)
def test_special_spaces_have_signs(players: int) -> None:
    picture = GAME.draw(GAME.view(table(players=players, special=ALL_SPECIAL[players]), None))
    board = picture.split("\n\n")[0]

    assert findall(rf"\d+[-+±{TIMES}]", board) == SIGNS[players].split()


def test_plain_spaces_have_none() -> None:
    board = drawn().split("\n\n")[0]

    assert not set(f"+-±{TIMES}") & set(board)


def test_players_are_drawn_with_their_points_and_who_is_to_do_what() -> None:
    picture = drawn("1a@5+3 2a@7+1", "move 3", seat=1, points=(4, 39, 0))

    assert "→ ● seat 1: 4 of 40 points  (move 3)" in picture
    assert "  ★ seat 2 (you): 39 of 40 points" in picture
    assert "  ■ seat 3: 0 of 40 points" in picture


def test_a_finished_game_asks_for_nothing() -> None:
    picture = drawn("1a@17+5", "over", points=(41, 0, 0))

    assert "finish 17 [●1a:5]" in picture
    assert "● seat 1 (you): 41 of 40 points\n" in picture


def test_the_cup_is_drawn() -> None:
    assert drawn("1a@5+3 2a@7+1").endswith("cup: 76 discs")


def test_a_spectator_is_nobody_of_the_players() -> None:
    assert "(you)" not in GAME.draw(GAME.view(table(), None))
