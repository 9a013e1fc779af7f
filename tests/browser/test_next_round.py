"""Würfelblitz waits for its players, against bots and among people, and says why a number was wrong."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tablee.bots.regulars import REGULARS
from tests.browser.browsers import DESKTOP, SMALL_PHONE, Browsers
from tests.browser.hearing import Hearing
from tests.browser.setting_up import chair, open_set_up, set_up
from tests.browser.test_access import findings
from tests.browser.test_live import at_one_screen, buzzer, go_on, right, say, two_browsers
from tests.browser.watching import DICE, seen

# The countdown that others see, and a second for a busy machine.
COUNTED = re.compile(r"Waiting for Ben · ([1-9]|10)$")
LONGER_THAN_BEFORE = 8000
# Reasons that blame no single dice.
WITHOUT_DICE = ("NearMiss", "FarOff")


def against_bots(browsers: Browsers, size: ViewportSize = DESKTOP) -> tuple[Page, Hearing]:
    page = browsers.open(size=size)
    set_up(page, "wuerfelblitz", ["me Ann", "bot", "bot"], {"fastest": "0"})
    page.get_by_role("group", name="Your answer").wait_for()
    return page, browsers.heard(page)


def next_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Next round")


def test_against_bots_the_result_stands_until_next_is_pressed(browsers: Browsers) -> None:
    page, heard = against_bots(browsers)
    say(page, right(heard))
    expect(next_button(page)).to_be_visible(timeout=40_000)
    revision = heard.revision
    page.wait_for_timeout(LONGER_THAN_BEFORE)

    assert heard.revision == revision
    assert findings(page) == []
    page.keyboard.press("Enter")
    expect(next_button(page)).to_be_hidden()
    page.get_by_role("group", name="Your answer").wait_for()


def test_on_a_small_phone_next_is_in_reach(browsers: Browsers) -> None:
    page, heard = against_bots(browsers, SMALL_PHONE)
    say(page, right(heard))
    expect(next_button(page)).to_be_in_viewport(ratio=1, timeout=40_000)
    box = next_button(page).bounding_box()

    assert box is not None
    assert box["height"] >= 44
    assert findings(page) == []


def test_a_wrong_number_is_explained_and_its_dice_are_ringed(browsers: Browsers) -> None:
    page, heard = against_bots(browsers)
    number = str(min(35, sum(heard.update["view"]["faces"])))
    wrong = number if number != right(heard) else "35"
    say(page, wrong)
    expect(next_button(page)).to_be_visible(timeout=40_000)
    why = next(event for event in heard.events if event["is"] == "Mistaken" and event["seat"] == 0)["why"]

    assert why["number"] == int(wrong)
    expect(page.get_by_role("region", name="Last round").locator(".mistake")).to_be_visible()
    if why["is"] not in WITHOUT_DICE:
        expect(page.locator("svg .ring").first).to_be_visible()


def test_a_pause_breaks_the_round_off_and_the_dice_are_dealt_anew(browsers: Browsers) -> None:
    page, heard = against_bots(browsers)
    page.get_by_role("button", name="Pause").click()
    expect(next_button(page)).to_be_visible()
    expect(page.get_by_role("region", name="Last round").locator("li").filter(has_text="no answer")).to_have_count(3)
    expect(page.get_by_role("button", name="Pause")).to_be_hidden()
    go_on(page)
    page.get_by_role("button", name="Pause").click()
    expect(next_button(page)).to_be_visible()
    go_on(page)
    page.get_by_role("group", name="Your answer").wait_for()

    first, second = (event["roll"] for event in heard.events if event["is"] == "Revealed")
    assert first != second


def test_bots_play_more_slowly_when_asked(browsers: Browsers) -> None:
    page, heard = against_bots(browsers)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Slower, please").click()
    expect(page.get_by_text("They’ll take more time from now on.")).to_be_visible()
    heard.wait(lambda: heard.table["chairs"][1]["level"] == "easy", "the easy level")
    page.get_by_role("button", name="Slower, please").click()
    heard.wait(lambda: heard.table["chairs"][1]["level"] == "gentle", "the gentle level")

    expect(page.get_by_role("button", name="Slower, please")).to_be_hidden()


def test_of_two_people_the_first_sees_for_whom_it_waits_and_how_long(browsers: Browsers) -> None:
    ann, ben = two_browsers(browsers)
    for page in (ann, ben):
        seen(page)
        page.get_by_role("button", name="Skip this one").click()
    expect(ann.get_by_role("button", name="Pause")).to_be_hidden()
    go_on(ann)

    expect(ann.locator(".said")).to_have_text(COUNTED)
    expect(ben.locator(".said")).to_contain_text("The next round is coming up")
    expect(next_button(ann)).to_be_hidden()
    ann.reload()
    expect(ann.locator(".said")).to_have_text(COUNTED)
    # Ben never presses.
    expect(ann.locator(".said")).to_be_hidden(timeout=12_000)
    for page in (ann, ben):
        page.get_by_role("group", name="Your answer").wait_for()


def test_at_one_screen_one_press_is_enough(browsers: Browsers) -> None:
    page = at_one_screen(browsers, ["Ann", "Ben"], size=DESKTOP)
    page.keyboard.press("a")
    say(page, "35" if right(browsers.heard(page)) != "35" else "34")
    page.get_by_role("button", name="Nobody knows").click()
    expect(page.get_by_role("region", name="Last round").locator(".mistake")).to_contain_text("Ann: ")
    go_on(page)

    expect(buzzer(page, "Ann")).to_be_enabled()
    expect(page.locator(DICE)).to_be_visible()


def test_the_gentle_level_is_offered_here_and_nowhere_else(page: Page) -> None:
    expect(page.get_by_role("radiogroup", name="The regulars").get_by_role("radio")).to_have_count(4)
    for game, gentle in (("wuerfelblitz", 1), ("overload", 0)):
        open_set_up(page, game)
        chair(page, 1).click()
        expect(page.locator("[data-regular]")).to_have_count(len(REGULARS))
        expect(page.locator("[data-level=gentle]")).to_have_count(gentle)
