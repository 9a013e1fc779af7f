from __future__ import annotations

import pytest

from tablee.core.errors import PositionError
from tablee.core.reader import Reader


def read(value: object) -> Reader:
    return Reader({"key": value}, ("key", "other"))


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    with pytest.raises(PositionError, match=r"^no 'kye' in a position of this game: there are key, other$"):
        Reader({"key": 1, "kye": 2}, ("key", "other"))


def test_a_key_may_be_missing_until_it_is_read() -> None:
    reader = read(1)

    with pytest.raises(PositionError, match=r"^other is missing$"):
        reader.value("other")


def test_everything_is_read_as_it_was_meant() -> None:
    assert read(3).number("key", 1, 3) == 3
    assert read([1, 2]).numbers("key", 2, 1, 3) == (1, 2)
    assert read(["a b", ""]).words("key", 2) == (("a", "b"), ())
    assert read(" a  b ").phrase("key") == ("a", "b")
    assert read({"a": 1}).value("key") == {"a": 1}


@pytest.mark.parametrize("value", [0, 4, -1, True, 1.0, "1", None, [1], 10**30])
def test_another_number_is_refused_with_those_that_are_taken(value: object) -> None:
    with pytest.raises(PositionError, match=r"^key takes whole numbers from 1 to 3, not "):
        read(value).number("key", 1, 3)
    with pytest.raises(PositionError, match=r"^key takes whole numbers from 1 to 3, not "):
        read([1, value]).numbers("key", 2, 1, 3)


@pytest.mark.parametrize("value", [[], [1], [1, 2, 3], "12", 12, None, {"1": 2}])
def test_a_list_has_its_length(value: object) -> None:
    with pytest.raises(PositionError, match=r"^key is a list of 2, not "):
        read(value).numbers("key", 2, 1, 3)
    with pytest.raises(PositionError, match=r"^key is a list of 2, not "):
        read(value).words("key", 2)


@pytest.mark.parametrize("value", [1, None, True, ["a"], {}])
def test_what_is_no_text_is_refused(value: object) -> None:
    with pytest.raises(PositionError, match=r"^key takes text, not "):
        read(value).phrase("key")
    with pytest.raises(PositionError, match=r"^key takes text, not "):
        read(["a", value]).words("key", 2)


def test_a_long_value_is_quoted_in_short() -> None:
    with pytest.raises(PositionError, match=r"^key is a list of 2, not 'x{56}\.\.\.$"):
        read("x" * 1000).members("key", 2)
