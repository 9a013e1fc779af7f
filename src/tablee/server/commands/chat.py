"""Chat: plan a line or refuse it."""

from __future__ import annotations

from tablee.core.values import Seat
from tablee.server.common.errors import RateLimited, TableError
from tablee.server.common.text import clean_message, clean_reaction
from tablee.server.table.journal import ChatLine
from tablee.server.table.table import CHAT_RATE, Table


def compose_line(table: Table, seat: Seat, said: str, reaction: bool, now: int, command: str) -> ChatLine:
    """The chat line of a seat; refused where only reactions are allowed, and above the rate limit."""
    if table.quiet_by and table.setup.stage == "playing" and not reaction:
        text = "partners must not tell each other anything while they play: there are reactions only"
        raise TableError("quiet", text, table.quiet_by)
    saying = clean_reaction(said) if reaction else clean_message(said)
    chair = table.setup.chairs[seat]
    if wait := table.talk.spend(chair.key, now / 1000):
        text = f"so much talk: at most {CHAT_RATE.at_once} lines at once, then one every {CHAT_RATE.every:g} seconds"
        raise RateLimited(text, wait)
    number = table.chat[-1].number + 1 if table.chat else 1
    return ChatLine(number, now, chair.name, saying, reaction, command)
