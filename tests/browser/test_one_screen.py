"""Two people at one screen: hands are covered while it is passed on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browsers import Browsers
from tests.browser.hearing import Hearing
from tests.browser.setting_up import set_up
from tests.browser.waiting import SHOWN

PEOPLE = ("Ann", "Ben")


def pass_to(page: Page, name: str) -> None:
    """Nothing of a hand is to be seen until the right person says so."""
    expect(page.get_by_text(f"Hand the screen to {name}")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def give_a_card(page: Page, heard: Hearing) -> None:
    answered = len(heard.answers)
    page.locator(".hand button").first.click()
    page.locator(".choices .main").click()
    heard.wait_for_answer(answered, "the gift")


def test_in_dog_a_cover_hides_the_hands_between_the_turns(browsers: Browsers, page: Page) -> None:
    set_up(page, "dog", ["me Ann", "beside Ben", "bot", "bot"])
    heard = browsers.heard(page)
    heard.wait(lambda: heard.lines == 3 and heard.revision > 0, "two seats, and what both may see")
    hands = []
    for name in PEOPLE:
        pass_to(page, name)
        hands.append(page.locator(".hand button").evaluate_all("(cards) => cards.map((card) => card.ariaLabel)"))
        give_a_card(page, heard)

    assert [len(hand) for hand in hands] == [6, 6]
    expect(page.get_by_text("Hand the screen to").or_(page.get_by_role("group", name="Your hand"))).to_be_visible()


def test_in_a_game_without_secrets_nothing_is_covered(browsers: Browsers, page: Page) -> None:
    set_up(page, "wuerfel-express", ["me Ann", "beside Ben"])
    heard = browsers.heard(page)
    for name in (*PEOPLE, PEOPLE[0]):
        current = page.locator("li[aria-current=true]")
        expect(current).to_contain_text(name)
        while name in current.inner_text():
            answered = len(heard.answers)
            page.locator(".actions button").last.click()
            heard.wait_for_answer(answered, "a touch")
            page.evaluate(SHOWN)
        expect(page.get_by_text("Hand the screen to")).to_have_count(0)

    assert {answer["kind"] for answer in heard.answers} == {"answer"}
