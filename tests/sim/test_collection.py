"""Many records in one file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.core.record import Record, replay
from tablee.sim import collection
from tests.core.samples import NAMES, record

ALL = [record(name) for name in NAMES]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "all.records.gz"
    collection.append(found, [each.format() for each in ALL[:1]])
    collection.append(found, [each.format() for each in ALL[1:]])
    return found


def test_every_record_is_found_by_its_number(path: Path) -> None:
    assert collection.is_compressed(path)
    assert [Record.parse(collection.record_at(path, number + 1)) for number in range(len(ALL))] == ALL


def test_a_record_of_the_file_plays_again(path: Path) -> None:
    assert sum(1 for _ in replay(Record.parse(collection.record_at(path, 2)))) == len(ALL[1].lines)


def test_a_number_beyond_the_file_is_refused(path: Path) -> None:
    with pytest.raises(GameError) as refusal:
        collection.record_at(path, len(ALL) + 1)

    assert str(refusal.value) == f"{path} holds {len(ALL)} games; there is no game {len(ALL) + 1}"


def test_what_a_crash_left_is_cut_off(path: Path) -> None:
    size = path.stat().st_size
    path.write_bytes(path.read_bytes() + b"\x1f\x8b torn")
    collection.cut(path, size)

    assert len([*collection.records(path)]) == len(ALL)


@pytest.mark.parametrize("damage", [slice(0, -9), slice(0, 40)])
def test_a_damaged_file_is_refused(path: Path, damage: slice) -> None:
    path.write_bytes(path.read_bytes()[damage])
    with pytest.raises(GameError, match="it is not a whole file of compressed records"):
        [*collection.records(path)]


def test_plain_text_is_not_compressed(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text(ALL[0].format(), "utf-8")

    assert not collection.is_compressed(tmp_path / "plain")
