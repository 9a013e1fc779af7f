"""What Würfelblitz brings to the tests shared by all games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.core.registry import AnyGame

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"whites": 3, "teaser": "yes"},
    {"window": 0, "seconds": 5},
    *({"players": n, "handicap": ",".join(str(1 + seat % 5) for seat in range(n))} for n in range(1, 8)),
)
GOLDEN = {"3": {"players": 3}, "7-teaser": {"players": 7, "whites": 3, "teaser": "yes"}}
# The sum of the dice, hidden until the round is settled, and in no view after it.
REVEALING = ("Settled", "Mistaken")
# Rounds so short that every answer at every millisecond can be listed.
SHORT = {"seconds": 1, "fastest": 997}


def laws(game: AnyGame, state: Any) -> None:
    """No white tokens that should be a black one, three black ones only at the end."""
    view = game.view(state, None)

    assert all(0 <= white < handicap for white, handicap in zip(view.white, view.options.handicap, strict=True))
    assert (max(view.black) == 3 or view.idle == 20) == (game.outcome(state) is not None)


def universe(_rng: Random) -> Iterator[str]:
    yield from (f"first {seat}" for seat in range(1, 8))
    yield from ("roll 234561 RO", "roll 234561 ROK")
    for seat in range(1, 8):
        yield f"{seat} silent"
        yield from (
            f"{seat} says {number} at {ms}" for number in range(36) for ms in (0, 996, 997, 998, 999, 1000, 1001)
        )


COUNTS = {
    "short round": (
        {
            "options": {"players": 2, "seconds": 1, "fastest": 999},
            "white": [2, 0],
            "black": [2, 1],
            "roller": 1,
            "idle": 0,
            "phase": "answer",
            "roll": "234561 RO",
            "said": ["-", "-"],
        },
        [146, 10658],
    ),
}
