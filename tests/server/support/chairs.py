"""Tables as values, with chairs that a test names."""

from __future__ import annotations

from tablee.server.common.keys import key_hash
from tablee.server.table.setup import Chair, Stage, TableSetup, Terms

BOT = Chair(sitter="bot", name="Bot 1", level="random")


def person(name: str, *, screen: int = 1) -> Chair:
    """Somebody whose key is the own name."""
    return Chair(sitter="person", name=name, key=key_hash(name), screen=screen)


def table(*chairs: Chair, stage: Stage = "gathering") -> TableSetup:
    return TableSetup(
        id="first",
        game="overload",
        settings={},
        terms=Terms(),
        chairs=chairs,
        owner="",
        stage=stage,
        created=1,
    )


def names(at: TableSetup) -> list[str]:
    return [chair.name for chair in at.chairs]
