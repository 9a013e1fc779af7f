"""What Overload brings to the tests shared by all games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.core.registry import AnyGame

ALL_FIVE = "A,curve1,C,D,curve2,B"
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"special": "curve1"},
    {"special": "A,curve1,curve2,B"},
    {"players": 4, "special": "A,curve1,C,curve2,B"},
    {"players": 5, "special": ALL_FIVE},
)
GOLDEN = {"3": {"players": 3}, "5-special": {"players": 5, "special": ALL_FIVE}}


def laws(game: AnyGame, state: Any) -> None:
    """80 discs, none on a pawn beyond eight, points below the target until the end."""
    view = game.view(state, None)

    assert sum(pawn.discs for pawn in view.pawns) + view.cup == 80
    assert all(0 <= pawn.discs <= 8 and 0 <= pawn.place < len(view.track) for pawn in view.pawns)
    assert (max(view.points) >= view.target) == (game.outcome(state) is not None)


def universe(_rng: Random) -> Iterator[str]:
    yield from (f"load {discs}" for discs in range(9))
    yield from (f"roll {pips}" for pips in range(1, 9))
    yield from ("step forward", "step back")
    pawns = [f"{seat}{letter}" for seat in range(1, 6) for letter in "ab"]
    yield from (f"{verb} {pawn}" for verb in ("move", "give", "take", "skip") for pawn in pawns)


COUNTS = {
    "start": (
        {
            "options": {"players": 3},
            "pawns": ["0 0", "0 0", "0 0"],
            "points": [0, 0, 0],
            "turn": 1,
            "phase": "load",
        },
        [9, 72, 648, 5184, 42048],
    ),
    "crowd": (
        {
            "options": {"players": 5, "special": ["A", "curve1", "C", "D", "curve2", "B"]},
            "pawns": ["3+2 8+8", "5+8 7+7", "7+1 9+0", "9+3 11+4", "20+8 24+5"],
            "points": [12, 29, 7, 0, 20],
            "turn": 1,
            "phase": "roll",
        },
        [8, 16, 79, 270, 1412, 5883],
    ),
}
