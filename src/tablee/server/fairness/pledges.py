"""The players' numbers of one table on their way into its seed: promised before the game, shown when it begins."""

from __future__ import annotations

from collections.abc import Container

from tablee.core.values import Seat
from tablee.server.common.errors import TableError

# Milliseconds for which a game waits for numbers that were promised; more after a restart, when clients reconnect.
ANSWER_TIME = 3_000
RECONNECT_TIME = 10_000


class Pledges:
    """`by_key` has the promises before the game, by key hash; `shown` the numbers since its start, until `due`.

    All are in memory only. After a restart clients promise or show theirs again; what was promised when the game
    began is in the setup.
    """

    def __init__(self) -> None:
        self.by_key: dict[str, str] = {}
        self.shown: dict[Seat, str] = {}
        self.due = 0

    def promise(self, key: str, pledge: str) -> bool:
        """Note the promise of a seat, which has one. False if it was known."""
        known = self.by_key.get(key)
        if known is not None and known != pledge:
            raise TableError("pledged", "your seat has promised another number; the first promise counts")
        self.by_key[key] = pledge
        return known is None

    def forget(self, key: str) -> None:
        """The client of a seat has disconnected: if the game began now, it could not show its number."""
        self.by_key.pop(key, None)

    def forget_departed(self, keys: Container[str]) -> None:
        self.by_key = {key: pledge for key, pledge in self.by_key.items() if key in keys}

    def wait_until(self, due: int) -> None:
        self.due = due

    def show(self, seat: Seat, number: str) -> None:
        self.shown[seat] = number
