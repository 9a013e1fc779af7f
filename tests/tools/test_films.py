"""The games on the lids of home are real ones, and only what spectators may see."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from tools.films import Recipe, film, folders, recipe_in

from tablee.core.registry import games

FEWEST = 12


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_film_is_what_the_engine_plays_by_its_recipe(folder: Path) -> None:
    recorded = (folder / "film.json").read_bytes()

    assert recorded == film(games()[folder.name], recipe_in(folder)), "make films"
    assert len(json.loads(recorded)) >= FEWEST


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_film_shows_a_spectators_view_that_changes_from_frame_to_frame(folder: Path) -> None:
    stills = json.loads((folder / "film.json").read_bytes())

    assert {still["view"]["you"] for still in stills} == {None}
    assert all(one["view"] != other["view"] for one, other in pairwise(stills))


def test_a_film_ends_with_its_game() -> None:
    recipe = Recipe(seed="end", level="random", first=0, frames=10_000, events=["Revealed"])
    stills = json.loads(film(games()["wuerfelblitz"], recipe))

    assert 1 < len(stills) < 10_000
