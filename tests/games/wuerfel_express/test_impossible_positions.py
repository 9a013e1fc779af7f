from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tests.clauses import rule
from tests.games.wuerfel_express.builders import table

PHASES = r"phase is 'set-up', 'drop', 'roll 1 7 -' .* or 'over', not"


@pytest.mark.parametrize(
    "phase",
    [
        "later",
        "drop 1",
        "roll 4 7 -",
        "roll 0 7 -",
        "roll 1 12 -",
        "roll 1 x -",
        "roll 1 7",
        "keep 3 RR",
        "keep 1",
        "take",
        "over 1",
    ],
)
def test_a_phase_that_does_not_exist_is_refused_with_those_that_do(phase: str) -> None:
    with pytest.raises(PositionError, match=PHASES):
        table("0: R2 G2", "0:", "0:", "0:", phase=phase)


@pytest.mark.parametrize("number", ["²", "\N{ARABIC-INDIC DIGIT SEVEN}"])
def test_dice_are_counted_in_plain_digits(number: str) -> None:
    with pytest.raises(PositionError, match=PHASES):
        table("0: R2 G2", "0:", "0:", "0:", phase=f"roll 1 {number} -")


@pytest.mark.parametrize("phase", ["keep 1 RRX", "take XX", "roll 2 3 RRRx"])
def test_dice_that_do_not_exist_are_named(phase: str) -> None:
    with pytest.raises(PositionError, match="is not up to 7 dice in letters RGBYWK, or -"):
        table("0: R2 G2", "0:", "0:", "0:", phase=phase)


@pytest.mark.parametrize("robbed", ["5", "0", "x", "2 2"])
def test_seats_robbed_that_do_not_exist_or_come_twice_are_refused(robbed: str) -> None:
    with pytest.raises(PositionError, match="the seats robbed are some of 1, 2, 3, 4, each once, not"):
        table("0: R2", "0: G2", "0:", "0:", phase=f"take YYYBBKK {robbed}")


@rule("WE1")
def test_a_strip_exists_only_once() -> None:
    with pytest.raises(PositionError, match=r"strip R2 exists only once \(WE1\)"):
        table("0: R2", "0: R2", "0:", "0:")
    with pytest.raises(PositionError, match=r"strip R2 exists only once \(WE1\)"):
        table("0: R2", "0:", "0:", out="R2 G2 B3 Y3")


@rule("WE2")
@pytest.mark.parametrize(
    ("players", "out", "phase"),
    [
        (4, "R2", "roll 1 7 -"),
        (4, "R2 G2 B3 Y3", "roll 1 7 -"),
        (3, "", "roll 1 7 -"),
        (3, "R2 G2 B2 Y3", "roll 1 7 -"),
        (3, "R2 G2 R3 Y3", "roll 1 7 -"),
        (2, "R2 G2 B3 Y3", "roll 1 7 -"),
        (2, "R2 G2 B2 Y3 W3 K3", "set-up"),
    ],
)
def test_other_strips_cannot_be_out_of_the_game(players: int, out: str, phase: str) -> None:
    with pytest.raises(PositionError, match="the strips out of the game are not those that so many players take out"):
        table(*["0:"] * players, out=out, phase=phase)


@rule("WE2")
@pytest.mark.parametrize(
    ("lanes", "turns"),
    [(("0:", "0:", "0:", "0:"), 0), (("0:", "0:"), 1), (("0: R4", "0:"), 0)],
)
def test_a_set_up_comes_before_the_first_turn_of_few_players(lanes: tuple[str, ...], turns: int) -> None:
    with pytest.raises(PositionError, match="a set-up comes before the first turn, with two or three players"):
        table(*lanes, out="", turns=turns, phase="set-up")


@rule("WE10")
def test_a_track_cannot_hold_two_strips_of_one_colour() -> None:
    with pytest.raises(PositionError, match=r"track 2 holds two strips of one colour \(WE10\)"):
        table("0:", "0: R2 G3 R4", "0:", "0:")


@rule("WE3")
def test_the_marker_of_an_empty_track_is_at_the_start() -> None:
    with pytest.raises(PositionError, match=r"track 3 is empty: its marker is at 0 \(WE3\)"):
        table("0:", "0:", "2:", "0:")


@rule("WE18")
@pytest.mark.parametrize(("phase", "turn"), [("roll 1 7 -", 1), ("over", 1), ("over", 3)])
def test_only_the_seat_on_turn_can_be_at_the_goal_and_only_in_the_end(phase: str, turn: int) -> None:
    with pytest.raises(PositionError, match=r"track 2 is at the goal, but the game is not over by it \(WE18\)"):
        table("0:", "25: R5", "0:", "0:", phase=phase, turn=turn)


@rule("WE18")
@rule("WE19")
@pytest.mark.parametrize(("turns", "phase"), [(0, "over"), (799, "over"), (800, "roll 1 7 -")])
def test_the_game_is_over_by_the_goal_or_the_turns_alone(turns: int, phase: str) -> None:
    with pytest.raises(
        PositionError, match="the game is over when a strip reaches the goal, or else when all turns are used up"
    ):
        table("0:", "0: R5", "0:", "0:", phase=phase, turns=turns)


@rule("WE5")
@pytest.mark.parametrize("track", ["0:", "0: R5"])
def test_dropping_needs_two_strips(track: str) -> None:
    with pytest.raises(PositionError, match="dropping needs a track of two strips or more"):
        table(track, "0:", "0:", "0:", phase="drop")


@rule("WE7")
@pytest.mark.parametrize(
    ("phase", "reason"),
    [
        ("roll 1 0 -", PHASES),
        ("roll 2 0 RRGG", PHASES),
        ("roll 1 8 -", PHASES),
        ("roll 1 1 -", "there are two to seven dice in a turn"),
        ("roll 2 4 RRRR", "there are two to seven dice in a turn"),
        ("roll 1 4 RRR", "before the first roll no die is kept"),
    ],
)
def test_a_roll_is_of_dice_that_are_there(phase: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        table("9: R2", "0:", "0:", "0:", phase=phase)


@rule("WE5")
@pytest.mark.parametrize("phase", ["keep 1 R", "keep 2 -", "take R"])
def test_there_are_two_dice_or_more_in_a_turn(phase: str) -> None:
    with pytest.raises(PositionError, match="there are two to seven dice in a turn"):
        table("19: R2", "0:", "0:", "0:", phase=phase)


@rule("WE12")
def test_nobody_can_have_robbed_itself() -> None:
    with pytest.raises(PositionError, match=r"nobody robs itself \(WE12\)"):
        table("0: R2 G3", "0:", "0:", "0:", phase="take YYYBBKK 1")


@rule("WE8")
def test_a_turn_is_over_when_nothing_is_left_to_take() -> None:
    with pytest.raises(PositionError, match=r"there is nothing left to take: the turn would be over \(WE8\)"):
        table("0: R2 G3", "0:", "0:", "0:", phase="take RRRGGGG")
