"""A table in memory: setup, match, chat, subscribers, presence and buzzes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from typing import Literal, NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat
from tablee.server.common.fair_queue import Requester
from tablee.server.common.lock import FifoLock
from tablee.server.common.token_bucket import Rate, TokenBuckets
from tablee.server.table.clocks import Decision, flag_time, full_banks
from tablee.server.table.journal import ChatLine
from tablee.server.table.latency import LatencyCredit, LatencyMeter
from tablee.server.table.match import Match
from tablee.server.table.seat_index import SeatIndex
from tablee.server.table.setup import TableSetup

# Milliseconds for which a request without a socket counts as presence.
REQUEST_PRESENCE = 30_000

# Chat lines kept in memory.
CHAT_LINES = 200
# Chat lines of one seat: the burst, and seconds until one more. MOST_TALKERS includes keys whose seats were left.
CHAT_RATE = Rate(at_once=12, every=2.0)
MOST_TALKERS = 64

NO_KEYS: frozenset[str] = frozenset()

Driver = Literal["person", "bot", "stand-in", "clock"]


# Milliseconds in which a seat that has buzzed must enter the number.
BUZZ_TIME = 5000


class Buzz(NamedTuple):
    """A seat has stopped its time for a decision, and must enter the number by `until`."""

    decision: Decision
    reaction: int
    until: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Subscriber(ABC):
    """A connection that is sent updates. `key` is the hash of the seat's key, empty for a spectator; `visitor` is the
    client's address, by which limits are counted."""

    def __init__(self, key: str, link: LatencyMeter, visitor: str = "") -> None:
        self.key = key
        self.link = link
        self.visitor = visitor

    @abstractmethod
    def send(self, message: bytes) -> None: ...

    @abstractmethod
    def close(self, why: str) -> None: ...


