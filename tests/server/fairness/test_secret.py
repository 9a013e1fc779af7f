"""The server's secret: a file of its own, made once, which nobody else on the machine can read."""

from __future__ import annotations

import logging
import os
from hashlib import sha256
from hmac import digest
from pathlib import Path

import pytest

from tablee.server.fairness.secret import ServerSecret, UnusableSecret, commitment_to, load_secret, secret_beside

KEY = "0123456789abcdef" * 4


def test_a_seed_follows_from_the_secret_and_the_name_of_the_table() -> None:
    secret = ServerSecret(bytes.fromhex(KEY))

    assert secret.seed("t1") == digest(bytes.fromhex(KEY), b"t1", sha256).hex()
    assert len({secret.seed("t1"), secret.seed("t2"), ServerSecret(b"another").seed("t1")}) == 3


def test_a_commitment_is_the_hash_of_the_bytes_of_the_seed() -> None:
    zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"

    assert commitment_to("00" * 32) == zeros


def test_the_file_is_beside_the_tables(tmp_path: Path) -> None:
    assert secret_beside(tmp_path / "tables.db") == tmp_path / "tables.db.secret"


def test_a_secret_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "tables.db.secret"
    first, again = load_secret(file), load_secret(file)
    other = load_secret(tmp_path / "other.secret")

    assert file.stat().st_mode & 0o777 == 0o600
    assert first.key == again.key == bytes.fromhex(file.read_text(encoding="ascii"))
    assert len(first.key) == 32
    assert other.key != first.key


def test_a_secret_is_there_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine may go off, or another server start, at any moment."""
    file = tmp_path / "s.secret"
    flushed = os.fsync

    def go_off(_place: int) -> None:
        assert not file.exists()
        raise OSError("gone")

    def come_second(place: int) -> None:
        flushed(place)
        file.write_text(KEY, encoding="ascii")

    monkeypatch.setattr(os, "fsync", go_off)
    with pytest.raises(UnusableSecret):
        load_secret(file)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(os, "fsync", come_second)

    assert load_secret(file).key == bytes.fromhex(KEY)
    assert list(tmp_path.iterdir()) == [file]


def test_where_a_file_cannot_have_two_names_a_secret_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("not on this disk")

    monkeypatch.setattr(os, "link", refuse)
    file = tmp_path / "s.secret"

    assert load_secret(file).key == load_secret(file).key
    assert list(tmp_path.iterdir()) == [file]


def test_a_secret_is_never_shown_by_itself() -> None:
    secret = ServerSecret(bytes.fromhex(KEY))

    assert KEY not in repr(secret)
    assert str(secret.key) not in repr(secret)


@pytest.mark.parametrize("text", ["", KEY[:-1], KEY + "0", "Z" * 64, "passwörd", f"{KEY}\n{KEY}"])
def test_a_file_with_something_else_is_refused_without_quoting_it(tmp_path: Path, text: str) -> None:
    file = tmp_path / "s.secret"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(UnusableSecret, match="holds no secret, which is 64 hexadecimal digits") as refusal:
        load_secret(file)

    assert not text or text not in str(refusal.value)
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="ascii")

    with pytest.raises(UnusableSecret, match="cannot keep the secret in"):
        load_secret(tmp_path / "file" / "s.secret")
    with pytest.raises(UnusableSecret, match="cannot keep the secret in"):
        load_secret(tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_a_file_that_others_can_read_is_used_with_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "s.secret"
    file.write_text(f"{KEY}\n", encoding="ascii")
    file.chmod(0o644)
    with caplog.at_level(logging.DEBUG):
        secret = load_secret(file)

    assert secret.key == bytes.fromhex(KEY)
    assert "chmod 600" in caplog.text
    assert KEY not in caplog.text
