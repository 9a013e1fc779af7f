"""Real time at a table: when chance is revealed, who has buzzed, and how far the players are."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.core.realtime import RealTimeGame
from tablee.core.values import Seat
from tablee.server.table.audience import Audience, Subscriber
from tablee.server.table.clocks import Decision
from tablee.server.table.latency import LatencyCredit
from tablee.server.table.match import Match
from tablee.server.table.readiness import Readiness

# Milliseconds in which a seat that has buzzed must enter the number.
BUZZ_TIME = 5000


class Buzz(NamedTuple):
    """A seat has stopped its time for a decision, and must enter the number by `until`."""

    decision: Decision
    reaction: int
    until: int


class RealTime:
    """`reveal_at` is the instant at which all players see the next draw; None while none is planned or veiled.

    `readiness`: who is ready for it. `credits` has the latency credit of each key: all connections of a seat share one.
    `untimed`: no deadline runs, as at a practice table that waits for its script.
    """

    def __init__(
        self, game: RealTimeGame[Any, Any, Any, Any], match: Match, audience: Audience, *, untimed: bool = False
    ) -> None:
        self.game = game
        self.match = match
        self.audience = audience
        self.untimed = untimed
        self.reveal_at: int | None = None
        self.buzzes: dict[Seat, Buzz] = {}
        self.readiness = Readiness(audience)
        self.credits: dict[str, LatencyCredit] = {}

    # The reveal

    @property
    def suspense(self) -> int:
        """Milliseconds from the time when all are ready until the next draw is shown; 0 if none is pending."""
        return self.game.suspense(self.match.state)

    @property
    def reading_time(self) -> int:
        """Milliseconds that a result stands for those who are not asked; 0 if there is none to read."""
        return self.game.reading_time(self.match.state) if self.has_result else 0

    @property
    def has_result(self) -> bool:
        """True if a seat has just decided."""
        moves = self.match.moves
        return bool(moves) and moves[-1].seat is not None

    @property
    def asks_ready(self) -> bool:
        """True if the next draw waits for the players: there is a result to read, or the game is paused."""
        is_paused = self.readiness.paused_at == self.match.revision
        return (self.has_result or is_paused) and self.game.asks_ready(self.match.state)

    @property
    def is_drawn(self) -> bool:
        """True if chance has acted and no player may know the result before the reveal."""
        return self.reveal_at is not None and self.game.suspense(self.match.state) == 0

    def schedule(self, at: int) -> None:
        self.reveal_at = at

    def cancel(self) -> None:
        self.reveal_at = None

    def shown(self, at: int) -> bool:
        """The reveal of that instant is over. False if it was not the planned one."""
        if self.reveal_at != at:
            return False
        self.reveal_at = None
        return True

    @property
    def send_ahead(self) -> int:
        """Milliseconds before the reveal at which the dice must be sent to reach the farthest player."""
        return max([self.seat_lead(seat) for seat in self.audience.seats.people], default=0)

    def lead(self, subscriber: Subscriber) -> int:
        """Milliseconds before the reveal at which the dice are sent to a connection. Spectators get them at the reveal:
        what a spectator knows early, a player in the same room knows too."""
        seat = self.audience.key_seat(subscriber)
        return 0 if seat is None else self.seat_lead(seat)

    def seat_lead(self, seat: Seat) -> int:
        """The lead of the nearest connection at the seat's screen: a second one, farther away or slowed down on
        purpose, brings the dice no earlier."""
        return min([meter.lead for meter in self.audience.meters(seat)], default=0)

    # Deadlines

    @property
    def deadline(self) -> int | None:
        """The end of the round, as shown to the players; None while no decision is pending."""
        time = self.limit
        began = [decision.began for decision in self.match.pending.values()]
        return None if time is None or not began else min(began) + time

    @property
    def limit(self) -> int | None:
        """Milliseconds for the pending decision; None where no time runs."""
        return None if self.untimed else self.game.deadline(self.match.state)

    @property
    def is_open(self) -> bool:
        """True during a round: answers can still count."""
        return self.game.closes(self.match.state) is not None

    def closing_time(self, seat: Seat, now: int) -> int | None:
        """The time when a seat's decision lapses, as no answer that arrives later can count."""
        time = self.game.closes(self.match.state)
        if time is None or self.untimed:
            return None
        buzz = self.buzz(seat)
        if buzz is not None:
            return buzz.until
        began = self.match.pending[seat].began
        return began if self.only_absent(now) else began + time + self.grace(seat)

    def only_absent(self, now: int) -> bool:
        """WB7 True if all present players have decided: only absent ones are left."""
        people = self.audience.seats.people
        return all(seat in people and not self.audience.may_return(seat, now) for seat in self.match.pending)

    def grace(self, seat: Seat) -> int:
        """Milliseconds after its deadline in which an answer of a seat may still arrive."""
        return max([meter.tolerance for meter in self.audience.meters(seat)], default=0)

    # Buzzers

    def buzz(self, seat: Seat) -> Buzz | None:
        """The seat's buzz, if it was for its pending decision."""
        found = self.buzzes.get(seat)
        return found if found is not None and found.decision == self.match.pending.get(seat) else None

    @property
    def buzzed(self) -> list[Seat]:
        """Seats that have buzzed and must still enter the number, in the order of their deadlines."""
        found = {seat: buzz for seat in self.buzzes if (buzz := self.buzz(seat)) is not None}
        return sorted(found, key=lambda seat: found[seat].until)

    def next_buzz(self, seat: Seat, reaction: int, now: int) -> Buzz:
        """The buzz of a seat, whose time for the number begins after those of the seats before it."""
        begins = max([now, *(self.buzzes[other].until for other in self.buzzed)])
        return self.buzz(seat) or Buzz(self.match.pending[seat], reaction, begins + BUZZ_TIME)

    def stop_clock(self, seat: Seat, buzz: Buzz) -> None:
        self.buzzes[seat] = buzz

    def requeue_buzzes(self, now: int) -> None:
        """Move deadlines up: a seat's time for the number starts when the one before it has entered its own."""
        begins = now
        for seat in self.buzzed:
            begins = min(self.buzzes[seat].until, begins + BUZZ_TIME)
            self.buzzes[seat] = self.buzzes[seat]._replace(until=begins)

    # Latency credit

    def share_credit(self, subscriber: Subscriber) -> None:
        """Give a connection the latency credit of its seat: reconnecting does not renew it."""
        if subscriber.key:
            credit = self.credits.setdefault(subscriber.key, subscriber.latency.credit)
            subscriber.latency.use_credit(credit)

    def forget_departed(self) -> None:
        """Drop what is known of keys that no longer have a seat."""
        keys = self.audience.seats.by_key
        self.readiness.forget_departed()
        self.credits = {key: credit for key, credit in self.credits.items() if key in keys}
