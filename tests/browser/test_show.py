"""The show: what is on screen is one moment of the game, great moments stand, and everybody has a pace of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sampling
from tests.browser.browsers import Browsers
from tests.browser.hearing import Hearing
from tests.browser.playing import decide, end_the_game, play_now, see_the_latest
from tests.browser.sampling import Sample

# Milliseconds between two samples on a busy machine.
SLACK = 200
STANDS = 900
# The bar names those who are waited for; what one is asked to do oneself may name others.
AWAITED = re.compile("is thinking…|’s turn$|^Waiting for")
IDLE = ".stage:not(.canGoOn)"
# The event, its word on the board, and the time at most until it can be read: a pawn may have to come first.
GREAT = {
    "dog": ("Captured", "Captured", 500 + 300),
    "overload": ("Overloaded", "Overload!", 500 + 300),
    "wuerfel-express": ("Stole", "Stolen", 300),
}


def doer(step: dict[str, Any]) -> int | None:
    """Whose doing a step is; a roll is told first whose it is."""
    events = step["events"]
    seat: int | None = step["seat"] if step["seat"] is not None or not events else events[0].get("seat")
    return seat


def check_moment(sample: Sample, heard: Hearing, names: list[str]) -> None:
    """Nothing on the page names more than the step that the board shows."""
    step = heard.steps[sample.revision]
    known = {(doer(step),), tuple(step["on_turn"]), ()}
    others = {name for seat, name in enumerate(names) if seat not in {doer(step), *step["on_turn"]}}

    assert sample.on_turn in known, sample
    if AWAITED.search(sample.bar):
        assert not any(name in sample.bar for name in others), sample
    if sample.choices:
        assert heard.seat in step["on_turn"], sample


def settle(page: Page, heard: Hearing) -> None:
    """Until everything has been shown."""
    heard.wait(lambda: heard.legal or heard.is_over, "a decision")
    heard.wait(lambda: page.locator(IDLE).count() == 1, "the show to end")
    see_the_latest(page, heard)


def watch_a_lap(page: Page, heard: Hearing, decisions: int = 1) -> list[Sample]:
    settle(page, heard)
    sampling.start(page)
    for _ in range(decisions):
        decide(page, heard)
        settle(page, heard)
    return sampling.stop(page)


@pytest.mark.parametrize(("game", "decisions"), [("dog", 2), ("overload", 1)])
def test_nothing_on_the_page_runs_ahead_of_the_board(browsers: Browsers, game: str, decisions: int) -> None:
    page = browsers.open(pace="brisk", moves=True)
    play_now(page, game)
    heard = browsers.heard(page)
    samples = watch_a_lap(page, heard, decisions)
    names = [chair["name"] for chair in heard.table["chairs"]]
    shown = [sample for sample in samples if sample.revision in heard.steps]

    assert {seat for sample in shown for seat in sample.on_turn} == {0, 1, 2, 3}
    assert len({sample.revision for sample in shown}) > 3
    for sample in shown:
        check_moment(sample, heard, names)
    assert [sample.revision for sample in samples] == sorted(sample.revision for sample in samples)
    assert not any("must decide" in sample.bar for sample in samples)
    assert any("is thinking…" in sample.bar for sample in samples)
    assert len({sample.room for sample in samples}) == 1, "the board keeps its room"
    check_standings(game, shown, heard)
    end_the_game(page)


def check_standings(game: str, samples: Iterable[Sample], heard: Hearing) -> None:
    """Points are those of the moment that is shown."""
    if game != "overload":
        return
    views = {revision: step["view"] for revision, step in heard.steps.items() if step["view"]}
    for sample in samples:
        if sample.revision in views:
            view = views[sample.revision]
            assert sample.standings == tuple(f"{points} / {view['target']}" for points in view["points"])


def play_until(page: Page, heard: Hearing, kind: str) -> None:
    """Until an event of this kind has happened since one's own last turn; without waiting for any show."""
    while not any(event["is"] == kind for event in lately(heard)):
        assert decide(page, heard), f"the game was over before anything was {kind}"
        heard.wait(lambda: heard.legal or heard.is_over, "a decision or the end")


def lately(heard: Hearing) -> list[dict[str, Any]]:
    """What has happened since one's own last turn, among what can be shown again."""
    steps = [heard.steps[revision] for revision in sorted(heard.steps)]
    others = [number for number, step in enumerate(steps) if doer(step) not in {None, heard.seat}]
    own = [number for number, step in enumerate(steps) if doer(step) == heard.seat and number < max(others, default=0)]
    return [event for step in steps[max(own, default=0) + 1 :] for event in step["events"]]


