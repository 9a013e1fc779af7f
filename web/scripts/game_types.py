"""Writes what the server sends of each game — its view, events and reasons — as TypeScript.

PYTHONPATH=src:. python web/scripts/game_types.py          writes web/src/games/*/types.ts, and those of examples
PYTHONPATH=src:. python web/scripts/game_types.py --check  fails if they are not up to date
"""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from msgspec.structs import fields
from tests.examples import register_examples

from tablee.core.event import Event
from tablee.core.registry import folders, games, package
from tablee.core.seen import Seen

ROOT = Path(__file__).parents[2]
PLAIN = {int: "number", str: "string", bool: "boolean", types.NoneType: "null"}


class Writer:
    """Collects the interfaces that a type needs."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, kind: Any) -> str:
        if isinstance(kind, NewType):
            return self.name(kind.__supertype__)
        if kind in PLAIN:
            return PLAIN[kind]
        if get_origin(kind) in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.name(member) for member in get_args(kind)))
        if get_origin(kind) is Literal:
            return " | ".join(f'"{word}"' for word in get_args(kind))
        if get_origin(kind) is tuple:
            return self.tuple_name(get_args(kind))
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " | ".join(f'"{member.value}"' for member in kind)
        return self.interface(kind)

    def tuple_name(self, members: tuple[Any, ...]) -> str:
        if members[-1] is Ellipsis:
            inner = self.name(members[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        return f"[{', '.join(self.name(member) for member in members)}]"

    def interface(self, kind: Any) -> str:
        if kind.__name__ not in self.written:
            self.written[kind.__name__] = ""
            hints = get_type_hints(kind)
            members = [f"  {field.name}: {self.name(hints[field.name])};" for field in fields(kind)]
            body = "\n".join([f'  is: "{kind.__name__}";', *members])
            self.written[kind.__name__] = f"export interface {kind.__name__} {{\n{body}\n}}\n"
        return str(kind.__name__)


def typescript(name: str, game: Any) -> str:
    module = package(name)
    import_module(f"{module}.events")
    writer = Writer()
    writer.name(get_type_hints(type(game).view)["return"])
    events = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{module}.")]
    union = " | ".join(writer.name(kind) for kind in events)
    reasons = "".join(reason_types(game.reason_types, set(writer.written)))
    head = "// Made from the package by web/scripts/game_types.py; do not edit.\n"
    return "\n".join([head, *writer.written.values(), f"export type GameEvent = {union};\n"]) + reasons


def reason_types(kinds: tuple[type[Seen], ...], known: set[str]) -> Iterator[str]:
    """Reasons as one union without names of their own, which may be those of events; views have named the rest."""
    writer = Writer()
    writer.written = dict.fromkeys(known, "")
    for number, kind in enumerate(kinds):
        hints = get_type_hints(kind)
        members = [f"{field.name}: {writer.name(hints[field.name])}" for field in fields(kind)]
        yield "\nexport type GameReason =\n" if not number else ""
        yield f"  | {{ {'; '.join([f'is: {json.dumps(kind.__name__)}', *members])} }}"
        yield ";\n" if number == len(kinds) - 1 else "\n"


def folder(name: str) -> Path:
    """Of its board: in the web app, or beside an example."""
    return ROOT / "web/src/games" / name if name in folders() else ROOT / package(name).replace(".", "/") / "web"


def main() -> int:
    register_examples()
    stale = 0
    for name, game in games().items():
        path = folder(name) / "types.ts"
        text = typescript(name, game)
        if "--check" in sys.argv:
            if not path.exists() or path.read_text("utf-8") != text:
                print(f"{path.relative_to(ROOT)} is not up to date: make schema")
                stale = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
