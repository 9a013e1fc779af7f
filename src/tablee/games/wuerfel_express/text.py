"""The table in words and signs, for a terminal."""

from __future__ import annotations

from tablee.games.wuerfel_express.material import COLOURS, GOAL, LONGEST, SHORTEST
from tablee.games.wuerfel_express.position import format_phase
from tablee.games.wuerfel_express.view import Keeping, Over, PhaseView, Rolling, Strip, Taking, TrackView, View
from tablee.kit.colours import SHAPES
from tablee.kit.dice import Faces

SIGNS = tuple(SHAPES[colour] for colour in COLOURS)


def draw(view: View) -> str:
    """The numbered band, a lane for each player, the supply and the dice."""
    band = " " * 10 + "".join(f"{space:>5}" for space in range(5, GOAL + 1, 5))
    lanes = [lane(view, seat, track) for seat, track in enumerate(view.tracks)]
    return "\n".join([band, *lanes, "", *supply(view.supply), "", deciding(view)])


def lane(view: View, seat: int, track: TrackView) -> str:
    """`|` is the marker; every strip fills as many spaces as it is long."""
    spaces = "·" * track.marker + "".join(SIGNS[strip.colour] * strip.length for strip in track.strips)
    mark = "→" if seat == view.turn else " "
    notes = [f"{track.end}", *(["lantern"] if track.lantern else []), *(["you"] if seat == view.you else [])]
    return f"{mark} seat {seat + 1} |{spaces.ljust(GOAL, ' ')}| {', '.join(notes)}"


def supply(strips: tuple[Strip, ...]) -> list[str]:
    """Colour by length, with gaps where strips are taken."""
    rows = []
    for colour, sign in enumerate(SIGNS):
        there = [strip.length for strip in strips if strip.colour == colour]
        lengths = [str(length) if length in there else "·" for length in range(SHORTEST, LONGEST + 1)]
        rows.append(f"  {sign} {COLOURS[colour].value:<7}{' '.join(lengths)}")
    return rows


def deciding(view: View) -> str:
    phase = view.phase
    dice = dice_of(phase)
    shown = f"  dice: {drawn(dice)}" if sum(dice) else ""
    return "game over" if isinstance(phase, Over) else f"seat {view.turn + 1}: {format_phase(phase)}{shown}"


def dice_of(phase: PhaseView) -> Faces:
    match phase:
        case Keeping(_, dice) | Taking(dice, _) | Rolling(_, _, dice):
            return dice
        case _:
            return ()


def drawn(dice: Faces) -> str:
    return " ".join(sign for sign, count in zip(SIGNS, dice, strict=True) for _ in range(count)) or "none"
