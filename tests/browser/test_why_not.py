"""A touch of something illegal is answered with the reason in this position, and the way to the clause."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.browsers import Browsers
from tests.browser.positions import newcomer, seated
from tests.contract.catalogue import refusals


def note(page: Page) -> Locator:
    return page.get_by_role("alert")


def check(page: Page, sentence: str, clause: str) -> None:
    """The sentence first, then the clause as a link."""
    expect(note(page).locator("span")).to_have_text(sentence)
    link = note(page).get_by_role("link")
    expect(link).to_have_text(f"Read {clause}")
    expect(link).to_have_attribute("href", re.compile(rf"^/rules/[a-z-]+#{clause}$"))


def card(page: Page, name: str) -> None:
    page.locator(f'.hand button[data-card="{name}"]').click()


def space(page: Page, place: int) -> None:
    """A space of DOG's ring, whatever stands there."""
    at(page, page.locator(f'[data-space="{place}"]'))


def at(page: Page, thing: Locator) -> None:
    """A touch of its middle, where other things may lie on top."""
    box = seen(thing)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def seen(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def test_a_card_with_no_pawn_out(browsers: Browsers) -> None:
    page = newcomer(browsers, "dog", "9 enter")
    card(page, "9")

    check(page, "None of your pawns is on the ring yet: a 1/11, a 13 or a joker brings one out.", "DG17")


@pytest.mark.parametrize(
    ("place", "sentence", "clause"),
    [
        (20, "That is Lotte’s pawn: you move your own.", "DG14"),
        (40, "That is Mo’s pawn: you move it once all four of yours are home (1 is).", "DG27"),
        (33, "No pawn of yours stands there.", "DG14"),
    ],
)
def test_another_pawn_in_dog_is_that_pawn(browsers: Browsers, place: int, sentence: str, clause: str) -> None:
    page = newcomer(browsers, "dog", "2 20>22")
    card(page, "2")
    space(page, place)

    check(page, sentence, clause)


@pytest.mark.parametrize(
    ("thing", "sentence", "clause"),
    [
        ('[data-space="2s"]', "That is Lotte’s pawn: you move your own.", "DG14"),
        ('[data-space="3s"]', "That is Mo’s pawn: you move it once all four of yours are home (1 is).", "DG27"),
        ('[data-space="4h2"]', "That is Basile’s pawn: you move your own.", "DG14"),
    ],
)
def test_another_pawn_in_its_start_area_or_lane(browsers: Browsers, thing: str, sentence: str, clause: str) -> None:
    known = next(refusal.position for refusal in refusals("dog") if refusal.do == "2 20>22")
    page = seated(browsers, "dog", {**known, "pawns": [*known["pawns"][:3], "h2 start start start"]})
    at(page, page.locator(thing))

    check(page, sentence, clause)


def test_a_protected_pawn_in_the_way(browsers: Browsers) -> None:
    page = newcomer(browsers, "dog", "9 12>21")
    card(page, "9")

    check(page, "Lotte’s pawn on its own start square cannot be passed or captured.", "DG18")


def test_a_space_too_far_for_a_pawn_that_was_picked(browsers: Browsers) -> None:
    page = newcomer(browsers, "dog", "6 0>5")
    card(page, "6")
    at(page, page.locator('[data-place="0"]'))
    space(page, 10)

    check(page, "A 6 moves exactly 6 spaces; that one is 10 away.", "DG16")


@pytest.mark.parametrize(
    ("do", "pawn", "sentence", "clause"),
    [
        ("move 1b", "Lotte’s pawn a", "That is Lotte’s pawn: you move your own.", "OV6"),
        ("move 1b", "Ann’s pawn b", "A pawn on the start must enter first: the one on space 13 has to wait.", "OV6"),
        ("skip 3b", "Mo’s pawn a", "That pawn of Mo’s is not on this space.", "OV9"),
    ],
)
def test_a_pawn_of_overload(browsers: Browsers, do: str, pawn: str, sentence: str, clause: str) -> None:
    page = newcomer(browsers, "overload", do)
    at(page, page.locator(f'[role=button][aria-disabled=true][aria-label^="{pawn}"]'))

    check(page, sentence, clause)


@pytest.mark.parametrize(
    ("slot", "sentence", "clause"),
    [
        ("green 3", "On Lotte’s track lies the green 3 ▲, first in line: you can steal it.", "WE9"),
        ("white 2", "You have only one white die: a strip needs at least two of its colour.", "WE8"),
        ("green 2", "4 green dice claim the green 4 ▲, which is in the supply: you cannot take a shorter one.", "WE9"),
    ],
)
def test_a_strip_of_the_supply(browsers: Browsers, slot: str, sentence: str, clause: str) -> None:
    page = newcomer(browsers, "wuerfel-express", "take G5")
    at(page, page.get_by_role("button", name=re.compile(f"^{slot}", re.IGNORECASE)).first)

    check(page, sentence, clause)


def test_tracks_that_cannot_be_robbed(browsers: Browsers) -> None:
    page = newcomer(browsers, "wuerfel-express", "take G5")
    page.get_by_role("button", name="Mo’s track").click(force=True)
    check(page, "Mo has only one strip, and an only strip cannot be stolen.", "WE12")
    page.get_by_role("button", name="Your own track").click(force=True)

    check(page, "You cannot steal from yourself.", "WE12")


def test_the_board_keeps_its_size(browsers: Browsers) -> None:
    for game, do in (("dog", "13 enter"), ("overload", "move 1b"), ("wuerfel-express", "take G5")):
        page = newcomer(browsers, game, do)
        before = room(page)
        refuse(page, game)

        assert room(page) == before
        assert inside(seen(note(page)), seen(page.locator(".stage")))


def room(page: Page) -> list[FloatRect]:
    """What the board has: all of the stage, its parts, and the drawing, which comes first."""
    return [seen(part) for part in (*page.locator(".stage, .stage > *").all(), page.locator(".stage svg").first)]


def refuse(page: Page, game: str) -> None:
    """Anything that cannot be chosen."""
    if game == "dog":
        card(page, "9")
    elif game == "overload":
        at(page, page.locator('[role=button][aria-label^="Lotte’s pawn a"]'))
    else:
        page.get_by_role("button", name="Your own track").click(force=True)
    expect(note(page)).to_be_visible()


def inside(inner: FloatRect, outer: FloatRect) -> bool:
    ends = [(box["x"] + box["width"], box["y"] + box["height"]) for box in (inner, outer)]
    return inner["x"] >= outer["x"] and inner["y"] >= outer["y"] and ends[0] <= ends[1]


def test_it_goes_when_something_legal_is_touched(browsers: Browsers) -> None:
    dog = newcomer(browsers, "dog", "discard 9")
    refuse(dog, "dog")
    card(dog, "13")
    overload = newcomer(browsers, "overload", "move 1b")
    refuse(overload, "overload")
    overload.get_by_role("button", name="3 discs", exact=True).click()
    express = newcomer(browsers, "wuerfel-express", "keep GGG")
    refuse(express, "wuerfel-express")
    express.locator("button[aria-pressed]").first.click()

    for page in (dog, overload, express):
        expect(note(page)).to_have_count(0)


def test_another_question_replaces_the_answer(browsers: Browsers) -> None:
    page = newcomer(browsers, "dog", "13 enter")
    card(page, "9")
    check(page, "None of your pawns is on the ring yet: a 1/11, a 13 or a joker brings one out.", "DG17")
    card(page, "5")

    expect(note(page)).to_have_count(1)


@pytest.mark.parametrize("way", ["Escape", "Close"])
def test_it_goes_when_it_is_closed(browsers: Browsers, way: str) -> None:
    page = newcomer(browsers, "dog", "9 enter")
    card(page, "9")
    expect(note(page)).to_be_visible()
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        note(page).get_by_role("button", name="Close").click()

    expect(note(page)).to_have_count(0)


def test_the_link_leads_to_the_clause_in_the_rules(browsers: Browsers) -> None:
    page = newcomer(browsers, "dog", "9 enter")
    card(page, "9")
    rules = browsers.tab(page.context, str(note(page).get_by_role("link").get_attribute("href")))

    expect(rules.locator("#DG17")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "C’est un pion de Lotte\u00a0: vous jouez les vôtres."),
        ("de", "Das ist eine Figur von Lotte: Du ziehst deine eigenen."),
    ],
)
def test_it_speaks_the_language_of_the_page(browsers: Browsers, language: str, sentence: str) -> None:
    page = newcomer(browsers, "dog", "2 20>22", language=language)
    space(page, 20)

    expect(note(page).locator("span")).to_have_text(sentence)
