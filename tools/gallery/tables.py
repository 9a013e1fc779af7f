"""Tables in known positions, made over the server's API: the same each time, whatever else is being shown."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from time import sleep
from typing import Any, NamedTuple

from examples.bot import choose

from tablee.bots.regulars import REGULARS
from tablee.bots.roster import bot_named
from tablee.client import Refused, Seat, Server, Table, Turn
from tablee.core.position import format_position
from tablee.core.registry import find
from tablee.lessons import library
from tablee.sim.match import play

ME = "Mia"
FACE = "bob"
SEED = 17
# How far into the game a typical decision is, in parts of its length.
PART = 0.4
EASY = "easy"
MEDIUM = "medium"
# Seconds in which a human answers.
HUMAN = 0.5
# What players talk about afterwards.
BLOWS = ("Captured", "Overloaded", "Stole", "Settled")


class Held(NamedTuple):
    """A table with the keys to it."""

    table: Table
    seat: Seat | None

    @property
    def path(self) -> str:
        keys = {"seats": self.seat.key if self.seat else None, "owner": self.table.owner}
        return f"/t/{self.table.id}#" + "&".join(f"{name}={key}" for name, key in keys.items() if key)


class Blow(NamedTuple):
    """A position, and the move that makes the great moment happen."""

    position: dict[str, Any]
    do: str
    then: tuple[str, ...]


def usual_players(game: str) -> int:
    rules = find(game)
    return int(rules.agreed(rules.start(rules.options({}))).players)


@cache
def typical(game: str) -> str:
    """A decision of the first seat in the middle of a game among easy bots, as a position."""
    rules = find(game)
    start = rules.start(rules.options({}))
    bots = [bot_named(rules, EASY)] * usual_players(game)
    steps = list(play(rules, start, bots, Random(SEED)))
    own = [
        number for number, step in enumerate(steps) if step.seat == 0 and len(rules.legal(step.before, step.seat)) > 2
    ]
    best = min(own, key=lambda number: abs(number - PART * len(steps)))
    return format_position(rules, steps[best].before)


def blow(game: str) -> Blow:
    """The first step of the lesson that ends with a great moment."""
    lesson = library.lesson(game)
    assert lesson, f"{game} has no lesson to take a great moment from"
    step = next(step for step in lesson.steps if set(step.decisions[0].expect) & set(BLOWS))
    answer = step.decisions[0].right[0]
    return Blow(step.position, answer.do, answer.then)


def at_position(server: Server, position: dict[str, Any]) -> Held:
    """The viewer in the first seat, regulars in the others, who do nothing."""
    regulars = [one for one in REGULARS if one.level != "random"]
    players = position.get("options", {}).get("players", usual_players(position["game"]))
    others: list[dict[str, object]] = [
        {"name": one.name, "face": one.id, "level": None} for one in regulars[: players - 1]
    ]
    table = server.practice(position, ME, [None, *others], waits=True)
    return Held(table, table.own_seats()[0])


def at_typical_decision(server: Server, game: str) -> Held:
    return at_position(server, json.loads(typical(game)))


def gathering(server: Server, game: str, *, public: bool = False) -> Held:
    """The owner, a friend who has sat down, a bot, and free chairs."""
    chairs = [
        {"sitter": "me", "name": ME, "face": FACE},
        {"sitter": "friend"},
        {"sitter": "bot", "level": EASY},
        {"sitter": "friend"},
    ]
    table = server.new_table(game, chairs[: max(3, usual_players(game))], public=public, hints=True)
    table.sit("Jonas", 1)
    return Held(table, table.own_seats()[0])


def begun(server: Server, game: str, level: str = EASY) -> Held:
    """A game with bots, at the first decision."""
    bots = [{"sitter": "bot", "level": level}] * (usual_players(game) - 1)
    table = server.new_table(game, [{"sitter": "me", "name": ME, "face": FACE}, *bots], hints=True, stand_in=None)
    table.start()
    return Held(table, table.own_seats()[0])


def finished(server: Server, game: str, *, level: str = EASY) -> Held:
    """A whole game against bots of a level, in which a medium bot plays for the viewer."""
    held = begun(server, game, level)
    assert held.seat
    for turn in held.seat.turns():
        while held.seat.state["on_turn"] != [turn.seat] and not is_timed(turn):
            held.seat.listen()  # where several may decide at once, the viewer does so last
        decide(held.seat, chosen(game, turn))
    return held


def decide(seat: Seat, notation: str) -> None:
    """An answer that comes faster than any human's is given again."""
    try:
        seat.do(notation)
    except Refused:
        sleep(HUMAN)


def is_timed(turn: Turn) -> bool:
    """Any of many numbers may be said, and the first to say the right one wins."""
    return any("<" in notation for notation in turn.legal)


def chosen(game: str, turn: Turn) -> str:
    if is_timed(turn):
        return choose(turn)
    rules = find(game)
    legal = tuple(map(rules.parse, turn.legal))
    return rules.format(bot_named(rules, MEDIUM).choose(rules.decode_view(turn.view), legal, Random(turn.revision)))
