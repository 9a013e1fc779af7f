"""Exception handlers that turn errors into refusals with a code and a sentence."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.types import Scope

from tablee.core.errors import GameError
from tablee.server.common.errors import (
    UNREADABLE,
    RetryLater,
    error_clause,
    error_code,
    error_reason,
    error_text,
    http_status,
)
from tablee.server.messages.parsing import readable
from tablee.server.middleware.rate_limit import RateLimiter
from tablee.server.middleware.reject import CODE, refusal_body, retry_after
from tablee.server.transport.client_address import client_of


def add_refusals(app: FastAPI, counters: RateLimiter) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, GameError)
        note_guess(counters, request.scope, error)
        body = refusal_body(error_code(error), error_clause(error), error_text(error), error_reason(error))
        answer = respond(request, http_status(error), error_code(error), body)
        if isinstance(error, RetryLater):
            answer.raw_headers.extend(retry_after(error.wait))
        return answer

    app.add_exception_handler(GameError, refused)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, unanswerable)


def note_guess(counters: RateLimiter, scope: Scope, error: GameError) -> None:
    """Count requests for unknown tables: a client that guesses table ids is rate limited."""
    if error_code(error) == "unknown-table":
        counters.missed(client_of(scope).network)


async def unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refusal(request, UNREADABLE, "unreadable", readable(error.errors()))


async def unanswerable(request: Request, error: Exception) -> Response:
    """Refuse what the framework rejects: unknown paths, methods not allowed, bodies that cannot be parsed."""
    assert isinstance(error, HTTPException)
    if error.status_code in (404, 405):
        text = f"{request.method} {request.url.path} does not exist: /docs lists all routes"
        answer = refusal(request, error.status_code, "unknown-address", text)
        answer.headers.update(error.headers or {})
        return answer
    return refusal(request, error.status_code, "unreadable", str(error.detail))


def refusal(request: Request, status: int, code: str, text: str) -> Response:
    return respond(request, status, code, refusal_body(code, None, text))


def respond(request: Request, status: int, code: str, body: bytes) -> Response:
    request.scope[CODE] = code
    return Response(body, status, media_type="application/json")
