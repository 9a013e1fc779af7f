"""A turn as the rules tell it, from the first line to the last: dictionaries, no engine, no hurry.

What is decided, and what the die shows, is asked of `decide`, which gets the texts allowed and picks one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

Decide = Callable[[list[str]], str]

FINISH = {3: 17, 4: 21, 5: 25}
TARGET = {3: 40, 4: 35, 5: 30}
SPECIAL = {
    3: {2: "plus", 7: "double", 11: "step", 14: "minus"},
    4: {2: "plus", 7: "double", 10: "step", 15: "step", 18: "minus"},
    5: {2: "plus", 7: "double", 10: "step", 15: "minus", 19: "step", 22: "minus"},
}


class Pawn(TypedDict):
    at: int
    discs: int


class Table(TypedDict):
    players: int
    special: dict[int, str]
    pawns: dict[str, Pawn]
    points: dict[int, int]
    turn: int
    cup: int
    over: bool


class GameEnds(Exception):
    pass


def set_up(players: int, special: dict[int, str], places: Sequence[tuple[int, int]], points: Sequence[int]) -> Table:
    names = [f"{seat}{letter}" for seat in range(1, players + 1) for letter in "ab"]
    pawns: dict[str, Pawn] = {name: {"at": at, "discs": discs} for name, (at, discs) in zip(names, places, strict=True)}
    return {
        "players": players,
        "special": special,
        "pawns": pawns,
        "points": dict(enumerate(points, start=1)),
        "turn": 1,
        "cup": 80 - sum(discs for _, discs in places),
        "over": False,
    }


def take_turn(table: Table, decide: Decide) -> None:
    try:
        mover, left = roll_and_move(table, decide)
        pass_others(table, left, table["pawns"][mover]["at"])
        if not arrive(table, mover):
            step(table, mover, decide)
            meet(table, mover, decide)
            act(table, mover)
    except GameEnds:
        table["over"] = True
    else:
        table["turn"] = table["turn"] % table["players"] + 1


def roll_and_move(table: Table, decide: Decide) -> tuple[str, int]:
    """OV5, OV6"""
    own = [f"{table['turn']}a", f"{table['turn']}b"]
    on_start = [name for name in own if table["pawns"][name]["at"] == 0]
    if on_start:
        mover = on_start[0]
        load = int(decide([f"load {discs}" for discs in range(9)])[5:])
        table["cup"] -= load
        table["pawns"][mover]["discs"] += load
        pips = int(decide([f"roll {pips}" for pips in range(1, 9)])[5:])
    else:
        pips = int(decide([f"roll {pips}" for pips in range(1, 9)])[5:])
        mover = decide([f"move {name}" for name in own])[5:]
    left = table["pawns"][mover]["at"]
    table["pawns"][mover]["at"] = min(left + pips, FINISH[table["players"]])
    return mover, left


def pass_others(table: Table, left: int, reached: int) -> None:
    """OV8, OV16"""
    for space in range(left + 1, reached):
        for name in [name for name, pawn in table["pawns"].items() if pawn["at"] == space]:
            for _ in range(2 if table["special"].get(space) == "double" else 1):
                if table["pawns"][name]["at"] == space:
                    table["cup"] -= 1
                    put_on(table, name)


def put_on(table: Table, name: str) -> None:
    """OV10 A disc that somebody holds in the hand goes onto a pawn."""
    pawn = table["pawns"][name]
    pawn["discs"] += 1
    if pawn["discs"] > 8:
        table["cup"] += pawn["discs"]
        pawn["discs"] = 0
        pawn["at"] = 0
        if int(name[0]) != table["turn"]:
            score(table, 1)


def score(table: Table, points: int) -> None:
    """OV11"""
    table["points"][table["turn"]] += points
    if table["points"][table["turn"]] >= TARGET[table["players"]]:
        raise GameEnds


def arrive(table: Table, mover: str) -> bool:
    """OV12"""
    pawn = table["pawns"][mover]
    if pawn["at"] != FINISH[table["players"]]:
        return False
    score(table, {8: 12}.get(pawn["discs"], pawn["discs"]))
    table["cup"] += pawn["discs"]
    pawn["discs"] = 0
    pawn["at"] = 0
    return True


def step(table: Table, mover: str, decide: Decide) -> None:
    """OV15"""
    pawn = table["pawns"][mover]
    if table["special"].get(pawn["at"]) == "step":
        pawn["at"] += {"step forward": 1, "step back": -1}[decide(["step forward", "step back"])]


def meet(table: Table, mover: str, decide: Decide) -> None:
    """OV9, OV16"""
    pawns = table["pawns"]
    space = pawns[mover]["at"]
    waiting = [name for name in pawns if name != mover and pawns[name]["at"] == space]
    while any(pawns[name]["discs"] for name in [mover, *waiting]) and waiting and pawns[mover]["at"] == space:
        verb, name = decide([text for name in waiting for text in exchanges(pawns, mover, name)]).split()
        waiting.remove(name)
        giver, taker = {"give": (mover, name), "take": (name, mover), "skip": (mover, mover)}[verb]
        times = 0 if verb == "skip" else 2 if table["special"].get(space) == "double" else 1
        while times and pawns[giver]["discs"] and pawns[taker]["at"] == space:
            times -= 1
            pawns[giver]["discs"] -= 1
            put_on(table, taker)


def exchanges(pawns: dict[str, Pawn], mover: str, other: str) -> list[str]:
    possible = []
    if pawns[mover]["discs"]:
        possible.append(f"give {other}")
    if pawns[other]["discs"]:
        possible.append(f"take {other}")
    return possible or [f"skip {other}"]


def act(table: Table, mover: str) -> None:
    """OV14"""
    pawn = table["pawns"][mover]
    special = table["special"].get(pawn["at"])
    if special == "plus":
        table["cup"] -= 1
        put_on(table, mover)
    if special == "minus" and pawn["discs"]:
        pawn["discs"] -= 1
        table["cup"] += 1
