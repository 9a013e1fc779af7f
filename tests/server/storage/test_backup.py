"""Copies of all tables, while the server runs, and back again: from either kind of database into either."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from tools.postgresql import new_database

from tablee.core.errors import GameError
from tablee.server.compose import open_database
from tablee.server.storage.backup import Copied, back_up, restore
from tablee.server.storage.base import StoredTable
from tests.server.support.stored import entry, line, setup

# A new place for tables, of a kind.
Places = Callable[[str], str]
TABLES = [setup("a", stage="playing"), setup("b"), setup("c", stage="over", public=False)]
KINDS = ("sqlite", "postgresql")


@pytest.fixture
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Places:
    numbers = count()

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'{next(numbers)}.db'}"
        return asyncio.run(new_database(request.getfixturevalue("postgresql")))

    return new


async def fill(url: str) -> None:
    storage, _ = await open_database(url)
    await storage.save(TABLES, 5)
    for table in ("a", "c"):
        await storage.claim(table)
        await storage.append(table, [entry(1, None), entry(2, 1, banks=(3, 4)), entry(3, command="x y")], None)
        await storage.append_chat(table, line(1, "Grüße 👋", reaction=True))
    await storage.close()


async def everything(url: str) -> list[StoredTable | None]:
    storage, _ = await open_database(url)
    found = [await storage.load(table.id) for table in TABLES]
    await storage.close()
    return found


async def orphans(url: str) -> list[str]:
    storage, _ = await open_database(url)
    found = await storage.orphans()
    await storage.close()
    return found


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_everything_comes_back_from_either_kind_into_either(
    places: Places, tmp_path: Path, source: str, target: str
) -> None:
    here, there, copy = places(source), places(target), tmp_path / "copy.db"
    asyncio.run(fill(here))
    copied = back_up(here, copy)
    restored = restore(copy, there)

    assert copied == restored == Copied(3, 6)
    assert asyncio.run(everything(there)) == asyncio.run(everything(here))
    assert asyncio.run(everything(here))[0] is not None


@pytest.mark.parametrize("kind", KINDS)
def test_games_under_way_are_woken_by_whoever_starts_next(places: Places, tmp_path: Path, kind: str) -> None:
    here, there = places("sqlite"), places(kind)
    asyncio.run(fill(here))
    back_up(here, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", there)

    assert asyncio.run(orphans(there)) == ["a"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_of_one_moment_while_the_server_goes_on(places: Places, tmp_path: Path, kind: str) -> None:
    url = places(kind)
    asyncio.run(fill(url))

    async def meanwhile() -> None:
        storage, _ = await open_database(url)
        await storage.claim("a")
        copying = asyncio.create_task(asyncio.to_thread(back_up, url, tmp_path / "copy.db"))
        for number in range(4, 400):
            await storage.append("a", [entry(number)], None)
        await copying
        await storage.close()

    asyncio.run(meanwhile())
    restore(tmp_path / "copy.db", f"sqlite:///{tmp_path / 'back.db'}")
    found = asyncio.run(everything(f"sqlite:///{tmp_path / 'back.db'}"))[0]

    assert found is not None
    assert [each.revision for each in found.journal] == list(range(1, len(found.journal) + 1))
    assert len(found.journal) >= 3


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(GameError) as refusal:
        do()
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_holds_hands_and_is_for_its_owner_alone(places: Places, tmp_path: Path, kind: str) -> None:
    here, there, copy = places(kind), tmp_path / "there.db", tmp_path / "copy.db"
    asyncio.run(fill(here))
    back_up(here, copy)
    restore(copy, f"sqlite:///{there}")

    assert [file.stat().st_mode & 0o777 for file in (copy, there)] == [0o600, 0o600]


def test_nothing_is_overwritten(places: Places, tmp_path: Path) -> None:
    url, copy = places("sqlite"), tmp_path / "copy.db"
    asyncio.run(fill(url))
    copy.write_text("precious", encoding="utf-8")

    assert "already exists" in refused(lambda: back_up(url, copy))
    assert copy.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("kind", KINDS)
def test_tables_come_back_only_to_where_there_are_none(places: Places, tmp_path: Path, kind: str) -> None:
    url, copy = places(kind), tmp_path / "copy.db"
    asyncio.run(fill(url))
    back_up(url, copy)

    assert "there are tables in" in refused(lambda: restore(copy, url))
    assert asyncio.run(everything(url))[0] is not None


def test_while_a_server_uses_the_file_nothing_comes_back(places: Places, tmp_path: Path) -> None:
    url, used = places("sqlite"), places("sqlite")
    asyncio.run(fill(url))
    back_up(url, tmp_path / "copy.db")

    async def serving() -> str:
        storage, _ = await open_database(used)
        said = await asyncio.to_thread(refused, lambda: restore(tmp_path / "copy.db", used))
        await storage.close()
        return said

    assert "another server" in asyncio.run(serving())


def test_what_is_no_backup_is_refused(places: Places, tmp_path: Path) -> None:
    url = places("sqlite")
    letter, other, newer = tmp_path / "letter.txt", tmp_path / "other.db", tmp_path / "newer.db"
    letter.write_text("Dear Ann, " * 100, encoding="utf-8")
    asyncio.run(fill(f"sqlite:///{newer}"))
    for file, statement in ((other, "CREATE TABLE birds (name)"), (newer, "PRAGMA user_version = 99")):
        connection = sqlite3.connect(file)
        connection.execute(statement)
        connection.close()

    assert "not a database" in refused(lambda: restore(letter, url))
    assert "no tables of Tablée" in refused(lambda: restore(other, url))
    assert "newer version" in refused(lambda: restore(newer, url))
    assert not Path(url.removeprefix("sqlite:///")).exists()
    assert "no file" in refused(lambda: restore(tmp_path / "nothing.db", url))
    assert "no file" in refused(lambda: back_up(url.replace(".db", "-missing.db"), tmp_path / "copy.db"))


def test_a_damaged_backup_is_refused(places: Places, tmp_path: Path) -> None:
    url, copy = places("sqlite"), tmp_path / "copy.db"
    asyncio.run(fill(url))
    back_up(url, copy)
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2])

    refused(lambda: restore(copy, places("sqlite")))


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://ann:secret@/tablee?host={tmp_path}"
    said = refused(lambda: back_up(url, tmp_path / "copy.db"))

    assert "postgresql://ann@/tablee" in said
    assert "secret" not in said
