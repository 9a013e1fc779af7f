"""What is different at a practice table: who sits there, how long it is kept, and how time passes."""

from __future__ import annotations

from pathlib import Path

from tablee.games.wuerfelblitz.state import all_white
from tablee.server.storage.backup import back_up
from tablee.server.storage.sqlite.storage import SqliteStorage
from tablee.server.table.seating import ChairPlan
from tablee.server.table.setup import DAY
from tests.server.support.harness import Harness, idle_since
from tests.server.support.playing import everything, refusal
from tests.server.support.practice import (
    ANSWERING,
    EASY_MO,
    EXCHANGE,
    LOADING,
    LOTTE,
    MO,
    SHAKING,
    key_of,
    practice,
    rehearse,
)
from tests.server.support.stored import Opening


async def test_nobody_else_can_sit_down_or_change_the_chairs(harness: Harness) -> None:
    table = await practice(harness)
    said = [
        await refusal(harness.lobby.sit(table.id, None, "Ben", None, None)),
        await refusal(harness.lobby.leave(table.id, key_of(table))),
        await refusal(harness.lobby.rematch(table.id, key_of(table))),
    ]
    arranged = [
        await refusal(harness.lobby.assign(table.id, table.owner, 1, ChairPlan(sitter="friend"))),
        await refusal(harness.lobby.reorder(table.id, table.owner, None)),
        await refusal(harness.lobby.start(table.id, table.owner)),
    ]

    assert [one["error"] for one in said] == ["practice"] * 3
    assert [one["error"] for one in arranged] == ["started"] * 3


async def test_the_learner_s_own_key_finds_the_seat_again(harness: Harness) -> None:
    table = await practice(harness)
    again = await harness.lobby.sit(table.id, None, "Ann", key_of(table), None)

    assert (again.seat, again.key) == (0, key_of(table))


async def test_it_survives_a_restart_with_its_script_and_its_undos(harness: Harness) -> None:
    table = await practice(harness, EXCHANGE, (None, LOTTE, MO, EASY_MO._replace(name="Basile", level=None)))
    await rehearse(harness, table, "1 gives 13", "2 gives 2")
    await harness.undo(table, 0)
    await rehearse(harness, table, "1 gives 1/11", "3 gives 10")
    before = await everything(harness, table)
    await harness.restart()
    await harness.registry.get(table.id)

    assert await everything(harness, table) == before
    await rehearse(harness, table, None, "2 gives 2", "4 gives 3")
    assert harness.lines(table) == ["1 gives 1/11", "3 gives 10", "2 gives 2", "4 gives 3"]


async def test_a_table_begun_with_another_secret_goes_on(harness: Harness) -> None:
    table = await practice(harness, LOADING, waits=False)
    await harness.do(table, 0, "load 4")
    first = harness.lines(table)
    harness.secret.seeds.clear()  # type: ignore[attr-defined]
    harness.secret.seed("another table takes the first seed")
    await harness.restart()
    await harness.watch(table, 0)

    assert harness.lines(table) == first


async def test_hints_are_free(harness: Harness) -> None:
    table = await practice(harness)
    hint = await harness.services.coach.hint(table.id, key_of(table))

    assert {choice["do"] for choice in hint["choices"]} == {"move 1a", "move 1b"}


async def test_bots_with_a_level_play_by_themselves_and_others_wait(harness: Harness) -> None:
    table = await practice(
        harness, LOADING, (None, EASY_MO, LOTTE), waits=False, dice={"all": ["roll 4", "roll 2", "roll 1"]}
    )
    await harness.do(table, 0, "load 4")
    await harness.pass_time(DAY * 1000)

    assert [entry.by for entry in harness.registry.tables[table.id].match.moves][3] == "bot"
    assert {level for level, _ in harness.bot_pool.shown} == {"easy"}
    assert [*harness.registry.tables[table.id].match.pending] == [2]


async def test_no_bot_stands_in_for_the_learner(harness: Harness) -> None:
    table = await practice(harness)
    await harness.pass_time(DAY * 1000)

    assert harness.lines(table) == []


