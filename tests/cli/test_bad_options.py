"""The options of a game, wherever they are given."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Terminal

COMMANDS = ["play", "simulate", "perft"]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("-n", "9"), "players is a whole number from 3 to 5, not 9"),
        (("-o", "players=x"), "players is a whole number from 3 to 5, not 'x'"),
        (("-o", "special=E"), "special is none or some of A, curve1, C, D, curve2, B, not 'E'"),
        (("-n", "3", "-o", "special=C"), "section C is not in play with 3 players: A, curve1, curve2, B are"),
        (("-o", "sections=A"), "no option 'sections': the options are players, special"),
        (("-o", "special"), "an option is 'name=value', not 'special'"),
        (("-o", ""), "an option is 'name=value', not ''"),
        (("-n", "3", "-o", "players=3"), "option 'players' is given twice"),
        (("-o", "special=A", "-o", "special=B"), "option 'special' is given twice"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_accepted(
    tablee: Terminal, command: str, words: tuple[str, ...], complaint: str
) -> None:
    assert tablee.refused(command, "overload", *words) == complaint


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_no_number_of_players_is_refused(tablee: Terminal, command: str) -> None:
    assert "--players" in tablee.refused(command, "overload", "--players", "many")
