"""What Würfel Express brings to the tests shared by all games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from tablee.core.registry import AnyGame

VARIANTS: tuple[dict[str, object], ...] = ({},)
GOLDEN = {"2": {"players": 2}, "5": {"players": 5}}


def laws(game: AnyGame, state: Any) -> None:
    """30 strips, one of a colour on a track, nobody behind the start."""
    view = game.view(state, None)
    lying = [strip for track in view.tracks for strip in track.strips]
    out = str(game.position(state)["out"]).split()

    assert len(lying) + len(view.supply) + len(out) == 30
    assert len({*lying, *view.supply}) == len(lying) + len(view.supply)
    for track in view.tracks:
        assert len({strip.colour for strip in track.strips}) == len(track.strips)
        assert track.marker >= 0
        assert track.end == track.marker + sum(strip.length for strip in track.strips)


def universe(_rng: Random) -> Iterator[str]:
    yield from ("stop", "done", "out R2 G2 Y3 W3", "out R2 G2 B2 Y3 W3 K3")
    yield from (f"drop {strips}" for strips in range(6))
    yield from (f"steal {seat}" for seat in range(1, 7))
    yield from (f"take {colour}{length}" for colour in "RGBYWK" for length in range(2, 7))
    for number in range(8):
        for dice in combinations_with_replacement("RGBYWK", number):
            yield f"keep {''.join(dice) or '-'}"
    yield "roll RRGGBBY"


COUNTS = {
    "after a roll": (
        {
            "options": {"players": 4},
            "tracks": ["0: R3 G2", "2: B2 Y4", "0: W5", "7: K2"],
            "out": "",
            "turns": 8,
            "phase": "keep 2 RRBBYYK",
        },
        [54, 7490, 19036],
    ),
    "thefts": (
        {
            "options": {"players": 4},
            "tracks": ["0: R3", "2: B2 Y4", "0: W2 G2", "7: K2 B3"],
            "out": "",
            "turns": 8,
            "phase": "take WWBBKKG",
        },
        [4, 11, 2062, 86456],
    ),
}
