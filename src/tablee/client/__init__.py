"""Play at tables from Python, through the same doors as everybody."""

from tablee.client.errors import Refused, Unreachable
from tablee.client.seat import Seat
from tablee.client.server import Server, Table, join
from tablee.client.turn import Turn

__all__ = ["Refused", "Seat", "Server", "Table", "Turn", "Unreachable", "join"]
