"""What is conserved, whatever happens: counted from the positions that players read."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.core.registry import AnyGame


def check_laws(game: AnyGame, state: Any) -> None:
    {"dog": dog, "overload": overload, "wuerfel-express": express, "wuerfelblitz": blitz}[game.about.name](game, state)


def dog(game: AnyGame, state: Any) -> None:
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


def overload(game: AnyGame, state: Any) -> None:
    """80 discs, none on a pawn beyond eight, points below the target until the end."""
    view = game.view(state, None)

    assert sum(pawn.discs for pawn in view.pawns) + view.cup == 80
    assert all(0 <= pawn.discs <= 8 and 0 <= pawn.place < len(view.track) for pawn in view.pawns)
    assert (max(view.points) >= view.target) == (game.outcome(state) is not None)


def express(game: AnyGame, state: Any) -> None:
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


def blitz(game: AnyGame, state: Any) -> None:
    """No white tokens that should be a black one, three black ones only at the end."""
    view = game.view(state, None)

    assert all(0 <= white < handicap for white, handicap in zip(view.white, view.options.handicap, strict=True))
    assert (max(view.black) == 3 or view.idle == 20) == (game.outcome(state) is not None)
