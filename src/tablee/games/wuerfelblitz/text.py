"""The table in words and signs, for a terminal."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.games.wuerfelblitz.material import COLOURS, DICE, DOT
from tablee.games.wuerfelblitz.view import View
from tablee.kit.colours import SHAPES

SIGNS = tuple(SHAPES[colour] for colour in COLOURS)
SAYING = {
    "lot": "The first roller is drawn.",
    "shake": "The dice are shaken …",
    "answer": "What is the sum?",
    "over": "The game is over.",
}


def draw(view: View) -> str:
    """The dice: a coloured one shows its colour and pips or a dot, a white one only a dot."""
    players = [player(view, Seat(seat)) for seat in range(view.options.players)]
    return "\n".join([*dice(view.faces, view.dots), *players, SAYING[view.phase]])


def dice(faces: tuple[int, ...], dots: tuple[int, ...]) -> list[str]:
    if not faces:
        return []
    coloured = [f"[{SIGNS[colour]} {shown_face(colour, shown)}]" for colour, shown in enumerate(faces)]
    return ["  " + " ".join([*coloured, *(f"[white: dot {SIGNS[dot]}]" for dot in dots)]), ""]


def shown_face(colour: int, shown: int) -> str:
    return f"dot {SIGNS[DICE[colour].dot]}" if shown == DOT else str(shown)


def player(view: View, seat: Seat) -> str:
    marks = [*(["rolls"] if seat == view.roller else []), *(["done"] if seat in view.done else [])]
    you = " (you)" if seat == view.you else ""
    notes = f"  ({', '.join(marks)})" if marks else ""
    tokens = f"{view.black[seat]} black, {view.white[seat]} of {view.options.handicap[seat]} white"
    return f"  seat {seat + 1}{you}: {tokens}{notes}"
