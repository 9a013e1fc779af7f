"""A decision to make."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

RANGE = re.compile(r"<(\d+)-(\d+)>")


@dataclass(frozen=True)
class Turn:
    """What the seat sees, and what it may do; `<0-35>` in a notation stands for any number in that range."""

    seat: int
    revision: int
    view: Any
    legal: list[str]

    def guess(self, rng: Random) -> str:
        """Anything that is allowed."""
        return RANGE.sub(lambda found: str(rng.randint(int(found[1]), int(found[2]))), rng.choice(self.legal))
