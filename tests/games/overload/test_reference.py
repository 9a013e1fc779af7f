"""The engine against a slow reading of the rules, turn by turn, from random positions."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.overload.game import GAME
from tablee.games.overload.state import State
from tests.clauses import rule
from tests.games.overload import reference
from tests.games.overload.builders import ALL_SPECIAL, PLAYERS, act, legal_texts, rolls, seen, table

VERBS = {"load", "roll", "move", "give", "take", "skip"}
EVENTS = {"Loaded", "Rolled", "Moved", "Received", "Handed", "Skipped", "Overloaded", "Arrived", "Won"}
SPECIAL_EVENTS = {"step", "Landed", "Returned"}
POSITIONS = 100
TURNS = 12


def random_table(rng: Random, players: int, special: dict[int, str]) -> reference.Table:
    """Crowded, with pawns that are empty or nearly full and players that are close to the end."""
    target, finish = reference.TARGET[players], reference.FINISH[players]
    low = rng.randrange(finish - 8)
    spaces = [space for space in range(low, low + 9) if special.get(space) != "step"]
    places = [rng.choice([0, *spaces, *spaces]) for _ in range(2 * players)]
    discs = [rng.choice([0, 0, 1, 2, rng.randrange(9), 7, 7, 8, 8]) if place else 0 for place in places]
    points = [target - 1 - rng.choice([0, 0, 1, 2, 9, 20]) for _ in range(players)]
    made = reference.set_up(players, special, list(zip(places, discs, strict=True)), points)
    made["turn"] = rng.randint(1, players)
    return made


def on_the_engine(made: reference.Table, special: str) -> State:
    own = [made["pawns"][f"{made['turn']}{letter}"]["at"] for letter in "ab"]
    rows = " ".join(f"{name}@{pawn['at']}+{pawn['discs']}" for name, pawn in made["pawns"].items())
    points = tuple(made["points"].values())
    phase = "load" if 0 in own else "roll"
    return table(rows, phase, turn=made["turn"], points=points, players=made["players"], special=special)


def picture(state: State) -> reference.Table:
    """What the engine shows, in the words of the reference."""
    view = GAME.view(state, None)
    pawns = [(pawn.place, pawn.discs) for pawn in view.pawns]
    special = {space: kind.value for space, kind in enumerate(view.track) if kind.value != "plain"}
    shown = reference.set_up(view.players, special, pawns, view.points)
    return {**shown, "turn": view.turn + 1, "cup": view.cup, "over": GAME.outcome(state) is not None}


class Engine:
    """Plays beside the reference and must offer the same and show the same at every decision."""

    def __init__(self, made: reference.Table, state: State, rng: Random) -> None:
        self.made = made
        self.state = state
        self.rng = rng
        self.done: list[str] = []
        self.happened: set[str] = set()

    def decide(self, allowed: list[str]) -> str:
        assert sorted(rolls(self.state) or legal_texts(self.state)) == sorted(allowed), self.done
        assert picture(self.state) == self.made, self.done
        text = self.rng.choice(allowed)
        self.happened |= {text.split()[0], *(type(event).__name__ for event in seen(self.state, text))}
        self.state = act(self.state, text)
        self.done.append(text)
        return text


def play_turn(rng: Random, position: int, players: int, special: dict[int, str]) -> Engine:
    """One way to play the turn in one random position."""
    made = random_table(Random(position), players, special)
    engine = Engine(made, on_the_engine(made, ALL_SPECIAL[players] if special else "none"), rng)
    reference.take_turn(made, engine.decide)
    return engine


@rule("OV7")
@rule("OV9")
@rule("OV10")
@rule("OV16")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("turned", ["all turned", "none turned"])
def test_a_turn_goes_as_the_rules_tell_it(players: int, turned: str) -> None:
    special = reference.SPECIAL[players] if turned == "all turned" else {}
    rng = Random(players)
    happened: set[str] = set()
    for position in range(POSITIONS):
        for _ in range(TURNS):
            engine = play_turn(rng, position, players, special)
            happened |= engine.happened

            assert picture(engine.state) == engine.made, engine.done

    assert happened == {*VERBS, *EVENTS, *(SPECIAL_EVENTS if special else ())}


@rule("OV1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_eighty_discs_are_conserved_and_the_cup_never_owes_one(players: int) -> None:
    rng = Random(players)
    for position in range(POSITIONS):
        made = play_turn(rng, position, players, reference.SPECIAL[players]).made
        counts = [pawn["discs"] for pawn in made["pawns"].values()]

        assert sum(counts) + made["cup"] == 80
        assert made["cup"] >= 0
        assert set(counts) <= set(range(9))
