from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction
from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Discarded, Drew, OwnDraw
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.games.dog.builders import act, hand_of, legal_texts, look, phase_of, refused, seen_of, table, turn_of

MANY = "7x3 8x4 8x6 8x7 8x8 8x9 8x10 8x12 8x13 8xswap 6xjoker"


def stuck(players: int = 3, discards: str = "") -> State:
    """The first seat waits with all its pawns and holds no start card."""
    return table(players=players, hand="2 3", hands={2: "5 5"}, discards=discards, pawns={2: "20"})


@rule("DG11")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_cannot_play_alone_discards_a_card_of_its_choice(players: int) -> None:
    assert legal_texts(stuck(players)) == {"discard 2", "discard 3"}


@rule("DG11")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_then_a_card_is_drawn(players: int) -> None:
    discarded = act(stuck(players), "discard 2")
    drawn = act(discarded, "draw 8")

    assert (phase_of(discarded), hand_of(discarded, 1), turn_of(discarded)) == ("redraw", ["3"], "seat 1")
    assert hand_of(drawn, 1) == ["3", "8"]
    assert look(drawn).pile == look(stuck(players)).pile - 1
    assert look(drawn).discards[NAMES["2"]] == 1


@rule("DG11")
def test_a_card_drawn_that_can_be_played_must_be() -> None:
    state = act(stuck(), "discard 2", "draw 13")

    assert legal_texts(state) == {"13 enter"}
    assert refused(state, "discard 3") == "DG10"
    assert turn_of(act(state, "13 enter")) == "seat 2"


@rule("DG11")
def test_if_it_cannot_be_played_one_more_card_of_choice_is_discarded_and_none_drawn() -> None:
    state = act(stuck(), "discard 2", "draw 8")
    after = act(state, "discard 3")

    assert legal_texts(state) == {"discard 3", "discard 8"}
    assert (phase_of(after), turn_of(after)) == ("play", "seat 2")
    assert hand_of(after, 1) == ["8"]


@rule("DG11")
@pytest.mark.parametrize("texts", [("discard 2", "draw 8", "discard 8"), ("discard 2", "draw 1/11", "1/11 enter")])
def test_everybody_loses_exactly_one_card_per_turn(texts: tuple[str, ...]) -> None:
    assert hand_of(act(stuck(), *texts), 1) == ["3"]


@rule("DG11")
def test_the_last_card_is_replaced_too() -> None:
    state = act(table(players=2, turn=2, hand="2", hands={1: "2"}), "discard 2", "draw swap")

    assert legal_texts(state) == {"swap idle"}


@rule("DG11")
def test_who_can_play_may_not_discard() -> None:
    assert refused(table(players=2, pawns={1: "20"}, hand="2 3"), "discard 2") == "DG10"


@rule("DG11")
def test_nobody_lays_down_all_cards_without_teams() -> None:
    assert refused(stuck(), "lay down") == "DG10"


@rule("DG11")
def test_only_a_card_of_the_hand_is_discarded() -> None:
    assert refused(stuck(), "discard 7") == "DG11"


@rule("DG11")
@pytest.mark.parametrize(
    "text", ["discard 3", "3 20>23", "lay down", "draw 8", "13 enter", "swap idle", "1 gives 3", "+ 2>3"]
)
def test_nothing_can_be_done_while_a_card_is_drawn(text: str) -> None:
    state = act(stuck(), "discard 2")

    assert GAME.actors(state) == ()
    assert legal_texts(state, 1) == set()
    assert refused(state, text, 1) is not None


@rule("DG11")
def test_every_card_of_the_pile_is_equally_likely_to_be_drawn() -> None:
    chance = GAME.chance(act(stuck(players=2, discards=MANY), "discard 2"))
    assert chance is not None
    outcomes = chance.outcomes()
    assert outcomes is not None

    assert {GAME.format(action): weight for action, weight in outcomes} == {"draw 1/11": 8, "draw 2": 7, "draw 5": 6}
    assert chance.clause == "DG11"


@rule("DG11")
def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    with pytest.raises(IllegalAction, match="DG11"):
        act(table(players=2, hand="2 3", discards="6xjoker"), "discard 2", "draw joker")


@rule("DG11")
def test_all_see_the_discard_but_only_the_drawer_its_card() -> None:
    state = act(stuck(), "discard 2")

    assert seen_of(stuck(), "discard 2", None) == [Discarded(Seat(0), NAMES["2"])]
    assert seen_of(state, "draw 8", 1) == [OwnDraw(Seat(0), NAMES["8"]), Drew(Seat(0))]
    assert seen_of(state, "draw 8", 2) == seen_of(state, "draw 8", None) == [Drew(Seat(0))]
