"""Tables before and after the game: create them, take and leave seats, start, end, rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.record import written_options
from tablee.core.registry import find
from tablee.core.values import Seat
from tablee.server.common.errors import TableError
from tablee.server.common.keys import accept_key, key_digest, key_hash, new_id
from tablee.server.fairness.secret import commitment_to
from tablee.server.messages.encode import encode, notice_message
from tablee.server.service.commands import Desk
from tablee.server.table import seating
from tablee.server.table.seating import ChairPlan, replaced
from tablee.server.table.setup import TableSetup, Terms
from tablee.server.table.table import Table

LISTED = 100


class NewTable(NamedTuple):
    """The only place where the keys of the owner and the seats are returned."""

    id: str
    owner: str
    keys: dict[Seat, str]


class NewSeat(NamedTuple):
    seat: Seat
    key: str


class Lobby:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def open_tables(self) -> list[TableSetup]:
        """Up to 100 public tables: those with a free seat first, then those to watch."""
        return await self.desk.storage.public_tables(LISTED)

    async def create(
        self, game: str, options: dict[str, object], places: Sequence[ChairPlan], terms: Terms, key: str | None = None
    ) -> NewTable:
        rules = find(game)
        agreed = seating.read_options(rules, options, len(places))
        chairs, keys = seating.make_chairs(rules, places)
        owner = accept_key(key)
        now = self.desk.clock.now()
        name = new_id()
        setup = TableSetup(
            id=name,
            game=game,
            settings=dict(written_options(rules.settings(rules.start(agreed)))),
            terms=terms,
            chairs=chairs,
            owner=key_hash(owner),
            commitment=self.commitment(name),
            created=now,
        )
        await self.desk.storage.save([setup], now)
        return NewTable(setup.id, owner, keys)

    def commitment(self, table_id: str) -> str:
        """The commitment to the table's seed, made when the table is created."""
        return commitment_to(self.desk.secret.seed(table_id))

    async def sit(self, table_id: str, wish: int | None, name: str, key: str | None, beside: str | None) -> NewSeat:
        return await self.desk.run_to_end(self.do_sit(table_id, wish, name, accept_key(key), beside))

    async def do_sit(self, table_id: str, wish: int | None, name: str, key: str, beside: str | None) -> NewSeat:
        async with self.desk.writing(table_id) as table:
            before = table.setup
            setup, seat = seating.take_seat(before, wish, name, key, beside)
            await self.rearrange(table, setup)
            self.desk.heard_from(table, key_digest(key))
            if before.stage == "playing" and setup != before:
                self.desk.send_all(table, encode(notice_message(seat, "taken")))
            return NewSeat(seat, key)

    async def place(self, table_id: str, owner: str | None, seat: int, wish: ChairPlan) -> str:
        """Assign a chair. Returns its key if it is for a person at the owner's screen, else an empty string."""
        return await self.desk.run_to_end(self.do_place(table_id, owner, seat, wish))

    async def do_place(self, table_id: str, owner: str | None, seat: int, wish: ChairPlan) -> str:
        async with self.desk.writing(table_id) as table:
            table.setup.require_owner(owner)
            setup, key = seating.assign_chair(table.setup, seat, wish)
            await self.rearrange(table, setup)
            return key

    async def order(self, table_id: str, owner: str | None, seats: Sequence[int] | None) -> None:
        """Put the chairs in the order given, or shuffle them."""
        await self.desk.run_to_end(self.do_order(table_id, owner, seats))

    async def do_order(self, table_id: str, owner: str | None, seats: Sequence[int] | None) -> None:
        async with self.desk.writing(table_id) as table:
            table.setup.require_owner(owner)
            now = table.setup
            await self.rearrange(table, seating.shuffle(now) if seats is None else seating.reorder(now, seats))

    async def allow_hints(self, table_id: str, owner: str | None, allowed: bool) -> None:
        """Turn the coach's hints on or off."""
        await self.desk.run_to_end(self.do_allow_hints(table_id, owner, allowed))

    async def do_allow_hints(self, table_id: str, owner: str | None, allowed: bool) -> None:
        async with self.desk.writing(table_id) as table:
            table.setup.require_owner(owner)
            terms = table.setup.terms.model_copy(update={"hints": allowed})
            await self.rearrange(table, replaced(table.setup, terms=terms))

    async def start(self, table_id: str, owner: str | None) -> None:
        await self.desk.run_to_end(self.do_start(table_id, owner))

    async def do_start(self, table_id: str, owner: str | None) -> None:
        async with self.desk.writing(table_id) as table:
            table.setup.require_owner(owner)
            await self.desk.begin(table, seating.begin(table.setup))

    async def leave(self, table_id: str, key: str | None) -> None:
        await self.desk.run_to_end(self.do_leave(table_id, key))

    async def do_leave(self, table_id: str, key: str | None) -> None:
        async with self.desk.writing(table_id) as table:
            await self.rearrange(table, seating.leave_seat(table.setup, key))

    async def end(self, table_id: str, owner: str | None) -> None:
        """End the game as it stands; its record stays."""
        await self.desk.run_to_end(self.do_end(table_id, owner))

    async def do_end(self, table_id: str, owner: str | None) -> None:
        async with self.desk.writing(table_id) as table:
            table.setup.require_owner(owner)
            if table.setup.stage == "over":
                return
            setup = seating.finished(table.setup, table.seed)
            self.desk.use(table)
            await self.keep(table, setup)
            table.change_setup(setup)
            table.match.pending = {}
            table.reveal = None
            self.desk.tell_table(table)
            self.desk.tell_steps(table, [])
            self.desk.attendant.reschedule(table)

    async def rematch(self, table_id: str, key: str | None) -> str:
        """Another table for the same people with the same keys. Repeated requests return the same table."""
        return await self.desk.run_to_end(self.do_rematch(table_id, key))

    async def do_rematch(self, table_id: str, key: str | None) -> str:
        async with self.desk.writing(table_id) as table:
            if not seating.is_seated(table.setup, key):
                raise TableError("not-seated", "only who has a seat at this table can ask for another game")
            if table.setup.rematch and await self.is_there(table.setup.rematch):
                return table.setup.rematch
            now = self.desk.clock.now()
            name = new_id()
            following = seating.rematch(table.setup, name, self.commitment(name), now)
            setup = replaced(table.setup, rematch=following.id)
            self.desk.use(table)
            await self.keep(table, setup, following)
            table.change_setup(setup)
            self.desk.tell_table(table)
            return following.id

    async def is_there(self, table_id: str) -> bool:
        return table_id in self.desk.tables or await self.desk.storage.load(table_id) is not None

    async def keep(self, table: Table, *setups: TableSetup) -> None:
        await self.desk.save(table, self.desk.storage.save(setups, table.used))

    async def rearrange(self, table: Table, setup: TableSetup) -> None:
        """Store a changed setup, then tell all subscribers."""
        if setup == table.setup:
            return
        self.desk.use(table)
        await self.keep(table, setup)
        table.change_setup(setup)
        table.forget_departed()
        self.desk.tell_table(table)
        self.desk.attendant.reschedule(table)
