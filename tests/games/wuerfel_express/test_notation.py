from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.games.wuerfel_express.game import GAME
from tests.games.wuerfel_express.builders import act, legal_texts, set_ups, start, table


@pytest.mark.parametrize(
    "text",
    [
        "out R2 G2 B2 Y3 W3 K3",
        "out R2 G2 Y3 W3",
        "drop 0",
        "drop 5",
        "roll RRGBYWK",
        "roll K",
        "keep RRG",
        "keep -",
        "stop",
        "take K6",
        "steal 1",
        "steal 6",
        "done",
    ],
)
def test_an_action_reads_as_it_is_written(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == text


@pytest.mark.parametrize(
    ("written", "canonical"),
    [("  take   R4 ", "take R4"), ("keep GRR", "keep RRG"), ("out W3 R2", "out R2 W3"), ("roll KWYBGR", "roll RGBYWK")],
)
def test_spaces_and_the_order_of_alike_things_do_not_matter(written: str, canonical: str) -> None:
    assert GAME.format(GAME.parse(written)) == canonical


def test_every_legal_action_and_every_outcome_of_chance_has_its_own_text() -> None:
    rolled = act(start(4), "roll RRGGBYK")
    texts = [*legal_texts(rolled), *legal_texts(act(rolled, "stop"))]
    outs = [f"out {out}" for players in (2, 3) for out in set_ups(players)]

    assert len(set(texts)) == len(texts)
    assert [GAME.format(GAME.parse(text)) for text in [*texts, *outs]] == [*texts, *outs]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "take",
        "take R4 G2",
        "drop",
        "stop 1",
        "done done",
        "keep",
        "roll R G",
        "steal",
        "out",
        "out R2 R2",
        "Take R4",
    ],
)
def test_what_is_no_action_is_refused_with_all_that_would_be(text: str) -> None:
    with pytest.raises(
        NotationError, match=r"is not an action of Würfel Express: drop 0-5, keep .*, take .*, steal .*done"
    ):
        GAME.parse(text)


@pytest.mark.parametrize("word", ["RX", "rr", "RRRRRRRR", "R-", "--", "5"])
@pytest.mark.parametrize("verb", ["keep", "roll"])
def test_wrong_dice_are_named(verb: str, word: str) -> None:
    with pytest.raises(NotationError, match=f"'{word}' in '{verb} {word}' is not up to 7 dice in letters RGBYWK, or -"):
        GAME.parse(f"{verb} {word}")


@pytest.mark.parametrize("word", ["R1", "R7", "X3", "3R", "r3", "R", "R²"])
@pytest.mark.parametrize("verb", ["take", "out G2"])
def test_wrong_strips_are_named(verb: str, word: str) -> None:
    with pytest.raises(NotationError, match=f"'{word}' in '.*' is not a strip: a letter of RGBYWK and a length 2-6"):
        GAME.parse(f"{verb} {word}")


@pytest.mark.parametrize("word", ["6", "-1", "x", "01", "²", "٣", "1.0", "99999999999"])
def test_a_wrong_number_of_strips_is_named(word: str) -> None:
    with pytest.raises(NotationError, match="is not a whole number from 0 to 5"):
        GAME.parse(f"drop {word}")


@pytest.mark.parametrize("word", ["0", "7", "anna", "+1"])
def test_a_wrong_seat_is_named(word: str) -> None:
    with pytest.raises(NotationError, match="is not a whole number from 1 to 6"):
        GAME.parse(f"steal {word}")


def test_legal_actions_come_in_a_fixed_order() -> None:
    state = table("0: K2", "0: R2 G2", "0: Y3", "0: R6 Y2", phase="take RRRRRRG", turn=3)

    assert legal_texts(state) == ["take R5", "take R4", "take R3", "steal 2", "steal 4", "done"]
