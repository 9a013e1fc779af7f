"""Routes for playing without a socket, for programs: moves, updates, chat, records, replays."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse

from tablee.server.api.dependencies import Key, Written, while_connected
from tablee.server.api.lobby import DONE
from tablee.server.common.keys import key_digest
from tablee.server.messages.coach import DiceMessage, ReplayMessage
from tablee.server.messages.outgoing import StakesAnswer, TableMessage, UpdateMessage
from tablee.server.messages.requests import (
    COUNT,
    LAST_REVISION,
    NOTATION,
    SEAT,
    MoveBody,
    NumberBody,
    PledgeBody,
    ReactBody,
    RoundBody,
    SayBody,
    UndoBody,
)
from tablee.server.messages.responses import ChatAnswer, Done, RevisionAnswer
from tablee.server.ops.metrics import Metrics
from tablee.server.service.archive import MOST_STEPS, Archive
from tablee.server.service.commands import Command, CommandHandler
from tablee.server.service.stakes import Stakes
from tablee.server.service.subscriptions import Subscriptions
from tablee.server.transport.client_address import client_of


def play_routes(
    handler: CommandHandler, subscriptions: Subscriptions, archive: Archive, stakes: Stakes, metrics: Metrics
) -> APIRouter:
    router = APIRouter(tags=["play"])

    @router.get("/tables/{table}", response_model=TableMessage)
    async def about(table: str, key: Key) -> Written:
        """The setup of a table: its seats and terms."""
        return Written(await subscriptions.table_message(table, key))

    @router.get("/tables/{table}/update", response_model=UpdateMessage)
    async def update(table: str, key: Key, since: COUNT | None = None) -> Written:
        """The table as the seat of the key sees it, with what happened since a revision."""
        return Written(await subscriptions.update_message(table, key, since))

    @router.post("/tables/{table}/moves")
    async def move(table: str, body: MoveBody, key: Key) -> RevisionAnswer:
        """Make a move; sent again with the same command id, it is carried out once."""
        with metrics.command("do"):
            command = Command("do", body.command, key_digest(key), handler.arrival(), body.revision, body.do)
            return {"revision": await handler.run_to_end(table, command)}

    @router.post("/tables/{table}/undo")
    async def undo(table: str, body: UndoBody, key: Key) -> RevisionAnswer:
        """Take back your last decision, where that is fair."""
        with metrics.command("undo"):
            command = Command("undo", body.command, key_digest(key), handler.arrival(), body.revision)
            return {"revision": await handler.run_to_end(table, command)}

    @router.post("/tables/{table}/ready")
    async def ready(table: str, body: RoundBody, key: Key) -> RevisionAnswer:
        """Say that you are ready for the next round of a real-time game; programs need not, it goes on without them."""
        with metrics.command("ready"):
            command = Command("ready", body.command, key_digest(key), handler.arrival(), body.revision)
            return {"revision": await handler.run_to_end(table, command)}

    @router.post("/tables/{table}/pause")
    async def pause(table: str, body: RoundBody, key: Key) -> RevisionAnswer:
        """Break off the round of a real-time game against bots; the next one waits until you are ready."""
        with metrics.command("pause"):
            command = Command("pause", body.command, key_digest(key), handler.arrival(), body.revision)
            return {"revision": await handler.run_to_end(table, command)}

    @router.get("/tables/{table}/why")
    async def why(table: str, do: NOTATION, key: Key) -> Done:
        """Check a move without making it: refused with the clause if it is not legal now."""
        with metrics.command("why"):
            await handler.explain(table, key_digest(key), do)
        return DONE

    @router.get("/tables/{table}/stakes")
    async def at_stake(request: Request, table: str, key: Key) -> StakesAnswer:
        """The effects of each choice of the seat on turn, the weightiest first."""
        with metrics.command("stakes"):
            asking = stakes.of_seat(table, key_digest(key), client_of(request.scope).network)
            return await while_connected(request, asking)

    @router.post("/tables/{table}/chat")
    async def say(table: str, body: SayBody | ReactBody, key: Key) -> ChatAnswer:
        """Send a chat message or one of the fixed reactions."""
        who, arrival = key_digest(key), handler.arrival()
        if isinstance(body, SayBody):
            command = Command("say", body.command, who, arrival, 0, body.say)
        else:
            command = Command("react", body.command, who, arrival, 0, body.react)
        with metrics.command(command.kind):
            return {"number": await handler.run_to_end(table, command)}

    @router.get("/tables/{table}/record", response_model=None, responses={200: {"content": {"text/plain": {}}}})
    async def record(table: str) -> PlainTextResponse:
        """The whole game as text, once it is over."""
        text = (await archive.record(table)).format()
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="tablee-{table}.txt"'})

    @router.get("/tables/{table}/dice")
    async def dice(table: str) -> DiceMessage:
        """Every draw made again from the seed, once the game is over."""
        return await archive.dice(table)

    @router.get("/tables/{table}/replay", response_model=ReplayMessage)
    async def replay(
        table: str,
        key: Key,
        seat: SEAT | None = None,
        first: Annotated[int, Query(ge=1, le=LAST_REVISION)] = 1,
        count: Annotated[int, Query(ge=0, le=MOST_STEPS)] = 50,
    ) -> Written:
        """Revisions as a seat saw them: during the game your own or a spectator's view, afterwards any."""
        return Written(await archive.replay(table, key, seat, first, count))

    return router


def number_routes(handler: CommandHandler, metrics: Metrics) -> APIRouter:
    """The players' numbers, from which the dice follow: promised before the game, shown when it begins."""
    router = APIRouter(tags=["play"])

    @router.put("/tables/{table}/pledge")
    async def pledge(table: str, body: PledgeBody, key: Key) -> Done:
        """Promise a number for the dice before the game, by its SHA-256. It counts if your last request, or open
        socket, is at most 30 seconds old when the game begins."""
        with metrics.command("pledge"):
            command = Command("pledge", "", key_digest(key), handler.arrival(), 0, body.pledge)
            await handler.run_to_end(table, command)
        return DONE

    @router.put("/tables/{table}/number")
    async def number(table: str, body: NumberBody, key: Key) -> Done:
        """Show the number that you promised, when the game has begun; after the last one the first draws are made."""
        with metrics.command("number"):
            command = Command("number", "", key_digest(key), handler.arrival(), 0, body.number)
            await handler.run_to_end(table, command)
        return DONE

    return router
