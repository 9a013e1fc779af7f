"""The checker of lessons finds what can be wrong with one: parts of two lessons, and mistakes put into them."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.core.registry import find
from tablee.lessons.script import Lesson, Picture
from tablee.lessons.words import Words
from tests.contract.lesson_models import model
from tests.contract.lesson_play import lesson_problems, picture_problems
from tests.contract.lesson_words import caption_problems, word_problems

FOLDER = Path(__file__).parent / "lessons_to_try"
SAMPLES = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))}

Mistake = Callable[[dict[str, Any]], object]


def problems(game: str, mistake: Mistake = lambda _: None) -> list[str]:
    """What is found in the lesson, and if it can be played in its words."""
    sample = deepcopy(SAMPLES[game])
    mistake(sample)
    lesson, words = msgspec.convert(sample["lesson"], Lesson), msgspec.convert(sample["words"], Words)
    return [*lesson_problems(find(game), lesson)] or [*word_problems(find(game), lesson, {"en": words})]


def decision(sample: dict[str, Any], step: int = 0) -> Any:
    return sample["lesson"]["steps"][step]["decisions"][0]


def said(sample: dict[str, Any], step: str = "home") -> Any:
    return sample["words"]["steps"][step]["decisions"][0]


@pytest.mark.parametrize("game", SAMPLES)
def test_nothing_is_wrong_with_the_samples(game: str) -> None:
    assert problems(game) == []


@pytest.mark.parametrize(
    ("mistake", "found"),
    [
        (lambda s: s["lesson"]["steps"][0]["position"].update(phase="move 9"), "step home: the position cannot be"),
        (lambda s: s["lesson"]["steps"][0]["position"].update(turn=2), "decision 1: the learner is not to decide here"),
        (lambda s: s["lesson"]["steps"][0].update(clauses=["OV99"]), "there is no clause 'OV99'"),
        (lambda s: s["lesson"]["steps"][0].update(decisions=[]), "step home: nothing is to be decided"),
        (lambda s: s["lesson"]["steps"][1].update(id="home"), "the step 'home' is there twice"),
        (lambda s: s["lesson"].update(players=["you", "lotte", "lotte"]), "the player 'lotte' is there twice"),
        (lambda s: s["lesson"].update(players=["inge", "lotte", "mo"]), "one of the players is 'you'"),
        (lambda s: s["lesson"].update(players=["you", "lotte", "rex"]), "there is no player 'rex'"),
        (lambda s: decision(s)["right"][0].update(do="move 3a"), "'move 3a' is not legal"),
        (lambda s: decision(s)["right"][0].update(do="fly"), "'fly' is not legal"),
        (lambda s: decision(s)["poor"][0].update(do="load 1"), "'load 1' is not legal"),
        (lambda s: decision(s)["poor"][0].update(do="move 1a"), "the answer 'move 1a' is there twice"),
        (lambda s: decision(s)["poor"][0].update(then=["roll 9"]), "'roll 9' after 'move 1b' cannot be played"),
        (lambda s: decision(s)["wrong"][0].update(clause="OV5"), "'move 2a' is forbidden by OV6, not by OV5"),
        (lambda s: decision(s)["wrong"][0].update(do="move 1a"), "'move 1a' is forbidden by no clause, not by OV6"),
        (lambda s: decision(s)["wrong"][0].update(do="fly"), "'fly' cannot be read"),
        (lambda s: decision(s).update(expect=["Overloaded"]), "'move 1a' does not bring Overloaded"),
        (lambda s: decision(s, 1).update(then=["roll 9"]), "'roll 9' after 'load 1' cannot be played"),
        (lambda s: decision(s).update(then=["roll 1", "load 1"]), "cannot be played"),
        (lambda s: s["lesson"]["finale"]["position"].update(phase="nap"), "finale: the position cannot be"),
        (lambda s: s["lesson"]["finale"].update(bots=[None, "easy"]), "finale: 2 bots for 3 players"),
        (lambda s: s["lesson"]["finale"].update(bots=[None, None, "easy"]), "finale: seat 2 has the level None"),
        (lambda s: s["lesson"]["finale"].update(bots=[None, "easy", "genius"]), "there is no level 'genius'"),
        (lambda s: s["lesson"]["finale"]["dice"].update({"4": ["roll 1"]}), "finale: dice are for all, 1, 2, 3, not"),
        (lambda s: s["lesson"]["finale"]["dice"]["1"].append("7"), "the dice '7' cannot be read anywhere"),
        (
            lambda s: s["lesson"]["finale"]["dice"]["1"].insert(0, "roll 1"),
            "line 2 of the model, 'roll 6', is",
        ),
        (lambda s: s["lesson"]["finale"]["model"].pop(), "finale: the model does not win"),
        (lambda s: s["lesson"]["finale"]["model"].insert(0, "roll 6"), "line 1 of the model, 'roll 6', cannot"),
    ],
)
def test_a_mistake_in_the_script_is_found(mistake: Mistake, found: str) -> None:
    assert any(found in problem for problem in problems("overload", mistake)), problems("overload", mistake)


@pytest.mark.parametrize(
    ("mistake", "found"),
    [
        (lambda s: said(s)["right"].clear(), "right 'move 1a' has no sentence"),
        (lambda s: said(s)["poor"].update({"move 9": "No."}), "poor has a sentence for 'move 9', which is not asked"),
        (lambda s: said(s)["wrong"].update({"*": "No."}), "wrong '*' is never said"),
        (lambda s: said(s).update(say="so " * 35), "home 1 say has 35 words, at most 34"),
        (lambda s: said(s).update(say="It's yours."), "home 1 say has a straight apostrophe"),
        (lambda s: said(s).update(say=" "), "home 1 say is empty"),
        (lambda s: s["words"]["steps"]["home"].update(title="a " * 9), "home title has 9 words, at most 8"),
        (lambda s: s["words"]["steps"]["home"].update(decisions=[]), "step home: words for 0 decisions of 1"),
        (lambda s: s["words"]["steps"].pop("home"), "step 'home' has no words"),
        (lambda s: s["words"]["steps"].update(nap=s["words"]["steps"]["home"]), "words for step 'nap', which does not"),
        (lambda s: s["words"].pop("finale"), "the finale has no words"),
        (lambda s: (decision(s)["poor"].clear(), said(s).pop("poor")), "some legal actions are neither right nor poor"),
    ],
)
def test_a_mistake_in_the_words_is_found(mistake: Mistake, found: str) -> None:
    assert any(found in problem for problem in problems("overload", mistake)), problems("overload", mistake)


def test_a_sentence_for_any_answer_answers_all_that_have_none() -> None:
    def one_for_all(sample: dict[str, Any]) -> None:
        sample["words"]["steps"]["load"]["decisions"][0]["right"] = {"*": "Off it goes.", "load 8": "Brave."}

    assert problems("overload", one_for_all) == []


def test_with_any_wrong_nothing_is_left_unanswered() -> None:
    def anything_goes(sample: dict[str, Any]) -> None:
        decision(sample).update(any_wrong=True, poor=[])
        said(sample).pop("poor")

    assert problems("overload", anything_goes) == []


def test_moves_of_the_learner_are_no_script() -> None:
    def both_pawns(sample: dict[str, Any]) -> None:
        decision(sample)["right"][0]["then"] = ["1 gives 9"]

    assert any("is a move of the learner" in each or "cannot be played" in each for each in problems("dog", both_pawns))


def test_every_language_says_the_same_and_says_it_itself() -> None:
    sample = SAMPLES["overload"]
    lesson, words = msgspec.convert(sample["lesson"], Lesson), msgspec.convert(sample["words"], Words)
    shorter = deepcopy(sample["words"])
    del shorter["steps"]["load"]["decisions"][0]["done"]
    found = [*word_problems(find("overload"), lesson, {"en": words, "fr": msgspec.convert(shorter, Words)})]

    assert "fr: load 1 done is missing" in found
    assert any(problem.startswith("fr: home 1 say is left in another language") for problem in found)


def test_pictures_are_played_and_their_captions_counted() -> None:
    position = SAMPLES["overload"]["lesson"]["steps"][0]["position"]
    right, wrong = Picture("a", position, ("move 1a",)), Picture("b", position, ("move 2a",))
    captions = {"en": {"a": "A pawn goes home safely.", "c": "Nothing."}, "de": {"a": "A pawn goes home safely."}}

    assert [*picture_problems(find("overload"), [right])] == []
    assert ["picture b" in problem for problem in picture_problems(find("overload"), [right, wrong])] == [True]
    found = [*caption_problems("pictures", [right, wrong], captions)]
    assert "en: pictures 'b' has no words" in found
    assert "en: words for pictures 'c', which does not exist" in found
    assert "de: a is left in another language: 'A pawn goes home safely.'" in found


def test_a_model_can_be_found_by_playing() -> None:
    sample = deepcopy(SAMPLES["overload"]["lesson"])
    sample["finale"]["model"] = model(find("overload"), msgspec.convert(sample, Lesson))

    assert [*lesson_problems(find("overload"), msgspec.convert(sample, Lesson))] == []