class Table:
    """Only the holder of the lock `turns` writes to a table. Its seed is not disclosed during the game.

    `in_doubt`: a write failed, so storage may hold more than memory.
    """

    def __init__(self, setup: TableSetup, seed: str, now: int) -> None:
        self.id = setup.id
        self.change_setup(setup)
        self.in_doubt = False
        self.seed = seed
        game = setup.rules
        options = game.options({**setup.settings})
        banks = full_banks(setup.terms.clock, len(setup.chairs))
        self.quiet_by = game.quiet_by(options)
        self.match = Match(game, game.start(options), banks)
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_LINES)
        self.said: dict[str, int] = {}
        self.talk = TokenBuckets(CHAT_RATE, most=MOST_TALKERS)
        self.told_stood_in: list[Seat] = []
        self.turns = FifoLock()
        self.subscribers: list[Subscriber] = []
        self.left: dict[str, int] = {}
        self.asked: dict[str, int] = {}
        self.looked = 0
        self.reveal: int | None = None
        self.buzzes: dict[Seat, Buzz] = {}
        self.purses: dict[str, LatencyCredit] = {}
        self.woken = now
        self.used = now
        self.use_noted = now

    def hear(self, line: ChatLine) -> None:
        self.chat.append(line)
        self.said[line.command] = line.number

    def stand_ins(self, now: int) -> list[Seat]:
        """The seats for which a bot decides now because their players are away."""
        return [seat for seat in self.match.pending if self.decider(seat, now) == "stand-in"]

    def forget_departed(self) -> None:
        """Drop the presence and latency credit of keys that no longer have a seat."""
        keys = self.seat_index.by_key
        self.asked = {key: time for key, time in self.asked.items() if key in keys}
        self.left = {key: time for key, time in self.left.items() if key in keys}
        self.purses = {key: purse for key, purse in self.purses.items() if key in keys}

    def change_setup(self, setup: TableSetup) -> None:
        self.setup = setup
        self.seat_index = SeatIndex(setup)

    def seat_of(self, subscriber: Subscriber) -> Seat | None:
        return self.seat_index.by_key.get(subscriber.key) if subscriber.key else None

    def seat_with(self, who: str) -> Seat:
        """The seat of a key hash; refuse a key without a seat."""
        seat = self.seat_index.seat_for(who) if who else None
        return self.setup.require_seat(None) if seat is None else seat

    def join(self, subscriber: Subscriber) -> None:
        """Add a subscriber. All connections of a seat share its latency credit."""
        if subscriber.key:
            subscriber.link.credit = self.purses.setdefault(subscriber.key, subscriber.link.credit)
        self.subscribers.append(subscriber)

    @property
    def asker(self) -> Requester:
        """The client whose place in the fair queue a bot here takes: a seated subscriber, else a spectator."""
        seated = [subscriber for subscriber in self.subscribers if self.seat_of(subscriber) is not None]
        here = seated or self.subscribers
        return Requester(here[0].visitor if here else "", self.id)

    def links(self, seat: Seat) -> list[LatencyMeter]:
        """The latency meters of all connections at the seat's screen."""
        keys = self.seat_index.same_screen.get(seat, NO_KEYS)
        return [subscriber.link for subscriber in self.subscribers if subscriber.key in keys]

    @property
    def send_ahead(self) -> int:
        """Milliseconds before the reveal at which the dice must be sent to reach the farthest player."""
        return max([link.one_way for seat in self.seat_index.people for link in self.links(seat)], default=0)

    def grace(self, seat: Seat) -> int:
        """Milliseconds after its deadline in which an answer of a seat may still arrive."""
        if self.setup.chairs[seat].sitter != "person":
            return 0
        return max([link.tolerance for link in self.links(seat)], default=0)

    def buzz(self, seat: Seat) -> Buzz | None:
        """The seat's buzz, if it was for its pending decision."""
        found = self.buzzes.get(seat)
        return found if found is not None and found.decision == self.match.pending.get(seat) else None

    @property
    def buzzed(self) -> list[Seat]:
        """Seats that have buzzed and must still enter the number, in the order of their deadlines."""
        found = {seat: buzz for seat in self.buzzes if (buzz := self.buzz(seat)) is not None}
        return sorted(found, key=lambda seat: found[seat].until)

    def requeue_buzzes(self, now: int) -> None:
        """Move deadlines up: a seat's time for the number starts when the one before it has entered its own."""
        if not self.buzzes:
            return
        begins = now
        for seat in self.buzzed:
            begins = min(self.buzzes[seat].until, begins + BUZZ_TIME)
            self.buzzes[seat] = self.buzzes[seat]._replace(until=begins)

    @property
    def suspense_left(self) -> int:
        """Milliseconds for which all wait for the next draw; more after a seat's move, which they have to read."""
        game, state, line = self.match.game, self.match.state, self.match.moves
        suspense = game.suspense(state) if self.setup.stage == "playing" else 0
        return suspense + game.reading(state) if suspense and line and line[-1].seat is not None else suspense

    @property
    def is_veiled(self) -> bool:
        """True if chance has acted and no player may know the result before the reveal."""
        return self.reveal is not None and self.suspense_left == 0

    def is_watched(self, now: int) -> bool:
        """True if a player is present or may return; at a table of bots, if anyone is watching."""
        people = self.seat_index.people
        if not people:
            return bool(self.subscribers) or now < self.looked + REQUEST_PRESENCE
        return any(self.may_return(seat, now) for seat in people)

    def is_paused(self, now: int) -> bool:
        """A table of bots pauses while no one is watching. A real-time round that has started is finished first."""
        if self.seat_index.people or self.is_watched(now):
            return False
        return self.match.game.closes(self.match.state) is None

    def may_return(self, seat: Seat, now: int) -> bool:
        """True if the seat's player is present, or may be about to reconnect because the table was just restored."""
        return self.is_present(seat, now) or now < self.woken + REQUEST_PRESENCE

    def last_seen(self, seat: Seat) -> int | None:
        """The time at which the seat's player was last present; None while a socket is open."""
        keys = self.seat_index.same_screen.get(seat, NO_KEYS)
        for subscriber in self.subscribers:
            if subscriber.key in keys:
                return None
        return max([self.woken, *(times.get(key, 0) for times in (self.left, self.asked) for key in keys)])

    def present_until(self, seat: Seat) -> int:
        """The time until which the last request without a socket counts as presence."""
        if not self.asked:
            return self.woken
        asked = [self.asked[key] for key in self.seat_index.same_screen.get(seat, NO_KEYS) if key in self.asked]
        return max(asked) + REQUEST_PRESENCE if asked else self.woken

    def is_present(self, seat: Seat, now: int) -> bool:
        return self.last_seen(seat) is None or now < self.present_until(seat)

    def decider(self, seat: Seat, now: int) -> Driver:
        """The decider for a seat with a pending decision: person, bot, stand-in or clock."""
        at, driver = self.takeover(seat, now)
        return driver if at is not None and at <= now else "person"

    def takeover(self, seat: Seat, now: int) -> tuple[int | None, Driver]:
        """The time from which the person no longer decides (None: never), and the decider from then on."""
        began = self.match.pending[seat].began
        if self.setup.chairs[seat].sitter != "person":
            return None if self.is_paused(now) else began, "bot"
        flag = flag_time(self.match.banks, seat, self.match.pending[seat])
        relief = self.stand_in_at(seat, now)
        if relief is not None and (flag is None or max(relief, began) < flag):
            return max(relief, began), "stand-in"
        return flag, "clock"

    def stand_in_at(self, seat: Seat, now: int) -> int | None:
        """The time at which a bot stands in for a player who is away while another person waits."""
        after = self.setup.terms.stand_in
        sign = None if after is None else self.last_seen(seat)
        if after is None or sign is None:
            return None
        if not any(self.is_present(other, now) for other in self.seat_index.people if other != seat):
            return None
        return max(sign + after * 1000, self.present_until(seat))
