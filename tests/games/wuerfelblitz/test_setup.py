from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablee.core.errors import IllegalAction, NotationError
from tablee.core.values import Seat
from tablee.games.wuerfelblitz.actions import Roll
from tablee.games.wuerfelblitz.dice import roll_of
from tablee.games.wuerfelblitz.events import FirstRoller
from tablee.games.wuerfelblitz.game import GAME
from tests.clauses import rule
from tests.games.wuerfelblitz.builders import act, happened, options, refused, settlement, start, table, watched
from tests.games.wuerfelblitz.reference import DOTS, LETTERS, NAMES, REPLACED


@rule("WB1")
@pytest.mark.parametrize("players", range(1, 8))
def test_one_to_seven_can_play_and_begin_without_tokens(players: int) -> None:
    view = watched(start(players=players))

    assert [view.white, view.black] == [(0,) * players, (0,) * players]


@rule("WB1")
def test_one_alone_trains_against_the_clock() -> None:
    state = act(start(players=1), "first 1", "roll 234561 RO", "1 says 16 at 2000")

    assert [watched(state).white, watched(state).phase] == [(1,), "shake"]


def is_even(counts: Counter[str], expected: int) -> bool:
    return all(abs(count - expected) < 0.15 * expected for count in counts.values())


@rule("WB1")
@pytest.mark.parametrize("whites", [2, 3])
def test_every_die_shows_five_numbers_and_a_dot_all_alike(whites: int) -> None:
    chance = GAME.chance(table(options(players=3, whites=whites), phase="shake"))
    assert chance is not None
    rng = Random(whites)
    rolls = [GAME.format(chance.sample(rng)).split()[1:] for _ in range(6000)]

    for place, colour in enumerate(NAMES):
        shown = Counter(faces[place] for faces, _ in rolls)
        assert set(shown) == set("123456*") - {REPLACED[colour]}
        assert is_even(shown, 1000)
    for place in range(whites):
        dots = Counter(dots[place] for _, dots in rolls)
        assert set(dots) == set(LETTERS)
        assert is_even(dots, 1000)
    assert chance.outcomes() is None


@rule("WB1")
@pytest.mark.parametrize("colour", NAMES)
def test_no_die_shows_the_number_that_its_dot_replaces(colour: str) -> None:
    place = NAMES.index(colour)
    faces = "234561"
    text = f"roll {faces[:place]}{REPLACED[colour]}{faces[place + 1 :]} RO"

    with pytest.raises(NotationError, match="no die shows the number that its dot replaces"):
        GAME.parse(text)


@rule("WB1")
def test_chance_does_not_bring_a_face_that_no_die_has() -> None:
    chance = GAME.chance(table(phase="shake"))
    assert chance is not None

    assert chance.allows(Roll(roll_of((2, 3, 4, 5, 6, 1), (0, 1))))
    assert not chance.allows(Roll(roll_of((1, 3, 4, 5, 6, 1), (0, 1))))
    assert not chance.allows(Roll(roll_of((2, 3, 4, 5, 6, 1), (0, 6))))


@rule("WB1")
@pytest.mark.parametrize("colour", NAMES)
def test_a_dot_is_worth_nothing_and_has_the_colour_of_another_die(colour: str) -> None:
    place = NAMES.index(colour)
    faces = "234561"
    letter = "ROKYGB"[place]
    event = settlement(f"{faces[:place]}*{faces[place + 1 :]} {letter}{letter}")

    out = {name for name, excluded in zip(NAMES, event.excluded, strict=True) if excluded}
    assert out == {colour, DOTS[colour]}
    assert event.solution == sum(int(faces[other]) for other in range(6) if NAMES[other] not in out)


@rule("WB2")
@pytest.mark.parametrize(
    ("given", "fits", "not_so"),
    [({}, "roll 234561 RO", "roll 234561 ROK"), ({"whites": 3}, "roll 234561 ROK", "roll 234561 RO")],
)
def test_two_or_three_white_dice_are_rolled(given: dict[str, object], fits: str, not_so: str) -> None:
    state = table(options(players=3, **given), phase="shake")

    assert watched(act(state, fits)).phase == "answer"
    with pytest.raises(IllegalAction, match="WB4"):
        act(state, not_so)


@rule("WB3")
@pytest.mark.parametrize("players", range(1, 8))
def test_the_first_roller_is_drawn_by_lot_among_all(players: int) -> None:
    state = start(players=players)
    chance = GAME.chance(state)
    assert chance is not None

    outcomes = [(GAME.format(action), weight) for action, weight in chance.outcomes() or ()]

    assert outcomes == [(f"first {seat}", 1) for seat in range(1, players + 1)]
    assert [watched(act(state, text)).roller for text, _ in outcomes] == list(range(players))


@rule("WB3")
def test_the_lot_is_seen_by_all_and_no_players_choice() -> None:
    state = start(players=3)

    assert happened(state, "first 2") == (FirstRoller(Seat(1)),)
    assert GAME.actors(state) == ()
    assert refused(state, "first 2") == "WB3"
    with pytest.raises(IllegalAction, match="WB3"):
        act(state, "first 4")


@rule("WB3")
def test_the_lot_is_drawn_once() -> None:
    assert refused(table(), "first 2") == "WB3"
    with pytest.raises(IllegalAction, match="WB4"):
        act(start(players=3), "first 2", "first 3")
