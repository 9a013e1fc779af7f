"""Rendezvous hashing: each table has its home at one of the living nodes, and all nodes agree on which.

A node that comes or goes moves only its own share of the tables.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple


class Node(NamedTuple):
    """`address`: where other nodes connect. `web`: where clients and balancers do, the same after a restart."""

    id: str
    address: str
    web: str


def home_among(nodes: Iterable[Node], table: str) -> Node:
    """The node with the greatest weight for the table."""
    return max(nodes, key=lambda node: (weight(node.web, table), node.id))


def weight(web: str, table: str) -> bytes:
    return blake2b(f"{web} {table}".encode(), digest_size=8).digest()
