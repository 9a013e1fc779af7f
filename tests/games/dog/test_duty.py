from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import LaidDown
from tests.clauses import rule
from tests.games.dog.builders import (
    act,
    events_of,
    legal_texts,
    look,
    out,
    refused,
    seen_of,
    table,
    turn_of,
)


@rule("DG10")
@pytest.mark.parametrize("players", [4, 6])
def test_who_can_play_must(players: int) -> None:
    state = table(players=players, pawns={1: "17"}, hand="5 joker")

    assert refused(state, "lay down") == "DG10"
    assert "lay down" not in legal_texts(state)


@rule("DG10")
def test_a_use_that_one_would_rather_avoid_counts_too() -> None:
    state = table(pawns={1: "17 22"}, hand="5")

    assert legal_texts(state) == {"5 17>22", "5 22>27"}
    assert legal_texts(table(pawns={1: "63", 2: "h1"}, hand="8")) == {"8 63>7"}


@rule("DG10")
@pytest.mark.parametrize("players", [4, 6])
def test_who_cannot_play_lays_down_all_cards_open_and_is_out(players: int) -> None:
    state = table(players=players, pawns={2: "20"}, hand="2 3 7", hands={2: "5 5 5"})
    after = act(state, "lay down")

    assert legal_texts(state) == {"lay down"}
    assert (sum(look(after).discards), look(after).cards[0]) == (3, 0)
    assert seen_of(state, "lay down", None) == [LaidDown(Seat(0), (NAMES["2"], NAMES["3"], NAMES["7"]))]
    assert turn_of(act(state, "lay down", "5 20>25")) == "seat 3"


@rule("DG10")
def test_in_teams_nobody_discards_a_single_card() -> None:
    assert refused(table(hand="2 3"), "discard 2") == "DG11"


@rule("DG10")
def test_laying_down_keeps_the_pawns() -> None:
    state = table(pawns={1: "0 h1", 2: "16"}, hand="12 swap", hands={2: "5 5"})
    jammed = table(pawns={1: "h4", 2: "17"}, hand="5 swap")

    assert "swap idle" in legal_texts(state)
    assert legal_texts(jammed) == {"lay down"}
    assert out(act(jammed, "lay down"), 1) == {"h4"}
    assert len(events_of(jammed, "lay down")) == 1
