"""ASGI scopes and events as MessagePack."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.server.transport.asgi import Message, Scope
from tablee.server.transport.client_address import CLIENT, UNKNOWN, Client

# The parts of a relayed request's scope that its home node needs.
SCOPE = (
    *("type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "headers", "client", "server"),
    CLIENT,
)
encode_event = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(dict[str, Any])


def decode_event(data: bytes) -> Message:
    return _decoder.decode(data)


def encode_scope(scope: Scope) -> bytes:
    return encode_event({name: scope[name] for name in SCOPE if name in scope})


def decode_scope(data: bytes) -> Scope:
    scope = _decoder.decode(data)
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
