"""Hints where the table allows them, and a review when the game is over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.bots.review import Moves, Review
from tablee.core.registry import find, games
from tablee.core.values import Seat
from tablee.server.common.fair_queue import Requester
from tablee.server.service import coach as coach_module
from tablee.server.service.coach import Coach
from tablee.server.workers.pool import BotPool
from tests.server.api.test_http_play import play_out
from tests.server.support.harness import FakeBotPool, Harness, people
from tests.server.support.http_client import Door, key_of, refused
from tests.server.support.playing import refusal


async def hint(door: Door, table: dict[str, Any], seat: int = 0) -> Any:
    return await door.get(f"/api/tables/{table['id']}/hint", key_of(table, seat))


@pytest.mark.parametrize("game", games())
async def test_a_hint_names_the_best_choices_of_the_seat_on_turn(door: Door, game: str) -> None:
    table = await door.new_table("Ann", "Ben", "Cleo", "Dan", game=game, hints=True)
    await door.harness.settle()
    state = door.harness.registry.tables[table["id"]].match.state
    seat = find(game).actors(state)[0]
    answer = (await hint(door, table, seat)).json()
    advice = find(game).advise(find(game).view(state, seat), find(game).legal(state, seat))

    assert answer["revision"] == door.harness.registry.tables[table["id"]].match.revision
    assert answer["choices"] == [{"do": find(game).format(each.action), "chance": each.chance} for each in advice[:5]]
    chances = [choice["chance"] for choice in answer["choices"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


async def test_a_hint_changes_nothing_and_nobody_else_hears_of_it(harness: Harness) -> None:
    table = await harness.friends("overload", ["Ann", "Ben", "Cleo"], hints=True)
    ben = await harness.watch(table, 1)
    before, heard = harness.registry.tables[table.id].match.revision, len(ben.texts)
    await harness.services.coach.hint(table.id, table.keys[Seat(0)])
    await harness.settle()

    assert harness.registry.tables[table.id].match.revision == before
    assert [text for text in ben.texts[heard:] if '"kind":"table"' not in text] == []


async def test_without_the_owners_leave_nobody_asks(door: Door) -> None:
    table = await door.new_table()

    assert refused(await hint(door, table)) == (409, "no-hints", None)
    assert refused(await door.get(f"/api/tables/{table['id']}/prospects", key_of(table, 0), do="load 1")) == (
        409,
        "no-hints",
        None,
    )


async def test_the_owner_allows_hints_and_forbids_them_at_any_time(door: Door) -> None:
    table = await door.new_table()
    path = f"/api/tables/{table['id']}"
    allowed = await door.put(f"{path}/hints", {"hints": True}, table["owner"])
    told = (await door.get(path)).json()["hints"]
    first = await hint(door, table)
    await door.put(f"{path}/hints", {"hints": False}, table["owner"])

    assert allowed.json() == {"done": True}
    assert told is True
    assert first.status_code == 200
    assert refused(await hint(door, table)).error == "no-hints"


async def test_only_the_owner_allows_hints(door: Door) -> None:
    table = await door.new_table()
    answer = await door.put(f"/api/tables/{table['id']}/hints", {"hints": True}, key_of(table, 0))

    assert refused(answer) == (403, "not-owner", None)
    assert (await door.get(f"/api/tables/{table['id']}")).json()["hints"] is False


async def test_whether_hints_are_allowed_outlasts_a_restart(harness: Harness) -> None:
    table = await harness.table(hints=False)
    await harness.lobby.allow_hints(table.id, table.owner, allowed=True)
    await harness.restart()

    assert (await harness.registry.get(table.id)).setup.terms.hints


async def test_only_who_is_to_decide_gets_a_hint(door: Door) -> None:
    table = await door.new_table(hints=True)

    assert refused(await hint(door, table, 1)) == (409, "not-your-turn", "OV3")
    assert refused(await door.get(f"/api/tables/{table['id']}/hint")) == (403, "not-seated", None)


async def test_before_and_after_the_game_there_is_nothing_to_advise(door: Door) -> None:
    table = await door.new_table(start=False, hints=True)
    early = await hint(door, table)
    await door.post(f"/api/tables/{table['id']}/start", key=table["owner"])
    await door.post(f"/api/tables/{table['id']}/end", key=table["owner"])

    assert refused(early) == (409, "not-started", None)
    assert refused(await hint(door, table)) == (409, "over", None)


async def test_prospects_are_those_of_the_choice(door: Door) -> None:
    table = await door.new_table("Ann", "Ben", game="wuerfel-express", hints=True)
    path, game = f"/api/tables/{table['id']}", find("wuerfel-express")
    state = door.harness.registry.tables[table["id"]].match.state
    seat = game.actors(state)[0]
    legal = game.legal(state, seat)
    answer = (await door.get(f"{path}/prospects", key_of(table, seat), do=game.format(legal[-1]))).json()

    assert answer["prospects"] == [
        {"what": each.what, "chance": each.chance} for each in game.prospects(game.view(state, seat), legal[-1])
    ]


async def test_before_anything_is_chosen_prospects_are_the_best_that_can_be_had(door: Door) -> None:
    table = await door.new_table("Ann", "Ben", game="wuerfel-express", hints=True)
    game, state = find("wuerfel-express"), door.harness.registry.tables[table["id"]].match.state
    seat = game.actors(state)[0]
    answer = (await door.get(f"/api/tables/{table['id']}/prospects", key_of(table, seat))).json()

    assert answer["prospects"] == [
        {"what": each.what, "chance": each.chance} for each in game.prospects(game.view(state, seat), None)
    ]
    assert max(each["chance"] for each in answer["prospects"]) == 1


async def test_prospects_of_what_is_illegal_are_refused_with_the_clause(door: Door) -> None:
    table = await door.new_table(hints=True)
    path = f"/api/tables/{table['id']}/prospects"

    assert refused(await door.get(path, key_of(table, 0), do="roll 3")).error == "illegal"
    assert refused(await door.get(path, key_of(table, 0), do="dance")).error == "notation"


async def test_a_game_with_nothing_exact_to_say_has_no_prospects(door: Door) -> None:
    table = await door.new_table(hints=True)
    answer = await door.get(f"/api/tables/{table['id']}/prospects", key_of(table, 0), do="load 1")

    assert answer.json() == {"revision": 0, "prospects": []}


async def test_a_game_that_is_over_is_gone_over_by_revisions(door: Door) -> None:
    table = await door.new_table()
    path = f"/api/tables/{table['id']}"
    early = await door.get(f"{path}/review")
    update = await play_out(door, table)
    review = (await door.get(f"{path}/review")).json()

    assert refused(early) == (409, "started", None)
    assert review["turns"][-1]["revision"] == update["revision"]
    assert review["turns"][-1]["chances"] == [float(seat in update["outcome"]["winners"]) for seat in range(3)]
    assert sum(review["before"]) == pytest.approx(1)
    for mistake in review["mistakes"]:
        step = (await door.get(f"{path}/replay", first=mistake["revision"], count=1)).json()["steps"][0]
        assert (step["revision"], step["seat"]) == (mistake["revision"], mistake["seat"])
    assert len(review["accounts"]) == 3


async def test_what_was_taken_back_is_not_gone_over(harness: Harness) -> None:
    table = await harness.table("wuerfel-express", people("Ann", "Ben"))
    seat = harness.registry.tables[table.id].match.game.actors(harness.state(table))[0]
    first = harness.lines(table)
    await harness.do(table, seat, "keep -")
    await harness.undo(table, seat)
    await harness.lobby.end(table.id, table.owner)
    review = await harness.services.coach.review(table.id)

    assert harness.lines(table) == first
    assert [turn["revision"] for turn in review["turns"]] == [len(first)]
    assert review["mistakes"] == []


class Counting(FakeBotPool):
    """Counts the reviews, and fails the first if it is told to."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__()
        self.asked = 0
        self.fails = fails

    async def review(self, requester: Requester, game: str, start: Any, moves: Moves) -> Review:
        self.asked += 1
        if self.fails and self.asked == 1:
            raise RuntimeError("a bug in a coach")
        return await super().review(requester, game, start, moves)