async def test_it_is_deleted_after_a_day_without_use(harness: Harness) -> None:
    used, unused = await practice(harness), await practice(harness)
    played = await harness.table("overload")
    ann = await harness.watch(used, 0)
    kept_until = ann.table["kept_until"]
    harness.leave(used, ann)
    for table, idle in ((used, DAY // 2), (unused, DAY + 1), (played, DAY + 1)):
        idle_since(harness.registry.tables[table.id], harness.clock.now() - idle * 1000)
    await harness.services.cleanup.evict_idle()
    deleted = await harness.services.cleanup.delete_unused()

    assert kept_until == harness.clock.now() + DAY * 1000
    assert deleted == [unused.id]


async def test_a_finished_one_is_deleted_after_a_day_too(harness: Harness) -> None:
    table = await practice(harness)
    await harness.lobby.end(table.id, table.owner)
    idle_since(harness.registry.tables[table.id], harness.clock.now() - (DAY + 1) * 1000)
    await harness.services.cleanup.evict_idle()

    assert await harness.services.cleanup.delete_unused() == [table.id]


async def test_it_is_loaded_when_its_learner_comes_back_and_not_before(harness: Harness) -> None:
    table = await practice(harness)
    await harness.restart()
    await harness.services.recovery.adopt_orphans()
    asleep = table.id not in harness.registry.tables
    ann = await harness.watch(table, 0)

    assert asleep
    assert ann.update["legal"] == ["move 1a", "move 1b"]


async def test_either_database_keeps_it(opened: Opening, harness: Harness) -> None:
    table = await practice(harness, LOADING, waits=False, dice={"1": ["roll 4"]})
    setup = harness.registry.tables[table.id].setup
    async with opened() as storage:
        await storage.save([setup], 5)
        stored = await storage.load(table.id)

        assert stored is not None
        assert stored.setup == setup
        assert await storage.in_stage("practice") == [table.id]
        assert await storage.in_stage("playing") == []
        assert await storage.unused_since("practice", 6) == [table.id]
        assert await storage.public_tables(9) == []


async def test_a_backup_has_it(harness: Harness, tmp_path: Path) -> None:
    table = await practice(harness, LOADING)
    await rehearse(harness, table, "load 4", "roll 4")
    setup = harness.registry.tables[table.id].setup
    copied = back_up(f"sqlite:///{harness.file}", tmp_path / "copy.db")
    copy = SqliteStorage(tmp_path / "copy.db")
    stored = await copy.load(table.id)
    await copy.close()

    assert (copied.tables, copied.moves) == (1, 2)
    assert stored is not None
    assert stored.setup == setup


# Real time


async def test_no_deadline_runs_and_nothing_is_revealed_at_a_table_that_waits(harness: Harness) -> None:
    harness.in_real_time = True
    table = await practice(harness, ANSWERING)
    ann = await harness.watch(table, 0)
    await harness.pass_time(10 * 60_000)
    still = (ann.update["on_turn"], ann.update["clock"]["deadline"], ann.update["clock"]["reveal"])
    await rehearse(harness, table, "11", "2 says 11 at 19000", "3 silent")
    await harness.pass_time(10 * 60_000)

    assert still == ([0, 1, 2], None, None)
    assert harness.lines(table) == ["1 says 11 at 30000", "2 says 11 at 19000", "3 silent"]
    assert ann.update["clock"]["reveal"] is None


async def test_a_time_in_the_script_counts_as_it_is_written(harness: Harness) -> None:
    table = await practice(harness, ANSWERING)
    await harness.pass_time(25_000)
    await rehearse(harness, table, "1 says 11 at 8000", "2 says 11 at 19000", "3 silent")

    assert harness.lines(table)[0] == "1 says 11 at 8000"
    assert all_white(harness.state(table)) == (1, 0, 0)


async def test_a_move_without_a_script_is_as_late_as_the_round_allows(harness: Harness) -> None:
    table = await practice(harness, ANSWERING)
    await harness.pass_time(25_000)
    await harness.do(table, 0, "11")
    await harness.undo(table, 0)
    await harness.pass_time(60_000)
    await harness.do(table, 0, "11")

    assert harness.lines(table) == ["1 says 11 at 30000"]


async def test_dice_that_wait_are_thrown_by_the_script_and_lie_open_at_once(harness: Harness) -> None:
    harness.in_real_time = True
    table = await practice(harness, SHAKING)
    ann = await harness.watch(table, 0)
    await rehearse(harness, table, None, "roll 251132 BY")

    assert ann.update["on_turn"] == [0, 1, 2]
    assert ann.update["clock"]["reveal"] is None


async def test_bots_answer_in_their_time_at_a_table_that_waits(harness: Harness) -> None:
    harness.in_real_time = True
    table = await practice(harness, ANSWERING, (None, EASY_MO, LOTTE))
    await harness.watch(table, 0)
    await harness.pass_time(5 * 60_000)

    assert len(harness.lines(table)) == 1
    assert harness.lines(table)[0].startswith("2 ")
