from __future__ import annotations

import pytest

from tablee.core.errors import OptionError
from tablee.core.options import Choice, Number, Numbers, Option, Several

NUMBER = Number("laps", 2, 12, 4, "RC1", "how many laps")
CHOICE = Choice("wind", ("calm", "breeze", "storm"), "RC2", "how it blows")
SEVERAL = Several("hurdles", ("ditch", "hedge", "wall"), "RC3", "what is in the way")
NUMBERS = Numbers("weights", 1, 5, 3, "RC4", "what each seat carries")
EVERY: list[Option] = [NUMBER, CHOICE, SEVERAL, NUMBERS]


def refusal(option: Option, given: object) -> str:
    with pytest.raises(OptionError) as refused:
        option.read(given)
    return str(refused.value)


def test_an_option_knows_its_name_its_clause_and_what_it_is_about() -> None:
    assert [(option.name, option.clause, option.text) for option in EVERY] == [
        ("laps", "RC1", "how many laps"),
        ("wind", "RC2", "how it blows"),
        ("hurdles", "RC3", "what is in the way"),
        ("weights", "RC4", "what each seat carries"),
    ]


def test_every_kind_has_a_default() -> None:
    assert [option.default for option in EVERY] == [4, "calm", (), ()]


@pytest.mark.parametrize("option", EVERY, ids=lambda option: option.name)
def test_the_default_is_accepted(option: Option) -> None:
    assert option.read(option.default) == option.default


@pytest.mark.parametrize(("given", "laps"), [(2, 2), (12, 12), ("2", 2), ("12", 12)])
def test_a_number_is_read_from_text_or_json(given: object, laps: int) -> None:
    assert NUMBER.read(given) == laps


NO_LAPS: list[object] = [
    1,
    13,
    -4,
    4.0,
    True,
    None,
    [4],
    {},
    "",
    "four",
    "1",
    "13",
    "-4",
    "+4",
    " 4",
    "4.0",
    "²",
    "٤",
    "4" * 5000,
]


@pytest.mark.parametrize("given", NO_LAPS, ids=lambda given: repr(given)[:10])
def test_another_number_is_refused_with_the_range(given: object) -> None:
    assert refusal(NUMBER, given).startswith("laps is a whole number from 2 to 12, not ")


@pytest.mark.parametrize("word", ["calm", "breeze", "storm"])
def test_a_choice_is_one_of_its_words(word: str) -> None:
    assert CHOICE.read(word) == word


@pytest.mark.parametrize("given", ["", "Calm", "calm,storm", 1, True, None, ["calm"]])
def test_another_word_is_refused_with_those_there_are(given: object) -> None:
    assert refusal(CHOICE, given) == f"wind is calm or breeze or storm, not {given!r}"


@pytest.mark.parametrize(
    ("given", "hurdles"),
    [
        ("", ()),
        ("none", ()),
        (" none ", ()),
        ([], ()),
        ((), ()),
        ("wall", ("wall",)),
        ("wall,ditch", ("ditch", "wall")),
        (" wall , ditch ", ("ditch", "wall")),
        (["wall", "hedge"], ("hedge", "wall")),
        (("ditch", "hedge", "wall"), ("ditch", "hedge", "wall")),
    ],
)
def test_several_words_are_put_in_order(given: object, hurdles: tuple[str, ...]) -> None:
    assert SEVERAL.read(given) == hurdles


@pytest.mark.parametrize("given", ["river", "wall,wall", "wall,", "none,wall", ["river"], [1], [None], 1, None, {}])
def test_other_words_are_refused_with_those_there_are(given: object) -> None:
    assert refusal(SEVERAL, given) == f"hurdles is none or some of ditch, hedge, wall, not {given!r}"


@pytest.mark.parametrize("given", [[["wall"]], [{}], ["wall", ["ditch"]]])
def test_lists_among_the_words_are_refused_too(given: object) -> None:
    assert refusal(SEVERAL, given) == f"hurdles is none or some of ditch, hedge, wall, not {given!r}"


@pytest.mark.parametrize(
    ("given", "weights"),
    [("", ()), ("none", ()), ([], ()), ("3", (3,)), ("1, 5", (1, 5)), ([1, 5, 1], (1, 5, 1)), (("2", 3), (2, 3))],
)
def test_numbers_for_the_seats_keep_their_order(given: object, weights: tuple[int, ...]) -> None:
    assert NUMBERS.read(given) == weights


@pytest.mark.parametrize("given", ["x", "0", "6", "1,6", "1,,2", "1;2", [0], [1, 6], [True], [None], [[1]], 3, None])
def test_other_numbers_are_refused_with_the_range(given: object) -> None:
    accepted = "a whole number from 1 to 5 for each seat (or none: 3 for all)"

    assert refusal(NUMBERS, given) == f"weights is {accepted}, not {given!r}"


def test_a_long_input_is_quoted_in_short() -> None:
    assert refusal(CHOICE, "x" * 1000) == f"wind is calm or breeze or storm, not '{'x' * 56}..."
