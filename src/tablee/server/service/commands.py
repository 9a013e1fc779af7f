"""Commands at tables, one at a time per table: plan, persist, apply, publish."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from tablee.core.values import Seat
from tablee.server.background.scheduler import Scheduler
from tablee.server.commands.chat import compose_line
from tablee.server.commands.move import explain, plan_move
from tablee.server.commands.realtime import Arrival, ReactionTime, plan_buzz, reaction
from tablee.server.commands.transaction import Transaction, new_transaction
from tablee.server.commands.undo import plan_undo
from tablee.server.common.clock import Clock
from tablee.server.common.keys import idempotency_key, key_digest, key_hash
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.fairness.secret import ServerSecret
from tablee.server.messages.encode import chat_message, encode, notice_message
from tablee.server.service.registry import Shelf
from tablee.server.storage.base import Storage, Told, settle
from tablee.server.table.clocks import Decision, open_decisions
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.retention import RetentionPolicy
from tablee.server.table.seating import finished
from tablee.server.table.setup import TableSetup
from tablee.server.table.table import Driver, Subscriber, Table
from tablee.server.workers.pool import BotPool

T = TypeVar("T")
ToldOfMove = Callable[[int, Exception | None], object]
log = logging.getLogger("tablee.desk")

# The least time between two writes of a table's last use, in milliseconds.
USE_NOTED = 60 * 60 * 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk(Shelf):
    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        dice: ChanceSource,
        secret: ServerSecret,
        bot_pool: BotPool,
        keeping: RetentionPolicy,
        pace: int,
    ) -> None:
        super().__init__(storage, clock, keeping, dice, secret)
        self.attendant = Scheduler(self, clock, bot_pool, pace)

    def look_after(self, table: Table) -> None:
        self.attendant.reschedule(table)

    def dismiss(self, table: Table) -> None:
        self.attendant.evicted(table)

    async def seen(self, table_id: str) -> Table:
        """The table, after any pending reveal, so that this client does not see the dice before the others."""
        while True:
            table = await self.find(table_id)
            if not table.is_veiled:
                return table
            await self.attendant.reveals.over(table)

    def use(self, table: Table, now: int | None = None) -> None:
        table.used = self.clock.now() if now is None else now
        if table.used - table.use_noted >= USE_NOTED:
            table.use_noted = table.used
            self.run(self.storage.touch(table.id, table.used))

    async def close(self) -> None:
        """Disconnect all subscribers and finish pending work; clients reconnect when the server is back."""
        await self.attendant.close()
        for table in self.tables.values():
            for subscriber in table.subscribers:
                subscriber.close("the server stops; try again in a moment")
        while self.errands:
            await asyncio.gather(*self.errands, return_exceptions=True)
        for table in [*self.tables.values()]:
            async with table.turns:  # wait until its last write is done
                pass
        await self.storage.close()

    # Playing

    async def move(
        self, table_id: str, key: str | None, revision: int, do: str, command: str, timed: Arrival | None = None
    ) -> int:
        """Carry out a command once. Returns the revision that it made, also when it is sent again."""
        timed = timed or Arrival(self.clock.now(), LatencyMeter())
        return await self.run_to_end(self.do_move(table_id, key, revision, do, command, timed))

    async def do_move(
        self, table_id: str, key: str | None, revision: int, do: str, command: str, timed: Arrival
    ) -> int:
        async with self.writing(table_id) as table:
            done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            made = self.make_move(table, key_digest(key), revision, do, command, timed, partial(settle, done))
            return await done if made is None else made

    def make_move(
        self, table: Table, who: str, revision: int, do: str, command: str, timed: Arrival, told: ToldOfMove
    ) -> int | None:
        """Carry out a command while holding the table's lock. A repeated command returns its first result. A new one
        returns None; `told` is called with its revision once it is committed, or with the error."""
        seat = self.heard_from(table, who)
        own = idempotency_key(who, command)
        if own in table.match.revision_of_command:
            return table.match.revision_of_command[own]
        transaction, taken = plan_move(table, seat, revision, do, own, timed, self.dice)

        def written_down(error: Exception | None) -> None:
            if error is None:
                self.account(table, seat, timed, taken)
            told(transaction.steps[0].entry.revision, error)

        self.write_down(table, transaction, written_down)
        return None

    async def buzz(self, table_id: str, key: str | None, revision: int, timed: Arrival) -> int:
        """Stop a seat's time; the move with the number follows."""
        async with self.writing(table_id) as table:
            seat = self.heard_from(table, key_digest(key))
            buzz = plan_buzz(table, seat, revision, timed)
            taken = reaction(table, seat, timed)
            table.buzzes[seat] = buzz
            self.account(table, seat, timed, taken)
            self.attendant.reschedule(table)
            return table.match.revision

    def account(self, table: Table, seat: Seat, timed: Arrival, taken: ReactionTime) -> None:
        """Settle the latency credit for a reaction time; if it is not the one claimed, tell all subscribers."""
        taken.settle(timed.link)
        if taken.is_disputed:
            self.send_all(table, encode(notice_message(seat, "measured")))

    async def undo(self, table_id: str, key: str | None, revision: int, command: str) -> int:
        return await self.run_to_end(self.do_undo(table_id, key, revision, command))

    async def do_undo(self, table_id: str, key: str | None, revision: int, command: str) -> int:
        async with self.writing(table_id) as table:
            who = key_digest(key)
            seat = self.heard_from(table, who)
            own = idempotency_key(who, command)
            if own not in table.match.revision_of_command:
                await self.commit(table, plan_undo(table, seat, revision, own, self.clock.now()))
            return table.match.revision_of_command[own]

    async def why(self, table_id: str, key: str | None, do: str) -> None:
        """Raise the refusal of a move that the seat may not make now; the move is not made."""
        table = await self.find(table_id)
        explain(table, self.heard_from(table, key_digest(key)), do, self.clock.now())

    async def move_for(self, table_id: str, seat: Seat, decision: Decision, action: Any, driver: Driver) -> None:
        """Make a bot's or the clock's move, unless the decision is made or, for a bot, the seat has another decider."""
        async with self.writing(table_id) as table:
            now = self.clock.now()
            if table.match.pending.get(seat) != decision:
                return
            if driver != "clock" and table.decider(seat, now) != driver:
                return
            transaction = new_transaction(table, now)
            transaction.act(seat, action, driver)
            transaction.draw_chance(self.dice, table.seed)
            await self.commit(table, transaction)

    async def begin(self, table: Table, setup: TableSetup) -> None:
        """Start the match: commit the setup with the first draws, then publish both."""
        now = table.looked = self.clock.now()
        transaction = new_transaction(table, now)
        transaction.pending = open_decisions(table.match.game.actors(table.match.state), now, 0)
        transaction.draw_chance(self.dice, table.seed)
        await self.save(table, self.storage.append(table.id, transaction.entries, setup))
        table.change_setup(setup)
        self.hold(table, transaction)

    async def commit(self, table: Table, transaction: Transaction) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_down(table, transaction, partial(settle, done, None))
        await done

    def write_down(self, table: Table, transaction: Transaction, told: Told) -> None:
        over = finished(table.setup, table.seed) if transaction.is_over else None

        def noted(error: Exception | None) -> None:
            try:
                if error is not None:
                    self.not_saved(table, error)
                else:
                    if over is not None:
                        table.change_setup(over)
                    self.hold(table, transaction)
            except Exception as unexpected:
                error = unexpected
            told(error)

        self.storage.append_then(table.id, transaction.entries, over, noted)

    def hold(self, table: Table, transaction: Transaction) -> None:
        """Apply a committed transaction, publish it, and schedule what comes next."""
        now = self.clock.now()
        table.match.apply(transaction.steps, transaction.pending)
        table.requeue_buzzes(now)
        self.use(table, now)
        self.tell_steps(table, transaction.steps)
        begun = table.match.revision == len(transaction.steps)
        if table.setup.stage == "over" or begun or table.stand_ins(now) != table.told_stood_in:
            self.tell_table(table)
        self.attendant.reschedule(table)

    def heard_from(self, table: Table, who: str) -> Seat:
        """The seat with this key digest, which the request marks as present."""
        seat, now = table.seat_with(who), self.clock.now()
        was_present = table.is_present(seat, now)
        table.asked[table.setup.chairs[seat].key] = now
        if not was_present:
            self.tell_table(table)
            self.attendant.reschedule(table)
        return seat

    # Talking

    async def say(self, table_id: str, key: str | None, said: str, reaction: bool, command: str) -> int:
        return await self.run_to_end(self.do_say(table_id, key, said, reaction, command))

    async def do_say(self, table_id: str, key: str | None, said: str, reaction: bool, command: str) -> int:
        async with self.writing(table_id) as table:
            who = key_digest(key)
            seat = self.heard_from(table, who)
            own = idempotency_key(who, command)
            if own in table.said:
                return table.said[own]
            self.use(table)
            line = compose_line(table, seat, said, reaction, self.clock.now(), own)
            await self.save(table, self.storage.append_chat(table_id, line))
            table.hear(line)
            self.send_all(table, encode(chat_message([line])))
            return line.number

    # Watching

    async def watch(self, table_id: str, subscriber: Subscriber, since: int | None, chat_since: int) -> Table:
        """Add a subscriber: send what it has missed, and every update from now on."""
        table = await self.seen(table_id)
        if subscriber.key and table.seat_of(subscriber) is None:
            table.setup.require_seat(None)
        self.looked_at(table)
        table.join(subscriber)
        self.tell_table(table)
        missed = [line for line in table.chat if line.number > chat_since]
        if missed:
            subscriber.send(encode(chat_message(missed)))
        if table.setup.stage != "gathering":
            subscriber.send(self.news(table, self.missed(table, since)).for_seat(table.seat_of(subscriber)))
        self.attendant.reschedule(table)
        return table

    def looked_at(self, table: Table) -> None:
        """A client watches, if only for a moment: paused bots go on, as if their turn had come just now."""
        now = self.clock.now()
        if table.is_paused(now):
            table.match.restart_clocks(now)
        was_seen = table.is_watched(now)
        table.looked = now
        self.use(table, now)
        if not was_seen:
            self.attendant.reschedule(table)

    async def look(self, table_id: str, key: str | None) -> bytes:
        """The table message (seats and terms), for any client with the link."""
        table = await self.find(table_id)
        self.looked_at(table)
        return self.about(table, None if key is None else table.setup.seat_for(key_hash(key)))

    async def look_at_game(self, table_id: str, key: str | None, since: int | None) -> bytes:
        """The game as the key's seat sees it; without a key, as a spectator does."""
        table = await self.seen(table_id)
        seat = None if key is None else self.heard_from(table, key_hash(key))
        self.looked_at(table)
        if table.setup.stage == "gathering":
            table.setup.require_stage("playing")
        return self.news(table, self.missed(table, since)).for_seat(seat)

    def unwatch(self, table: Table, subscriber: Subscriber) -> None:
        if subscriber in table.subscribers:
            table.subscribers.remove(subscriber)
            table.left[subscriber.key] = self.clock.now()
            table.asked.pop(subscriber.key, None)
            table.looked = 0
            self.use(table)
            self.tell_table(table)
            self.attendant.reschedule(table)
