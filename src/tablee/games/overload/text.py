"""The table in words and signs, for a terminal."""

from __future__ import annotations

from tablee.games.overload.notation import format_pawn
from tablee.games.overload.position import format_phase
from tablee.games.overload.state import Pawn
from tablee.games.overload.track import COLOURS, Special, sections_in_play
from tablee.games.overload.view import Over, View
from tablee.games.overload.world import phase_of
from tablee.kit.colours import SHAPES
from tablee.kit.words import counted

SIGNS = {Special.PLAIN: " ", Special.PLUS: "+", Special.MINUS: "-", Special.STEP: "±", Special.DOUBLE: "×"}


def draw(view: View) -> str:
    """One line a section, each space with its number, sign and pawns; then the players."""
    rows = [row("start", 0, 1, view)]
    place = 1
    for section in sections_in_play(view.players):
        rows.append(row(section.name, place, place + section.spaces, view))
        place += section.spaces
    rows.append(row("finish", place, place + 1, view))
    return "\n".join(
        [*rows, "", *(player(view, seat) for seat in range(view.players)), f"cup: {counted(view.cup, 'disc')}"]
    )


def row(name: str, low: int, high: int, view: View) -> str:
    return f"{name:>7} " + " ".join(space(view, place) for place in range(low, high)).rstrip()


def space(view: View, place: int) -> str:
    here = [drawn(view, pawn) for pawn, there in enumerate(view.pawns) if there.place == place]
    return f"{place:>2}{SIGNS[view.track[place]]}[{' '.join(here)}]".ljust(16)


def drawn(view: View, pawn: Pawn) -> str:
    """A pawn's shape and name, and its discs."""
    return f"{SHAPES[COLOURS[pawn // 2]]}{format_pawn(pawn)}:{view.pawns[pawn].discs}"


def player(view: View, seat: int) -> str:
    mark = "→" if seat == view.turn else " "
    busy = seat == view.turn and not isinstance(view.phase, Over)
    doing = f"  ({format_phase(phase_of(view.phase))})" if busy else ""
    you = " (you)" if seat == view.you else ""
    return f"{mark} {SHAPES[COLOURS[seat]]} seat {seat + 1}{you}: {view.points[seat]} of {view.target} points{doing}"
