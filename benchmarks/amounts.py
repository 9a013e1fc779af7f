"""Numbers that a benchmark is asked for on the command line: with less than these nothing would be measured."""

from __future__ import annotations

from argparse import ArgumentTypeError
from math import isfinite


def some(text: str) -> int:
    """At least one."""
    if not (text.isascii() and text.isdecimal() and int(text) > 0):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def time(text: str) -> float:
    """Longer than nothing."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not (isfinite(found) and found > 0):
        raise ArgumentTypeError(f"{text!r} is not a number above 0")
    return found
