"""Stakes: the effects of each choice of a seat, told to it while it decides."""

from __future__ import annotations

from functools import partial

import msgspec

from tablee.server.commands.checks import require_turn
from tablee.server.common.fair_queue import Requester
from tablee.server.common.quota import InFlightQuota
from tablee.server.messages.outgoing import StakesAnswer
from tablee.server.service.presence import Presence
from tablee.server.service.subscriptions import Subscriptions
from tablee.server.workers.pool import BotPool


class Stakes:
    """Computed by a worker from the seat's own view, as bots' choices are: no move waits for it."""

    def __init__(self, subscriptions: Subscriptions, presence: Presence, bot_pool: BotPool) -> None:
        self.subscriptions = subscriptions
        self.presence = presence
        self.bot_pool = bot_pool
        self.questions = InFlightQuota()

    async def of_seat(self, table_id: str, who: str, client: str = "") -> StakesAnswer:
        """`who` is the hash of a seat's key; refused unless that seat is to decide."""
        table = await self.subscriptions.visible_table(table_id)
        seat = self.presence.request_from(table, who)
        table.require_playing()
        require_turn(table, seat)
        game, state, revision = table.match.game, table.match.state, table.match.revision
        view, legal = game.view(state, seat), game.legal(state, seat)
        asking = partial(self.bot_pool.stakes, Requester(client, table_id), game.about.name, view, legal)
        found = await self.questions.ask(client, asking)
        return {"revision": revision, "stakes": msgspec.json.decode(msgspec.json.encode(found))}
