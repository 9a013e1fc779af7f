"""The audience of a table: its subscribers, and when each player was last there."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.seat_index import SeatIndex

# Milliseconds for which a request without a socket counts as presence.
REQUEST_PRESENCE = 30_000

NO_KEYS: frozenset[str] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Subscriber(ABC):
    """A connection that is sent updates. `key` is the hash of the seat's key, empty for a spectator; `client` is the
    client's address, by which limits are counted. `is_shared`: the screen of several players, beside the connections
    of their seats; it is shown what a spectator sees. `says_ready`: it says when its player is ready for the next
    round."""

    def __init__(
        self, key: str, latency: LatencyMeter, client: str = "", *, is_shared: bool = False, says_ready: bool = False
    ) -> None:
        self.key = key
        self.latency = latency
        self.client = client
        self.is_shared = is_shared
        self.says_ready = says_ready

    @abstractmethod
    def send(self, message: bytes) -> None: ...

    @abstractmethod
    def close(self, why: str) -> None: ...


class Audience:
    """`left` and `asked` have the times when a key's last socket closed and when it made its last request.

    A player counts as present with an open socket or a recent request, from any seat of the same screen.
    """

    def __init__(self, seats: SeatIndex, now: int) -> None:
        self.seats = seats
        self.loaded = now
        self.page_opened = 0
        self.subscribers: list[Subscriber] = []
        self.left: dict[str, int] = {}
        self.asked: dict[str, int] = {}

    def change_seats(self, seats: SeatIndex) -> None:
        self.seats = seats

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.append(subscriber)

    def leave(self, subscriber: Subscriber, now: int) -> bool:
        """Remove a subscriber. False if it has been removed already."""
        if subscriber not in self.subscribers:
            return False
        self.subscribers.remove(subscriber)
        self.left[subscriber.key] = now
        self.asked.pop(subscriber.key, None)
        self.page_opened = 0
        return True

    def dismiss_all(self, why: str) -> None:
        """Disconnect all subscribers."""
        subscribers, self.subscribers = self.subscribers, []
        for subscriber in subscribers:
            subscriber.close(why)

    def request_seen(self, key: str, now: int) -> None:
        self.asked[key] = now

    def page_seen(self, now: int) -> None:
        self.page_opened = now

    def forget_departed(self) -> None:
        """Drop the presence of keys that no longer have a seat."""
        keys = self.seats.by_key
        self.asked = {key: time for key, time in self.asked.items() if key in keys}
        self.left = {key: time for key, time in self.left.items() if key in keys}

    def seat_of(self, subscriber: Subscriber) -> Seat | None:
        """The seat whose view the subscriber is sent; None for what everybody may see."""
        return None if subscriber.is_shared else self.key_seat(subscriber)

    def key_seat(self, subscriber: Subscriber) -> Seat | None:
        return self.seats.by_key.get(subscriber.key) if subscriber.key else None

    @property
    def spectators(self) -> int:
        return sum(1 for subscriber in self.subscribers if self.key_seat(subscriber) is None)

    @property
    def client(self) -> str:
        """The client for whom bots think here: a seated subscriber's, else a spectator's, else none."""
        seated = [subscriber for subscriber in self.subscribers if self.key_seat(subscriber) is not None]
        here = seated or self.subscribers
        return here[0].client if here else ""

    def meters(self, seat: Seat) -> list[LatencyMeter]:
        """The latency meters of all connections at the seat's screen."""
        keys = self.seats.same_screen.get(seat, NO_KEYS)
        return [subscriber.latency for subscriber in self.subscribers if subscriber.key in keys]

    def is_watched(self, now: int) -> bool:
        """True if a player is present or may return; at a table of bots, if anyone is watching."""
        people = self.seats.people
        if not people:
            return bool(self.subscribers) or now < self.page_opened + REQUEST_PRESENCE
        return any(self.may_return(seat, now) for seat in people)

    def may_return(self, seat: Seat, now: int) -> bool:
        """True if the seat's player is present, or may be about to reconnect because the table was just loaded."""
        return self.is_present(seat, now) or now < self.loaded + REQUEST_PRESENCE

    def is_present(self, seat: Seat, now: int) -> bool:
        return self.last_seen(seat) is None or now < self.present_until(seat)

    def last_seen(self, seat: Seat) -> int | None:
        """The time at which the seat's player was last present; None while a socket is open."""
        keys = self.seats.same_screen.get(seat, NO_KEYS)
        for subscriber in self.subscribers:
            if subscriber.key in keys:
                return None
        return max([self.loaded, *(times.get(key, 0) for times in (self.left, self.asked) for key in keys)])

    def presence_ends(self) -> list[int]:
        """The times at which players without a socket stop being present."""
        return [self.present_until(seat) for seat in self.seats.people if self.last_seen(seat) is not None]

    def present_until(self, seat: Seat) -> int:
        """The time until which the last request without a socket counts as presence."""
        if not self.asked:
            return self.loaded
        asked = [self.asked[key] for key in self.seats.same_screen.get(seat, NO_KEYS) if key in self.asked]
        return max(asked) + REQUEST_PRESENCE if asked else self.loaded
