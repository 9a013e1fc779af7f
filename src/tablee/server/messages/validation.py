"""Validation errors of requests, as one sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.options import shown


def readable(errors: Sequence[Any]) -> str:
    """The first three errors, each with the field, the problem and the value received."""
    return "; ".join(one_error(error) for error in errors[:3])


def one_error(error: Any) -> str:
    where = ".".join(str(part) for part in error["loc"] if part not in ("body", "query", "path", "header"))
    given = "" if error["type"] in ("missing", "json_invalid") else f", not {shown(error['input'])}"
    return f"{where or 'the request'}: {error['msg']}{given}"
