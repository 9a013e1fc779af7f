"""The chat of a table: what may be said, and the lines that were."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from tablee.server.common.errors import RateLimited, TableError
from tablee.server.common.text import clean_message, clean_reaction
from tablee.server.common.token_bucket import Rate, TokenBuckets
from tablee.server.table.setup import Chair

# Lines kept in memory.
MAX_LINES = 200
# Lines of one seat: the burst, and seconds until one more. MAX_SPEAKERS includes keys whose seats were left.
CHAT_RATE = Rate(burst=12, every=2.0)
MAX_SPEAKERS = 64


class ChatLine(NamedTuple):
    """A chat message or a fixed reaction, numbered from 1."""

    number: int
    at: int
    name: str
    said: str
    reaction: bool
    command: str


class ChatLog:
    """The last lines. `number_of_command` finds the line that a command made, for a command that is sent again."""

    def __init__(self) -> None:
        self.lines: deque[ChatLine] = deque(maxlen=MAX_LINES)
        self.number_of_command: dict[str, int] = {}
        self.buckets = TokenBuckets(CHAT_RATE, most=MAX_SPEAKERS)

    def compose(
        self, chair: Chair, text: str, reaction: bool, quiet_by: str | None, now: int, command: str
    ) -> ChatLine:
        """The next line, not added yet. Refused above the rate limit, and unless it is a reaction if `quiet_by`, a
        clause of the rules, forbids talking."""
        if quiet_by and not reaction:
            reason = "partners must not tell each other anything while they play: only reactions are allowed"
            raise TableError("quiet", reason, quiet_by)
        said = clean_reaction(text) if reaction else clean_message(text)
        if wait := self.buckets.spend(chair.key, now / 1000):
            burst, every = CHAT_RATE.burst, CHAT_RATE.every
            reason = f"you are sending messages too fast: at most {burst} in a row, then one every {every:g} seconds"
            raise RateLimited(reason, wait)
        number = self.lines[-1].number + 1 if self.lines else 1
        return ChatLine(number, now, chair.name, said, reaction, command)

    def add(self, line: ChatLine) -> None:
        self.lines.append(line)
        self.number_of_command[line.command] = line.number

    def since(self, number: int) -> list[ChatLine]:
        return [line for line in self.lines if line.number > number]

    @property
    def last_number(self) -> int:
        return self.lines[-1].number if self.lines else 0