def coach_with(harness: Harness, bot_pool: BotPool) -> Coach:
    services = harness.services
    return Coach(services.registry, services.subscriptions, services.presence, bot_pool, services.tasks)


async def ended(harness: Harness) -> str:
    table = await harness.table("wuerfelblitz", people("Ann", "Ben"))
    await harness.lobby.end(table.id, table.owner)
    return table.id


async def test_a_game_that_is_far_too_long_is_not_gone_over(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ended(harness)
    monkeypatch.setattr(coach_module, "LONGEST_REVIEW", 0)

    assert (await refusal(harness.services.coach.review(table)))["error"] == "too-long"


async def test_a_game_is_gone_over_once_for_all_who_ask(harness: Harness) -> None:
    bot_pool, table = Counting(), await ended(harness)
    coach = coach_with(harness, bot_pool)
    first, second = await asyncio.gather(coach.review(table), coach.review(table))

    assert first == second == await coach.review(table)
    assert bot_pool.asked == 1


async def test_a_review_that_failed_is_made_again(harness: Harness) -> None:
    coach, table = coach_with(harness, Counting(fails=True)), await ended(harness)
    with pytest.raises(RuntimeError):
        await coach.review(table)

    assert (await coach.review(table))["before"] == pytest.approx([0.5, 0.5])


async def test_only_so_many_reviews_are_at_hand(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.service.coach.REVIEWS", 2)
    bot_pool = Counting()
    coach = coach_with(harness, bot_pool)
    tables = [await ended(harness) for _ in range(3)]
    for table in (*tables, tables[2], tables[0]):
        await coach.review(table)

    assert bot_pool.asked == 4
    assert list(coach.reviews) == [tables[2], tables[0]]
