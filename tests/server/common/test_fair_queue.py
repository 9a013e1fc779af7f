"""Questions are begun by turns: of each client one, and of each of its tables one."""

from __future__ import annotations

import asyncio

from tablee.server.common.fair_queue import FairQueue, Requester

ANN, EVE = "192.0.2.7", "198.51.100.9"


class Asked:
    """What waits in a queue of width one, and in which order it is begun."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.begun: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, client: str, table: str, *names: str) -> None:
        for name in names:
            self.tasks.append(asyncio.create_task(self.wait(client, table, name)))
        await asyncio.sleep(0)

    async def wait(self, client: str, table: str, name: str) -> None:
        await self.queue.wait(Requester(client, table))
        self.begun.append(name)

    async def answer(self) -> None:
        self.queue.release()
        await asyncio.sleep(0)

    async def answer_all(self) -> str:
        while self.queue.started:
            await self.answer()
        return " ".join(self.begun)


async def test_who_asks_much_waits_behind_who_asks_little() -> None:
    asked = Asked()
    for number in range(5):
        await asked.ask(EVE, f"table {number}", f"e{number}")
    await asked.ask(ANN, "hers", "a0", "a1")

    assert await asked.answer_all() == "e0 e1 a0 e2 a1 e3 e4"


async def test_a_clients_tables_take_turns_too() -> None:
    asked = Asked()
    await asked.ask(ANN, "one", "1a", "1b", "1c", "1d")
    await asked.ask(ANN, "other", "2a", "2b")

    assert await asked.answer_all() == "1a 1b 2a 1c 2b 1d"


async def test_as_many_are_begun_at_a_time_as_the_queue_is_wide() -> None:
    asked = Asked()
    asked.queue.width = 2
    await asked.ask(ANN, "hers", "a", "b", "c")
    first = [*asked.begun]
    await asked.answer()

    assert first == ["a", "b"]
    assert asked.begun == ["a", "b", "c"]
    assert (asked.queue.started, asked.queue.waiting) == (2, 0)


async def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    asked = Asked()
    await asked.ask(ANN, "hers", "a", "b", "c")
    asked.tasks[1].cancel()
    await asyncio.sleep(0)
    waiting = asked.queue.waiting

    assert waiting == 1
    assert await asked.answer_all() == "a c"


async def test_a_turn_that_comes_too_late_is_passed_on() -> None:
    asked = Asked()
    await asked.ask(ANN, "hers", "a", "b", "c")
    asked.queue.release()
    asked.tasks[1].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert asked.begun == ["a", "c"]
    assert asked.queue.started == 1


async def test_somebody_who_has_just_gone_is_passed_over() -> None:
    asked = Asked()
    await asked.ask(ANN, "hers", "a", "b", "c")
    asked.tasks[1].cancel()
    asked.queue.release()
    await asyncio.sleep(0)

    assert asked.begun == ["a", "c"]


async def test_nothing_is_remembered_of_whoever_has_been_answered() -> None:
    asked = Asked()
    await asked.ask(ANN, "hers", "a", "b")
    await asked.ask(EVE, "table", "c", "d")
    asked.tasks[3].cancel()
    await asked.answer_all()

    assert asked.queue.rows == {}
    assert (asked.queue.started, asked.queue.waiting) == (0, 0)
