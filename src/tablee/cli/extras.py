"""Commands whose packages come with an extra."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import requires

from tablee.core.errors import GameError

BROUGHT = re.compile(r"""([\w.-]+).*\bextra == ["'](\w+)["']""")


class MissingExtra(GameError):
    """Something that was not installed with the package."""


@contextmanager
def needing(extra: str, complaint: str) -> Iterator[None]:
    """Imports that say what to install where the extra is missing. Any other failed import is a defect and raised."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in modules_of(extra):
            raise
        raise MissingExtra(f"{complaint}: pip install 'tablee[{extra}]'") from None


def modules_of(extra: str) -> set[str]:
    """What an extra brings, by the package's own metadata. All of them have modules named like themselves."""
    found = [match.groups() for each in requires("tablee") or [] if (match := BROUGHT.match(each))]
    return {name.replace("-", "_") for name, brought_by in found if brought_by == extra}
