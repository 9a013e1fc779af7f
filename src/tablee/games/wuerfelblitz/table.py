"""What never changes in a game: everything agreed before it, ready for reckoning."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.values import Value
from tablee.games.wuerfelblitz.options import Options


@mypyc_attr(acyclic=True)
class Table(Value):
    """Times are in milliseconds; `handicap` by seat; `nothing_said` is what all seats have said at first."""

    def __init__(self, options: Options) -> None:
        self.options: Final = options
        self.players: Final[i64] = options.players
        self.whites: Final[i64] = options.whites
        self.teaser: Final = options.teaser == "yes"
        self.handicap: Final = vec[i64](list(options.handicap))
        self.window: Final[i64] = options.window
        self.time: Final[i64] = options.seconds * 1000
        self.fastest: Final[i64] = options.fastest
        self.nothing_said: Final = vec[i64]([0] * options.players)


TABLES: Final[dict[Options, Table]] = {}


def table_of(options: Options) -> Table:
    """The same one for the same options."""
    known = TABLES.get(options)
    if known is None:
        known = TABLES[options] = Table(options)
    return known
