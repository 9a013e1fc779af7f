from __future__ import annotations

from itertools import accumulate
from random import Random

import pytest

from tablee.games.wuerfel_express.game import GAME
from tablee.games.wuerfel_express.solver import Solution, solve_turn
from tablee.games.wuerfel_express.state import TAKING, State
from tests.clauses import rule
from tests.games.wuerfel_express.builders import act, ends, set_ups, start, table
from tests.games.wuerfel_express.expectimax import Expectimax, whim
from tests.games.wuerfel_express.reference import COLOURS, random_tracks

FULL = "3: R2 G2 B2 Y2 W2 K3"


def random_table(players: int, rng: Random, phase: str) -> State:
    out = rng.choice(set_ups(players) or [""])
    return table(*random_tracks(players, out.split(), rng), phase=phase, turn=rng.randint(1, players), out=out)


def dice(rng: Random, number: int) -> str:
    return "".join(rng.choices(COLOURS[: rng.choice((2, 3, 4, 6))], k=number)) or "-"


def texts(solution: Solution) -> dict[str, float]:
    return {GAME.format(action): worth for action, worth in solution.actions}


def agrees(state: State) -> None:
    """The solver finds the same as the reference, for the state and for everything that can be done in it."""
    reference, asked = Expectimax(state, whim), set[State]()

    def value(end: State) -> float:
        asked.add(end)
        return whim(end)

    solution = solve_turn(state, value)
    legal = GAME.legal(state, state.seat)

    assert solution.value == pytest.approx(reference.worth(state), abs=1e-12)
    assert [action for action, _ in solution.actions] == list(legal)
    for action, worth in solution.actions:
        assert worth == pytest.approx(reference.worth(GAME.apply(state, action)), abs=1e-12)
    assert solution.value == max((worth for _, worth in solution.actions), default=solution.value)
    assert asked == reference.ends


@rule("WE8")
@rule("WE9")
@rule("WE12")
@rule("WE17")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_end_of_a_turn_agrees_with_a_reference(players: int) -> None:
    rng = Random(players)
    for _ in range(12):
        number = rng.randint(1, 3)
        agrees(random_table(players, rng, f"roll 3 {number} {dice(rng, 7 - number)}"))


@rule("WE13")
@pytest.mark.parametrize("players", range(2, 7))
def test_taking_agrees_with_a_reference_strip_by_strip(players: int) -> None:
    rng = Random(players)
    lengths = []
    for _ in range(30):
        state = act(random_table(players, rng, f"keep 2 {dice(rng, 7)}"), "stop")
        while state.phase == TAKING:
            agrees(state)
            lengths.append(len(GAME.legal(state, state.seat)))
            state = GAME.apply(state, rng.choice(GAME.legal(state, state.seat)[:-1]))

    assert max(lengths) > 2


@rule("WE5")
@rule("WE7")
@rule("WE16")
@pytest.mark.parametrize("dropped", [3, 4, 5])
@pytest.mark.parametrize("others", [("0: G3 R3", "0: K2 B3", "0: Y3 W3"), ("20: R6", "20: Y5 R3", "0:")])
def test_a_whole_turn_with_few_dice_agrees_with_a_reference(dropped: int, others: tuple[str, ...]) -> None:
    state = act(table(FULL, *others), f"drop {dropped}")
    rolled = act(state, f"roll {'RRGB'[: 7 - dropped]}")

    agrees(state)
    agrees(rolled)
    agrees(act(rolled, "keep R"))
    agrees(act(rolled, "keep R", f"roll {'GGY'[: 6 - dropped]}"))


@rule("WE5")
@rule("WE7")
@rule("WE15")
def test_a_whole_turn_with_all_dice_agrees_with_a_reference() -> None:
    agrees(table("2: R2 G4 B3", "0: Y2 K2", "9: K3 W2 R3"))


@rule("WE7")
def test_before_the_last_roll_only_ends_that_can_come_are_valued() -> None:
    valued: list[State] = []
    state = table("0:", "0:", "0:", "0:", phase="roll 3 1 RRGBYW")

    def value(end: State) -> float:
        valued.append(end)
        return 0.0

    solve_turn(state, value)

    assert len(valued) == len(set(valued)) < 20


def own_end(state: State) -> float:
    return ends(state)[0]


def won(state: State) -> float:
    return float(GAME.outcome(state) is not None)


@rule("WE7")
@pytest.mark.parametrize(("phase", "one", "best"), [("keep 2", 1, 6), ("keep 1", 1 + 6, 6 + 6)])
def test_the_last_pair_for_the_goal_comes_as_likely_as_one_die_of_those_rolled(phase: str, one: int, best: int) -> None:
    state = table("12: G2 B3 Y4 W3 K4", "0:", "0:", "0:", phase=f"{phase} RGGBBYY")
    solution = solve_turn(state, won)

    assert texts(solution)["keep RGGBBY"] == pytest.approx(1 - (5 / 6) ** one)
    assert texts(solution)["keep R"] == solution.value == pytest.approx(1 - (5 / 6) ** best)
    assert texts(solution)["stop"] == 0


@rule("WE12")
@rule("WE17")
def test_a_theft_before_the_victim_is_the_lantern_moves_it_back() -> None:
    state = table("6: B2", "2: G2 Y5", "8: W4", "0: K4 W6", phase="take RRRGGGY")
    solution = solve_turn(state, lambda end: own_end(end) - 10 * ends(end)[1])

    assert texts(solution)["steal 2"] == solution.value


@rule("WE15")
@rule("WE11")
def test_who_can_take_nothing_loses_the_last_strip_and_who_declines_nothing() -> None:
    lanes = ("0: R2 G6", "0:", "0:", "0:")
    nothing = solve_turn(table(*lanes, phase="keep 1 RRRGGGG"), own_end)
    declined = solve_turn(table(*lanes, phase="take RRRGGBB"), own_end)

    assert texts(nothing)["stop"] == 2
    assert texts(declined) == {"take B2": 10, "done": 8}


@rule("WE18")
def test_nothing_is_taken_after_the_goal() -> None:
    state = table("25: B2", "0:", "0:", "0:", phase="take RRRGGYY")
    solution = solve_turn(state, own_end)

    assert texts(solution) == {"take R3": 30, "take G2": 32, "take Y2": 32, "done": 27}


def test_more_rolls_are_never_worth_less() -> None:
    worth = [solve_turn(table("0:", "0:", "0:", "0:", phase=f"roll {roll} 7 -"), own_end).value for roll in (3, 2, 1)]

    assert worth == list(accumulate(worth, max))
    assert len(set(worth)) == 3


def test_a_player_who_hopes_for_the_worst_still_solves_its_turn() -> None:
    solution = solve_turn(table("0: R2 G6", "0:", "0:", "0:", phase="keep 2 RRGGBYW"), lambda end: -own_end(end))

    assert texts(solution)["stop"] == solution.value == -2


@pytest.mark.parametrize("state", [start(2), table("28: R2", "0:", "0:", "0:", phase="over")])
def test_only_a_turn_can_be_solved(state: State) -> None:
    with pytest.raises(ValueError, match="no turn can be solved before the set-up or after the end"):
        solve_turn(state, own_end)
