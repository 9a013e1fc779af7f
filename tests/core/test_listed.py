from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.choices import any_of
from tablee.core.listed import Listed

WORDS = ("zero", "one", "two", "three")


class Words(Listed[str]):
    def value(self, number: i64) -> str:
        return WORDS[number]


def words(*numbers: int) -> Words:
    return Words(vec[i64]([i64(number) for number in numbers]))


def test_a_list_of_numbers_reads_like_a_tuple_of_what_they_stand_for() -> None:
    some = words(3, 0, 1)

    assert (len(some), some[0], some[-1], some[1:]) == (3, "three", "one", ("zero", "one"))
    assert list(some) == ["three", "zero", "one"]
    assert "zero" in some
    assert "two" not in some
    assert some.index("one") == 2
    assert (some.count("one"), some.count("two")) == (1, 0)
    assert list(reversed(some)) == ["one", "zero", "three"]
    assert isinstance(some, Sequence)
    assert not isinstance((), Listed)
    assert repr(some) == "('three', 'zero', 'one')"
    assert not words()


def test_it_equals_whatever_lists_the_same_in_the_same_order() -> None:
    assert words(1, 2) == words(1, 2) == ("one", "two")
    assert words(1, 2) != words(2, 1)
    assert words(1) != ["one"]
    assert hash(words(1, 2)) == hash(("one", "two"))


def test_it_is_copied_and_pickled_as_a_tuple() -> None:
    some = words(2, 3)

    assert pickle.loads(pickle.dumps(some)) == copy.deepcopy(some) == ("two", "three")


def test_any_of_it_is_picked_as_from_a_tuple() -> None:
    assert any_of(words(0, 1, 2, 3), Random(5)) == any_of(WORDS, Random(5))
