"""The table in words and signs, for a terminal."""

from __future__ import annotations

from typing import Final

from examples.stepping_stones.view import View

from tablee.kit.colours import SHAPES, Colour

COLOURS: Final = (Colour.RED, Colour.BLUE, Colour.YELLOW, Colour.GREEN, Colour.PURPLE, Colour.ORANGE)


def draw(view: View) -> str:
    """One row a seat: its pawn on the way from bank to bank, and a circle where it has hopped to since its rest."""
    return "\n".join(row(view, seat) for seat in range(len(view.places)))


def row(view: View, seat: int) -> str:
    signs = ["|", *["·"] * view.options.stones, "|"]
    if seat == view.turn:
        signs[view.at] = "○"
    signs[view.places[seat]] = SHAPES[COLOURS[seat]]
    mark = "→" if seat == view.turn else " "
    you = " (you)" if seat == view.you else ""
    return f"{mark} {''.join(signs)} seat {seat + 1}{you}"
