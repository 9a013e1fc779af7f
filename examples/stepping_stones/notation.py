"""Actions as text: `roll 4`, `hop`, `rest`."""

from __future__ import annotations

from typing import assert_never

from examples.stepping_stones.actions import FACES, HOP, REST, ROLLS, Action, Hop, Rest, Roll

from tablee.kit.words import number_word, unreadable

ACCEPTED = "an action of Stepping Stones: roll 1-6, hop or rest"


def format_action(action: Action) -> str:
    match action:
        case Roll(pips):
            return f"roll {pips}"
        case Hop():
            return "hop"
        case Rest():
            return "rest"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    match text.split():
        case ["roll", word]:
            return ROLLS[number_word(word, 1, FACES, text) - 1]
        case ["hop"]:
            return HOP
        case ["rest"]:
            return REST
        case _:
            raise unreadable(text, ACCEPTED)
