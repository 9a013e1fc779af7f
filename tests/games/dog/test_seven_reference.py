from __future__ import annotations

import pytest

from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tablee.games.dog.state import State
from tests.clauses import rule
from tests.contract.driver import enough
from tests.games.dog.builders import all_standing, legal_texts, phase_of, table
from tests.games.dog.crowds import TABLES, crowds, last_pawns
from tests.games.dog.reference import Reference, Standing, from_standing, to_standing


def crowded_table(reference: Reference, rows: Standing) -> State:
    pawns = {seat: " ".join(row) for seat, row in enumerate(rows, start=1)}
    return table(players=reference.players, direction=reference.direction, pawns=pawns, hand="7")


def ends_of_seven(state: State) -> set[Standing]:
    """Every position to which the engine leads a 7, part by part."""
    ends: set[Standing] = set()
    known = {state}
    waiting = [state]
    while waiting:
        now = waiting.pop()
        actions = [action for action in GAME.legal(now, Seat(0)) if GAME.format(action).startswith(("7 ", "+ "))]
        assert actions or now is state, "a 7 was begun that cannot be completed"
        for after in (GAME.apply(now, action) for action in actions):
            if not phase_of(after).startswith("seven"):
                ends.add(all_standing(after))
            elif after not in known:
                known.add(after)
                waiting.append(after)
    return ends


def compare(reference: Reference, rows: Standing) -> None:
    state = crowded_table(reference, rows)
    splits = list(reference.splits(from_standing(rows), 0, 7))
    firsts = {f"7 {parts[0][0]}>{parts[0][1]}" for parts, _ in splits}

    assert {text for text in legal_texts(state) if text.startswith("7 ")} == firsts, rows
    assert ends_of_seven(state) == {to_standing(end, reference.players) for _, end in splits}, rows


@rule("DG23")
@pytest.mark.parametrize(("players", "direction"), TABLES)
def test_a_seven_begins_and_ends_as_in_the_reference(players: int, direction: str) -> None:
    reference = Reference(players, direction)
    for rows in crowds(reference, enough(25), seed=2 * players + len(direction)):
        compare(reference, rows)


@rule("DG24")
@pytest.mark.parametrize(("players", "direction"), [table for table in TABLES if table[0] in (4, 6)])
def test_the_rest_of_a_seven_goes_to_the_partner_as_in_the_reference(players: int, direction: str) -> None:
    reference = Reference(players, direction)
    helped = 0
    for rows in last_pawns(reference, 40, seed=3 * players + len(direction)):
        compare(reference, rows)
        ends = [end for _, end in reference.splits(from_standing(rows), 0, 7)]
        helped += any(reference.mover(end, 0) != 0 for end in ends)

    assert helped > 10, "too few of the positions are about the partner"


@rule("DG23")
@pytest.mark.parametrize(("players", "direction"), [(2, "clockwise"), (4, "counter-clockwise")])
def test_several_parts_for_one_pawn_would_lead_to_no_other_position(players: int, direction: str) -> None:
    reference = Reference(players, direction)
    for rows in crowds(reference, 30, seed=7):
        position = from_standing(rows)
        ends = {to_standing(end, players) for _, end in reference.splits(position, 0, 5)}
        often = {to_standing(end, players) for _, end in reference.splits(position, 0, 5, often=True)}

        assert often == ends, rows
