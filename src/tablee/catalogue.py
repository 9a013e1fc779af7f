"""The games in words: what they are called, who can play, what can be agreed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tablee.bots.roster import bots_of
from tablee.core.about import About
from tablee.core.options import Choice, Number, Numbers, Option, Setting, Several, read_settings
from tablee.core.preset import LEVELS, Preset
from tablee.core.registry import AnyGame
from tablee.lessons import library


@dataclass(frozen=True)
class OptionEntry:
    """`accepted` says in words what may be given; `clause` is where the rules speak of it.

    A number, or one for each seat, is from `low` to `high`, as a rule `usual`; a choice is one of `words`, several are
    any of them. Words in `fewest` need so many players.
    """

    name: str
    kind: Literal["number", "numbers", "choice", "several"]
    default: int | str | list[int | str]
    accepted: str
    clause: str
    text: str
    low: int | None
    high: int | None
    usual: int | None
    words: list[str] | None
    fewest: dict[str, int]


@dataclass(frozen=True)
class PresetEntry:
    """What suits an evening with the family, a quick game, or experts: every option but the number of players, the
    level of the bots, and about how long it takes."""

    name: str
    level: str
    minutes: int
    options: dict[str, int | str | list[int | str]]


@dataclass(frozen=True)
class GameEntry:
    """`players` are the fewest and the most; `bots` are the levels, from the weakest to the strongest.

    `lesson`: whether there is one.
    """

    name: str
    title: str
    summary: str
    minutes: int
    players: list[int]
    bots: list[str]
    options: list[OptionEntry]
    presets: list[PresetEntry]
    lesson: bool


def game_entry(game: AnyGame) -> GameEntry:
    about = game.about
    return GameEntry(
        name=about.name,
        title=about.title,
        summary=about.summary,
        minutes=about.minutes,
        players=[about.players.low, about.players.high],
        bots=list(bots_of(game)),
        options=[option_entry(option) for option in about.options],
        presets=[preset_entry(about, about.preset(name)) for name in LEVELS],
        lesson=library.lesson(about.name) is not None,
    )


def option_entry(option: Option) -> OptionEntry:
    bounded = option if isinstance(option, Number | Numbers) else None
    worded = option if isinstance(option, Choice | Several) else None
    return OptionEntry(
        name=option.name,
        kind=kind_of(option),
        default=written(option.default),
        accepted=option.accepted,
        clause=option.clause,
        text=option.text,
        low=bounded.low if bounded else None,
        high=bounded.high if bounded else None,
        usual=bounded.usual if bounded else None,
        words=list(worded.words) if worded else None,
        fewest=dict(option.fewest) if isinstance(option, Several) else {},
    )


def preset_entry(about: About, preset: Preset) -> PresetEntry:
    settings = read_settings(about.variants, dict(preset.agreed))
    options = {name: written(setting) for name, setting in settings.items()}
    return PresetEntry(preset.name, preset.level, preset.minutes, options)


def written(setting: Setting) -> int | str | list[int | str]:
    """As JSON writes it."""
    return list(setting) if isinstance(setting, tuple) else setting


def kind_of(option: Option) -> Literal["number", "numbers", "choice", "several"]:
    match option:
        case Number():
            return "number"
        case Numbers():
            return "numbers"
        case Choice():
            return "choice"
        case _:
            return "several"
