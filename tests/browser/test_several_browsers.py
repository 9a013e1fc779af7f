"""Several browsers at one table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tablee.games.dog.cards import KINDS
from tests.browser.browsers import NARROWER, Browsers
from tests.browser.hearing import Hearing
from tests.browser.setting_up import set_up, sit_down
from tests.browser.together import NAMES, gather, log, play_on, steps
from tests.browser.waiting import SHOWN


def shown_hand(page: Page) -> list[str]:
    page.evaluate(SHOWN)
    cards = page.locator("[data-card]")
    return sorted(str(cards.nth(number).get_attribute("data-card")) for number in range(cards.count()))


def dealt_hand(heard: Hearing) -> list[str]:
    return sorted(KINDS[kind].name for kind in heard.update["view"]["hand"])


def test_two_browsers_see_each_others_moves(browsers: Browsers) -> None:
    pages = gather(browsers, "wuerfel-express", 2)
    play_on(pages, browsers, 8)

    ann, ben = pages
    assert steps(ann) == steps(ben)
    assert {"Ann", "Ben"} <= {name for line in steps(ann) for name in NAMES if name in line}
    assert not any("Ann" in line for line in log(ann)), "one is addressed, not named"
    assert any(line.startswith("You ") for line in log(ann))
    for page in pages:
        expect(page.get_by_role("list", name="Who plays?")).to_contain_text("Ann")
        expect(page.get_by_role("list", name="Who plays?")).to_contain_text("Ben")


def test_a_friend_sees_who_sits_down_while_people_gather(browsers: Browsers) -> None:
    owner = browsers.open()
    link = set_up(owner, "overload", ["me Ann", "friend", "bot"])
    expect(owner.get_by_role("heading", name="One chair left for Overload")).to_be_visible()
    expect(owner.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    friend = browsers.open(link)
    sit_down(friend, "Ben")

    expect(owner.get_by_role("heading", name="Everyone’s here for Overload")).to_be_visible()
    expect(owner.locator("main")).to_contain_text("Ben")
    expect(friend.locator("main")).to_contain_text("Ann")


def test_four_browsers_at_dog_each_show_their_own_hand_alone(browsers: Browsers) -> None:
    pages = gather(browsers, "dog", 4)
    watcher = browsers.open(pages[0].url)
    expect(watcher.locator(".stage")).to_be_visible()
    for decisions in (0, 4, 6):
        play_on(pages, browsers, decisions)
        for page in pages:
            heard = browsers.heard(page)
            given = [KINDS[kind].name for kind in heard.update["view"]["offer"]]

            assert sorted(shown_hand(page) + given) == dealt_hand(heard)
        assert shown_hand(watcher) == []
        assert browsers.heard(watcher).update["view"]["hand"] == []


def test_who_comes_to_a_full_table_watches(browsers: Browsers) -> None:
    pages = gather(browsers, "wuerfel-express", 2)
    watcher = browsers.open(pages[0].url)
    play_on(pages, browsers, 2)
    seen = browsers.heard(watcher)
    seen.wait(lambda: seen.revision == browsers.heard(pages[0]).revision, "the latest")

    assert seen.legal == []
    expect(watcher.locator(".task")).to_contain_text(re.compile("is thinking…|Waiting for"))
    expect(pages[0].get_by_text("1 watching")).to_be_visible()


def test_what_one_says_the_other_reads(browsers: Browsers) -> None:
    ann, ben = gather(browsers, "wuerfel-express", 2)
    for page in (ann, ben):
        page.set_viewport_size(NARROWER)
        page.get_by_role("button", name="Talk").click()
    ann.get_by_label("Say something").fill("Good luck!")
    ann.get_by_role("button", name="Send").click()

    expect(ben.locator("aside")).to_contain_text("Good luck!")
    ben.get_by_role("button", name="Well played!").click()
    expect(ann.locator("aside li").first).to_contain_text("Well played!")
