"""Security and cache headers for every response: what a browser may load, run, frame, store and send on."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

from tablee.server.transport.asgi import App, Message, Receive, Scope, Send
from tablee.server.transport.client_address import Client, client_of

# The page of the API's documentation. It has an inline script and inline styles.
DOCS = "/docs"
FOR_PROGRAMS = ("/api", "/openapi.json", "/healthz", "/metrics")
ASSETS = "/assets/"

ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        b"microphone=(), midi=(), payment=(), usb=()",
    ),
)
SECURE = (b"strict-transport-security", b"max-age=31536000")

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
APP = (
    f"{NOTHING}; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; connect-src 'self'"
)
DOCS_PAGE = f"{NOTHING}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; script-src 'self'"

HOST = re.compile(r"[a-z0-9.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?")
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class SecurityHeaders:
    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        started: list[Message] = []

        async def send_with_headers(message: Message) -> None:
            """Hold the start until the first part of the body: the policy names the hash of an inline script in it."""
            if message["type"] == "http.response.start":
                started.append(message)
                return
            if started:
                await send(with_headers(started.pop(), path, client_of(scope), message.get("body", b"")))
            await send(message)

        await self.app(scope, receive, send_with_headers)


def with_headers(start: Message, path: str, client: Client, body: bytes) -> Message:
    policy = (b"content-security-policy", policy_of(path, client, body).encode())
    kept = (b"cache-control", cache_control(path, start["status"]).encode())
    secure = [SECURE] if client.is_secure else []
    return {**start, "headers": [*start.get("headers", ()), *ALWAYS, policy, kept, *secure]}


def is_for_programs(path: str) -> bool:
    return any(path == place or path.startswith(f"{place}/") for place in FOR_PROGRAMS)


def policy_of(path: str, client: Client, body: bytes) -> str:
    if path == DOCS:
        return " ".join([DOCS_PAGE, *(script_hash(script) for script in SCRIPT.findall(body))])
    return NOTHING if is_for_programs(path) else f"{APP}{own_sockets(client)}"


def script_hash(script: bytes) -> str:
    return f"'sha256-{b64encode(sha256(script).digest()).decode()}'"


def own_sockets(client: Client) -> str:
    """Name the page's own WebSocket origin: in older Safari, 'self' does not include it."""
    if not HOST.fullmatch(client.host):
        return ""
    return f" {'wss' if client.is_secure else 'ws'}://{client.host}"


def cache_control(path: str, status: int) -> str:
    """Built files have a hash of their content in their name; everything else may change at any time."""
    if is_for_programs(path):
        return "no-store"
    return "public, max-age=31536000, immutable" if path.startswith(ASSETS) and status == 200 else "no-cache"
