"""Words and colours on a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from tablee.kit.colours import SHAPES, Colour

STYLES = {
    Colour.RED: "red",
    Colour.ORANGE: "dark_orange",
    Colour.YELLOW: "yellow",
    Colour.GREEN: "green",
    Colour.BLUE: "blue",
    Colour.BLACK: "bright_black",
    Colour.WHITE: "bright_white",
    Colour.PURPLE: "magenta",
}


class Shapes(RegexHighlighter):
    """Every shape in its colour."""

    base_style = "shape."
    highlights = [rf"(?P<{colour.value}>{sign}+)" for colour, sign in SHAPES.items()]  # noqa: RUF012 — Rich's way


THEME = Theme({f"shape.{colour.value}": style for colour, style in STYLES.items()})


def console(*, stderr: bool = False) -> Console:
    return Console(highlighter=Shapes(), theme=THEME, soft_wrap=True, stderr=stderr)
