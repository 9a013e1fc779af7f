"""The listening socket, and the URLs by which it is reached."""

from __future__ import annotations

import errno
import socket
import sys

from tablee.core.errors import GameError
from tablee.core.options import shown
from tablee.server.settings import NodeAddress

EVERYWHERE = ("0.0.0.0", "::", "")
BACKLOG = 1024
NODE_ADDRESS = "a node's address is HOST or HOST:PORT, like 10.0.0.2 or 10.0.0.2:8001"


class ServerError(GameError):
    """The server cannot start."""


class UnusablePort(ServerError):
    """The port is taken or not permitted; another may be free."""


def listen(host: str, port: int) -> socket.socket:
    """Open the listening socket, explicitly as TCP: otherwise Nagle's algorithm would delay small messages."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, TypeError, ValueError) as error:
        listener.close()
        raise unusable(host, port, error) from None
    return listener


def read_node_address(text: str) -> NodeAddress:
    """The address at which other nodes connect."""
    host, colon, port = text.rpartition(":") if text.count(":") == 1 or "]:" in text else (text, "", "")
    is_port = port.isdecimal() and port.isascii() and int(port) < 1 << 16
    if not host or (colon and not is_port):
        raise GameError(f"{NODE_ADDRESS}, not {shown(text)}")
    return NodeAddress(host.strip("[]"), int(port or 0))


def unusable(host: str, port: int, error: Exception) -> ServerError:
    if not isinstance(error, OSError):
        return ServerError(f"cannot listen at {shown(host)}: a host is a name or an address, like 0.0.0.0")
    if error.errno == errno.EADDRINUSE:
        return UnusablePort(f"port {port} is taken")
    if error.errno == errno.EACCES:
        return UnusablePort(f"port {port} needs rights that you do not have")
    return ServerError(f"cannot listen at {host} port {port}: {error.strerror or error}")


def urls(host: str, port: int) -> tuple[str, str | None]:
    """The server's URLs for this machine and, if it listens on all interfaces, for the local network."""
    if host in EVERYWHERE:
        return f"http://localhost:{port}", f"http://{own_address()}:{port}"
    name = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}", None


def own_address() -> str:
    """This machine's address in its network, else its host name. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
