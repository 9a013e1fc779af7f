"""A seat is a secret, a table an address that cannot be guessed."""

from __future__ import annotations

import pytest

from tablee.server.common.errors import TableError
from tablee.server.common.keys import ID_ALPHABET, KEY, accept_key, key_hash, new_id, new_key, same_hash


def test_keys_are_new_every_time_and_long_enough() -> None:
    keys = {new_key() for _ in range(100)}

    assert len(keys) == 100
    assert all(KEY.fullmatch(key) for key in keys)


def test_ids_are_new_every_time_and_have_no_characters_that_look_alike() -> None:
    ids = {new_id() for _ in range(100)}

    assert len(ids) == 100
    assert {len(name) for name in ids} == {12}
    assert set("".join(ids)) == set(ID_ALPHABET)
    assert not set("ilo01") & set(ID_ALPHABET)


def test_without_a_key_of_ones_own_there_is_a_new_one() -> None:
    assert accept_key(None) != accept_key(None)
    assert KEY.fullmatch(accept_key(None))


@pytest.mark.parametrize("given", ["a" * 32, "Az09_-" * 10, "b" * 64])
def test_a_key_of_ones_own_is_taken(given: str) -> None:
    assert accept_key(given) == given


@pytest.mark.parametrize("given", ["", "a" * 31, "a" * 65, "a" * 32 + " ", "ä" * 32, "a" * 32 + "\n", "a.b" * 12])
def test_a_key_that_could_be_guessed_or_written_wrongly_is_refused_and_not_repeated(given: str) -> None:
    with pytest.raises(TableError) as refusal:
        accept_key(given)

    assert refusal.value.code == "key"
    assert not given or given not in str(refusal.value)


def test_only_the_digest_tells_keys_apart() -> None:
    assert key_hash("key") == "2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"
    assert same_hash(key_hash("key"), key_hash("key"))
    assert not same_hash(key_hash("key"), key_hash("Key"))
    assert not same_hash("", key_hash("key"))
