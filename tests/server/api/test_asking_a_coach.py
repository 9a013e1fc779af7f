"""A coach has little time: one visitor's questions keep nobody's bots waiting, and leave room for others' questions."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.core.values import Seat
from tablee.server.common import quota as questions
from tablee.server.common.errors import TableError
from tablee.server.messages.coach import HintMessage
from tablee.server.service.coach import Coach
from tablee.server.service.lobby import NewTable
from tests.server.support.faulty_storage import refused
from tests.server.support.harness import Harness, people
from tests.server.support.http_client import Door, bearer, key_of
from tests.server.support.http_client import refused as answered

ANN, EVE = "192.0.2.7", "198.51.100.9"


@pytest.fixture
def coach(harness: Harness) -> Coach:
    """Busy until the test releases the thinker."""
    harness.bot_pool.hold()
    return harness.services.coach


async def asked(harness: Harness, coach: Coach, visitor: str, tables: int = 1) -> list[asyncio.Task[HintMessage]]:
    """Hints for the first to decide at as many tables of a visitor, all of which wait."""
    made = [await harness.table("overload", hints=True) for _ in range(tables)]
    tasks = [asyncio.create_task(ask(coach, table, visitor)) for table in made]
    await wait_for_others()
    return tasks


async def ask(coach: Coach, table: NewTable, visitor: str = ANN) -> HintMessage:
    return await coach.hint(table.id, table.keys[Seat(0)], visitor)


async def wait_for_others() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def over(harness: Harness) -> str:
    table = await harness.table("wuerfelblitz", people("Ann", "Ben"))
    await harness.lobby.end(table.id, table.owner)
    return table.id


async def test_a_visitor_asks_only_so_much_at_a_time(harness: Harness, coach: Coach) -> None:
    waiting = await asked(harness, coach, EVE, questions.MAX_EACH)
    with refused("busy"):
        await ask(coach, await harness.table("overload", hints=True), EVE)
    others = await asked(harness, coach, ANN)
    harness.bot_pool.released.set()

    assert all(await asyncio.gather(*waiting, *others))
    assert await ask(coach, await harness.table("overload", hints=True), EVE)


async def test_so_do_all_together(harness: Harness, coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MAX_IN_ALL", 2)
    waiting = [*await asked(harness, coach, EVE), *await asked(harness, coach, ANN)]
    with refused("busy"):
        await ask(coach, await harness.table("overload", hints=True), "203.0.113.1")
    harness.bot_pool.released.set()

    assert all(await asyncio.gather(*waiting))
    assert coach.questions.clients == {}


async def test_two_pages_of_a_seat_are_both_answered(harness: Harness, coach: Coach) -> None:
    table = await harness.table("overload", hints=True)
    both = [asyncio.create_task(ask(coach, table)) for _ in range(2)]
    await wait_for_others()
    harness.bot_pool.released.set()

    assert all([(await hint)["choices"] for hint in both])


async def test_a_hint_and_prospects_do_not_disturb_each_other(harness: Harness, coach: Coach) -> None:
    table = await harness.table("overload", hints=True)
    hint = asyncio.create_task(ask(coach, table))
    prospects = asyncio.create_task(coach.prospects(table.id, table.keys[Seat(0)], "load 1", ANN))
    await wait_for_others()
    harness.bot_pool.released.set()

    assert (await hint)["choices"]
    assert (await prospects)["prospects"] == []


async def test_a_refusal_says_when_to_ask_again(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MAX_EACH", 0)
    table = await door.new_table(hints=True)
    answer = await door.get(f"/api/tables/{table['id']}/hint", key_of(table, 0))

    assert answered(answer) == (503, "busy", None)
    assert answer.headers["retry-after"] == f"{questions.RETRY_SECONDS}"
    assert answer.json()["text"] == "many questions are being answered: ask again in a moment"


class Caller:
    """Whoever asks by HTTP and may hang up."""

    def __init__(self, door: Door, path: str, key: str | None = None) -> None:
        headers = [(name.lower().encode(), value.encode()) for name, value in bearer(key).items()]
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers}
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        self.told: list[Any] = []
        self.task = asyncio.create_task(self.call(door.app, scope))

    async def call(self, app: Any, scope: dict[str, Any]) -> None:
        async def send(message: Any) -> None:
            self.told.append(message)

        await app(scope, self.heard.get, send)

    async def hang_up(self) -> None:
        self.heard.put_nowait({"type": "http.disconnect"})
        await self.task


async def until_it_thinks(harness: Harness, questions: int = 1) -> None:
    async with asyncio.timeout(5):
        while harness.bot_pool.holding < questions:
            await asyncio.sleep(0)


async def test_nobody_thinks_for_who_has_hung_up(door: Door) -> None:
    table = await door.new_table(hints=True)
    door.harness.bot_pool.hold()
    caller = Caller(door, f"/api/tables/{table['id']}/hint", key_of(table, 0))
    await until_it_thinks(door.harness)
    await caller.hang_up()

    assert door.harness.bot_pool.holding == 0
    assert caller.told[0]["status"] == 499


async def test_a_request_that_the_server_ends_itself_thinks_no_further_either(door: Door) -> None:
    table = await door.new_table(hints=True)
    door.harness.bot_pool.hold()
    caller = Caller(door, f"/api/tables/{table['id']}/hint", key_of(table, 0))
    await until_it_thinks(door.harness)
    caller.task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller.task

    assert door.harness.bot_pool.holding == 0


async def test_a_review_is_dropped_when_the_last_who_waited_for_it_has_hung_up(door: Door) -> None:
    path = f"/api/tables/{await over(door.harness)}/review"
    door.harness.bot_pool.hold()
    first, second = Caller(door, path), Caller(door, path)
    await until_it_thinks(door.harness)
    await first.hang_up()
    one = door.harness.bot_pool.holding
    await second.hang_up()
    await wait_for_others()
    none = door.harness.bot_pool.holding
    door.harness.bot_pool.released.set()

    assert (one, none) == (1, 0)
    assert (await door.get(path)).is_success


async def test_reviews_count_among_a_visitors_questions(harness: Harness, coach: Coach) -> None:
    waiting = await asked(harness, coach, EVE, questions.MAX_EACH)
    table = await over(harness)
    with pytest.raises(TableError) as refusal:
        await coach.review(table, EVE)
    harness.bot_pool.released.set()
    await asyncio.gather(*waiting)

    assert refusal.value.code == "busy"
    assert await coach.review(table, EVE)
