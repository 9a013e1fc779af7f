"""ASGI scopes and events as JSON. Bytes are wrapped in a marked object."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tablee.server.transport.client_address import CLIENT, UNKNOWN, Client

# The parts of a relayed request's scope that its home node needs.
SCOPE = (
    *("type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "headers", "client", "server"),
    CLIENT,
)
BYTES = "bytes"


def packed_scope(scope: Mapping[str, Any]) -> dict[str, Any]:
    return {name: packed(scope[name]) for name in SCOPE if name in scope}


def unpacked_scope(given: Mapping[str, Any]) -> dict[str, Any]:
    scope = {name: unpacked(value) for name, value in given.items()}
    client = scope.get("client")
    return {
        **scope,
        "headers": [tuple(pair) for pair in scope["headers"]],
        "client": client and tuple(client),
        CLIENT: Client(*scope.get(CLIENT, UNKNOWN)),
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "root_path": "",
        "extensions": {},
        "subprotocols": [],
        "state": {},
    }


def packed(value: Any) -> Any:
    match value:
        case bytes():
            return {BYTES: value.decode("latin-1")}
        case dict():
            return {name: packed(item) for name, item in value.items()}
        case list() | tuple():
            return [packed(item) for item in value]
        case _:
            return value


def unpacked(value: Any) -> Any:
    match value:
        case {"bytes": str(text)} if len(value) == 1:
            return text.encode("latin-1")
        case dict():
            return {name: unpacked(item) for name, item in value.items()}
        case list():
            return [unpacked(item) for item in value]
        case _:
            return value


def encoded(message: Mapping[str, Any]) -> str:
    """Encode as ASCII, so that a character is a byte."""
    return json.dumps(message, separators=(",", ":"))
