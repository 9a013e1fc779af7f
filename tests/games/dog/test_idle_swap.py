"""DG25 with the option that a swap without effect folds: it can be played only beside another play."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tests.clauses import rule
from tests.contract.driver import enough
from tests.games.dog.builders import CARDS, FOLDS, act, hand_of, legal_texts, phase_of, refused, table, turn_of
from tests.games.dog.crowds import TABLES, crowds
from tests.games.dog.reference import Reference, from_standing
from tests.games.dog.test_reference import one_of_each


@rule("DG10")
@rule("DG25")
@pytest.mark.parametrize(
    ("pawns", "hand"), [("", "swap"), ("", "swap swap"), ("", "2 swap"), ("20", "swap"), ("h1", "9 swap")]
)
def test_with_nothing_else_to_play_a_team_player_lays_down(pawns: str, hand: str) -> None:
    state = table(idle_swap=FOLDS, pawns={1: pawns, 4: "48"}, hand=hand)

    assert legal_texts(state) == {"lay down"}
    assert refused(state, "swap idle") == "DG25"
    assert hand_of(act(state, "lay down"), 1) == []


@rule("DG11")
@rule("DG25")
def test_playing_alone_one_discards_and_draws() -> None:
    state = table(players=2, idle_swap=FOLDS, pawns={1: "h4", 2: "h1"}, hand="2 swap", discards="1x5")
    redrawn = act(state, "discard 2", "draw 6")

    assert legal_texts(state) == {"discard 2", "discard swap"}
    assert (phase_of(redrawn), legal_texts(redrawn)) == ("redrawn", {"discard 6", "discard swap"})
    assert (hand_of(act(redrawn, "discard 6"), 1), turn_of(act(redrawn, "discard 6"))) == (["swap"], "seat 2")


@rule("DG11")
@rule("DG25")
def test_a_card_drawn_that_can_be_played_lets_the_swap_be_played_too() -> None:
    state = table(players=2, idle_swap=FOLDS, pawns={1: "h4", 2: "h1"}, hand="2 swap")

    assert legal_texts(act(state, "discard 2", "draw 13")) == {"13 enter", "swap idle"}
    assert legal_texts(act(state, "discard 2", "draw swap")) == {"discard swap"}


@rule("DG25")
@pytest.mark.parametrize(
    ("pawns", "hand", "other"), [("", "13 swap", "13 enter"), ("20", "5 swap", "5 20>25"), ("h1", "2 swap", "2 h1>h3")]
)
def test_beside_another_card_it_can_be_played(pawns: str, hand: str, other: str) -> None:
    assert legal_texts(table(idle_swap=FOLDS, pawns={1: pawns}, hand=hand)) == {other, "swap idle"}


@rule("DG25")
@rule("DG26")
def test_a_joker_with_another_use_can_be_played_without_effect() -> None:
    assert legal_texts(table(idle_swap=FOLDS, hand="joker")) == {"joker enter", "joker idle"}
    assert legal_texts(table(idle_swap=FOLDS, hand="joker swap")) == {"joker enter", "joker idle", "swap idle"}


@rule("DG25")
def test_a_swap_with_effect_needs_no_other_card() -> None:
    assert legal_texts(table(idle_swap=FOLDS, pawns={1: "20", 2: "50"}, hand="swap")) == {"swap 20x50"}


@rule("DG25")
@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_hands_of_two_are_played_as_in_the_reference(players: int, direction: str) -> None:
    reference, rng = Reference(players, direction), Random(players)
    for rows in crowds(reference, enough(60), seed=40 * players + len(direction)):
        hand = ["swap", rng.choice(CARDS)]
        alone = (rows[0], *(tuple(spot if "h" in spot else "start" for spot in row) for row in rows[1:]))
        pawns = {seat: " ".join(row) for seat, row in enumerate(alone, start=1)}
        state = table(players=players, direction=direction, idle_swap=FOLDS, pawns=pawns, hand=" ".join(hand))
        standing = from_standing(alone)
        plays = set().union(*(reference.plays(standing, 0, card) for card in hand))
        without = {"lay down"} if reference.teams else {f"discard {card}" for card in hand}
        folds = all(text.endswith("idle") for text in plays)

        assert legal_texts(state) == (without if folds else one_of_each(state, plays)), (hand, alone)


@rule("DG25")
def test_what_was_agreed_is_in_the_view_and_in_every_world_that_looks_like_it() -> None:
    state = table(idle_swap=FOLDS, hand="2 swap", hands={2: "3 swap"})

    for seat in (None, *map(Seat, range(4))):
        imagined = GAME.imagine(state, seat, Random(1))

        assert GAME.view(state, seat).options.idle_swap == FOLDS
        assert GAME.agreed(imagined) == GAME.agreed(state)
    assert legal_texts(GAME.imagine(state, Seat(0), Random(1))) == {"lay down"}
