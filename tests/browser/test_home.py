"""Home: the boxes of the games at every width, one's own tables, the way to a friend's table, and lids that play."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.browsers import DESKTOP, PHONE, Browsers
from tests.browser.playing import GAMES, TITLES, decide, end_the_game, play_now
from tests.browser.setting_up import begin, set_up, sit_down
from tests.browser.test_access import check, findings
from tests.browser.waiting import SHOWN, wait_until

WIDTHS = (320, 390, 768, 900, 1024, 1200, 1440, 1920, 2560)
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
# A frame for each lid, as the page numbers them.
FRAMES = "[...document.querySelectorAll('article')].map((lid) => lid.dataset.frame)"
TWO_TICKS = 9000
# Words are as wide as they stay.
LETTERED = "document.fonts.ready.then(() => true)"


def lids(page: Page) -> Locator:
    found = page.locator("article")
    expect(found).to_have_count(len(GAMES))
    page.evaluate(LETTERED)
    return found


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int


def boxes(found: Locator) -> list[Box]:
    measured = found.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
    return [Box(*(round(box[edge]) for edge in Box._fields)) for box in measured]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_width_has_an_orphan_or_a_side_scroll(language: str, browsers: Browsers) -> None:
    page = browsers.open(language=language)
    lids(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(SHOWN)
        rows = sorted({box[1] for box in boxes(lids(page))})
        columns = sorted({box[0] for box in boxes(lids(page))})

        assert page.evaluate(OVERFLOW) <= 0, width
        assert (len(rows), len(columns)) == ((2, 2) if width >= 900 else (4, 1)), width
        assert len({box[2:] for box in boxes(lids(page))}) == 1, width


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("width", [320, 390, 1200, 1440])
def test_play_invite_and_learn_stand_on_one_line_of_every_lid(language: str, width: int, browsers: Browsers) -> None:
    page = browsers.open(language=language, size={"width": width, "height": 900})
    for lid in lids(page).all():
        ways = boxes(lid.locator(".ways > *"))

        assert len(ways) == 3
        assert len({y + height // 2 for _, y, _, height in ways}) == 1
        assert [way[0] for way in ways] == sorted(way[0] for way in ways)
        assert all(height >= 44 for *_, height in ways)
        [(left, _, wide, _)] = boxes(lid)
        assert ways[-1][0] + ways[-1][2] <= left + wide


@pytest.mark.parametrize("size", [LAPTOP, {"width": 1920, "height": 1080}], ids=["laptop", "large"])
def test_a_desktop_shows_all_four_games_at_once(size: ViewportSize, browsers: Browsers) -> None:
    page = browsers.open(size=size)
    lids(page)
    for title in TITLES.values():
        play = page.get_by_role("button", name=f"Play now: {title}")
        [(_, y, _, height)] = boxes(play)

        assert y + height <= size["height"]


def test_with_no_tables_there_is_no_box_for_them(page: Page) -> None:
    lids(page)

    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_the_table_that_waits_for_me_comes_first_and_says_what_happened(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    link = set_up(page, "overload", ["me Ann", "friend", "friend"])
    play_now_from(page, "overload")
    heard = browsers.heard(page)
    decide(page, heard)
    heard.wait_for_decision()
    set_up(page, "dog", ["me Ann", "friend"])
    page.goto("/")
    rows = page.get_by_role("region", name="Your tables").get_by_role("listitem")

    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(0)).to_contain_text("Overload with Basile")
    expect(rows.nth(0).locator(".soft")).not_to_have_text("The table is waiting for you.")
    expect(rows.nth(1)).to_contain_text("One chair is still free.")
    expect(rows.nth(2)).to_contain_text("2 chairs are still free.")
    check(page)
    rows.nth(2).get_by_role("link").click()
    expect(page).to_have_url(link)


def play_now_from(page: Page, game: str) -> None:
    page.goto("/")
    play_now(page, game)


def test_others_who_think_are_named(browsers: Browsers) -> None:
    page = browsers.open()
    link = set_up(page, "overload", ["me Ann", "friend", "friend"])
    others = [browsers.open(link) for _ in range(2)]
    for other, name in zip(others, ("Ben", "Cleo"), strict=True):
        sit_down(other, name)
    begin(page)
    decide(page, browsers.heard(page))
    heard = browsers.heard(others[0])
    heard.wait_for_decision()
    page.goto("/")
    row = page.get_by_role("region", name="Your tables").get_by_role("listitem")

    expect(row).to_contain_text("Ben is thinking…")
    expect(row).not_to_contain_text("Your turn")


def test_a_table_leaves_the_list_when_it_is_over_or_forgotten(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    for game in ("overload", "dog"):
        play_now_from(page, game)
    end_the_game(page)
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    mine.get_by_role("listitem").hover()
    mine.get_by_role("button", name="Remove from this list").click()

    expect(mine).to_have_count(0)


def test_a_pasted_link_leads_to_the_table(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    friend = browsers.open()
    friend.get_by_label("Table code or link").fill(f" {link} ")
    friend.keyboard.press("Enter")

    expect(friend).to_have_url(link)
    expect(friend.get_by_label("What’s your name?")).to_be_visible()


def test_an_id_is_enough_and_a_wrong_code_is_answered_beside_the_field(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    friend = browsers.open(forgives=("404",))
    field = friend.get_by_label("Table code or link")
    for wrong, answer in (("KIWI", "That is not a table."), ("abcdefghjkmn", "This table has been cleared away.")):
        field.fill(wrong)
        friend.get_by_role("button", name="Sit down").click()
        expect(friend.get_by_role("alert")).to_contain_text(answer)
        expect(field).to_be_focused()
    field.fill(link.rpartition("/")[2].upper())
    expect(friend.get_by_role("alert")).to_have_text("")
    friend.get_by_role("button", name="Sit down").click()

    expect(friend).to_have_url(link)


def test_open_tables_are_on_home_and_on_a_page_of_their_own(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    chairs = [{"sitter": "me", "name": "Ann", "face": "beret"}, {"sitter": "friend"}, {"sitter": "bot"}]
    made = page.request.post("/api/tables", data={"game": "overload", "chairs": chairs, "public": True})
    assert made.ok
    page.reload()
    expect(page.get_by_role("region", name="Open tables").get_by_role("listitem").first).to_be_visible()
    page.get_by_role("navigation", name="Main menu").get_by_role("link", name="Watch").click()

    expect(page.get_by_role("heading", name="Open tables", level=1)).to_be_visible()
    expect(page.get_by_role("listitem").first).to_be_visible()
    check(page)


def test_learn_leads_to_lessons_rules_and_training(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    page.get_by_role("navigation", name="Main menu").get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()
    expect(page.get_by_role("link", name="Start the lesson: DOG")).to_be_visible()
    expect(page.get_by_role("link", name="My times")).to_have_count(1)
    check(page)
    page.get_by_role("link", name="Rules: DOG").click()

    expect(page).to_have_url(f"{browsers.address}/rules/dog")


def test_one_lid_at_a_time_plays_and_none_where_people_want_no_motion(browsers: Browsers) -> None:
    moving, still = browsers.open(size=LAPTOP, moves=True), browsers.open(size=LAPTOP)
    for page in (moving, still):
        expect(page.locator(".picture svg")).to_have_count(len(GAMES))
    moving.bring_to_front()
    seen = {tuple(moving.evaluate(FRAMES))}
    wait_until(moving, f"{FRAMES}.some((frame) => frame !== '0')")
    seen.add(tuple(moving.evaluate(FRAMES)))
    moving.wait_for_timeout(TWO_TICKS)
    frames = [int(frame) for frame in moving.evaluate(FRAMES)]

    assert max(frames) <= 1
    assert 2 <= sum(frames) <= 4
    assert len(seen) == 2
    assert set(still.evaluate(FRAMES)) == {"0"}


def test_the_lid_under_the_pointer_plays_alone(browsers: Browsers) -> None:
    page = browsers.open(size=LAPTOP, moves=True)
    expect(page.locator(".picture svg")).to_have_count(len(GAMES))
    page.locator("article").nth(2).hover()
    wait_until(page, f"{FRAMES}[2] === '2'")

    assert [int(frame) for frame in page.evaluate(FRAMES)][3] == 0


def test_the_regulars_tell_their_tempers_and_are_chosen_by_keyboard(page: Page) -> None:
    card = page.get_by_role("region", name="The regulars")
    sharp, master = (card.get_by_role("radio", name=word) for word in ("Sharp", "Master"))
    expect(sharp).to_be_checked()
    expect(card).to_contain_text("Basile One more disc. What could possibly happen?")
    sharp.focus()
    page.keyboard.press("ArrowDown")

    expect(master).to_be_checked()
    expect(card).to_contain_text("Madame Zéro Has counted your cards.")


def test_light_sound_and_pace_are_kept(browsers: Browsers) -> None:
    page = browsers.open(size=PHONE)
    page.get_by_role("button", name="Dim the light").click()
    page.get_by_role("button", name="Turn the sound off").click()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Pace").select_option("calm")
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Preferences")).to_be_focused()
    page.reload()

    expect(page.get_by_role("button", name="Turn on the light")).to_be_visible()
    expect(page.get_by_role("button", name="Turn the sound on")).to_be_visible()
    assert page.evaluate("localStorage.getItem('tablee.pace')") == "calm"
