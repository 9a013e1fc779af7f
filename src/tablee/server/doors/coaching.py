"""A coach, by plain HTTP."""

from __future__ import annotations

from fastapi import APIRouter

from tablee.server.coach import Coach
from tablee.server.doors.asking import Key
from tablee.server.doors.requests import NOTATION
from tablee.server.messages import HintMessage, ProspectMessage, ReviewMessage


def coaching_door(coach: Coach) -> APIRouter:
    router = APIRouter(tags=["coach"])

    @router.get("/tables/{table}/hint")
    async def hint(table: str, key: Key) -> HintMessage:
        """The best choices of the seat on turn, with its chance to win; where the table allows it."""
        return await coach.hint(table, key)

    @router.get("/tables/{table}/prospects")
    async def prospects(table: str, do: NOTATION, key: Key) -> ProspectMessage:
        """What may come of a choice, exactly; where the table allows hints, and the game can tell."""
        return await coach.prospects(table, key, do)

    @router.get("/tables/{table}/review")
    async def review(table: str) -> ReviewMessage:
        """Chances over the whole game, turning points, luck and choices apart, once it is over."""
        return await coach.review(table)

    return router
