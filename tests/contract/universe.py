"""Every well-formed action of a game, or for those with very many a fair part of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.contract.discovery import part

Universe = Callable[[Random], Iterator[str]]


def universe(name: str, rng: Random) -> Iterator[str]:
    """Notations: what can be read is what is well-formed."""
    texts: Universe = part(name, "universe", nothing)
    return texts(rng)


def nothing(_rng: Random) -> Iterator[str]:
    """Until the game lists its own."""
    return iter(())
