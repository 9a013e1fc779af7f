"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from tablee.core.choices import Legal


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """It sees what its seat may know, and what it may do."""

    @abstractmethod
    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        """One of the legal actions; the same choice for the same view and the same random numbers."""
