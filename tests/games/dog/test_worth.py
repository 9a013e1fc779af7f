"""What a position is worth, feature by feature, against the rules themselves."""

from __future__ import annotations

from math import exp, log

import pytest
from librt.vecs import vec

from tablee.core.values import Seat
from tablee.games.dog.game import GAME
from tablee.games.dog.seven import lane_room
from tablee.games.dog.state import SPLITTING, State
from tablee.games.dog.worth import FREE, HOMING, Weights, danger, hand_worth, odds, odds_of, pawns_worth
from tests.clauses import rule
from tests.games.dog.builders import CARDS, COUNTER, act, new_game, out, table

DECK = {card: 6 if card == "joker" else 8 for card in CARDS}
NOTHING = Weights()


def pawns_of(state: State, weights: Weights, seat: int = 1) -> float:
    return pawns_worth(state.board, state.pawns, Seat(seat - 1), weights)


def hand_of(state: State, weights: Weights, seat: int = 1) -> float:
    return hand_worth(state.board, state.pawns, Seat(seat - 1), state.hands[seat - 1], weights)


def deck_that_captures(pawns: dict[int, str]) -> float:
    """The part of the deck with which seat 2 can send the pawn of seat 1 back, swaps aside."""
    cards = 0
    for card in CARDS:
        state = table(pawns=pawns, turn=2, hand=card)
        ends = [end for action in GAME.legal(state, Seat(1)) for end in ends_of(GAME.apply(state, action))]
        cards += DECK[card] if any(not out(end, 1) for end in ends) else 0
    return cards / sum(DECK.values())


def ends_of(state: State) -> list[State]:
    """DG23 Every end of a turn, whatever is left of a 7."""
    if state.phase != SPLITTING:
        return [state]
    return [end for action in GAME.legal(state, state.seat) for end in ends_of(GAME.apply(state, action))]


@rule("DG15")
@rule("DG23")
@pytest.mark.parametrize("steps", range(1, 15))
def test_danger_is_the_part_of_the_deck_that_captures(steps: int) -> None:
    pawns = {1: "47", 2: str(47 - steps)}
    state = table(pawns=pawns)

    assert danger(state.board, state.pawns, Seat(0), 47) == pytest.approx(deck_that_captures(pawns))


@rule("DG21")
def test_a_pawn_four_behind_a_hunter_is_in_danger_of_a_four_back() -> None:
    pawns = {1: "40", 2: "44"}
    state = table(pawns=pawns)

    assert danger(state.board, state.pawns, Seat(0), 40) == pytest.approx(deck_that_captures(pawns))
    assert danger(state.board, state.pawns, Seat(0), 40) == pytest.approx(14 / 110)


@rule("DG17")
def test_a_pawn_on_an_opponents_start_square_is_in_danger_of_start_cards() -> None:
    state = table(pawns={1: "16"})

    assert danger(state.board, state.pawns, Seat(0), 16) == pytest.approx(deck_that_captures({1: "16"}))
    assert danger(state.board, state.pawns, Seat(0), 16) == pytest.approx(22 / 110)


def test_on_an_opponents_start_square_entering_is_all_that_counts() -> None:
    state = table(pawns={1: "16", 2: "13"})

    assert danger(state.board, state.pawns, Seat(0), 16) == pytest.approx(22 / 110)


def test_a_partner_is_no_danger_and_neither_are_pawns_in_their_lane() -> None:
    state = table(pawns={1: "40", 3: "38", 2: "h1 h2 h3 h4"})

    assert danger(state.board, state.pawns, Seat(0), 40) == 0


def test_all_hunters_are_counted() -> None:
    state = table(players=3, pawns={1: "40", 2: "38", 3: "37"})

    assert danger(state.board, state.pawns, Seat(0), 40) == pytest.approx(22 / 110 + 22 / 110)


@rule("DG19")
@rule("DG-X4")
@pytest.mark.parametrize("free", [0, 1, 4])
@pytest.mark.parametrize("steps", [1, 5, 6, 7, 9, 12])
def test_homing_is_the_part_of_the_deck_that_leads_into_the_lane(steps: int, free: int) -> None:
    lane = f"h{free + 1}" if free < 4 else ""
    pawns = {1: f"{64 - steps} 30 {lane}"}
    brings_home = sum(
        DECK[card]
        for card in CARDS
        if any(
            f" {64 - steps}>h" in GAME.format(action)
            for action in GAME.legal(table(pawns=pawns, hand=card, round=5), Seat(0))
        )
    )
    state = table(pawns=pawns)

    assert HOMING[FREE * steps + free] == pytest.approx(brings_home / sum(DECK.values()))
    assert pawns_of(state, Weights(homing=1.0)) == pytest.approx(brings_home / sum(DECK.values()))


@rule("DG18")
def test_nobody_comes_home_past_an_own_pawn_on_the_start_square() -> None:
    state = table(pawns={1: "60 0 2"})

    assert pawns_of(state, Weights(homing=1.0, behind=1.0)) == 0
    assert pawns_of(state, Weights(start=1.0)) == 1


@rule("DG-X7")
@pytest.mark.parametrize(("space", "behind"), [(1, 1), (2, 1), (3, 1), (4, 0), (30, 0)])
def test_a_pawn_just_beyond_its_start_can_go_back_before_it(space: int, behind: int) -> None:
    assert pawns_of(table(pawns={1: str(space)}), Weights(behind=1.0)) == behind


