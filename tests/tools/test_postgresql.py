"""A PostgreSQL is found wherever it is, and runs also where its user may not go."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import postgresql


def installed(folder: Path, *names: str) -> Path:
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text("#!/bin/sh\n", "utf-8")
        (folder / name).chmod(0o755)
    return folder


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgresql, "PLACES", (f"{tmp_path}/system/*/bin",))
    monkeypatch.setattr(postgresql, "packaged", list)
    return tmp_path


@pytest.mark.usefixtures("nowhere")
def test_where_there_is_none_none_is_found() -> None:
    assert postgresql.found() is None
    with pytest.raises(postgresql.MissingPostgresql, match="there is no PostgreSQL"), postgresql.running():
        pass


def test_the_newest_of_the_system_is_found(nowhere: Path) -> None:
    installed(nowhere / "system/15/bin", "initdb", "postgres")
    newest = installed(nowhere / "system/17/bin", "initdb", "postgres")
    installed(nowhere / "system/18/bin", "initdb")

    assert postgresql.found() == newest


def test_the_packages_own_serves_where_the_system_has_none(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = installed(nowhere / "package/bin", "initdb", "postgres")
    monkeypatch.setattr(postgresql, "packaged", lambda: [package])

    assert postgresql.found() == package


def test_programs_are_copied_with_their_libraries_beside_them(tmp_path: Path) -> None:
    programs = installed(tmp_path / "site/pg/install18/bin", "initdb", "postgres")
    (tmp_path / "site/pg.libs").mkdir()
    (tmp_path / "site/pg.libs/libpq.so").touch()
    copied = postgresql.copied(programs, tmp_path / "copy")

    assert copied == tmp_path / "copy/pg/install18/bin"
    assert postgresql.is_whole(copied)
    assert (copied / "../../../pg.libs/libpq.so").exists()


def test_what_its_user_may_not_reach_is_known(tmp_path: Path) -> None:
    """Only an administrator has another user for it."""
    user = postgresql.owner()
    program = installed(tmp_path / "mine", "postgres") / "postgres"
    tmp_path.chmod(0o700)

    assert user is None or not postgresql.may_run(program, user)
