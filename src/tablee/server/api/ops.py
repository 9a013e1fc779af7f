"""Routes for operators: health check and metrics."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from tablee.server.common.errors import TableError
from tablee.server.ops.health import Health, HealthAnswer
from tablee.server.ops.metrics import Metrics
from tablee.server.transport.client_address import Client, client_of, read_address, read_network

PLAIN = "text/plain; version=0.0.4; charset=utf-8"


def ops_routes(health: Health, metrics: Metrics, readers: Sequence[str] = ()) -> APIRouter:
    """`readers`: networks that may read the metrics, besides this machine."""
    router = APIRouter(include_in_schema=False)
    networks = [read_network(text) for text in readers]

    def may_read(client: Client) -> bool:
        address = read_address(client.address)
        return client.is_here or any(address in network for network in networks if address is not None)

    @router.get("/healthz")
    async def healthz() -> JSONResponse:
        condition = await health.condition()
        body: HealthAnswer = {"status": condition}
        return JSONResponse(body, 200 if condition == "well" else 503)

    @router.get("/metrics")
    async def numbers(request: Request) -> Response:
        if not may_read(client_of(request.scope)):
            raise TableError("unknown-address", "there is nothing at /metrics: /docs lists all routes")
        return Response(metrics.text(), media_type=PLAIN)

    return router