def test_pawns_out_count_by_their_way() -> None:
    state = table(pawns={1: "16 48"})

    assert pawns_of(state, Weights(out=1.0)) == 2
    assert pawns_of(state, Weights(progress=1.0)) == pytest.approx(1.0)
    assert pawns_of(table(pawns={1: "16 48"}, direction=COUNTER), Weights(progress=1.0)) == pytest.approx(1.0)


def test_a_pawn_that_may_be_captured_is_a_risk_and_a_loss_by_its_way() -> None:
    state = table(pawns={1: "40", 2: "38"})

    assert pawns_of(state, Weights(risk=1.0)) == pytest.approx(22 / 110)
    assert pawns_of(state, Weights(loss=1.0)) == pytest.approx(22 / 110 * 40 / 64)


@rule("DG18")
def test_a_protected_pawn_ahead_shuts_the_way() -> None:
    assert pawns_of(table(pawns={1: "10", 2: "16"}), Weights(shut=1.0)) == 1
    assert pawns_of(table(pawns={1: "10", 3: "16"}), Weights(shut=1.0)) == 0


@pytest.mark.parametrize("home", range(5))
def test_pawns_home_count_by_their_number(home: int) -> None:
    state = table(pawns={1: " ".join(f"h{space}" for space in range(1, home + 1))})
    weights = Weights(home1=2.0, home2=3.0, home3=5.0, home4=7.0)

    assert pawns_of(state, weights) == (0, 2, 3, 5, 7)[home]


@pytest.mark.parametrize("lane", ["h1", "h4", "h1 h2", "h1 h3", "h3 h4", "h1 h2 h4", "h1 h2 h3", "h1 h2 h3 h4"])
def test_spaces_to_move_up_in_the_lane_are_counted(lane: str) -> None:
    state = table(pawns={1: lane})

    assert pawns_of(state, Weights(loose=1.0)) == lane_room(state.board, state.pawns[0], 0)


@pytest.mark.parametrize(("pawns", "grounded"), [("", 1), ("h3 h4", 1), ("0", 0), ("20 h4", 0), ("h1 h2 h3 h4", 0)])
def test_a_seat_is_grounded_while_pawns_wait_and_none_is_out(pawns: str, grounded: int) -> None:
    assert pawns_of(table(pawns={1: pawns}), Weights(grounded=1.0)) == grounded


@rule("DG28")
def test_a_win_is_sure() -> None:
    state = act(table(pawns={1: "h1 h2 h3 h4", 3: "h2 h3 h4 31"}, hand="2 3"), "2 31>h1")

    assert odds(state.board, state.pawns, Seat(0), NOTHING) > 20


@rule("DG10")
@pytest.mark.parametrize(
    ("pawns", "hand", "stuck"), [("", "2 3", 1), ("h1", "2 3", 1), ("9", "2 3", 0), ("", "13 3", 0)]
)
def test_a_hand_is_stuck_without_a_pawn_out_and_without_a_start_card(pawns: str, hand: str, stuck: int) -> None:
    assert hand_of(table(pawns={1: pawns}, hand=hand), Weights(stuck=1.0)) == stuck


@rule("DG17")
@pytest.mark.parametrize(
    ("pawns", "hand", "ready"),
    [
        ("", "13 3", 1),
        ("", "joker 3", 1),
        ("9", "1/11 3", 1),
        ("0", "13 3", 0),
        ("9", "2 3", 0),
        ("9 19 29 39", "13 3", 0),
    ],
)
def test_a_hand_is_ready_to_enter(pawns: str, hand: str, ready: int) -> None:
    assert hand_of(table(pawns={1: pawns}, hand=hand), Weights(ready=1.0)) == ready


def test_cards_count_by_kind() -> None:
    state = table(pawns={1: "9"}, hand="joker 1/11 13 7 4 swap")

    assert hand_of(state, Weights(card=1.0)) == 6
    assert hand_of(state, Weights(starter=1.0)) == 2
    assert [
        hand_of(state, weights)
        for weights in (Weights(joker=1.0), Weights(seven=1.0), Weights(four=1.0), Weights(swap=1.0))
    ] == [1, 1, 1, 1]


def test_no_cards_are_worth_nothing() -> None:
    state = table(phase="deal")

    assert hand_of(state, Weights(stuck=1.0, card=1.0)) == 0


@rule("DG27")
def test_a_hand_is_judged_by_the_pawns_that_it_moves() -> None:
    state = table(pawns={1: "h1 h2 h3 h4", 3: ""}, hand="2 3")

    assert hand_of(state, Weights(stuck=1.0)) == 1
    assert hand_of(table(pawns={1: "h1 h2 h3 h4", 3: "40"}, hand="2 3"), Weights(stuck=1.0)) == 0


def test_the_odds_of_two_sides_are_opposite() -> None:
    state = table(pawns={1: "20", 2: "40 50", 3: "60"})
    weights = Weights(out=0.3, progress=1.0)
    values = [odds(state.board, state.pawns, Seat(seat), weights) for seat in range(4)]

    assert values[0] == values[2] == pytest.approx(-values[1])
    assert values[1] == values[3]


def test_the_odds_among_several_sides_are_those_of_a_softmax() -> None:
    worths = vec[float]([0.2, -0.2, 0.5, 0.3, 0.0, 0.5])
    share = exp(0.5) / sum(map(exp, [0.5, -0.2, 1.0]))
    board = new_game(players=6).board

    assert odds_of(board, worths, 0) == pytest.approx(log(share / (1 - share)))
    assert odds_of(board, worths, 3) == odds_of(board, worths, 0)


def test_nothing_is_worth_anything_without_weights() -> None:
    assert pawns_of(table(pawns={1: "20 h1 0 50"}), NOTHING) == 0
