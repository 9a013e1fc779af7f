"""Bots that people write themselves, named like `my_bots:Greedy`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from tablee.core.bot import AnyBot, Bot
from tablee.core.choices import Legal
from tablee.core.errors import GameError, UnknownBot
from tablee.core.options import shown


def own_bot(name: str) -> AnyBot:
    """Made without arguments. The module may lie in the folder in which the command runs."""
    module, _, word = name.partition(":")
    found = getattr(loaded(module, name), word, None)
    if found is None:
        raise UnknownBot(f"no bot {shown(name)}: the module {module} has no {shown(word)}")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"no bot {shown(name)}: {word} is not a subclass of tablee.Bot")
    return Own(name, found())


class Own(Bot[Any, Any]):
    """Its choices are checked: those of the house's bots are known to be legal."""

    def __init__(self, name: str, bot: AnyBot) -> None:
        self.name: Final = name
        self.bot: Final = bot

    def __reduce__(self) -> tuple[object, ...]:
        return Own, (self.name, self.bot)

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        chosen = self.bot.choose(view, legal, rng)
        if chosen not in legal:
            raise GameError(f"{self.name} chose {shown(str(chosen))}, which is not legal; choose one of `legal`")
        return chosen


def loaded(module: str, name: str) -> object:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(module)
    except (ModuleNotFoundError, ValueError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name != module.partition(".")[0]:
            raise
        raise UnknownBot(
            f"no bot {shown(name)}: there is no module {shown(module)} here or among the packages"
        ) from None
