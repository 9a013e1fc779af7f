"""Reading a position that somebody wrote: every mistake named, nothing guessed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.errors import PositionError
from tablee.core.options import shown


class Reader:
    """A JSON object read key by key."""

    def __init__(self, given: Mapping[str, object], keys: tuple[str, ...]) -> None:
        for key in given:
            if key not in keys:
                raise PositionError(f"no {shown(key)} in a position of this game: there are {', '.join(keys)}")
        self.given: Final = given

    def number(self, key: str, low: int, high: int) -> int:
        return self.whole(key, self.value(key), low, high)

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        return tuple(self.whole(key, item, low, high) for item in self.members(key, length))

    def words(self, key: str, length: int) -> tuple[tuple[str, ...], ...]:
        """A list of texts, each split into its words."""
        return tuple(tuple(self.written(key, item).split()) for item in self.members(key, length))

    def phrase(self, key: str) -> tuple[str, ...]:
        return tuple(self.written(key, self.value(key)).split())

    def value(self, key: str) -> object:
        if key not in self.given:
            raise PositionError(f"{key} is missing")
        return self.given[key]

    def members(self, key: str, length: int) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list) or len(value) != length:
            raise PositionError(f"{key} is a list of {length}, not {shown(value)}")
        return value

    def whole(self, key: str, item: object, low: int, high: int) -> int:
        if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
            raise PositionError(f"{key} takes whole numbers from {low} to {high}, not {shown(item)}")
        return item

    def written(self, key: str, item: object) -> str:
        if not isinstance(item, str):
            raise PositionError(f"{key} takes text, not {shown(item)}")
        return item
