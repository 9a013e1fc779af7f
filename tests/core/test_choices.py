from __future__ import annotations

from collections import Counter
from random import Random

from tablee.core.choices import Choices, any_of


class Squares(Choices[int]):
    """The squares of 0 to 9; who does not think says 49."""

    def __len__(self) -> int:
        return 10

    def __getitem__(self, index: int) -> int:
        return index * index

    def forms(self) -> tuple[str, ...]:
        return ("<0-9> squared",)

    def guess(self, rng: Random) -> int:
        return 49


def test_choices_are_listed_one_by_one() -> None:
    assert list(Squares()) == [0, 1, 4, 9, 16, 25, 36, 49, 64, 81]


def test_choices_say_how_they_are_typed_without_listing_themselves() -> None:
    assert Squares().forms() == ("<0-9> squared",)


def test_somebody_careless_takes_the_guess_of_choices() -> None:
    assert any_of(Squares(), Random("a")) == 49


def test_somebody_careless_takes_any_of_a_list_alike() -> None:
    rng = Random("a")
    counts = Counter(any_of(("a", "b", "c"), rng) for _ in range(3000))

    assert set(counts) == {"a", "b", "c"}
    assert min(counts.values()) > 900


def test_the_only_legal_action_is_taken() -> None:
    assert any_of(["a"], Random("a")) == "a"
