"""Tables before and after the game: create them, take and leave seats, start, end, rematch."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from tablee.core.record import written_options
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.commands.rounds import require_alone, require_rounds
from tablee.server.commands.start import with_numbers
from tablee.server.common.clock import Clock
from tablee.server.common.errors import TableError
from tablee.server.common.keys import accept_key, key_digest, key_hash
from tablee.server.common.tasks import TaskTracker
from tablee.server.fairness.secret import ServerSecret, commitment_to
from tablee.server.messages.encode import encode, notice_message
from tablee.server.service.broadcast import Broadcaster
from tablee.server.service.commit import Committer
from tablee.server.service.game_start import GameStarter
from tablee.server.service.presence import Presence
from tablee.server.service.registry import TableRegistry
from tablee.server.storage.base import Storage
from tablee.server.table import seating
from tablee.server.table.seating import ChairPlan, replaced
from tablee.server.table.setup import TableSetup, Terms
from tablee.server.table.table import Table

P = ParamSpec("P")
R = TypeVar("R")

# The most public tables that are listed.
LISTED = 100


class NewTable(NamedTuple):
    """The only place where the keys of the owner and the seats are returned."""

    id: str
    owner: str
    keys: dict[Seat, str]


class NewSeat(NamedTuple):
    seat: Seat
    key: str


def to_the_end(
    method: Callable[Concatenate[Lobby, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Lobby, P], Coroutine[Any, Any, R]]:
    """Finish a change even if its client disconnects."""

    @wraps(method)
    async def shielded(lobby: Lobby, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await lobby.tasks.run_to_end(method(lobby, *args, **kwargs))

    return shielded


class Lobby:
    def __init__(
        self,
        storage: Storage,
        registry: TableRegistry,
        committer: Committer,
        presence: Presence,
        broadcaster: Broadcaster,
        starter: GameStarter,
        secret: ServerSecret,
        clock: Clock,
        tasks: TaskTracker,
    ) -> None:
        self.storage = storage
        self.registry = registry
        self.committer = committer
        self.presence = presence
        self.broadcaster = broadcaster
        self.starter = starter
        self.secret = secret
        self.clock = clock
        self.tasks = tasks

    async def open_tables(self) -> list[TableSetup]:
        """Public tables: those with a free seat first, then those to watch."""
        return await self.storage.public_tables(LISTED)

    async def create(
        self, game: str, options: dict[str, object], places: Sequence[ChairPlan], terms: Terms, key: str | None = None
    ) -> NewTable:
        rules = find(game)
        chosen = seating.read_options(rules, options, len(places))
        chairs, keys = seating.make_chairs(rules, places)
        owner = accept_key(key)
        now = self.clock.now()
        table_id = self.storage.new_table_id()
        setup = TableSetup(
            id=table_id,
            game=game,
            settings=dict(written_options(rules.settings(rules.start(chosen)))),
            terms=terms,
            chairs=chairs,
            owner=key_hash(owner),
            commitment=self.commitment(table_id),
            created=now,
        )
        await self.storage.save([setup], now)
        return NewTable(setup.id, owner, keys)

    def commitment(self, table_id: str) -> str:
        """The commitment to the table's seed, made when the table is created."""
        return commitment_to(self.secret.seed(table_id))

    @to_the_end
    async def sit(
        self, table_id: str, wish: int | None, name: str, key: str | None, beside: str | None, face: str = ""
    ) -> NewSeat:
        own = accept_key(key)
        async with self.registry.locked(table_id) as table:
            before = table.setup
            setup, seat = seating.take_seat(before, wish, name, own, beside, face)
            await self.reseat(table, setup)
            self.presence.request_from(table, key_digest(own))
            if before.stage == "playing" and setup != before:
                self.broadcaster.publish(table, encode(notice_message(seat, "taken")))
            return NewSeat(seat, own)

    @to_the_end
    async def assign(self, table_id: str, owner: str | None, seat: int, wish: ChairPlan) -> str:
        """Assign a chair. Returns its key if it is for a person at the owner's screen, else an empty string."""
        async with self.registry.locked(table_id) as table:
            table.setup.require_owner(owner)
            setup, key = seating.assign_chair(table.setup, seat, wish)
            await self.reseat(table, setup)
            return key

    @to_the_end
    async def reorder(self, table_id: str, owner: str | None, seats: Sequence[int] | None) -> None:
        """Put the chairs in the order given, or shuffle them."""
        async with self.registry.locked(table_id) as table:
            table.setup.require_owner(owner)
            now = table.setup
            await self.reseat(table, seating.shuffle(now) if seats is None else seating.reorder(now, seats))

    @to_the_end
    async def allow_hints(self, table_id: str, owner: str | None, allowed: bool) -> None:
        """Turn the coach's hints on or off."""
        async with self.registry.locked(table_id) as table:
            table.setup.require_owner(owner)
            terms = table.setup.terms.model_copy(update={"hints": allowed})
            await self.reseat(table, replaced(table.setup, terms=terms))

    @to_the_end
    async def slow_down(self, table_id: str, owner: str | None) -> None:
        """In a real-time game against bots, let them play one level below."""
        async with self.registry.locked(table_id) as table:
            table.setup.require_owner(owner)
            require_rounds(table)
            require_alone(table)
            await self.reseat(table, seating.slow_down(table.setup))

    @to_the_end
    async def start(self, table_id: str, owner: str | None) -> None:
        """Start the game. It begins when the clients that promised numbers have shown them, within seconds."""
        async with self.registry.locked(table_id) as table:
            table.setup.require_owner(owner)
            await self.starter.start(table)

    @to_the_end
    async def leave(self, table_id: str, key: str | None) -> None:
        async with self.registry.locked(table_id) as table:
            await self.reseat(table, seating.leave_seat(table.setup, key))

    @to_the_end
    async def end(self, table_id: str, owner: str | None) -> None:
        """End the game as it stands; its record stays."""
        async with self.registry.locked(table_id) as table:
            table.setup.require_owner(owner)
            if table.setup.stage == "over":
                return
            setup = seating.finished(with_numbers(table), table.server_seed)
            await self.save(table, setup)
            table.end(setup)
            self.broadcaster.publish_table(table)
            self.broadcaster.publish_steps(table, [])
            self.registry.changed(table)

    @to_the_end
    async def rematch(self, table_id: str, key: str | None) -> str:
        """Another table for the same people with the same keys. Repeated requests return the same table."""
        async with self.registry.locked(table_id) as table:
            if not seating.is_seated(table.setup, key):
                raise TableError("not-seated", "only a player of this table can ask for a rematch")
            if table.setup.rematch and await self.exists(table.setup.rematch):
                return table.setup.rematch
            new = self.storage.new_table_id()
            following = seating.rematch(table.setup, new, self.commitment(new), self.clock.now())
            setup = replaced(table.setup, rematch=following.id)
            await self.save(table, setup, following)
            table.change_setup(setup)
            self.broadcaster.publish_table(table)
            return following.id

    async def exists(self, table_id: str) -> bool:
        return table_id in self.registry.tables or await self.storage.load(table_id) is not None

    async def save(self, table: Table, *setups: TableSetup) -> None:
        self.presence.touch(table, self.clock.now())
        await self.committer.save(table, self.storage.save(setups, table.used))

    async def reseat(self, table: Table, setup: TableSetup) -> None:
        """Store a changed setup, then tell all subscribers."""
        if setup == table.setup:
            return
        await self.save(table, setup)
        table.reseat(setup)
        self.broadcaster.publish_table(table)
        self.registry.changed(table)
