from __future__ import annotations

from tablee.core.values import Seat
from tablee.games.dog.cards import NAMES
from tablee.games.dog.events import Discarded, Shuffled
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.games.dog.builders import act, hand_of, look, seen_of, table


def with_empty_pile() -> State:
    rest = "7x2 7x3 8x4 7x5 8x6 8x7 8x8 8x9 8x10 7x12 8x13 8xswap 6xjoker 8x1/11"
    return table(players=2, hand="2 3", hands={2: "5 12"}, discards=rest)


@rule("DG7")
@rule("DG11")
def test_an_empty_pile_is_made_of_all_discards_the_one_just_discarded_included() -> None:
    state = with_empty_pile()
    after = act(state, "discard 2")

    assert (look(state).pile, look(after).pile) == (0, 107)
    assert sum(look(after).discards) == 0
    assert seen_of(state, "discard 2", None) == [Discarded(Seat(0), NAMES["2"]), Shuffled()]


@rule("DG7")
@rule("DG11")
def test_the_card_just_discarded_may_be_drawn_again_after_the_shuffle() -> None:
    state = with_empty_pile()
    chance = GAME.chance(act(state, "discard 2"))
    assert chance is not None

    assert (GAME.parse("draw 2"), 8) in (chance.outcomes() or ())
    assert hand_of(act(state, "discard 2", "draw 2"), 1) == ["2", "3"]


@rule("DG7")
@rule("DG11")
def test_the_second_discard_lies_on_the_empty_heap_and_shuffles_nothing() -> None:
    state = act(with_empty_pile(), "discard 2", "draw 2")
    after = act(state, "discard 3")

    assert (look(after).pile, sum(look(after).discards)) == (106, 1)
    assert seen_of(state, "discard 3", None) == [Discarded(Seat(0), NAMES["3"])]


@rule("DG7")
def test_a_pile_with_one_card_is_not_shuffled() -> None:
    rest = "7x2 7x3 8x4 7x5 8x6 8x7 8x8 8x9 8x10 7x12 8x13 8xswap 5xjoker 8x1/11"
    state = act(table(players=2, hand="2 3", hands={2: "5 12"}, discards=rest), "discard 2")
    chance = GAME.chance(state)
    assert chance is not None

    assert chance.outcomes() == ((GAME.parse("draw joker"), 1),)
    assert look(act(state, "draw joker")).pile == 0
