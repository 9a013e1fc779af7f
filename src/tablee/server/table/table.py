"""A table: who sits there, how the game has gone, and who is there at the moment."""

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

# How long somebody counts as present after a request without a socket.
REQUEST_PRESENCE = 30_000

# How much of what was said is at hand.
CHAT_LINES = 200
# Lines of one seat at once, and seconds until it may say one more; of how many seats, those left and taken included.
CHAT_RATE = Rate(at_once=12, every=2.0)
MOST_TALKERS = 64

NO_KEYS: frozenset[str] = frozenset()

Driver = Literal["person", "bot", "stand-in", "clock"]


# How long somebody who has buzzed may take to enter the number, in milliseconds.
BUZZ_TIME = 5000


class Buzz(NamedTuple):
    """Somebody has stopped its time for a decision, and has until then to say what it is."""

    decision: Decision
    reaction: int
    until: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Subscriber(ABC):
    """A socket, as far as a table knows it; `key` is the digest of the seat's key, empty for a spectator, and `visitor`
    the address by which limits count."""

    def __init__(self, key: str, link: LatencyMeter, visitor: str = "") -> None:
        self.key = key
        self.link = link
        self.visitor = visitor

    @abstractmethod
    def send(self, message: str) -> None: ...

    @abstractmethod
    def close(self, why: str) -> None: ...


class Table:
    """Has one writer at a time: whoever has the turn. Nobody is told its seed during the game.

    `in_doubt`: more may be stored than is known.
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
        """The seats for which a bot decides at the moment because their people are away."""
        return [seat for seat in self.match.pending if self.decider(seat, now) == "stand-in"]

    def forget_departed(self) -> None:
        """When somebody who has left was last seen matters to nobody."""
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
        """By the digest of a key; whoever has none is refused."""
        seat = self.seat_index.seat_for(who) if who else None
        return self.setup.require_seat(None) if seat is None else seat

    def join(self, subscriber: Subscriber) -> None:
        """It has the purse of its seat, over whichever line it comes."""
        if subscriber.key:
            subscriber.link.credit = self.purses.setdefault(subscriber.key, subscriber.link.credit)
        self.subscribers.append(subscriber)

    @property
    def asker(self) -> Requester:
        """Whose turn a bot takes that thinks here: that of who sits at the table, else of who watches."""
        seated = [subscriber for subscriber in self.subscribers if self.seat_of(subscriber) is not None]
        here = seated or self.subscribers
        return Requester(here[0].visitor if here else "", self.id)

    def links(self, seat: Seat) -> list[LatencyMeter]:
        """The lines of everybody at the screen of a seat."""
        keys = self.seat_index.same_screen.get(seat, NO_KEYS)
        return [subscriber.link for subscriber in self.subscribers if subscriber.key in keys]

    @property
    def send_ahead(self) -> int:
        """How long before the reveal the dice must be on their way to the farthest of the players."""
        return max([link.one_way for seat in self.seat_index.people for link in self.links(seat)], default=0)

    def grace(self, seat: Seat) -> int:
        """How long after its time an answer of a seat may still come in."""
        if self.setup.chairs[seat].sitter != "person":
            return 0
        return max([link.tolerance for link in self.links(seat)], default=0)

    def buzz(self, seat: Seat) -> Buzz | None:
        """If the seat has stopped its time for the decision that it is to make."""
        found = self.buzzes.get(seat)
        return found if found is not None and found.decision == self.match.pending.get(seat) else None

    @property
    def buzzed(self) -> list[Seat]:
        """Who has stopped its time and is still to say the number, in the order in which they do."""
        found = {seat: buzz for seat in self.buzzes if (buzz := self.buzz(seat)) is not None}
        return sorted(found, key=lambda seat: found[seat].until)

    def requeue_buzzes(self, now: int) -> None:
        """Each has its own time for the number, which begins when the one before has said it."""
        if not self.buzzes:
            return
        begins = now
        for seat in self.buzzed:
            begins = min(self.buzzes[seat].until, begins + BUZZ_TIME)
            self.buzzes[seat] = self.buzzes[seat]._replace(until=begins)

    @property
    def suspense_left(self) -> int:
        """For how long everybody waits for what chance brings next."""
        game, state, line = self.match.game, self.match.state, self.match.moves
        suspense = game.suspense(state) if self.setup.stage == "playing" else 0
        return suspense + game.reading(state) if suspense and line and line[-1].seat is not None else suspense

    @property
    def is_veiled(self) -> bool:
        """Whether chance has acted, and nobody is to know before the reveal."""
        return self.reveal is not None and self.suspense_left == 0

    def is_watched(self, now: int) -> bool:
        """Whether somebody would see it: of those who play, or where only bots do, anybody who watches."""
        people = self.seat_index.people
        if not people:
            return bool(self.subscribers) or now < self.looked + REQUEST_PRESENCE
        return any(self.may_return(seat, now) for seat in people)

    def is_paused(self, now: int) -> bool:
        """Bots alone play for those who watch, and for nobody; but what is on time they end as it was begun."""
        if self.seat_index.people or self.is_watched(now):
            return False
        return self.match.game.closes(self.match.state) is None

    def may_return(self, seat: Seat, now: int) -> bool:
        """Whether somebody is there, or may be about to come (back) because the table has just been woken."""
        return self.is_present(seat, now) or now < self.woken + REQUEST_PRESENCE

    def last_seen(self, seat: Seat) -> int | None:
        """When somebody was last there for a seat; None while a socket is open."""
        keys = self.seat_index.same_screen.get(seat, NO_KEYS)
        for subscriber in self.subscribers:
            if subscriber.key in keys:
                return None
        return max([self.woken, *(times.get(key, 0) for times in (self.left, self.asked) for key in keys)])

    def present_until(self, seat: Seat) -> int:
        """Until when the last request without a socket counts as being there."""
        if not self.asked:
            return self.woken
        asked = [self.asked[key] for key in self.seat_index.same_screen.get(seat, NO_KEYS) if key in self.asked]
        return max(asked) + REQUEST_PRESENCE if asked else self.woken

    def is_present(self, seat: Seat, now: int) -> bool:
        return self.last_seen(seat) is None or now < self.present_until(seat)

    def decider(self, seat: Seat, now: int) -> Driver:
        """Who decides for a seat that is on turn."""
        at, driver = self.takeover(seat, now)
        return driver if at is not None and at <= now else "person"

    def takeover(self, seat: Seat, now: int) -> tuple[int | None, Driver]:
        """From when on it is not the person who decides, and who then does."""
        began = self.match.pending[seat].began
        if self.setup.chairs[seat].sitter != "person":
            return None if self.is_paused(now) else began, "bot"
        flag = flag_time(self.match.banks, seat, self.match.pending[seat])
        relief = self.stand_in_at(seat, now)
        if relief is not None and (flag is None or max(relief, began) < flag):
            return max(relief, began), "stand-in"
        return flag, "clock"

    def stand_in_at(self, seat: Seat, now: int) -> int | None:
        """When a bot stands in for somebody who is away while another person waits."""
        after = self.setup.terms.stand_in
        sign = None if after is None else self.last_seen(seat)
        if after is None or sign is None:
            return None
        if not any(self.is_present(other, now) for other in self.seat_index.people if other != seat):
            return None
        return max(sign + after * 1000, self.present_until(seat))
