from __future__ import annotations

from enum import Enum

import pytest
from msgspec import Struct

from tablee.core.errors import GameError
from tablee.core.event import Event
from tablee.core.sentences import read, tell
from tablee.core.values import Seat
from tablee.core.wire import Json
from tests.core.race import RACE, Ran, Yawned, start


class Weather(Enum):
    RAIN = "rain"


class Shoe(Struct, frozen=True):
    colour: int
    size: int


class Fell(Event, frozen=True):
    seat: Seat
    place: int
    weather: Weather
    shoes: tuple[Shoe, ...] = ()
    times: tuple[int, ...] = ()
    hurt: bool = False
    helper: Seat | None = None


FALL = Fell(Seat(1), 7, Weather.RAIN, (Shoe(0, 41), Shoe(1, 42)), (2, 0, 1))
TERMS: dict[str, Json] = {
    "colour": {"0": "red", "1": "blue"},
    "shoe": "a {colour} shoe of size {size}",
    "place": {"0": "start", "puddle": "the puddle", "one": "place one", "other": "place {value}"},
    "signs": {"repeat": ["●", "▲", "■"]},
    "nth": "{index}:{value}",
}


def told(entry: Json, event: Fell = FALL, *, language: str = "en", you: int | None = None) -> str:
    return tell({"events": {"Fell": entry}, "terms": TERMS}, language, event, {"you": you, "puddle": 9})


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("{seat} fell.", "Seat 2 fell."),
        ("{weather} at {place}", "rain at place 7"),
        ("{place:seconds}", "0.01\u00a0s"),
        ("{shoes:shoe}", "a red shoe of size 41 and a blue shoe of size 42"),
        ("{shoes} shoes", "2 shoes"),
        ("{times:signs}", "●● ■"),
        ("{times:nth}", "0:2, 1:0 and 2:1"),
        ("{place/2:seat} or {place%2:seat}", "Seat 4 or Seat 2"),
        (["One.", "", "Two."], "One. Two."),
        ({"of": "shoes", "2": "both", "other": "some"}, "both"),
        ({"of": "hurt", "true": "Ouch!", "false": "Nothing happened."}, "Nothing happened."),
        ({"of": "helper", "none": "alone", "other": "helped"}, "alone"),
        ({"of": "weather", "rain": "wet", "other": "dry"}, "wet"),
        ({"of": "is", "Fell": "a fall"}, "a fall"),
        ({"of": "times:signs", "": "none", "●● ■": "those"}, "those"),
        ({"of": "you", "none": "Somebody fell.", "other": "You saw it."}, "Somebody fell."),
    ],
)
def test_an_entry_is_told_with_the_fields_of_an_event(entry: Json, sentence: str) -> None:
    assert told(entry) == sentence


@pytest.mark.parametrize(("place", "text"), [(0, "start"), (9, "the puddle"), (1, "place one"), (2, "place 2")])
def test_the_most_special_choice_is_taken(place: int, text: str) -> None:
    assert told("{place}", Fell(Seat(1), place, Weather.RAIN)) == text


def test_a_sentence_may_be_another_for_the_one_who_is_meant() -> None:
    entry: Json = {"of": "seat", "you": "You fell.", "other": "{seat} fell."}

    assert [told(entry, you=seat) for seat in (0, 1, None)] == ["Seat 2 fell.", "You fell.", "Seat 2 fell."]


def test_seats_are_named_and_signs_are_set_as_the_language_does() -> None:
    assert [told("{seat} : 1", language=language) for language in ("fr", "de")] == ["Place 2\u00a0: 1", "Platz 2 : 1"]


@pytest.mark.parametrize("entry", ["{place:plaice}", "{shoes:shoo}", "{plaice}"])
def test_what_is_misspelt_is_not_told_otherwise(entry: str) -> None:
    with pytest.raises((KeyError, AttributeError)):
        told(entry)


def test_a_section_tells_the_same_class_in_its_own_words() -> None:
    book: dict[str, dict[str, Json]] = {"events": {"Fell": "{seat} fell."}, "warnings": {"Fell": "Mind {place}!"}}

    assert tell({**book, "terms": TERMS}, "en", FALL, {"you": None}, "warnings") == "Mind place 7!"


def test_a_game_finds_its_sentences_beside_its_module() -> None:
    assert set(read("tests.core", "en")["events"]) == {"Ran", "Yawned"}
    assert RACE.tell(start(), None, Ran(Seat(0), 2)) == "Seat 1 runs 2."
    assert [RACE.tell(start(), Seat(seat), Yawned(Seat(0))) for seat in (0, 1)] == ["You yawn.", "Seat 1 yawns."]


def test_an_event_without_a_sentence_is_a_bug_of_the_caller() -> None:
    with pytest.raises(TypeError, match="is no event of Race"):
        RACE.tell(start(), None, FALL)


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(GameError, match="no language 'it'"):
        RACE.tell(start(), None, Ran(Seat(0), 2), "it")


def test_a_game_has_no_landmarks_unless_it_says_otherwise() -> None:
    assert RACE.landmarks(start()) == {}
