"""What Stepping Stones brings to the tests shared by all games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.core.registry import AnyGame

VARIANTS: tuple[dict[str, object], ...] = ({}, {"splash": "yes"}, {"stones": 10, "splash": "yes"})
# Games that last long enough to be interrupted.
LONG = {"stones": 60}
GOLDEN = {"3": {"players": 3}, "6-splash": {"players": 6, "stones": 20, "splash": "yes"}}


def laws(game: AnyGame, state: Any) -> None:
    """Pawns between the banks, one on the far bank only at the end, one to a stone where that is agreed."""
    view = game.view(state, None)
    resting = [place for place in view.places if place > 0]

    assert all(0 <= place <= view.far_bank for place in view.places)
    assert view.places[view.turn] <= view.at
    assert (max(view.places) == view.far_bank) == (game.outcome(state) is not None)
    assert view.options.splash == "no" or len(set(resting)) == len(resting)


def universe(_rng: Random) -> Iterator[str]:
    yield from ("hop", "rest")
    yield from (f"roll {pips}" for pips in range(1, 7))


COUNTS = {
    "start": (
        {"options": {"players": 2}, "pawns": [0, 0], "turn": 1, "at": 0, "next": "roll"},
        [6, 16, 76, 236, 996],
    ),
    "last stones": (
        {"options": {"players": 3, "splash": "yes"}, "pawns": [20, 26, 28], "turn": 1, "at": 26, "next": "choose"},
        [2, 12, 28],
    ),
}
