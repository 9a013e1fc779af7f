"""The file: opened, refused with one clear line, flushed, closed."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tablee.server.storage.base import StorageUnavailable
from tablee.server.storage.rows import entry_row
from tablee.server.storage.sqlite.file import UnusableFile, file_ids
from tablee.server.storage.sqlite.group_commit import GroupCommitWriter
from tablee.server.storage.sqlite.jobs import MOST_ROWS, WriteJob, append
from tablee.server.storage.sqlite.storage import SqliteStorage
from tests.server.support.stored import entry, line, opened, setup


def refusal(file: Path) -> str:
    with pytest.raises(UnusableFile) as refused:
        SqliteStorage(file)
    text = str(refused.value)
    assert str(file) in text
    assert "\n" not in text
    return text


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "t.db")
    connection.execute("PRAGMA user_version = 99")
    connection.close()

    assert "newer version" in refusal(tmp_path / "t.db")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 100, encoding="utf-8")

    assert "not a database" in refusal(file)
    assert file.read_text(encoding="utf-8") == "Dear Ann, " * 100


def test_a_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()

    assert refusal(tmp_path / "folder").startswith("cannot keep tables in ")


def test_a_file_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    assert refusal(tmp_path / "file" / "t.db").startswith("cannot keep tables in ")


@contextmanager
def ordinary_user() -> Iterator[None]:
    """The administrator may write everywhere."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


def test_a_folder_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)

    with ordinary_user():
        assert refusal(tmp_path / "t.db") == f"cannot keep tables in {tmp_path / 't.db'}: Permission denied"


async def test_folders_that_are_missing_are_made(tmp_path: Path) -> None:
    async with opened(tmp_path / "a" / "b" / "t.db") as storage:
        await storage.save([setup()], 1)

    assert (tmp_path / "a" / "b" / "t.db").is_file()


async def test_a_file_has_one_server_at_a_time(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db"):
        assert "another server" in refusal(tmp_path / "t.db")

    async with opened(tmp_path / "t.db") as storage:
        assert await storage.load("t1") is None


async def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "t.db")
    asked = [asyncio.create_task(storage.save([setup(f"t{number:02}")], 1)) for number in range(20)]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*asked)

    async with opened(tmp_path / "t.db") as again:
        assert len(await again.in_stage("gathering")) == 20


async def test_what_nobody_waits_for_any_more_is_done_all_the_same(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as storage:
        impatient = asyncio.create_task(storage.save([setup()], 1))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)

        assert await storage.load("t1") is not None


@asynccontextmanager
async def held_up(storage: SqliteStorage) -> AsyncIterator[None]:
    """What is asked for within waits, and is then flushed together."""
    release, begun = Event(), asyncio.get_running_loop().create_future()
    hurry = asyncio.get_running_loop().call_soon_threadsafe
    slow = asyncio.create_task(storage.writer.ask(lambda _: (hurry(begun.set_result, None), release.wait(5))))
    await begun
    yield
    await asyncio.sleep(0)
    release.set()
    await slow


@pytest.mark.parametrize(("moves", "flushes"), [(2, 1), (MOST_ROWS, 1), (MOST_ROWS + 1, 2), (2 * MOST_ROWS + 1, 3)])
async def test_what_is_asked_for_meanwhile_shares_one_flush(tmp_path: Path, moves: int, flushes: int) -> None:
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        statements: list[str] = []
        storage.writer.connection.set_trace_callback(statements.append)
        async with held_up(storage):
            asked = [asyncio.create_task(storage.append("t1", [entry(number)], None)) for number in range(1, moves + 1)]
        await asyncio.gather(*asked)
        storage.writer.connection.set_trace_callback(None)
        found = await storage.load("t1")

    assert [text.split()[0] for text in statements if text.split()[0] in ("COMMIT", "INSERT")] == [
        "COMMIT",
        *["INSERT"] * flushes,
    ]
    assert found is not None
    assert len(found.journal) == moves


