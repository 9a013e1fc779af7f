"""The table in words and signs, for a terminal."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.games.dog.board import AREA, COLOURS, COLOURS_OF, FIRST_LANE_PLACE, LANE, SECTION
from tablee.games.dog.notation import format_card
from tablee.games.dog.view import View
from tablee.kit.colours import SHAPES
from tablee.kit.words import counted


def sign(players: int, seat: int) -> str:
    return SHAPES[COLOURS[COLOURS_OF[players][seat]]]


def draw(view: View) -> str:
    """The ring section by section, then a line for each player."""
    players = [player(view, Seat(seat)) for seat in range(view.options.players)]
    return "\n".join([*ring(view), "", *players, "", *cards(view)])


def ring(view: View) -> list[str]:
    """Sixteen spaces a line; `[ ]` is a start square."""
    standing = {place: sign(view.options.players, seat) for seat, row in enumerate(view.pawns) for place in row}
    sections = 4 if view.options.players <= 4 else 6
    rows = []
    for section in range(sections):
        low = section * SECTION
        spaces = [standing.get(place, "·") for place in range(low, low + SECTION)]
        owner = next((seat for seat, colour in enumerate(COLOURS_OF[view.options.players]) if colour == section), None)
        whose = "" if owner is None else f"  start and lane of seat {owner + 1} {sign(view.options.players, owner)}"
        rows.append(f"{low:>3} [{spaces[0]}] {' '.join(spaces[1:])} {low + SECTION - 1:<3}{whose}")
    return rows


def player(view: View, seat: Seat) -> str:
    pawns = view.pawns[seat]
    lane = "".join(
        sign(view.options.players, seat) if FIRST_LANE_PLACE + space in pawns else "_" for space in range(LANE)
    )
    marks = [
        *(["you"] if seat == view.you else []),
        *(["deals"] if seat == view.dealer and view.phase != "lot" else []),
        *(["has chosen a card"] if seat in view.offered else []),
    ]
    notes = f"  ({', '.join(marks)})" if marks else ""
    mark = "→" if seat == view.turn and view.phase not in ("lot", "deal", "exchange") else " "
    waiting = pawns.count(AREA)
    name = f"{sign(view.options.players, seat)} seat {seat + 1}"
    return f"{mark} {name}: {waiting} in the start area, lane {lane}, {counted(view.cards[seat], 'card')}{notes}"


def cards(view: View) -> list[str]:
    lines = [f"round {view.round}: {doing(view)}; pile {counted(view.pile, 'card')}"]
    if view.hand:
        lines.append(f"your hand: {'  '.join(map(format_card, view.hand))}")
    if view.offer:
        lines.append(f"you give: {format_card(view.offer[0])}")
    return lines


def doing(view: View) -> str:
    if view.phase == "seven":
        return f"seat {view.turn + 1} has {view.points} points of the 7 left"
    if view.phase in ("play", "redrawn"):
        helps = f" for seat {view.colour + 1}" if view.colour != view.turn else ""
        return f"seat {view.turn + 1} plays{helps}"
    return {
        "lot": "the dealer is drawn",
        "deal": "cards are dealt",
        "exchange": "everybody gives a card",
        "redraw": f"seat {view.turn + 1} draws a card",
        "over": "the game is over",
    }[view.phase]
