"""The route that counts how lessons go, without persons: their authors see which step is left or missed."""

from __future__ import annotations

from fastapi import APIRouter

from tablee.core.registry import find
from tablee.lessons import library
from tablee.server.common.errors import TableError
from tablee.server.messages.practice import LearntBody
from tablee.server.messages.responses import Done
from tablee.server.ops.metrics import Metrics

# What a lesson calls its last step.
FINALE = "finale"


def learning_routes(metrics: Metrics) -> APIRouter:
    router = APIRouter(tags=["house"])

    @router.post("/games/{game}/lesson/{step}")
    async def learnt(game: str, step: str, body: LearntBody) -> Done:
        """Count what came of a step of a lesson. Nothing about the person is sent or kept."""
        found = find(game).about.name
        check_step(found, step)
        metrics.learnt(found, step, body.what)
        return {"done": True}

    return router


def check_step(game: str, step: str) -> None:
    """Only steps that there are: a counter is kept for each."""
    lesson = library.lesson(game)
    if lesson is None or step not in (FINALE, *(known.id for known in lesson.steps)):
        raise TableError("unknown-lesson", f"{game} has no such step in a lesson")
