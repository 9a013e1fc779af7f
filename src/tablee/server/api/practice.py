"""Routes of practice tables: set one up, and play a script at it."""

from __future__ import annotations

from fastapi import APIRouter

from tablee.server.api.dependencies import Key
from tablee.server.commands.practice import Other
from tablee.server.commands.rehearse import Script
from tablee.server.common.keys import key_digest
from tablee.server.messages.practice import OtherPlayer, PracticeBody, RehearseBody
from tablee.server.messages.responses import NewTableAnswer, RevisionAnswer, SeatKey
from tablee.server.ops.metrics import Metrics
from tablee.server.service.commands import Command, CommandHandler
from tablee.server.service.practice import PracticeTables


def practice_routes(tables: PracticeTables, handler: CommandHandler, metrics: Metrics) -> APIRouter:
    router = APIRouter(tags=["practice"])

    @router.post("/practice", status_code=201)
    async def practise(body: PracticeBody) -> NewTableAnswer:
        """Set up a table at which a game begins in a position immediately. Its keys are returned only here."""
        others = [None if other is None else other_player(other) for other in body.others]
        new = await tables.create(
            body.game, body.position, body.seat, body.name, others, waits=body.waits, dice=body.dice
        )
        seats: list[SeatKey] = [{"seat": seat, "key": key} for seat, key in new.keys.items()]
        return {"id": new.id, "owner": new.owner, "seats": seats}

    @router.post("/tables/{table}/rehearse")
    async def rehearse(table: str, body: RehearseBody, key: Key) -> RevisionAnswer:
        """At a practice table: make a move, then play a script for chance and for seats that wait for it.

        All of it is played, or nothing. The answer is the revision of the first move.
        """
        with metrics.command("rehearse"):
            script = Script(body.do, tuple(body.then))
            command = Command(
                "rehearse", body.command, key_digest(key), handler.arrival(), body.revision, script=script
            )
            return {"revision": await handler.run_to_end(table, command)}

    return router


def other_player(body: OtherPlayer) -> Other:
    return Other(body.name, body.face, body.level)
