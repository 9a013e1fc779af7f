"""What goes wrong behind the doors, in the words of a refusal."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.types import Scope

from tablee.core.errors import GameError
from tablee.server.common.errors import UNREADABLE, Later, clause_of, code_of, status_of, text_of
from tablee.server.messages.validation import readable
from tablee.server.middleware.rate_limit import Counters
from tablee.server.middleware.reject import CODE, later, refusal_body
from tablee.server.transport.client_address import visitor_of


def add_refusals(app: FastAPI, counters: Counters) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, GameError)
        note_guess(counters, request.scope, error)
        answer = refusal(request, status_of(error), code_of(error), text_of(error), clause_of(error))
        if isinstance(error, Later):
            answer.raw_headers.extend(later(error.wait))
        return answer

    app.add_exception_handler(GameError, refused)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, unanswerable)


def note_guess(counters: Counters, scope: Scope, error: GameError) -> None:
    """Whoever asks for one table after the other that is not there has to wait some day."""
    if code_of(error) == "unknown-table":
        counters.missed(visitor_of(scope).network)


async def unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refusal(request, UNREADABLE, "unreadable", readable(error.errors()))


async def unanswerable(request: Request, error: Exception) -> Response:
    """What the framework refuses: addresses that do not take this, bodies that no reader takes."""
    assert isinstance(error, HTTPException)
    if error.status_code in (404, 405):
        text = f"{request.method} {request.url.path} is not offered: /docs lists what there is"
        answer = refusal(request, error.status_code, "unknown-address", text)
        answer.headers.update(error.headers or {})
        return answer
    return refusal(request, error.status_code, "unreadable", str(error.detail))


def refusal(request: Request, status: int, code: str, text: str, clause: str | None = None) -> Response:
    request.scope[CODE] = code
    return Response(refusal_body(code, clause, text), status, media_type="application/json")
