"""Digests of what the engine does in many random games, to compare a new engine with the one before it.

Everything goes through the interface that every game has: positions, legal lists, events, views, refusals with their
reasons, worlds and judgements, each digested by itself, so that a difference says where to look.

    python -m tests.golden.digests                        compare with what is recorded, all games and settings
    python -m tests.golden.digests --game dog --few       only the first decisions of every setting of DOG
    python -m tests.golden.digests --game dog --lines 20  what is digested, as lines: `diff` those of two engines
    python -m tests.golden.digests --write                record anew
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random

from tablee.core.registry import names
from tests.contract.driver import random_game
from tests.contract.settings import Setting, every_setting
from tests.golden.told import Told, beside, tell_step

FOLDER = Path(__file__).with_name("digests")
# Of each game, over all its settings; the first of them are compared whenever the tests run.
DECISIONS = 100_000
FEW = 2_000

# By topic; and how many decisions they are of.
Digests = dict[str, str | int]


def recorded(name: str) -> dict[str, dict[str, Digests]]:
    """By setting, of few decisions and of all."""
    found: dict[str, dict[str, Digests]] = json.loads(file_of(name).read_text(encoding="utf-8"))
    return found


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def settings_of(name: str) -> list[Setting]:
    return [setting for setting in every_setting() if setting.name == name]


def shares(name: str) -> dict[str, int]:
    """How many decisions of each setting are few, and how many are all."""
    number = len(settings_of(name))
    return {"few": -(-FEW // number), "all": -(-DECISIONS // number)}


def told_steps(setting: Setting) -> Iterator[Told]:
    """One random game after another; what is tried out and imagined has random numbers of its own."""
    rng, aside = Random(f"digests of {setting}"), beside(setting)
    while True:
        for step in random_game(setting.game, setting.start(), rng):
            yield tell_step(setting.game, step, aside)


def decided(setting: Setting, decisions: int) -> Iterator[Told]:
    """The steps until so many decisions have been made."""
    for told in told_steps(setting):
        yield told
        decisions -= told.decision
        if not decisions:
            return


def digests(setting: Setting, parts: tuple[str, ...]) -> dict[str, Digests]:
    """Of these parts of the games, the shorter one first."""
    hashes = {topic: blake2b(digest_size=6) for topic in Told.TOPICS}
    steps = told_steps(setting)
    found: dict[str, Digests] = {}
    made = 0
    for part in parts:
        share = shares(setting.name)[part]
        for told in steps:
            for topic, line in told.lines:
                hashes[topic].update(f"{line}\n".encode())
            made += told.decision
            if made == share:
                break
        found[part] = {"decisions": made, **{topic: digest.hexdigest() for topic, digest in hashes.items()}}
    return found


def differences(name: str, found: dict[str, dict[str, Digests]]) -> list[str]:
    """Setting, part and topic of every digest that is not the recorded one."""
    known = recorded(name)
    return [
        f"{setting}, {part}: {topic}"
        for setting, parts in found.items()
        for part, topics in parts.items()
        for topic, digest in topics.items()
        if known[setting][part][topic] != digest
    ]


def compare(name: str, found: dict[str, dict[str, Digests]]) -> bool:
    unlike = differences(name, found)
    decisions = sum(int(list(parts.values())[-1]["decisions"]) for parts in found.values())
    print(f"{name}: {len(found)} settings, {decisions} decisions, {len(unlike)} differences", *unlike, sep="\n  ")
    return not unlike


def show(name: str, decisions: int) -> None:
    for setting in settings_of(name):
        for told in decided(setting, decisions):
            print(*(f"{setting} {topic}: {line}" for topic, line in told.lines), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names(), action="append", help="only this game (several times: these)")
    parser.add_argument("--few", action="store_true", help="only the first decisions of every setting")
    parser.add_argument("--lines", type=int, metavar="DECISIONS", help="show what is digested")
    parser.add_argument("--write", action="store_true", help="record anew")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes at a time")
    given = parser.parse_args()
    chosen = given.game or names()
    if given.lines:
        for name in chosen:
            show(name, given.lines)
        return
    alike = True
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in chosen:
            settings = settings_of(name)
            made = pool.map(partial(digests, parts=("few",) if given.few else ("few", "all")), settings)
            found = dict(zip(map(str, settings), made, strict=True))
            if given.write:
                FOLDER.mkdir(exist_ok=True)
                file_of(name).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            alike &= compare(name, found)
    sys.exit(not alike)


if __name__ == "__main__":
    main()
