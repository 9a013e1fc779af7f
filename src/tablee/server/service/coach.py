"""The coach: hints where the table allows them, and a review when the game is over."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from functools import partial

from tablee.bots.review import Review
from tablee.core.realtime import read_action
from tablee.core.values import Seat
from tablee.server.commands.checks import require_turn
from tablee.server.common.errors import TableError
from tablee.server.common.fair_queue import Requester
from tablee.server.common.keys import key_digest
from tablee.server.common.quota import InFlightQuota
from tablee.server.common.tasks import TaskTracker
from tablee.server.messages.coach import ChanceMessage, HintMessage, ProspectMessage, ReviewMessage
from tablee.server.service.presence import Presence
from tablee.server.service.registry import TableRegistry
from tablee.server.service.subscriptions import Subscriptions
from tablee.server.table.table import Table
from tablee.server.workers.pool import BotPool

# Choices in a hint.
CHOICES = 5
# Moves that a review goes over at most, several times as many as the longest games of people have.
LONGEST_REVIEW = 3000
# Reviews kept in memory; the least recently used is evicted.
REVIEWS = 64


class Coach:
    def __init__(
        self,
        registry: TableRegistry,
        subscriptions: Subscriptions,
        presence: Presence,
        bot_pool: BotPool,
        tasks: TaskTracker,
    ) -> None:
        self.registry = registry
        self.subscriptions = subscriptions
        self.presence = presence
        self.bot_pool = bot_pool
        self.tasks = tasks
        self.questions = InFlightQuota()
        self.reviews: OrderedDict[str, asyncio.Task[Review]] = OrderedDict()
        self.readers: Counter[str] = Counter()

    async def hint(self, table_id: str, key: str | None, client: str = "") -> HintMessage:
        """The seat's best choices, judged from its own view, each with the chance to win."""
        table, seat = await self.asked(table_id, key)
        game, state, revision = table.match.game, table.match.state, table.match.revision
        view, legal = game.view(state, seat), game.legal(state, seat)
        asking = partial(self.bot_pool.advise, Requester(client, table_id), game.about.name, view, legal)
        advice = await self.questions.ask(client, asking)
        choices: list[ChanceMessage] = [
            {"do": game.format(each.action), "chance": each.chance} for each in advice[:CHOICES]
        ]
        return {"revision": revision, "choices": choices}

    async def prospects(self, table_id: str, key: str | None, do: str | None, client: str = "") -> ProspectMessage:
        """The possible results of a choice, or before any choice, with exact probabilities."""
        table, seat = await self.asked(table_id, key)
        game, state, revision = table.match.game, table.match.state, table.match.revision
        action = None if do is None else read_action(game, seat, do, 0)
        if action is not None:
            game.step(state, seat, action)
        view = game.view(state, seat)
        asking = partial(self.bot_pool.prospects, Requester(client, table_id), game.about.name, view, action)
        found = await self.questions.ask(client, asking)
        return {"revision": revision, "prospects": [{"what": each.what, "chance": each.chance} for each in found]}

    async def asked(self, table_id: str, key: str | None) -> tuple[Table, Seat]:
        """The table and the seat that asks; refused unless the seat is to decide and hints are allowed."""
        table = await self.subscriptions.visible_table(table_id)
        seat = self.presence.request_from(table, key_digest(key))
        table.require_playing()
        if not table.setup.terms.hints:
            raise TableError("no-hints", "hints are off at this table; its owner can turn them on")
        require_turn(table, seat)
        return table, seat

    async def review(self, table_id: str, client: str = "") -> ReviewMessage:
        """The review of a finished game, computed once for all clients."""
        table = await self.registry.get(table_id)
        table.setup.require_stage("over")
        if len(table.match.moves) > LONGEST_REVIEW:
            raise TableError("too-long", f"a review goes over at most {LONGEST_REVIEW} moves")
        if table_id not in self.reviews:
            self.reviews[table_id] = self.tasks.spawn(self.run_review(table, client), f"review of {table_id}")
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

    async def run_review(self, table: Table, client: str) -> Review:
        game, start = table.match.game, table.match.start
        moves = [(entry.seat, game.parse(entry.do)) for entry in table.match.moves]
        asking = partial(self.bot_pool.review, Requester(client, table.id), game.about.name, start, moves)
        return await self.questions.ask(client, asking)


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
