"""Commands of players, bots and clocks: the one way by which a match changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from tablee.core.values import Seat
from tablee.server.commands.move import explain, plan_move
from tablee.server.commands.realtime import Arrival, ReactionTime, plan_buzz
from tablee.server.commands.rehearse import Script, plan_rehearsal
from tablee.server.commands.rounds import be_ready, plan_pause
from tablee.server.commands.transaction import begin
from tablee.server.commands.undo import plan_undo
from tablee.server.common.clock import Clock
from tablee.server.common.keys import idempotency_key
from tablee.server.common.tasks import TaskTracker, call_back, resolve
from tablee.server.fairness.randomness import ChanceSource
from tablee.server.messages.encode import chat_message, encode, notice_message
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.commit import Committer
from tablee.server.service.game_start import GameStarter
from tablee.server.service.presence import Presence
from tablee.server.service.registry import TableRegistry
from tablee.server.table.chat import ChatLine
from tablee.server.table.clocks import Decision
from tablee.server.table.latency import LatencyMeter
from tablee.server.table.table import Decider, Table

Kind = Literal["do", "undo", "rehearse", "buzz", "ready", "pause", "say", "react", "pledge", "number"]
# Called with the number that the command made, its revision or its chat line, or with the error.
OnResult = Callable[[int, Exception | None], object]


class Command:
    """`id` is the client's own: sent again, a command returns its first result. `who` is the hash of a seat's key;
    `text` is the notation of a move, a chat message, a reaction, a number or its hash; `revision` is the last one that
    the client saw; `script` is what is rehearsed."""

    def __init__(
        self,
        kind: Kind,
        command_id: str,
        who: str,
        arrival: Arrival,
        revision: int = 0,
        text: str = "",
        script: Script | None = None,
    ) -> None:
        self.kind = kind
        self.id = command_id
        self.who = who
        self.arrival = arrival
        self.revision = revision
        self.text = text
        self.script = script


class CommandHandler:
    def __init__(
        self,
        registry: TableRegistry,
        committer: Committer,
        presence: Presence,
        broadcaster: Broadcaster,
        starter: GameStarter,
        chance: ChanceSource,
        clock: Clock,
        tasks: TaskTracker,
    ) -> None:
        self.registry = registry
        self.committer = committer
        self.presence = presence
        self.broadcaster = broadcaster
        self.starter = starter
        self.chance = chance
        self.clock = clock
        self.tasks = tasks

    async def run(self, table_id: str, command: Command) -> int:
        """Lock the table, submit the command, wait for its result."""
        async with self.registry.locked(table_id) as table:
            future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self.submit(table, command, partial(resolve, future))
            return await future

    async def run_to_end(self, table_id: str, command: Command) -> int:
        """The same for a client that may disconnect: the command is carried out all the same."""
        return await self.tasks.run_to_end(self.run(table_id, command))

    def submit(self, table: Table, command: Command, done: OnResult) -> None:
        """Carry out a command; the caller holds the table's lock until `done` is called.

        `done` gets the result once it is stored and published, the first result if the command was sent before, or the
        error of a refusal."""
        try:
            seat = self.presence.request_from(table, command.who)
            key = idempotency_key(command.who, command.id)
            result = first_result(table, command.kind, key)
            if result is None:
                self.carry_out(table, seat, command, key, done)
        except Exception as error:
            done(0, error)
            return
        if result is not None:
            done(result, None)

    def carry_out(self, table: Table, seat: Seat, command: Command, key: str, done: OnResult) -> None:
        if command.kind == "do":
            self.move(table, seat, command, key, done)
        elif command.kind == "undo":
            transaction = plan_undo(table, seat, command.revision, key, self.clock.now())
            self.committer.commit_then(table, transaction, partial(done, transaction.steps[0].entry.revision))
        elif command.script is not None:
            self.rehearse(table, seat, command, command.script, key, done)
        elif command.kind == "buzz":
            self.buzz(table, seat, command, done)
        elif command.kind == "ready":
            be_ready(table, seat, command.revision, self.clock.now())
            self.registry.changed(table)
            done(table.match.revision, None)
        elif command.kind == "pause":
            self.pause(table, seat, command, key, done)
        elif command.kind == "pledge":
            self.starter.pledge(table, seat, command.text)
            done(table.match.revision, None)
        elif command.kind == "number":
            self.starter.number_then(table, seat, command.text, partial(done, table.match.revision))
        else:
            self.say(table, seat, command, key, done)

    def move(self, table: Table, seat: Seat, command: Command, key: str, done: OnResult) -> None:
        arrival = command.arrival
        transaction, reaction = plan_move(table, seat, command.revision, command.text, key, arrival, self.chance)
        revision = transaction.steps[0].entry.revision
        if table.realtime is None:
            self.committer.commit_then(table, transaction, partial(done, revision))
        else:
            settled = partial(self.timed_move_done, table, seat, arrival, reaction, revision, done)
            self.committer.commit_then(table, transaction, settled)

    def rehearse(self, table: Table, seat: Seat, command: Command, script: Script, key: str, done: OnResult) -> None:
        transaction = plan_rehearsal(table, seat, command.revision, script, key, command.arrival, self.chance)
        self.committer.commit_then(table, transaction, partial(done, transaction.steps[0].entry.revision))

    def timed_move_done(
        self,
        table: Table,
        seat: Seat,
        arrival: Arrival,
        reaction: ReactionTime,
        revision: int,
        done: OnResult,
        error: Exception | None,
    ) -> None:
        if error is None:
            self.settle(table, seat, arrival, reaction)
        done(revision, error)

    def buzz(self, table: Table, seat: Seat, command: Command, done: OnResult) -> None:
        """Stop a seat's time; the move with the number follows. A buzz is not stored."""
        buzz, reaction = plan_buzz(table, seat, command.revision, command.arrival)
        assert table.realtime is not None
        table.realtime.stop_clock(seat, buzz)
        self.settle(table, seat, command.arrival, reaction)
        self.registry.changed(table)
        done(table.match.revision, None)

    def pause(self, table: Table, seat: Seat, command: Command, key: str, done: OnResult) -> None:
        """Break off the round, or the count-down to one, which is not stored."""
        transaction = plan_pause(table, seat, command.revision, key, self.clock.now())
        if transaction is None:
            self.registry.changed(table)
            done(table.match.revision, None)
        else:
            self.committer.commit_then(table, transaction, partial(done, transaction.steps[-1].entry.revision))

    def settle(self, table: Table, seat: Seat, arrival: Arrival, reaction: ReactionTime) -> None:
        """Settle the latency credit for a reaction time; if it is not the one reported, tell all subscribers."""
        reaction.settle(arrival.latency)
        if reaction.is_disputed:
            self.broadcaster.publish(table, encode(notice_message(seat, "measured")))

    def say(self, table: Table, seat: Seat, command: Command, key: str, done: OnResult) -> None:
        now = self.clock.now()
        self.presence.touch(table, now)
        quiet_by = table.quiet_by if table.is_playing else None
        chair, is_reaction = table.setup.chairs[seat], command.kind == "react"
        line = table.chat.compose(chair, command.text, is_reaction, quiet_by, now, key)
        self.tasks.spawn(self.store_line(table, line, done), f"chat at {table.id}")

    async def store_line(self, table: Table, line: ChatLine, done: OnResult) -> None:
        error: Exception | None = None
        try:
            await self.committer.save(table, self.committer.storage.append_chat(table.id, line))
            table.chat.add(line)
            self.broadcaster.publish(table, encode(chat_message([line])))
        except Exception as failed:
            error = failed
        call_back(done, line.number, error)

    async def explain(self, table_id: str, who: str, do: str) -> None:
        """Raise the refusal of a move that the seat may not make now; the move is not made."""
        table = await self.registry.get(table_id)
        explain(table, self.presence.request_from(table, who), do, self.clock.now())

    async def play_for(self, table_id: str, seat: Seat, decision: Decision, action: Any, decider: Decider) -> None:
        """Make a bot's or the clock's move, unless the decision is made or, for a bot, the seat has another decider."""
        async with self.registry.locked(table_id) as table:
            now = self.clock.now()
            if table.match.pending.get(seat) != decision:
                return
            if decider != "clock" and table.decider(seat, now) != decider:
                return
            transaction = begin(table, now)
            transaction.act(seat, action, decider)
            transaction.draw_chance(self.chance, table.seed)
            await self.committer.commit(table, transaction)

    def arrival(self) -> Arrival:
        """The arrival of a command over HTTP, where no latency is measured."""
        return Arrival(self.clock.now(), LatencyMeter())


def first_result(table: Table, kind: Kind, key: str) -> int | None:
    """The result of a command that was sent before. A buzz or `ready` may be sent again: it changes nothing."""
    if kind == "say" or kind == "react":  # noqa: PLR1714 — compiled, this is faster than building a tuple
        return table.chat.number_of_command.get(key)
    return table.match.revision_of_command.get(key)
