"""What DOG brings to the tests shared by all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.core.registry import AnyGame

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"direction": "counter-clockwise"},
    {"players": 3, "idle-swap": "folds"},
    {"players": 4, "idle-swap": "folds"},
)
GOLDEN = {
    "2": {"players": 2},
    "4": {"players": 4},
    "6-counter-clockwise": {"players": 6, "direction": "counter-clockwise"},
    "4-idle-swap-folds": {"players": 4, "idle-swap": "folds"},
}
CARDS = ("1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "swap", "joker")


def laws(game: AnyGame, state: Any) -> None:
    """110 cards, 4 or 5 pawns a seat, one pawn a space."""
    position: dict[str, Any] = dict(game.position(state))
    players = len(position["pawns"])
    cards = Counter(word for hand in position["hands"] for word in hand.split())
    for entry in position["discards"].split():
        count, _, name = entry.partition("x")
        cards[name] += int(count)
    pile = game.view(state, None).pile
    ring = [word for row in position["pawns"] for word in row.split() if word.isdigit()]

    assert sum(cards.values()) + pile == 110
    assert all(count <= (6 if name == "joker" else 8) for name, count in cards.items())
    assert {len(row.split()) for row in position["pawns"]} == {4 if players in (4, 6) else 5}
    assert len(set(ring)) == len(ring)
    for row in position["pawns"]:
        lane = [word for word in row.split() if word.startswith("h")]
        assert len(set(lane)) == len(lane)


def universe(rng: Random) -> Iterator[str]:
    yield from ("lay down", "dealer 1", "deal 2,3,4,5,6,7 2,3,4,5,6,7 2,3,4,5,6,7 2,3,4,5,6,7")
    for card in CARDS:
        yield from (f"{card} enter", f"{card} idle", f"discard {card}", f"draw {card}")
        yield from (f"{seat} gives {card}" for seat in range(1, 7))
    for seat in range(1, 7):
        yield from (f"5 @{seat}>0", f"7 @{seat}>0", f"joker=7 @{seat}>0", f"+ @{seat}>0", f"swap 20x@{seat}")
    places = [*map(str, range(96)), "h1", "h2", "h3", "h4"]
    for source in places:
        for target in rng.sample(places, 8):
            yield f"+ {source}>{target}"
            yield f"joker=7 {source}>{target}"
            for card in rng.sample(CARDS, 6):
                yield f"{card} {source}>{target}"
            yield f"swap {source}x{target}"
            yield f"joker {source}x{target}"


COUNTS = {
    "seven and joker": (
        {
            "options": {"players": 4},
            "pawns": ["start 62 h3 20", "start start 0 25", "start 32 40 h1", "start 48 3 h2"],
            "hands": ["7 joker", "4 swap", "13 7", "joker 5"],
            "offers": ["", "", "", ""],
            "gifts": ["", "", "", ""],
            "discards": "",
            "round": 5,
            "dealer": 4,
            "turn": 1,
            "phase": "play",
        },
        [70, 542, 7906, 106425],
    ),
    "alone": (
        {
            "options": {"players": 3, "direction": "counter-clockwise"},
            "pawns": ["start 2 61 h3 20", "start start 16 40 25", "start 32 41 h1 h4"],
            "hands": ["7 4", "1/11 swap", "13 8"],
            "offers": ["", "", ""],
            "gifts": ["", "", ""],
            "discards": "",
            "round": 5,
            "dealer": 3,
            "turn": 1,
            "phase": "play",
        },
        [26, 250, 1084, 7703, 45678],
    ),
}
