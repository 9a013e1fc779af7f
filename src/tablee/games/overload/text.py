"""The table and what happens at it, in words and signs for a terminal."""

from __future__ import annotations

from tablee.core.event import Event
from tablee.games.overload.events import (
    Arrived,
    Handed,
    Landed,
    Loaded,
    Moved,
    Overloaded,
    Received,
    Returned,
    Rolled,
    Skipped,
    Won,
)
from tablee.games.overload.notation import format_pawn
from tablee.games.overload.position import format_phase
from tablee.games.overload.state import Over, Pawn
from tablee.games.overload.track import COLOURS, Special, sections_in_play
from tablee.games.overload.view import View
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
    phase = phase_of(view.phase)
    doing = f"  ({format_phase(phase)})" if seat == view.turn and not isinstance(phase, Over) else ""
    you = " (you)" if seat == view.you else ""
    return f"{mark} {SHAPES[COLOURS[seat]]} seat {seat + 1}{you}: {view.points[seat]} of {view.target} points{doing}"


def tell(event: Event) -> str:
    match event:
        case Loaded(pawn, discs):
            return f"Pawn {format_pawn(pawn)} starts with {counted(discs, 'disc')}."
        case Rolled(seat, pips):
            return f"Seat {seat + 1} rolls {pips}."
        case Moved(pawn, left, reached):
            return f"Pawn {format_pawn(pawn)} goes from {left} to {reached}."
        case Received(pawn):
            return f"Pawn {format_pawn(pawn)} gets a disc from the cup."
        case Returned(pawn):
            return f"Pawn {format_pawn(pawn)} returns a disc to the cup."
        case Handed(giver, taker):
            return f"A disc goes from pawn {format_pawn(giver)} to pawn {format_pawn(taker)}."
        case Overloaded(pawn, seat, reward):
            earns = f"; seat {seat + 1} earns a point" if reward else ""
            return f"Pawn {format_pawn(pawn)} is overloaded and goes back to start{earns}."
        case Arrived(pawn, discs, points):
            load, gain = counted(discs, "disc"), counted(points, "point")
            return f"Pawn {format_pawn(pawn)} reaches the finish with {load}: {gain}."
        case Landed(pawn, special):
            return f"Pawn {format_pawn(pawn)} stands on a {special.value} space."
        case Skipped(pawn, other):
            return f"Pawns {format_pawn(pawn)} and {format_pawn(other)} have no disc to exchange."
        case Won(seat, points):
            return f"Seat {seat + 1} wins with {points} points."
        case _:
            raise TypeError(f"{event!r} is no event of Overload")
