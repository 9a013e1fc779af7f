"""From a choice in notation to the touches on the board that make it: each game brings its own way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from playwright.sync_api import Page

from tablee.core.registry import find
from tablee.core.values import Seat
from tests.browser.hearing import Hearing
from tests.browser.keyboard import Keyboard
from tests.contract.discovery import home


def all_alike(_notation: str) -> int:
    return 0


def untouchable(_page: Page, _notation: str) -> bool:
    return False


def as_written(notation: str) -> str:
    return notation


def no_keys(_keyboard: Keyboard, notation: str) -> None:
    raise NotImplementedError(f"this game does not say how to make {notation} with keys")


def wise(heard: Hearing) -> str:
    """What a bot would do that plays well enough to win against gentle ones."""
    game = find(heard.table["game"])
    view = game.decode_view(heard.update["view"])
    rng = Random(0)
    action = game.bots()["medium"].choose(view, game.legal(game.world(view, rng), Seat(heard.seat)), rng)
    return game.format(action)


def nothing(_view: dict[str, Any]) -> list[str]:
    return []


@dataclass(frozen=True)
class Touch:
    """`make` makes a choice on the board; the higher its `haste`, the nearer it brings the game to its end.

    `attempt` touches what would be an illegal choice, if it can be touched at all; `spoken` is a move as the player
    chooses it. `keys` makes it with the keyboard alone. `wise` is a choice that helps to win.

    `secrets` are the words for what a seat's view has and nobody else may see; a game without any is open.
    """

    make: Callable[[Page, Hearing, str], None]
    haste: Callable[[str], int] = all_alike
    attempt: Callable[[Page, str], bool] = untouchable
    spoken: Callable[[str], str] = as_written
    keys: Callable[[Keyboard, str], None] = no_keys
    wise: Callable[[Hearing], str] = wise
    secrets: Callable[[dict[str, Any]], list[str]] = nothing


def touch_of(game: str) -> Touch:
    touch: Touch = import_module(f"{home(game)}.touch").TOUCH
    return touch
