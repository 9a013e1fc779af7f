from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tablee.core.position import format_position, parse_position
from tablee.games.wuerfelblitz.game import GAME
from tablee.games.wuerfelblitz.state import State
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import KEYS, act, answered, options, place, start, table


@pytest.mark.parametrize(
    "state",
    [
        start(players=1),
        start(players=7, whites=3, handicap="1,2,3,4,5,1,2", teaser="yes", window=0, seconds=1, fastest=0),
        table(phase="shake", white=(2, 1, 0), black=(2, 0, 1), roller=3, idle=7),
        table(roll="2*45*1 RO"),
        act(table(roller=2), "3 says 35 at 400", "1 silent"),
        answered(table(white=(2, 2, 0), black=(2, 2, 1)), "1 right at 900", "2 right at 900"),
        answered(table(idle=19, white=(2, 0, 0))),
    ],
)
def test_a_position_reads_as_it_is_written(state: State) -> None:
    assert parse_position(format_position(GAME, state)) == (GAME, state)


def test_a_position_is_written_in_the_players_words() -> None:
    state = act(table(white=(1, 0, 2), black=(0, 2, 0), roller=2, idle=3), "3 says 35 at 400", "1 silent")

    assert GAME.position(state) == {
        "white": [1, 0, 2],
        "black": [0, 2, 0],
        "roller": 2,
        "idle": 3,
        "phase": "answer",
        "roll": "234561 RO",
        "said": ["1 silent", "-", "3 says 35 at 400"],
    }


GIVEN: dict[str, object] = {
    "white": [0, 0, 0],
    "black": [0, 0, 0],
    "roller": 1,
    "idle": 0,
    "phase": "answer",
    "roll": "234561 RO",
    "said": ["-", "-", "-"],
}


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(PositionError, match=f"{key} is missing"):
        place(options(players=3), **{other: value for other, value in GIVEN.items() if other != key})


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"white": [0, 0]}, "white is a list of 3"),
        ({"white": [3, 0, 0]}, "white takes whole numbers from 0 to 2, not 3"),
        ({"white": ["1", 0, 0]}, "white takes whole numbers from 0 to 2, not '1'"),
        ({"black": [4, 0, 0]}, "black takes whole numbers from 0 to 3, not 4"),
        ({"roller": 0}, "roller takes whole numbers from 1 to 3, not 0"),
        ({"roller": 4}, "roller takes whole numbers from 1 to 3, not 4"),
        ({"idle": 21}, "idle takes whole numbers from 0 to 20, not 21"),
        ({"phase": 1}, "phase takes text, not 1"),
        ({"phase": "rest"}, "phase is 'lot', 'shake', 'answer' or 'over', not 'rest'"),
        ({"roll": ""}, "the roll is like '.*', not ''"),
        ({"roll": "234561 R O"}, "the roll is like '.*', not '234561 R O'"),
        ({"roll": "134561 RO"}, "'134561 RO' is not a roll"),
        ({"said": ["-", "-"]}, "said is a list of 3"),
        ({"said": ["-", "hello", "-"]}, "'hello' is not an action of Würfelblitz"),
        ({"said": ["-", "1 silent", "-"]}, "what seat 2 has said is '-' or its own answer, not '1 silent'"),
        ({"said": ["first 1", "-", "-"]}, "what seat 1 has said is '-' or its own answer, not 'first 1'"),
        ({"tokens": 1}, "no 'tokens' in a position of this game: there are white, black, roller"),
    ],
)
def test_a_value_that_cannot_be_read_is_named(given: dict[str, object], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        place(options(players=3), **(GIVEN | given))


@rule("WB14")
@pytest.mark.parametrize("ms", [399, 30_001])
def test_an_answer_at_an_impossible_time_is_refused(ms: int) -> None:
    with pytest.raises(PositionError, match=r"the time must be from 400 to 30000 \(WB7, WB14\)"):
        table(said=(f"1 says 16 at {ms}", "-", "-"))


@rule("WB2")
@pytest.mark.parametrize(("whites", "roll"), [(2, "234561 ROK"), (3, "234561 RO")])
def test_the_wrong_number_of_white_dice_is_refused(whites: int, roll: str) -> None:
    with pytest.raises(PositionError, match=f"there are {whites} white dice, not {5 - whites}"):
        table(options(players=3, whites=whites), roll=roll)


@rule("WB7")
def test_a_round_in_which_everybody_is_heard_is_settled_already() -> None:
    with pytest.raises(PositionError, match="somebody has still to answer: otherwise the round would be settled"):
        table(said=("1 silent", "2 silent", "3 silent"))


@rule("WB4")
@pytest.mark.parametrize("phase", ["lot", "shake", "over"])
def test_dice_and_answers_are_on_the_table_only_in_a_round(phase: str) -> None:
    for given in ({"roll": "234561 RO"}, {"said": ["1 silent", "-", "-"], "roll": ""}):
        with pytest.raises(PositionError, match="dice and answers are on the table only in the phase 'answer'"):
            place(options(players=3), **(GIVEN | given | {"phase": phase}))


@rule("WB9")
@rule("WB12")
def test_white_tokens_that_would_have_been_exchanged_are_refused() -> None:
    with pytest.raises(PositionError, match="seat 1 would have exchanged 2 white tokens for a black one"):
        table(options(players=3, handicap="2,3,5"), white=(2, 0, 0))


@rule("WB10")
@pytest.mark.parametrize(
    ("black", "idle", "phase"),
    [((3, 0, 0), 0, "shake"), ((3, 0, 0), 0, "answer"), ((2, 0, 0), 20, "shake"), ((2, 2, 2), 19, "over")],
)
def test_the_game_is_over_by_black_tokens_or_idle_rounds_alone(black: tuple[int, ...], idle: int, phase: str) -> None:
    with pytest.raises(PositionError, match="the game is over with 3 black tokens or 20 idle rounds"):
        table(black=black, idle=idle, phase=phase)


@rule("WB3")
@pytest.mark.parametrize("given", [{"white": [1, 0, 0]}, {"black": [1, 0, 0]}, {"idle": 1}, {"roller": 2}])
def test_the_lot_comes_before_everything(given: dict[str, object]) -> None:
    with pytest.raises(PositionError, match="the lot is drawn before the first round, with nothing won"):
        place(options(players=3), **(GIVEN | {"phase": "lot", "roll": ""} | given))
