from __future__ import annotations

from random import Random

import pytest

from tablee.games.wuerfel_express.state import State
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, legal_texts, phase, set_ups, supply, table, tracks
from tests.games.wuerfel_express.reference import COLOURS, Table, random_tracks

GOAL = 30


@rule("WE8")
@rule("WE9")
@rule("WE12")
@rule("WE15")
@rule("WE17")
@pytest.mark.parametrize("players", range(2, 7))
def test_what_can_be_taken_and_what_it_does_agrees_with_a_slow_reference(players: int) -> None:
    rng = Random(players)
    lengths = [takes_of_a_random_turn(players, rng) for _ in range(100)]

    assert 0 in lengths
    assert max(lengths) > 1


def takes_of_a_random_turn(players: int, rng: Random) -> int:
    """Play the end of a turn on both tables; how many strips were taken."""
    out = rng.choice(set_ups(players) or [""])
    lanes = random_tracks(players, out.split(), rng)
    turn = rng.randrange(players)
    dice = "".join(rng.choices(COLOURS[: rng.choice((2, 3, 6))], k=7))
    reference = Table(lanes, out, turn)
    state = act(table(*lanes, phase=f"keep {rng.choice((1, 2))} {dice}", turn=turn + 1, out=out), "stop")
    moves = play_on(state, reference, dice, rng) if reference.possible(dice) else []
    state = act(state, *moves)
    if not moves:
        reference.lose()

    assert tracks(state) == reference.tracks()
    assert supply(state) == reference.supply()
    assert phase(state) == "over" if reference.end(turn) >= GOAL else not phase(state).startswith("take")
    return len(moves)


def play_on(state: State, reference: Table, dice: str, rng: Random) -> list[str]:
    """Strips taken at random, the choice compared each time."""
    moves: list[str] = []
    while reference.possible(dice) and reference.end(reference.turn) < GOAL:
        assert sorted(legal_texts(state)) == sorted([*reference.possible(dice), "done"])
        text = rng.choice(sorted(reference.possible(dice)))
        reference.do(text)
        state = act(state, text)
        moves.append(text)
    return moves
