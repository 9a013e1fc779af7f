"""Every well-formed action of a game, or for those with very many a fair part of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

CARDS = ("1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "swap", "joker")


def universe(name: str, rng: Random) -> Iterator[str]:
    """Notations: what can be read is what is well-formed."""
    texts = {"dog": dog, "overload": overload, "wuerfel-express": express, "wuerfelblitz": blitz}
    return texts[name](rng)


def overload(_rng: Random) -> Iterator[str]:
    yield from (f"load {discs}" for discs in range(9))
    yield from (f"roll {pips}" for pips in range(1, 9))
    yield from ("step forward", "step back")
    pawns = [f"{seat}{letter}" for seat in range(1, 6) for letter in "ab"]
    yield from (f"{verb} {pawn}" for verb in ("move", "give", "take", "skip") for pawn in pawns)


def express(_rng: Random) -> Iterator[str]:
    yield from ("stop", "done", "out R2 G2 Y3 W3", "out R2 G2 B2 Y3 W3 K3")
    yield from (f"drop {strips}" for strips in range(6))
    yield from (f"steal {seat}" for seat in range(1, 7))
    yield from (f"take {colour}{length}" for colour in "RGBYWK" for length in range(2, 7))
    for number in range(8):
        for dice in combinations_with_replacement("RGBYWK", number):
            yield f"keep {''.join(dice) or '-'}"
    yield "roll RRGGBBY"


def blitz(_rng: Random) -> Iterator[str]:
    yield from (f"first {seat}" for seat in range(1, 8))
    yield from ("roll 234561 RO", "roll 234561 ROK")
    for seat in range(1, 8):
        yield f"{seat} silent"
        yield from (
            f"{seat} says {number} at {ms}" for number in range(36) for ms in (0, 996, 997, 998, 999, 1000, 1001)
        )


def dog(rng: Random) -> Iterator[str]:
    yield from ("lay down", "dealer 1", "deal 2,3,4,5,6,7 2,3,4,5,6,7 2,3,4,5,6,7 2,3,4,5,6,7")
    for card in CARDS:
        yield from (f"{card} enter", f"{card} idle", f"discard {card}", f"draw {card}")
        yield from (f"{seat} gives {card}" for seat in range(1, 7))
    places = [*map(str, range(96)), "h1", "h2", "h3", "h4"]
    for source in places:
        for target in rng.sample(places, 8):
            yield f"+ {source}>{target}"
            yield f"joker=7 {source}>{target}"
            for card in rng.sample(CARDS, 6):
                yield f"{card} {source}>{target}"
            yield f"swap {source}x{target}"
            yield f"joker {source}x{target}"
