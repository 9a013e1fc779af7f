"""Würfelblitz in real time: everybody sees the dice at the same instant, and is told how each round went."""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import median
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tablee.games.wuerfelblitz.dice import roll_of
from tablee.games.wuerfelblitz.sums import solution
from tests.browser.browsers import DESKTOP, SMALL_PHONE, Browsers
from tests.browser.hearing import Hearing
from tests.browser.setting_up import begin, set_up, sit_down
from tests.browser.test_access import check, findings
from tests.browser.waiting import wait_until
from tests.browser.watching import DICE, seen, watch

# Milliseconds between two screens, and before the instant, that nobody notices; the machine of the tests may be busy.
APART = 150
EARLY = 5
ROUNDS = 3
SECONDS = 60


def right(heard: Hearing) -> str:
    """The sum of the dice that lie there."""
    view = heard.update["view"]
    return str(solution(roll_of(tuple(view["faces"]), tuple(view["dots"])), view["options"]["teaser"] == "yes"))


def settled(heard: Hearing) -> dict[str, Any]:
    """How the first round ended."""
    return next(event for event in heard.events if event["is"] == "Settled")


def two_browsers(browsers: Browsers) -> tuple[Page, Page]:
    """A table of two, each watched from before the first roll."""
    ann = browsers.open()
    link = set_up(ann, "wuerfelblitz", ["me Ann", "friend"], {"fastest": "0"})
    ben = browsers.open(link)
    sit_down(ben, "Ben")
    for page in (ann, ben):
        watch(page)
    begin(ann)
    return ann, ben


def say(page: Page, number: str) -> None:
    page.keyboard.type(number)
    page.keyboard.press("Enter")


def go_on(*pages: Page) -> None:
    """Everybody is ready for the next round."""
    for page in pages:
        page.get_by_role("button", name="Next round").click()


def test_two_browsers_see_the_dice_at_the_same_instant(browsers: Browsers) -> None:
    pages = two_browsers(browsers)
    expect(pages[0].get_by_role("status").filter(has_text="One")).to_be_attached()
    expect(pages[1].get_by_role("status").filter(has_text="Two")).to_be_attached()
    apart = []
    for number in range(ROUNDS):
        first, second = (seen(page, number + 1)[number] for page in pages)
        clock = browsers.heard(pages[0]).update["clock"]
        apart.append(abs(first["at"] - second["at"]))
        for page in pages:
            page.get_by_role("button", name="Skip this one").click()
        go_on(*pages)

        assert first["dice"] == second["dice"]
        assert min(first["at"], second["at"]) >= clock["deadline"] - SECONDS * 1000 - EARLY
    assert median(apart) < APART


def test_an_answer_settles_the_round_and_is_explained_in_both(browsers: Browsers) -> None:
    ann, ben = two_browsers(browsers)
    heard = browsers.heard(ann)
    seen(ann)
    seen(ben)
    number = right(heard)
    say(ben, str(int(number) + 1))
    ben.get_by_text(f"You said {int(number) + 1}").wait_for()
    say(ann, number)
    for page in (ann, ben):
        result = page.get_by_role("region", name="Last round")
        expect(result.locator("li").filter(has_text="Ann")).to_contain_text("right")
        expect(result.locator("li").filter(has_text="Ann")).to_contain_text("one white token")
        expect(result.locator("li").filter(has_text="Ben")).to_contain_text("wrong")
        expect(result.get_by_text(f"Sum {number}")).to_be_attached()

    assert [said["seat"] for said in settled(heard)["right"]] == [0]
    assert all(0 < said["ms"] < SECONDS * 1000 for said in settled(heard)["heard"])


