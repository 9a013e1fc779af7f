"""One language of colours and shapes, for pawns, dice, strips and dots of all games."""

from __future__ import annotations

from enum import Enum


class Colour(Enum):
    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    BLACK = "black"
    WHITE = "white"
    PURPLE = "purple"


SHAPES: dict[Colour, str] = {
    Colour.RED: "●",
    Colour.ORANGE: "⬟",
    Colour.YELLOW: "★",
    Colour.GREEN: "▲",
    Colour.BLUE: "■",
    Colour.BLACK: "◆",
    Colour.WHITE: "◯",
    Colour.PURPLE: "⬢",
}
