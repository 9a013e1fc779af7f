"""Routes of the lobby: setting up tables, taking seats, starting, ending, rematches."""

from __future__ import annotations

from fastapi import APIRouter

from tablee.core.values import Seat
from tablee.server.api.dependencies import Key
from tablee.server.messages.requests import SEAT, HintsBody, NewTableBody, OrderBody, SitBody
from tablee.server.messages.responses import (
    Done,
    ListedChair,
    ListedTable,
    NewTableAnswer,
    PlaceAnswer,
    RematchAnswer,
    SeatKey,
)
from tablee.server.service.lobby import Lobby
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import TableSetup

DONE: Done = {"done": True}


def lobby_routes(lobby: Lobby) -> APIRouter:
    router = APIRouter(tags=["lobby"])

    @router.get("/tables")
    async def open_tables() -> list[ListedTable]:
        """Public tables that are not over, those with a free seat first."""
        return [listed(table) for table in await lobby.open_tables()]

    @router.post("/tables", status_code=201)
    async def create(body: NewTableBody) -> NewTableAnswer:
        """Set up a table. Its keys are returned only here."""
        new = await lobby.create(body.game, {**body.options}, body.chairs, body.terms, body.owner)
        seats: list[SeatKey] = [{"seat": seat, "key": key} for seat, key in new.keys.items()]
        return {"id": new.id, "owner": new.owner, "seats": seats}

    @router.post("/tables/{table}/seats")
    async def sit(table: str, body: SitBody, key: Key) -> SeatKey:
        """Take a free seat. Show the key of another seat to sit down at the same screen."""
        new = await lobby.sit(table, body.seat, body.name, body.key, key, body.face)
        return {"seat": new.seat, "key": new.key}

    @router.put("/tables/{table}/chairs/{seat}")
    async def place(table: str, seat: SEAT, body: ChairPlan, key: Key) -> PlaceAnswer:
        """Assign a chair, as the owner; a person who sat there loses the seat.

        During the game, open a chair that was left to friends: from then on anyone may take it.
        """
        return {"key": await lobby.assign(table, key, seat, body) or None}

    @router.post("/tables/{table}/order")
    async def order(table: str, body: OrderBody, key: Key) -> Done:
        """Put the chairs in another order, or shuffle them, as the owner."""
        await lobby.reorder(table, key, body.seats)
        return DONE

    @router.put("/tables/{table}/hints")
    async def hints(table: str, body: HintsBody, key: Key) -> Done:
        """Turn hints on or off, as the owner."""
        await lobby.allow_hints(table, key, body.hints)
        return DONE

    @router.post("/tables/{table}/slower")
    async def slower(table: str, key: Key) -> Done:
        """In a real-time game against bots: let them play one level below, as the owner."""
        await lobby.slow_down(table, key)
        return DONE

    @router.post("/tables/{table}/start")
    async def start(table: str, key: Key) -> Done:
        """Start the game, as the owner. Its first draws wait, for 3 seconds at most, for the numbers that clients have
        promised (`numbers` of the table); without any they are made before the answer."""
        await lobby.start(table, key)
        return DONE

    @router.post("/tables/{table}/leave")
    async def leave(table: str, key: Key) -> Done:
        """Leave a seat. It is kept for its key in a game with hidden information; else the key is no longer valid."""
        await lobby.leave(table, key)
        return DONE

    @router.post("/tables/{table}/end")
    async def end(table: str, key: Key) -> Done:
        """End the game early, as the owner."""
        await lobby.end(table, key)
        return DONE

    @router.post("/tables/{table}/rematch")
    async def rematch(table: str, key: Key) -> RematchAnswer:
        """Set up another table for the same players, who keep their keys."""
        return {"id": await lobby.rematch(table, key)}

    return router


def listed(table: TableSetup) -> ListedTable:
    return {
        "id": table.id,
        "game": table.game,
        "options": table.settings,
        "stage": table.stage,
        "chairs": [listed_chair(table, Seat(number)) for number in range(len(table.chairs))],
        "created": table.created,
    }


def listed_chair(table: TableSetup, seat: Seat) -> ListedChair:
    chair = table.chairs[seat]
    return {"sitter": chair.sitter, "name": chair.name, "face": chair.face, "kept": table.is_kept(seat)}