def choose_pace(page: Page, pace: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("aside").get_by_label("Pace").select_option(pace)
    page.keyboard.press("Escape")


def watch_again(page: Page, heard: Hearing) -> list[Sample]:
    """What happened since one's last turn, shown again."""
    settle(page, heard)
    sampling.start(page)
    page.get_by_role("button", name="What happened?").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.locator(IDLE).wait_for(timeout=40_000)
    return sampling.stop(page)


@pytest.mark.parametrize(
    ("game", "moves"), [("dog", True), ("dog", False), ("overload", True), ("wuerfel-express", True)]
)
def test_a_great_moment_stands_long_enough_to_be_read(browsers: Browsers, game: str, moves: bool) -> None:
    kind, word, soon = GREAT[game]
    page = browsers.open(moves=moves)
    play_now(page, game)
    heard = browsers.heard(page)
    play_until(page, heard, kind)
    choose_pace(page, "normal")
    samples = watch_again(page, heard)
    times = sampling.stood(samples, word)
    struck = [sample for sample in samples if sample.word == word]

    assert times
    assert min(times) >= STANDS - SLACK
    assert max(times) >= STANDS
    assert next(one.at for one in struck if one.opacity > 0.99) - struck[0].at <= soon + SLACK
    assert any(sample.shaken for sample in struck) is moves, "nothing shakes where people want no motion"
    assert all(sample.narration for sample in struck)


def test_what_happened_is_shown_again_and_then_the_present(browsers: Browsers) -> None:
    page = browsers.open()
    play_now(page, "overload")
    heard = browsers.heard(page)
    for _ in range(3):
        decide(page, heard)
    choose_pace(page, "brisk")
    samples = watch_again(page, heard)
    latest = heard.revision
    before, again = samples[0], [sample for sample in samples if sample.revision != latest]
    first = heard.steps[again[0].revision]

    assert before.revision == samples[-1].revision == latest
    assert doer(first) == heard.seat, "from one's own last turn"
    assert [sample.revision for sample in again] == sorted(sample.revision for sample in again)
    assert len({sample.narration for sample in again}) > 3
    assert not any(sample.choices for sample in again)
    assert samples[-1].narration == before.narration
    page.reload()
    settle(page, heard)
    page.get_by_role("button", name="What happened?").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    see_the_latest(page, heard)


def test_one_goes_on_with_a_tap_or_a_key_and_skips_with_one(browsers: Browsers) -> None:
    page = browsers.open(pace="tap")
    play_now(page, "overload")
    heard = browsers.heard(page)
    stage, bar = page.locator(".stage"), page.locator(".task")
    decide(page, heard)
    expect(bar).to_contain_text("Tap the board to continue.")
    mine = stage.get_attribute("data-revision")
    page.wait_for_timeout(800)
    assert stage.get_attribute("data-revision") == mine, "waits as long as one likes"
    stage.click(position={"x": 195, "y": 300})
    expect(stage).not_to_have_attribute("data-revision", str(mine))
    expect(bar).to_contain_text("Tap the board to continue.")
    theirs = stage.get_attribute("data-revision")
    page.keyboard.press("Space")
    expect(stage).not_to_have_attribute("data-revision", str(theirs))
    page.get_by_role("button", name="Skip").click()
    see_the_latest(page, heard)

    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    assert heard.legal


def test_the_pace_is_remembered_by_the_device(browsers: Browsers) -> None:
    page = browsers.open(pace="normal")
    play_now(page, "overload")
    choose_pace(page, "calm")
    page.reload()
    page.get_by_role("button", name="More", exact=True).click()

    expect(page.locator("aside").get_by_label("Pace")).to_have_value("calm")
    assert page.evaluate("localStorage.getItem('tablee.pace')") == "calm"


def test_the_log_is_told_in_turns_the_newest_last_and_opens_into_steps(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    heard = browsers.heard(page)
    for _ in range(2):
        decide(page, heard)
    settle(page, heard)
    said = page.locator(".narration p").inner_text()
    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.locator("aside li")

    expect(lines.last).to_contain_text(said)
    expect(lines.first).to_contain_text("You load")
    assert lines.count() < len(heard.steps)
    steps = lines.first.locator("details p")
    expect(steps.first).to_be_hidden()
    lines.first.locator("summary").click()
    expect(steps.first).to_be_visible()
