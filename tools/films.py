"""Records the bot games that play on the lids of home: `make films`.

A game that has `web/src/games/<game>/lid.json` gets a `film.json` beside it. The recipe says the seed, the level of the
bots, which move is the first to be shown, how many follow, and which events are worth showing; the engine plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tablee.bots.roster import seated
from tablee.core.registry import AnyGame, games
from tablee.sim.match import play

GAMES = Path(__file__).parents[1] / "web/src/games"


class Recipe(msgspec.Struct, forbid_unknown_fields=True):
    """`first` counts the frames that are left out, `frames` those that are kept."""

    seed: str
    level: str
    first: int
    frames: int
    events: list[str]
    options: dict[str, Any] = {}


def folders() -> list[Path]:
    """The games on the web that have a recipe."""
    return sorted(path.parent for path in GAMES.glob("*/lid.json"))


def recipe_in(folder: Path) -> Recipe:
    return msgspec.json.decode((folder / "lid.json").read_bytes(), type=Recipe)


def frames(game: AnyGame, recipe: Recipe) -> Iterator[dict[str, object]]:
    """What a spectator sees after each move that is worth showing, with all that has happened since the one before."""
    options = game.options(recipe.options)
    bots = seated(game, recipe.level, options.players)
    told: list[Any] = []
    for step in play(game, game.start(options), bots, Random(recipe.seed)):
        told += [event for event in game.events(step.before, step.action, step.after) if event.seen_by(None)]
        if any(type(event).__name__ in recipe.events for event in told):
            yield {"view": game.view(step.after, None), "events": told}
            told = []


def film(game: AnyGame, recipe: Recipe) -> bytes:
    """A frame a line, so that a difference can be read."""
    kept = islice(frames(game, recipe), recipe.first, recipe.first + recipe.frames)
    return b"[\n" + b",\n".join(msgspec.json.encode(frame) for frame in kept) + b"\n]\n"


def main() -> None:
    for folder in folders():
        (folder / "film.json").write_bytes(film(games()[folder.name], recipe_in(folder)))


if __name__ == "__main__":
    main()
