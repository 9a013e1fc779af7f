"""A table in memory: its setup, match, audience, chat and real time, and who decides for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tablee.core.position import parse_position
from tablee.core.values import Seat
from tablee.server.common.fair_queue import Requester
from tablee.server.common.lock import FifoLock
from tablee.server.fairness.numbers import game_seed, is_awaited
from tablee.server.fairness.pledges import RECONNECT_TIME, Pledges
from tablee.server.table.audience import Audience, Subscriber
from tablee.server.table.chat import ChatLog
from tablee.server.table.clocks import Decision, Pending, flag_time, full_banks
from tablee.server.table.match import Match, Step
from tablee.server.table.readiness import NextRound
from tablee.server.table.realtime import RealTime
from tablee.server.table.seat_index import SeatIndex
from tablee.server.table.setup import TableSetup

# The least time between two writes of a table's last use, in milliseconds.
USE_SAVED_EVERY = 60 * 60 * 1000

Decider = Literal["person", "bot", "stand-in", "clock"]


class Table:
    """Only the holder of `lock` changes a table. `server_seed` is what the commitment promises, `seed` is that of the
    draws, with the players' numbers in it; neither is disclosed during the game. While the table `awaits_numbers`, its
    game has begun but for the first draws.

    `is_unverified`: a write failed, so storage may hold more than memory. `practice` is None but at practice tables,
    and `waits` is true where chance and time wait for a script. `is_playing`, `clock` and `stand_in` are those of the
    setup, kept beside it because every move reads them: a model is slow to read.
    """

    def __init__(self, setup: TableSetup, seed: str, now: int) -> None:
        game = setup.rules
        options = game.options({**setup.settings})
        practice = setup.practice
        start = game.start(options) if practice is None else parse_position(practice.position)[1]
        self.id = setup.id
        self.practice = practice
        self.waits = practice is not None and practice.waits
        self.server_seed = seed
        self.lock = FifoLock()
        self.is_unverified = False
        self.read_setup(setup)
        self.match = Match(game, start, full_banks(self.clock, len(setup.chairs)))
        self.audience = Audience(self.seat_index, now)
        self.chat = ChatLog()
        self.pledges = Pledges()
        self.pledges.wait_until(now + RECONNECT_TIME)
        self.quiet_by = game.quiet_by(options)
        timed = self.match.realtime_game
        self.realtime = None if timed is None else RealTime(timed, self.match, self.audience, untimed=self.waits)
        self.announced_stand_ins: list[Seat] = []
        self.used = now
        self.use_saved = now

    # Changes

    def read_setup(self, setup: TableSetup) -> None:
        self.setup = setup
        self.seat_index = SeatIndex(setup)
        self.seed = game_seed(self.server_seed, setup.numbers)
        self.is_playing = setup.stage == "playing"
        self.awaits_numbers = self.is_playing and any(map(is_awaited, setup.numbers or ()))
        self.clock = setup.terms.clock
        self.stand_in = setup.terms.stand_in

    def change_setup(self, setup: TableSetup) -> None:
        self.read_setup(setup)
        self.audience.change_seats(self.seat_index)

    def reseat(self, setup: TableSetup) -> None:
        """Change who sits where; what was known of those who left is dropped."""
        self.change_setup(setup)
        self.audience.forget_departed()
        self.pledges.forget_departed(self.seat_index.by_key)
        if self.realtime is not None:
            self.realtime.forget_departed()

    def await_numbers(self, setup: TableSetup, due: int) -> None:
        """Begin the game, but for the first draws, which wait for the players' numbers."""
        self.change_setup(setup)
        self.pledges.wait_until(due)

    def apply(self, steps: Sequence[Step], pending: Pending, now: int) -> None:
        """Apply steps that have been stored."""
        self.match.apply(steps, pending)
        if self.realtime is not None:
            if steps and steps[0].entry.takes_back:
                self.realtime.cancel()
            self.realtime.requeue_buzzes(now)

    def apply_reveal(self, steps: Sequence[Step], pending: Pending, at: int) -> None:
        """Apply a draw that has been stored and is shown at `at`: decisions begin then."""
        self.match.apply(steps, {seat: Decision(at, decision.revision) for seat, decision in pending.items()})
        if self.realtime is not None:
            self.realtime.schedule(at)

    def end(self, setup: TableSetup) -> None:
        """End the game as it stands."""
        self.change_setup(setup)
        self.match.close()
        if self.realtime is not None:
            self.realtime.cancel()

    def join(self, subscriber: Subscriber) -> None:
        if self.realtime is not None:
            self.realtime.share_credit(subscriber)
            if subscriber.key and subscriber.says_ready:
                self.realtime.readiness.ask(subscriber.key)
        self.audience.join(subscriber)

    def leave(self, subscriber: Subscriber, now: int) -> bool:
        """Remove a subscriber. False if it has been removed already."""
        if not self.audience.leave(subscriber, now):
            return False
        self.pledges.forget(subscriber.key)
        return True

    def page_seen(self, now: int) -> None:
        """A page was opened: paused bots go on, as if their turn had come just now."""
        if self.is_paused(now):
            self.match.restart_clocks(now)
        self.audience.page_seen(now)

    def touch(self, now: int) -> bool:
        """Note that the table is used. True if that is to be stored, once an hour."""
        self.used = now
        if now - self.use_saved < USE_SAVED_EVERY:
            return False
        self.use_saved = now
        return True

    def restore_use(self, used: int) -> None:
        self.used = self.use_saved = used

    def mark_unverified(self) -> None:
        self.is_unverified = True

    def mark_verified(self) -> None:
        self.is_unverified = False

    def announce_stand_ins(self, now: int) -> None:
        """Note that the subscribers are told now for whom bots stand in."""
        self.announced_stand_ins = self.stand_ins(now)

    # Questions

    def require_playing(self) -> None:
        if not self.is_playing:
            self.setup.require_stage("playing")

    def seat_with(self, who: str) -> Seat:
        """The seat of a key hash; refuse a key without a seat."""
        seat = self.seat_index.seat_for(who) if who else None
        return self.setup.require_seat(None) if seat is None else seat

    @property
    def requester(self) -> Requester:
        """The place in the fair queue that a bot of this table takes."""
        return Requester(self.audience.client, self.id)

    def next_round(self, now: int) -> NextRound:
        """Seats that must be ready before the next draw is made. Where a bot stands in for a player, it is."""
        if self.realtime is None or not self.realtime.asks_ready:
            reading = 0 if self.realtime is None else self.realtime.reading_time
            return NextRound((), now + reading)
        people = [seat for seat in self.seat_index.people if not self.is_stood_in_for(seat, now)]
        return self.realtime.readiness.next_round(people, self.realtime.reading_time, now)

    def is_stood_in_for(self, seat: Seat, now: int) -> bool:
        at = self.stand_in_at(seat, now)
        return at is not None and at <= now

    @property
    def plays_bots_alone(self) -> bool:
        """True if all people sit at one screen: pausing takes nothing from anyone."""
        return len(self.setup.screens) == 1

    @property
    def suspense_left(self) -> int:
        """Milliseconds for which all players wait for the next draw."""
        is_idle = self.waits or not self.is_playing or self.awaits_numbers
        return 0 if self.realtime is None or is_idle else self.realtime.suspense

    @property
    def is_veiled(self) -> bool:
        """True if chance has acted and no player may know the result before the reveal."""
        return self.realtime is not None and self.realtime.is_drawn

    def is_paused(self, now: int) -> bool:
        """A table of bots pauses while no one is watching. A real-time round that has started is finished first."""
        if self.seat_index.people or self.audience.is_watched(now):
            return False
        return self.realtime is None or not self.realtime.is_open

    def decider(self, seat: Seat, now: int) -> Decider:
        """The decider for a seat with a pending decision: person, bot, stand-in or clock."""
        at, decider = self.takeover(seat, now)
        return decider if at is not None and at <= now else "person"

    def takeover(self, seat: Seat, now: int) -> tuple[int | None, Decider]:
        """The time from which the person no longer decides (None: never), and the decider from then on."""
        began = self.match.pending[seat].began
        if self.practice is not None and self.setup.is_scripted(seat):
            return None, "bot"
        if seat not in self.seat_index.people:
            return None if self.is_paused(now) else began, "bot"
        flag = flag_time(self.match.banks, seat, self.match.pending[seat])
        stand_in = self.stand_in_at(seat, now)
        if stand_in is not None and (flag is None or max(stand_in, began) < flag):
            return max(stand_in, began), "stand-in"
        return flag, "clock"

    def stand_in_at(self, seat: Seat, now: int) -> int | None:
        """The time at which a bot stands in for a player who is away while another person waits."""
        after = self.stand_in
        seen = None if after is None else self.audience.last_seen(seat)
        if after is None or seen is None:
            return None
        if not any(self.audience.is_present(other, now) for other in self.seat_index.people if other != seat):
            return None
        return max(seen + after * 1000, self.audience.present_until(seat))

    def stand_ins(self, now: int) -> list[Seat]:
        """The seats for which a bot decides now because their players are away."""
        return [seat for seat in self.match.pending if self.decider(seat, now) == "stand-in"]
