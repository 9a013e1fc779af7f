"""Index of a table's seats by key and by screen."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.common.keys import same_hash
from tablee.server.table.setup import TableSetup


class SeatIndex:
    """Built when the setup changes, because it is read at every move.

    `same_screen` has the keys of all people at a seat's screen: if one of them is present, all are.
    """

    def __init__(self, setup: TableSetup) -> None:
        people, chairs = tuple(setup.people), setup.chairs
        screens = {chairs[seat].screen for seat in people}
        at = {
            screen: frozenset(chairs[seat].key for seat in people if chairs[seat].screen == screen)
            for screen in screens
        }
        self.people = people
        self.by_key = {chairs[seat].key: seat for seat in reversed(people)}
        self.same_screen = {seat: at[chairs[seat].screen] for seat in people}
        self.at_one_screen = setup.at_one_screen

    def seat_for(self, key_digest: str) -> Seat | None:
        """The seat of a key hash. Every key is compared, so that the time taken gives nothing away."""
        found = None
        for key, seat in self.by_key.items():
            if same_hash(key, key_digest):
                found = seat
        return found
