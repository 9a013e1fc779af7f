"""Runs that go on after a stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.sim.ledger import Ledger, LedgerError

ABOUT = {"game": "overload", "seed": "1"}


def test_a_new_run_has_finished_nothing(tmp_path: Path) -> None:
    for resume in (False, True):
        ledger = Ledger(tmp_path / f"{resume}.progress", ABOUT, resume=resume)

        assert ledger.entries == []


def test_what_was_finished_is_found_again(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "a.progress", ABOUT, resume=False)
    ledger.append({"games": 3})
    ledger.append({"games": 5})

    assert Ledger(tmp_path / "a.progress", ABOUT, resume=True).entries == [{"games": 3}, {"games": 5}]


def test_nothing_is_left_of_a_run_that_is_over(tmp_path: Path) -> None:
    Ledger(tmp_path / "a.progress", ABOUT, resume=False).close()

    assert [*tmp_path.iterdir()] == []


def test_a_line_cut_short_is_cut_off_and_the_next_follows(tmp_path: Path) -> None:
    path = tmp_path / "a.progress"
    Ledger(path, ABOUT, resume=False).append([1])
    path.write_bytes(path.read_bytes() + b'{"games": ')
    Ledger(path, ABOUT, resume=True).append([2])

    assert Ledger(path, ABOUT, resume=True).entries == [[1], [2]]


def test_a_run_that_was_stopped_before_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.progress"
    path.write_bytes(b'{"game"')
    Ledger(path, ABOUT, resume=True).append([1])

    assert Ledger(path, ABOUT, resume=True).entries == [[1]]


def test_a_run_that_was_stopped_is_not_overwritten(tmp_path: Path) -> None:
    Ledger(tmp_path / "a.progress", ABOUT, resume=False)
    with pytest.raises(LedgerError, match=r"of a run that was stopped: --resume goes on with it; or remove the file"):
        Ledger(tmp_path / "a.progress", ABOUT, resume=False)


@pytest.mark.parametrize(
    ("kept", "message"),
    [
        ('{"game": "overload", "seed": "2"}\n', "is of another run: seed 2 there, 1 here"),
        ("[]\n", "is of another run: game None there, overload here; seed None there, 1 here"),
        ("{nonsense\n", "is damaged: remove it to begin anew"),
    ],
)
def test_another_run_is_refused(tmp_path: Path, kept: str, message: str) -> None:
    (tmp_path / "a.progress").write_text(kept, "utf-8")
    with pytest.raises(LedgerError) as refusal:
        Ledger(tmp_path / "a.progress", ABOUT, resume=True)

    assert str(refusal.value).endswith(message)
    assert (tmp_path / "a.progress").read_text("utf-8") == kept