async def test_what_fails_among_others_fails_alone(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        await storage.append("t1", [entry(7)], None)
        async with held_up(storage):
            asked = [asyncio.create_task(storage.append("t1", [entry(number)], None)) for number in range(1, 41)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        found = await storage.load("t1")

    assert [number for number, answer in enumerate(answers, start=1) if isinstance(answer, StorageUnavailable)] == [7]
    assert [answer for answer in answers if not isinstance(answer, StorageUnavailable)] == [None] * 39
    assert found is not None
    assert [kept.revision for kept in found.journal] == [*range(1, 41)]


async def test_what_is_locked_is_so_for_all_and_waited_for_once(tmp_path: Path) -> None:
    statements: list[str] = []
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        await storage.writer.ask(lambda connection: connection.execute("PRAGMA busy_timeout = 20").fetchall())
        other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        storage.writer.connection.set_trace_callback(statements.append)
        asked = [storage.append("t1", [entry(number)], None) for number in (1, 2, 3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        storage.writer.connection.set_trace_callback(None)
        other.close()

    assert [type(answer) for answer in answers] == [StorageUnavailable] * 3
    assert [text.split()[0] for text in statements] == ["INSERT"]


async def test_what_cannot_be_committed_is_taken_back_and_others_go_on(tmp_path: Path) -> None:
    def orphan(connection: sqlite3.Connection) -> None:
        """Noticed at the very end."""
        connection.execute("PRAGMA defer_foreign_keys = ON")
        append(connection, [entry_row("unknown", entry(1))])

    async with opened(tmp_path / "t.db") as storage:
        with pytest.raises(StorageUnavailable):
            await storage.writer.ask(orphan)
        await storage.save([setup()], 1)

        assert (await storage.in_stage("gathering"), await storage.load("unknown")) == (["t1"], None)


async def test_every_flush_reaches_the_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as storage:
        modes = await storage.writer.ask(
            lambda connection: [
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
            ]
        )

    assert modes == ["wal", 2]


class OpenWriter(GroupCommitWriter):
    """Shows what goes out of its thread."""

    def __init__(self, path: Path) -> None:
        self.results: list[object] = []
        super().__init__(path, lambda _jobs, _seconds: None)

    def attempt(self, job: WriteJob) -> tuple[object, Exception | None]:
        result, error = super().attempt(job)
        self.results.append(result)
        return result, error


async def test_no_cursor_leaves_the_thread_that_uses_the_connection(tmp_path: Path) -> None:
    """Ending in another thread, it would reset a statement that is just being used."""
    storage = SqliteStorage(tmp_path / "t.db")
    await storage.close()
    storage.writer = writer = OpenWriter(tmp_path / "t.db")
    await storage.save([setup()], 1)
    await storage.append("t1", [entry(1)], setup())
    await storage.append_chat("t1", line(1))
    await storage.touch("t1", 2)
    await storage.delete(["t1"])
    await storage.close()

    assert writer.results == [None] * 5


async def test_what_cannot_even_be_bound_fails_alone_and_the_thread_goes_on(tmp_path: Path) -> None:
    entries = (entry(1), entry(2, command="\ud800"), entry(3))
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        async with held_up(storage):
            asked = [asyncio.create_task(storage.append("t1", [written], None)) for written in entries]
        answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 5)
        found = await storage.load("t1")

    assert [isinstance(answer, StorageUnavailable) for answer in answers] == [False, True, False]
    assert found is not None
    assert [kept.revision for kept in found.journal] == [1, 3]


class Unwell(sqlite3.Connection):
    """Begins, and can neither write nor take back."""

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement.startswith(("BEGIN", "SELECT")):
            return super().execute(statement, *values)
        raise sqlite3.OperationalError("disk I/O error")


async def test_a_file_that_was_away_is_opened_again_when_it_is_back(tmp_path: Path) -> None:
    disk, elsewhere = tmp_path / "disk", tmp_path / "elsewhere"
    async with opened(disk / "t.db") as storage:
        await storage.save([setup()], 1)
        storage.writer.connection.close()
        storage.writer.connection = sqlite3.connect(
            disk / "t.db", isolation_level=None, check_same_thread=False, factory=Unwell
        )
        storage.writer.connection.execute("SELECT id FROM tables").fetchall()
        storage.writer.opened = file_ids(disk / "t.db")
        disk.rename(elsewhere)
        for _ in range(2):
            with pytest.raises(StorageUnavailable):
                await asyncio.wait_for(storage.touch("t1", 2), 5)
        elsewhere.rename(disk)
        with pytest.raises(StorageUnavailable):  # which finds that it can be opened again
            await asyncio.wait_for(storage.touch("t1", 3), 5)
        await asyncio.wait_for(storage.touch("t1", 4), 5)
        found = await storage.load("t1")

    assert found is not None
    assert found.used == 4


def replace(file: Path) -> None:
    """By a copy, as somebody does who restores a backup under a running server."""
    shutil.copy(file, file.with_name("copy.db"))
    os.replace(file.with_name("copy.db"), file)


@pytest.mark.parametrize(
    "harm",
    [
        lambda file: file.rename(file.with_name("old.db")),
        lambda file: file.unlink(),
        lambda file: file.with_name("t.db-wal").unlink(),
        replace,
    ],
    ids=["renamed", "deleted", "log deleted", "replaced"],
)
async def test_a_file_that_is_not_in_its_place_takes_no_moves(tmp_path: Path, harm: Callable[[Path], object]) -> None:
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        await storage.check()
        harm(tmp_path / "t.db")

        with pytest.raises(StorageUnavailable) as refused:
            await storage.append("t1", [entry(1)], None)
        with pytest.raises(StorageUnavailable):
            await storage.check()

    assert refused.value.why.endswith("was moved, replaced or deleted")


async def test_a_file_that_is_back_in_its_place_takes_moves_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        (tmp_path / "t.db").rename(tmp_path / "away.db")
        with pytest.raises(StorageUnavailable):
            await storage.append("t1", [entry(1)], None)
        (tmp_path / "away.db").rename(tmp_path / "t.db")
        await storage.append("t1", [entry(1)], None)
        found = await storage.load("t1")

    assert found is not None
    assert [kept.revision for kept in found.journal] == [1]


async def test_a_check_writes_and_changes_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        before = (tmp_path / "t.db-wal").stat().st_size
        await storage.check()
        written = (tmp_path / "t.db-wal").stat().st_size - before
        await storage.writer.ask(lambda connection: connection.execute("PRAGMA query_only = ON").fetchall())
        with pytest.raises(StorageUnavailable):
            await storage.check()

    assert written > 0
    async with opened(tmp_path / "t.db") as again:
        assert await again.in_stage("gathering") == ["t1"]


def surprise(_jobs: int, _seconds: float) -> None:
    raise ValueError("what nobody foresaw")


async def test_an_error_that_nobody_foresaw_does_not_end_the_writer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path / "t.db") as storage:
        expected = storage.writer.committed
        storage.writer.committed = surprise
        with pytest.raises(StorageUnavailable):
            await asyncio.wait_for(storage.save([setup()], 1), 5)
        storage.writer.committed = expected
        await asyncio.wait_for(storage.save([setup()], 1), 5)

        assert await storage.in_stage("gathering") == ["t1"]
    assert "the storage thread failed at a batch of 1 writes; it goes on with the next" in caplog.messages


async def test_only_those_without_an_answer_are_told_of_an_error(tmp_path: Path) -> None:
    told: list[Exception | None] = []
    batches: list[int] = []

    def surprised_the_second_time(jobs: int, _seconds: float) -> None:
        batches.append(jobs)
        if len(batches) == 2:
            raise ValueError("what nobody foresaw")

    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        storage.writer.committed = surprised_the_second_time
        storage.append_then("t1", [entry(1)], None, told.append)
        with pytest.raises(StorageUnavailable):
            await asyncio.wait_for(storage.touch("t1", 1), 5)

    assert told == [None]
    assert batches == [1, 1]


def modes(folder: Path) -> set[int]:
    return {file.stat().st_mode & 0o777 for file in folder.glob("t.db*") if file.suffix != ".lock"}


async def test_only_the_server_can_read_its_file(tmp_path: Path) -> None:
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 1)
        first = modes(tmp_path)
    (tmp_path / "t.db").chmod(0o644)
    async with opened(tmp_path / "t.db") as storage:
        await storage.save([setup()], 2)

        assert first == modes(tmp_path) == {0o600}
