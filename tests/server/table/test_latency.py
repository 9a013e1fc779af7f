"""WB14 What the server knows of a line, and what it believes of a claim."""

from __future__ import annotations

from statistics import pstdev

import pytest

from tablee.server.table.latency import (
    FORGOTTEN,
    GRAIN,
    LONGEST,
    PICTURE,
    REMEMBERED,
    SLACK,
    START,
    UNCONFIRMED_LEAD,
    LatencyMeter,
    accepted_reaction_time,
)
from tests.server.support.live import measured


def link(*trips: int) -> LatencyMeter:
    made = LatencyMeter()
    measured(made, *trips)
    return made


@pytest.mark.parametrize(("most", "lead"), [(LONGEST, UNCONFIRMED_LEAD), (LONGEST - 1, 150)])
def test_dice_are_sent_far_ahead_only_where_something_else_confirms_the_way(most: int, lead: int) -> None:
    line = LatencyMeter(lambda _: most)
    for _ in range(3):
        line.probe_returned(line.probe_sent(0), 300)

    assert (line.one_way, line.lead) == (150, lead)


def test_who_has_answered_no_echo_is_beside_the_server() -> None:
    line = link()

    assert (line.one_way, line.typical_delay, line.tolerance) == (0, 0, SLACK)


def test_a_steady_line() -> None:
    line = link(*[300] * 5)

    assert (line.one_way, line.typical_delay) == (150, 150)
    assert line.tolerance == 150 + SLACK


def test_an_unsteady_line() -> None:
    line = link(100, 100, 100, 400, 500)

    assert (line.one_way, line.typical_delay) == (50, 240 - 50)


def test_old_round_trips_are_forgotten() -> None:
    line = link(900, *[100] * REMEMBERED)

    assert set(line.trips) == {100}


def test_nobody_is_farther_away_than_the_longest_round_trip() -> None:
    line = link(9000, 9000)

    assert (line.one_way, line.typical_delay) == (LONGEST // 2, LONGEST // 2)


def test_what_is_known_of_the_line_is_the_longest_that_an_echo_takes() -> None:
    line = LatencyMeter(lambda _: 80)
    measured(line, 700, 40)

    assert [*line.trips] == [80, 40]


def test_echoes_that_were_not_called_say_nothing() -> None:
    line = LatencyMeter()
    number = line.probe_sent(1000)
    for wrong in (0, -1, number + 1, 10**30):
        line.probe_returned(wrong, 1500)

    assert not line.trips


def test_an_echo_counts_once() -> None:
    line = LatencyMeter()
    number = line.probe_sent(1000)
    line.probe_returned(number, 1100)
    line.probe_returned(number, 1900)

    assert [*line.trips] == [100]


def test_echoes_may_come_back_in_any_order() -> None:
    line = LatencyMeter()
    first, second = line.probe_sent(1000), line.probe_sent(1010)
    line.probe_returned(second, 1100)
    line.probe_returned(first, 1100)

    assert [*line.trips] == [90, 100]


def test_an_echo_before_it_was_sent_took_no_time() -> None:
    line = LatencyMeter()
    line.probe_returned(line.probe_sent(1000), 900)

    assert [*line.trips] == [0]


def test_echoes_that_are_never_answered_take_no_room() -> None:
    line = LatencyMeter()
    for second in range(1000):
        line.probe_sent(1000 * second)

    assert len(line.sent) == FORGOTTEN // 1000 + 1


@pytest.mark.parametrize("way", [-SLACK, 0, 150, 150 + SLACK])
def test_what_the_line_explains_is_believed(way: int) -> None:
    assert accepted_reaction_time(2000, 2000 - way, link(300, 300)) == (2000 - way, True)


@pytest.mark.parametrize("way", [-SLACK - 1, 150 + SLACK + 1, 2000])
def test_what_it_does_not_explain_is_replaced_by_the_arrival_less_half_the_round_trip(way: int) -> None:
    assert accepted_reaction_time(2000, 2000 - way, link(300, 300)) == (1850, False)


def test_without_a_claim_the_server_measures() -> None:
    assert accepted_reaction_time(2000, None, link(300)) == (1850, False)
    assert accepted_reaction_time(100, None, link(300)) == (0, False)


def test_who_pays_what_is_usual_keeps_its_purse() -> None:
    line = link(*[300] * 5)
    for _ in range(100):
        line.spend(150 + PICTURE)

    assert line.credit.ms == SLACK


def test_who_always_claims_the_most_gains_next_to_nothing() -> None:
    line, claimed = link(*[300] * 5), 0
    for _ in range(100):
        way = line.tolerance
        claimed += way - 150 - PICTURE
        line.spend(way)

    assert claimed <= SLACK + 100 * GRAIN


def test_a_new_line_has_more_in_its_purse_once() -> None:
    line = LatencyMeter()
    for _ in range(3):
        line.probe_returned(line.probe_sent(0), 100)
    line.spend(50 + PICTURE + 20)
    kept = line.credit.ms
    line.spend(50 + PICTURE + 900)
    for _ in range(100):
        line.earn()

    assert kept == START - 20
    assert line.credit.ms == SLACK


def test_the_purse_holds_what_the_line_has_needed_at_most() -> None:
    line = link(100, 100, 100, 500)
    for _ in range(100):
        line.spend(0)

    assert line.typical_delay + line.credit.ms == 500 - 50 + pstdev(line.trips) + SLACK


def test_a_faster_way_than_usual_saves_nothing() -> None:
    fast, usual = link(100, 200, 300), link(100, 200, 300)
    fast.credit.ms = usual.credit.ms = 0
    fast.spend(0)
    usual.spend(usual.typical_delay)

    assert fast.credit.ms == usual.credit.ms > 0


def test_a_purse_is_never_in_debt() -> None:
    line = link(100, 100)
    line.credit.spend(900)

    assert line.credit.ms == 0


def test_a_doubted_answer_costs_nothing() -> None:
    line = link(100, 100)
    line.credit.ms = 0
    line.earn()

    assert line.credit.ms == GRAIN
