"""The coach: hints where the table allows them, and a review when the game is over."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from functools import partial

from tablee.bots.review import Review
from tablee.core.values import Seat
from tablee.server.commands.checks import require_turn
from tablee.server.common.errors import TableError
from tablee.server.common.fair_queue import Requester
from tablee.server.common.keys import key_digest
from tablee.server.common.quota import InFlightQuota
from tablee.server.messages.outgoing import ChanceMessage, HintMessage, ProspectMessage, ReviewMessage
from tablee.server.service.commands import Desk
from tablee.server.table.table import Table
from tablee.server.workers.pool import BotPool

# Choices in a hint.
CHOICES = 5
# Reviews kept in memory; the least recently used is evicted.
REVIEWS = 64


class Coach:
    def __init__(self, desk: Desk, bot_pool: BotPool) -> None:
        self.desk = desk
        self.bot_pool = bot_pool
        self.questions = InFlightQuota()
        self.reviews: OrderedDict[str, asyncio.Task[Review]] = OrderedDict()
        self.readers: Counter[str] = Counter()

    async def hint(self, table_id: str, key: str | None, visitor: str = "") -> HintMessage:
        """The seat's best choices, judged from its own view, each with the chance to win."""
        table, seat = await self.asked(table_id, key)
        game, state, revision = table.match.game, table.match.state, table.match.revision
        view, legal = game.view(state, seat), game.legal(state, seat)
        asking = partial(self.bot_pool.advise, Requester(visitor, table_id), game.about.name, view, legal)
        advice = await self.questions.ask(visitor, asking)
        choices: list[ChanceMessage] = [
            {"do": game.format(each.action), "chance": each.chance} for each in advice[:CHOICES]
        ]
        return {"revision": revision, "choices": choices}

    async def prospects(self, table_id: str, key: str | None, do: str, visitor: str = "") -> ProspectMessage:
        """The possible results of a choice, with exact probabilities."""
        table, seat = await self.asked(table_id, key)
        game, state, revision = table.match.game, table.match.state, table.match.revision
        action = game.typed(seat, do, 0)
        game.step(state, seat, action)
        view = game.view(state, seat)
        asking = partial(self.bot_pool.prospects, Requester(visitor, table_id), game.about.name, view, action)
        found = await self.questions.ask(visitor, asking)
        return {"revision": revision, "prospects": [{"what": each.what, "chance": each.chance} for each in found]}

    async def asked(self, table_id: str, key: str | None) -> tuple[Table, Seat]:
        """The table and the seat that asks; refused unless the seat is to decide and hints are allowed."""
        table = await self.desk.seen(table_id)
        seat = self.desk.heard_from(table, key_digest(key))
        table.setup.require_stage("playing")
        if not table.setup.terms.hints:
            raise TableError("no-hints", "nobody asks a coach at this table; its owner can allow hints")
        require_turn(table, seat)
        return table, seat

    async def review(self, table_id: str, visitor: str = "") -> ReviewMessage:
        """The review of a finished game, computed once for all clients."""
        table = await self.desk.find(table_id)
        table.setup.require_stage("over")
        if table_id not in self.reviews:
            self.reviews[table_id] = self.desk.run(self.go_over(table, visitor))
        self.reviews.move_to_end(table_id)
        if len(self.reviews) > REVIEWS:
            self.reviews.popitem(last=False)
        return review_message(table, await self.read(table_id, self.reviews[table_id]))

    async def read(self, table_id: str, review: asyncio.Task[Review]) -> Review:
        """Wait for a review. It is cancelled when its last reader leaves; a failed one is computed again next time."""
        self.readers[table_id] += 1
        try:
            return await asyncio.shield(review)
        except Exception:
            self.forget(table_id, review)
            raise
        finally:
            self.readers -= Counter([table_id])
            if table_id not in self.readers and review.cancel():
                self.forget(table_id, review)

    def forget(self, table_id: str, review: asyncio.Task[Review]) -> None:
        if self.reviews.get(table_id) is review:
            del self.reviews[table_id]

    async def go_over(self, table: Table, visitor: str) -> Review:
        course = table.match
        moves = [(entry.seat, course.game.parse(entry.do)) for entry in course.moves]
        asker = Requester(visitor, table.id)
        asking = partial(self.bot_pool.review, asker, course.game.about.name, course.start, moves)
        return await self.questions.ask(visitor, asking)


def review_message(table: Table, found: Review) -> ReviewMessage:
    """Moves are given as the revisions that they led to, so that a replay can show them."""
    line = table.match.moves
    return {
        "before": [*found.before],
        "turns": [
            {"revision": line[turn.last].revision, "seat": turn.seat, "chances": [*turn.chances]}
            for turn in found.turns
        ],
        "accounts": [
            {"start": each.start, "end": each.end, "choices": each.choices, "luck": each.luck}
            for each in found.accounts
        ],
        "turning_points": [{"turn": point.turn, "swing": [*point.swing]} for point in found.turning_points],
        "mistakes": [
            {
                "revision": line[each.move].revision,
                "seat": each.seat,
                "did": each.did,
                "better": each.better,
                "missed": each.missed,
            }
            for each in found.mistakes
        ],
    }
