"""WB6 At one screen the time is stopped first, and the number follows."""

from __future__ import annotations

from tablee.games.wuerfelblitz.state import all_white
from tablee.server.table.realtime import BUZZ_TIME
from tests.server.support.harness import Harness
from tests.server.support.live import RIGHT, WRONG, at_one_screen, buzz, revealed
from tests.server.support.playing import refusal


async def test_the_time_is_that_of_the_buzzer(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(1500)
    await buzz(live, 1)
    await harness.pass_time(2000)
    await live.answer(1, RIGHT)

    assert live.said()[0] == f"2 says {RIGHT} at 1500"


async def test_a_second_buzz_changes_nothing(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(1500)
    await buzz(live, 1)
    await harness.pass_time(1000)
    await buzz(live, 1)
    await harness.pass_time(BUZZ_TIME - 1000)

    assert live.said() == ["2 silent"]


async def test_several_may_buzz_and_the_first_wins_whoever_is_typed_in_first(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(1500)
    await buzz(live, 2)
    await harness.pass_time(200)
    await buzz(live, 0)
    await live.answer(0, RIGHT)
    await live.answer(2, RIGHT)
    await live.next_round()

    assert all_white(live.table.match.state) == (0, 0, 1)


async def test_who_buzzes_second_has_its_whole_time_once_the_first_has_said_the_number(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(1500)
    await buzz(live, 2)
    await buzz(live, 0)
    await harness.pass_time(4000)
    await live.answer(2, WRONG)
    await harness.pass_time(BUZZ_TIME - 1)
    before = live.said()
    await harness.pass_time(1)

    assert before == [f"3 says {WRONG} at 1500"]
    assert live.said() == [f"3 says {WRONG} at 1500", "1 silent"]


async def test_who_buzzes_second_has_its_whole_time_once_the_first_has_let_its_own_go_by(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(1500)
    await buzz(live, 2)
    await buzz(live, 0)
    await harness.pass_time(2 * BUZZ_TIME - 1)
    before = live.said()
    await harness.pass_time(1)

    assert before == ["3 silent"]
    assert live.said() == ["3 silent", "1 silent"]


async def test_a_buzz_without_a_number_is_silence(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(1500)
    await buzz(live, 1)
    await harness.pass_time(BUZZ_TIME - 1)
    before = live.said()
    await harness.pass_time(1)

    assert (before, live.said()) == ([], ["2 silent"])


async def test_a_buzz_faster_than_any_human_is_refused(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(300)
    said = await refusal(buzz(live, 1))
    await harness.pass_time(200)
    await buzz(live, 1)
    await live.answer(1, RIGHT)

    assert (said["error"], said["clause"]) == ("illegal", "WB14")
    assert live.said() == [f"2 says {RIGHT} at 500"]


async def test_a_buzz_that_claims_too_much_is_measured_and_told(harness: Harness) -> None:
    live = await at_one_screen(harness)
    await harness.pass_time(1500)
    await buzz(live, 1, 500)
    await live.answer(1, RIGHT, 500)

    assert live.said()[0] == f"2 says {RIGHT} at 1500"
    assert live.notices() == [(1, "measured")]


async def test_a_buzz_does_not_outlive_its_round(harness: Harness) -> None:
    live = await at_one_screen(harness, seconds=10)
    await harness.pass_time(1500)
    await buzz(live, 1)
    await harness.pass_time(BUZZ_TIME)
    await live.next_round()
    await harness.pass_time(900)
    await live.answer(1, RIGHT)

    assert live.said()[-1] == f"2 says {RIGHT} at 900"


async def test_there_are_no_buzzers_where_everybody_has_a_screen(harness: Harness) -> None:
    live = await revealed(harness)
    await harness.pass_time(1000)

    assert (await refusal(buzz(live, 1)))["error"] == "no-buzzer"
