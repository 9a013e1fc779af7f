"""Routes of the coach: hints, prospects and reviews."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tablee.server.api.dependencies import Key, while_connected
from tablee.server.messages.coach import HintMessage, ProspectMessage, ReviewMessage
from tablee.server.messages.requests import NOTATION
from tablee.server.service.coach import Coach
from tablee.server.transport.client_address import client_of


def coach_routes(coach: Coach) -> APIRouter:
    router = APIRouter(tags=["coach"])

    @router.get("/tables/{table}/hint")
    async def hint(request: Request, table: str, key: Key) -> HintMessage:
        """The best choices of the seat on turn, with its chance to win; where the table allows it."""
        return await while_connected(request, coach.hint(table, key, client_address(request)))

    @router.get("/tables/{table}/prospects")
    async def prospects(request: Request, table: str, key: Key, do: NOTATION | None = None) -> ProspectMessage:
        """Possible results of a choice with their exact probabilities, if hints are on and the game can tell; without a
        choice, the best of what can be had."""
        return await while_connected(request, coach.prospects(table, key, do, client_address(request)))

    @router.get("/tables/{table}/review")
    async def review(request: Request, table: str) -> ReviewMessage:
        """Chances over the whole game, turning points, luck and choices apart, once it is over."""
        return await while_connected(request, coach.review(table, client_address(request)))

    return router


def client_address(request: Request) -> str:
    return client_of(request.scope).network