def held_back(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Each update of the server is changed on its way to the page."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["kind"] == "update":
                change(message)
            socket.send(json.dumps(message, separators=(",", ":")))

        server.on_message(pass_on)

    page.route_web_socket("**/socket", between)


def test_nothing_of_the_dice_is_in_the_page_before_the_instant(browsers: Browsers) -> None:
    """As if the dice had come two seconds too early."""
    page = browsers.open()
    dice: list[str] = []

    def early(update: dict[str, Any]) -> None:
        if update["on_turn"] and not dice and update["steps"]:
            update["clock"]["reveal"] += 2000
            dice.append(json.dumps(update["view"]["faces"]))

    held_back(page, early)
    set_up(page, "wuerfelblitz", ["me Ann", "bot"])
    watch(page)
    wait_until(page, "document.querySelector('[role=status]')?.textContent.trim() === 'Two'")
    while not dice:
        page.wait_for_timeout(5)
    page.wait_for_timeout(250)
    hidden = page.content()
    at = seen(page)[0]["at"]

    assert "The dice:" not in hidden
    assert "Three!" not in hidden
    assert page.get_by_text("Three!").count() > 0
    assert at > 0


def at_one_screen(browsers: Browsers, names: list[str], fastest: str = "0", **wishes: Any) -> Page:
    """Everybody before the same page, once the dice lie there."""
    page = browsers.open(**wishes)
    chairs = [f"me {names[0]}", *(f"beside {name}" for name in names[1:])]
    set_up(page, "wuerfelblitz", chairs, {"fastest": fastest})
    expect(buzzer(page, names[0])).to_be_enabled()
    return page


def buzzer(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"{name}: Got it!")


def test_at_one_screen_a_key_stops_the_time_and_covers_the_dice(browsers: Browsers) -> None:
    page = at_one_screen(browsers, ["Ann", "Ben", "Cleo"], size=DESKTOP)
    heard = browsers.heard(page)
    number = right(heard)
    page.keyboard.press("l")
    expect(page.get_by_text("Ben, what is the sum?")).to_be_visible()
    expect(page.locator(DICE)).to_have_count(0)
    say(page, str(int(number) + 1))
    expect(page.locator(DICE)).to_be_visible()
    expect(buzzer(page, "Ben")).to_be_disabled()
    page.keyboard.press("a")
    expect(page.get_by_text("Ann, what is the sum?")).to_be_visible()
    page.wait_for_timeout(600)
    say(page, number)
    result = page.get_by_role("region", name="Last round")
    expect(result.locator("li").filter(has_text="Ann")).to_contain_text("right")

    times = {said["seat"]: said["ms"] for said in settled(heard)["heard"] if said["is"] == "Answer"}
    assert set(times) == {0, 1}
    assert times[1] < times[0]
    assert {answer["kind"] for answer in heard.answers} == {"answer"}


def test_at_one_screen_a_finger_buzzes_and_nobody_waits_for_who_says_nothing(browsers: Browsers) -> None:
    page = at_one_screen(browsers, [f"P{number}" for number in range(1, 8)], size=SMALL_PHONE)
    box = buzzer(page, "P7").bounding_box()
    assert box is not None
    assert box["width"] >= 44
    assert box["height"] >= 44
    buzzer(page, "P7").click()
    expect(page.get_by_text("P7, what is the sum?")).to_be_visible()
    expect(page.get_by_text("P7, what is the sum?")).to_be_hidden(timeout=8000)
    expect(page.locator(DICE)).to_be_visible()
    page.get_by_role("button", name="Nobody knows").click()

    result = page.get_by_role("region", name="Last round")
    expect(result.locator("li").filter(has_text="no answer")).to_have_count(7)


def test_with_a_friend_elsewhere_the_time_runs_until_the_number_is_said(browsers: Browsers) -> None:
    page = browsers.open()
    link = set_up(page, "wuerfelblitz", ["me Ann", "beside Ben", "friend"], {"fastest": "0"})
    friend = browsers.open(link)
    sit_down(friend, "Cleo")
    begin(page)
    expect(buzzer(page, "Ben")).to_be_enabled()
    page.keyboard.press("l")
    page.get_by_role("button", name="Back to the dice").click()
    expect(page.locator(DICE)).to_be_visible()
    page.keyboard.press("a")
    expect(page.get_by_text("Ann, what is the sum?")).to_be_visible()
    say(page, right(browsers.heard(page)))

    for one in (page, friend):
        result = one.get_by_role("region", name="Last round")
        expect(result.locator("li").filter(has_text="Ann")).to_contain_text("right")


def test_what_is_seen_in_real_time_is_accessible(browsers: Browsers) -> None:
    page = at_one_screen(browsers, ["Ann", "Ben"])
    check(page)
    page.keyboard.press("a")
    expect(page.get_by_text("Ann, what is the sum?")).to_be_visible()

    assert findings(page) == []
    say(page, "35")
    page.get_by_role("button", name="Nobody knows").click()
    page.get_by_role("region", name="Last round").wait_for()
    assert findings(page) == []


def test_who_trains_alone_finds_times_and_errors_again(browsers: Browsers, page: Page) -> None:
    set_up(page, "wuerfelblitz", ["me Ann"], {"fastest": "0"})
    heard = browsers.heard(page)
    for error in (0, 1):
        page.get_by_role("group", name="Your answer").wait_for()
        say(page, str(int(right(heard)) + error))
        page.get_by_role("group", name="Your answer").wait_for(state="detached")
        go_on(page)
    page.get_by_role("link", name="My times").click()
    page.get_by_text("Show as a table").click()
    expect(page.get_by_role("img", name="Your times, round after round")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr").first).to_contain_text("right")
    expect(page.locator("tbody tr").last).to_contain_text("wrong")

    check(page)
    page.reload()
    page.get_by_role("button", name="Delete my times").click()
    page.get_by_role("button", name="Delete all your times?").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()


def test_a_tab_that_slept_shows_where_the_game_is(browsers: Browsers) -> None:
    ann, ben = two_browsers(browsers)
    seen(ann)
    seen(ben)
    sleep = ann.context.new_cdp_session(ann)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    ben.get_by_role("button", name="Skip this one").click()
    ben.wait_for_timeout(1500)
    sleep.send("Page.setWebLifecycleState", {"state": "active"})
    ann.get_by_role("button", name="Skip this one").click()
    heard = browsers.heard(ann)
    go_on(ann, ben)
    seen(ann, 2)
    seen(ben, 2)
    say(ann, right(heard))

    expect(ann.get_by_role("region", name="Last round").locator("li").filter(has_text="Ann")).to_contain_text("right")
