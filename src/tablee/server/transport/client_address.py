"""The client's address, scheme and name for this server. Forwarding headers are believed only from trusted proxies."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.server.transport.asgi import Scope, header

log = logging.getLogger("tablee.edge")

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

# Proxies on this machine are always trusted. The operator names the others with --proxy.
LOCAL_PROXIES = ("127.0.0.0/8", "::1")
# One household or one machine has all addresses of such a network.
IPV6_PREFIX = 64
CLIENT = "tablee.client"


class Client(NamedTuple):
    """`network`: what limits count by. `host`: the name by which the client addressed this server.

    `is_direct`: the connection comes from another machine and not from a trusted proxy.
    """

    address: str
    network: str
    host: str
    is_secure: bool
    is_proxied: bool
    is_direct: bool

    @property
    def is_here(self) -> bool:
        """True if the client runs on this machine and came through no proxy."""
        found = read_address(self.address)
        return found is not None and found.is_loopback and not self.is_proxied


UNKNOWN = Client("", "", "", False, False, False)


class TrustedProxies:
    """The proxies whose forwarding headers are believed."""

    def __init__(self, known: Sequence[str] = ()) -> None:
        self.networks = [read_network(text) for text in (*LOCAL_PROXIES, *known)]
        self.warned = False

    def trusts(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self.networks)

    def client(self, scope: Scope) -> Client:
        peer = read_address((scope.get("client") or ("",))[0])
        believed = self.trusts(peer)
        forwarded = header(scope, b"x-forwarded-for")
        if forwarded is not None and not believed:
            self.warn(peer)
        is_proxied = believed and forwarded is not None
        address = self.original_client(forwarded or "", peer) if is_proxied else peer
        return Client(
            address=str(address or ""),
            network=network_of(address),
            host=host_of(scope, believed),
            is_secure=is_secure(scope, believed),
            is_proxied=is_proxied,
            is_direct=peer is not None and not believed and not peer.is_loopback,
        )

    def original_client(self, forwarded: str, peer: Address | None) -> Address | None:
        """The client: the nearest address that is not a trusted proxy. Addresses beyond it may be forged."""
        found = peer
        for text in reversed(forwarded.split(",")):
            address = read_address(without_port(text.strip()))
            if address is None:
                return found
            found = address
            if not self.trusts(address):
                return found
        return found

    def warn(self, peer: Address | None) -> None:
        """Warn once: either the client forged the header, or the operator forgot --proxy."""
        if not self.warned:
            self.warned = True
            log.warning(
                "X-Forwarded-For from %s ignored: not a trusted proxy; if it is yours, add --proxy %s", peer, peer
            )


def host_of(scope: Scope, believed: bool) -> str:
    forwarded = header(scope, b"x-forwarded-host") if believed else None
    return (forwarded or header(scope, b"host") or "").rpartition(",")[2].strip().lower()


def is_secure(scope: Scope, believed: bool) -> bool:
    forwarded = header(scope, b"x-forwarded-proto") if believed else None
    scheme = forwarded or str(scope.get("scheme", ""))
    return scheme.rpartition(",")[2].strip().lower() in ("https", "wss")


def read_network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        message = f"an address is like 192.0.2.7, 2001:db8::7 or a network like 10.0.0.0/8, not {shown(text)}"
        raise GameError(message) from None


def read_address(text: str) -> Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def without_port(text: str) -> str:
    """Drop the port that some proxies add: `192.0.2.7:80`, `[2001:db8::7]:80`."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def network_of(address: Address | None) -> str:
    if isinstance(address, IPv6Address):
        return str(ip_network((address, IPV6_PREFIX), strict=False))
    return str(address or "")


def client_of(scope: Scope) -> Client:
    """The client that the access log middleware put into the scope; UNKNOWN without that middleware."""
    found = scope.get(CLIENT, UNKNOWN)
    assert isinstance(found, Client)
    return found
