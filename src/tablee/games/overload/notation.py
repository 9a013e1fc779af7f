"""Actions as text: `load 3`, `roll 5`, `move 1a`, `step forward`, `give 2b`, `take 2b`, `skip 2b`."""

from __future__ import annotations

from typing import assert_never

from tablee.games.overload.actions import (
    GIVES,
    LOADS,
    MOVES,
    PAWNS,
    ROLLS,
    SKIPS,
    STEPS,
    TAKES,
    Action,
    Give,
    Load,
    Move,
    Roll,
    Skip,
    Step,
    Take,
)
from tablee.games.overload.state import Pawn
from tablee.games.overload.track import FACES, FULL
from tablee.kit.words import number_word, unreadable

ACCEPTED = "an action of Overload: load 0-8, roll 1-8, move, give, take or skip with a pawn 1a-5b, step forward or back"


def format_pawn(pawn: Pawn) -> str:
    return f"{pawn // 2 + 1}{'ab'[pawn % 2]}"


PAWN_NAMES = {format_pawn(pawn): pawn for pawn in range(PAWNS)}


def format_action(action: Action) -> str:
    """By `isinstance`: compiled, `match` looks up the names of the fields each time."""
    if isinstance(action, Roll):
        return f"roll {action.pips}"
    if isinstance(action, Load):
        return f"load {action.discs}"
    if isinstance(action, Move):
        return f"move {format_pawn(action.pawn)}"
    if isinstance(action, Step):
        return "step forward" if action.by == 1 else "step back"
    if isinstance(action, Give):
        return f"give {format_pawn(action.pawn)}"
    if isinstance(action, Take):
        return f"take {format_pawn(action.pawn)}"
    if isinstance(action, Skip):
        return f"skip {format_pawn(action.pawn)}"
    assert_never(action)


def parse_action(text: str) -> Action:
    match text.split():
        case ["load", word]:
            return LOADS[number_word(word, 0, FULL, text)]
        case ["roll", word]:
            return ROLLS[number_word(word, 1, FACES, text) - 1]
        case ["move", word] if word in PAWN_NAMES:
            return MOVES[PAWN_NAMES[word]]
        case ["give", word] if word in PAWN_NAMES:
            return GIVES[PAWN_NAMES[word]]
        case ["take", word] if word in PAWN_NAMES:
            return TAKES[PAWN_NAMES[word]]
        case ["skip", word] if word in PAWN_NAMES:
            return SKIPS[PAWN_NAMES[word]]
        case ["step", "forward"]:
            return STEPS[0]
        case ["step", "back"]:
            return STEPS[1]
        case _:
            raise unreadable(text, ACCEPTED)
