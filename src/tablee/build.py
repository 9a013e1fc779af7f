"""Which Tablée this is."""

from __future__ import annotations

from importlib.metadata import version

from tablee.core import game


def compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not game.__file__.endswith(".py")


def name() -> str:
    return f"tablee {version('tablee')} ({'compiled' if compiled() else 'interpreted'})"
