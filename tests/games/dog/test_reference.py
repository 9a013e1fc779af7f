from __future__ import annotations

from random import Random

import pytest

from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.contract.driver import enough
from tests.games.dog.builders import CARDS, legal_texts, table
from tests.games.dog.crowds import TABLES, crowds
from tests.games.dog.reference import Reference, Standing, from_standing


def crowded_table(reference: Reference, rows: Standing, hand: str) -> State:
    pawns = {seat: " ".join(row) for seat, row in enumerate(rows, start=1)}
    return table(players=reference.players, direction=reference.direction, pawns=pawns, hand=hand)


@rule("DG14")
@rule("DG18")
@rule("DG19")
@rule("DG21")
@rule("DG25")
@rule("DG26")
@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_every_play_of_every_card_is_as_in_the_reference(players: int, direction: str) -> None:
    reference = Reference(players, direction)
    for number, rows in enumerate(crowds(reference, enough(84), seed=20 * players + len(direction))):
        card = CARDS[number % len(CARDS)]
        state = crowded_table(reference, rows, card)
        plays = reference.plays(from_standing(rows), 0, card)
        without = {"lay down"} if reference.teams else {f"discard {card}"}

        assert legal_texts(state) == (one_of_each(state, plays) or without), (card, rows)


def one_of_each(state: State, plays: set[str]) -> set[str]:
    """Of the joker's uses that lead to one result the engine may offer any, but only one."""
    offered = legal_texts(state)
    results: dict[State, set[str]] = {}
    for text in plays:
        results.setdefault(GAME.apply(state, GAME.parse(text)), set()).add(text)
    joker = any(text.startswith("joker") for text in plays)
    return {min(texts & offered, default=min(texts)) for texts in results.values()} if joker else plays


@rule("DG16")
@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_everything_that_is_not_in_the_legal_list_is_refused(players: int, direction: str) -> None:
    reference = Reference(players, direction)
    rng = Random(players)
    spots = [*map(str, range(reference.size)), "h1", "h2", "h3", "h4"]
    for number, rows in enumerate(crowds(reference, len(CARDS), seed=100 * players)):
        card = CARDS[number]
        state = crowded_table(reference, rows, card)
        legal = legal_texts(state)
        sources = {spot for row in rows for spot in row if spot != "start"} | set(rng.sample(spots, 3))
        ways = [f"{source}{sign}{target}" for source in sources for sign in ">x" for target in spots]
        plays = [f"{card} {way}" for way in ways] + [f"joker=7 {way}" for way in ways if ">" in way]
        uses = [f"{one} {use}" for one in (card, "joker") for use in ("enter", "idle")]
        allowed = {text for text in [*plays, *uses] if GAME.forbidden_by(state, Seat(0), GAME.parse(text)) is None}

        assert allowed == {text for text in legal if not text.startswith(("lay", "discard"))}, (card, rows)
