"""The table and what happens at it, in words and signs for a terminal."""

from __future__ import annotations

from typing import Final

from examples.stepping_stones.events import Crossed, Hopped, Pushed, Rested, Rolled, Slipped, WentOn
from examples.stepping_stones.state import NEAR_BANK
from examples.stepping_stones.view import View

from tablee.core.event import Event
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


def tell(event: Event) -> str:
    match event:
        case Rolled(seat, pips):
            return f"Seat {seat + 1} rolls {pips}."
        case Hopped(seat, left, reached):
            return f"Seat {seat + 1} hops from {named(left)} to {named(reached)}."
        case Slipped(seat, _, reached):
            return f"Seat {seat + 1} slips and is back on {named(reached)}."
        case WentOn(seat):
            return f"Seat {seat + 1} goes on."
        case Rested(seat, place):
            return f"Seat {seat + 1} rests on {named(place)}."
        case Pushed(seat, left):
            return f"Seat {seat + 1} is pushed from {named(left)} to the near bank."
        case Crossed(seat, left):
            return f"Seat {seat + 1} hops from {named(left)} to the far bank and wins."
        case _:
            raise TypeError(f"{event!r} is no event of Stepping Stones")


def named(place: int) -> str:
    return "the near bank" if place == NEAR_BANK else f"stone {place}"
