"""Each game from the home page to its end, through the page."""

from __future__ import annotations

import re

from examples.bot import choose
from playwright.sync_api import Page, expect

from tablee.client import Seat, Server
from tests.browser.browsers import Browsers
from tests.browser.hearing import Hearing
from tests.browser.playing import decide, end_the_game, held, play_now, play_to_the_end
from tests.browser.setting_up import set_up


def check_outcome(page: Page, heard: Hearing) -> None:
    """The page names who won, and nothing was told twice or left out."""
    title = page.locator("#outcome")
    expect(title).to_be_visible()

    winners = heard.update["outcome"]["winners"]
    others = [seat for seat in winners if seat != heard.seat]

    assert re.fullmatch(r"You win, .+!|You and .+ win!" if heard.seat in winners else r".+ wins?\.", title.inner_text())
    assert all(heard.name(seat) in title.inner_text() for seat in others)
    assert heard.revisions == sorted(set(heard.revisions))


def test_a_person_plays_overload_to_the_end_against_bots(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    play_to_the_end(page, browsers.heard(page))

    check_outcome(page, browsers.heard(page))


def test_a_person_plays_wuerfel_express_to_the_end_against_a_bot(browsers: Browsers, page: Page) -> None:
    set_up(page, "wuerfel-express", ["me Ann", "bot"])
    play_to_the_end(page, browsers.heard(page))

    check_outcome(page, browsers.heard(page))


def test_a_person_plays_wuerfelblitz_to_the_end_against_bots(browsers: Browsers, page: Page) -> None:
    quick = {"seconds": "2", "fastest": "0"}
    set_up(page, "wuerfelblitz", ["me Ann", "bot", "bot"], quick | {f"handicap {seat}": "1" for seat in (1, 2, 3)})
    play_to_the_end(page, browsers.heard(page))

    check_outcome(page, browsers.heard(page))


def test_dog_is_played_to_the_end_with_the_last_moves_made_on_another_device(browsers: Browsers, page: Page) -> None:
    play_now(page, "dog")
    heard = browsers.heard(page)
    for _ in range(12):
        decide(page, heard)
    seat = Seat(browsers.address, heard.table["id"], heard.seat, held(page)["seats"][0])
    for turn in seat.turns():
        seat.do(choose(turn))
    heard.wait(lambda: heard.is_over and heard.revision == seat.revision, "the end")

    check_outcome(page, heard)
    assert Server(browsers.address).table(heard.table["id"]).record()


def test_a_person_makes_many_moves_in_dog_and_ends_the_game(browsers: Browsers, page: Page) -> None:
    play_now(page, "dog")
    for _ in range(40):
        decide(page, browsers.heard(page))
    end_the_game(page)

    expect(page.locator("#outcome")).to_have_text("The game was ended.")


def test_after_the_end_the_same_people_play_another_game(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    first = page.url
    end_the_game(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    heard = browsers.heard(page)
    heard.wait(lambda: page.url.endswith(heard.table["id"]), "the new table")

    assert decide(page, heard)
