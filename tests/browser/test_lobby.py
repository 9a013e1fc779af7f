"""Before the game: the table with its chairs, the invitation, and who starts."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.browsers import DESKTOP, Browsers
from tests.browser.setting_up import chair, drag, set_up, sit_down
from tests.browser.test_access import check
from tests.browser.waiting import wait_until

SHARE = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"
NO_SHARE = """
delete Navigator.prototype.share;
Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => {
    window.copied = text;
    return Promise.resolve();
} } });
"""


def texts(page: Page) -> str:
    """Everything that is in view, the values of fields included."""
    shown: str = page.evaluate(
        """() => [document.body.innerText,
        ...[...document.querySelectorAll('input')].filter((one) => one.checkVisibility()).map((one) => one.value),
        ].join(' ')"""
    )
    return shown


def test_a_friend_reads_who_invites_to_what_and_who_will_start(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "dog", ["me Ann", "bot", "friend", "bot"])
    friend = browsers.open(link)

    expect(friend.get_by_role("heading", name="Ann invites you to DOG")).to_be_visible()
    expect(friend).to_have_title("Ann invites you to DOG — Tablée")
    expect(friend.get_by_text("Ann will start the game.")).to_be_visible()
    expect(friend.get_by_text("You would play with Ann.")).to_be_visible()
    expect(friend.locator(".button.main:visible")).to_have_count(1)
    expect(friend.get_by_role("button", name="Sit down", exact=True)).to_be_in_viewport()
    sit_down(friend, "Ben")
    expect(friend).to_have_title("Everyone’s here for DOG — Tablée")
    expect(chair(friend, 2)).to_contain_text("Ben")
    expect(chair(friend, 2)).to_contain_text("you")
    expect(chair(friend, 0)).to_contain_text("your partner · host")
    expect(friend.get_by_role("button", name="Start", exact=True)).to_have_count(0)


def test_a_guest_takes_the_chair_that_is_pressed(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "friend"])
    friend = browsers.open(link)
    friend.evaluate("localStorage.setItem('tablee.name', 'Ben')")
    friend.reload()
    chair(friend, 2).click()

    expect(chair(friend, 2)).to_contain_text("Ben")
    expect(chair(page, 2)).to_contain_text("Ben")
    expect(page.get_by_role("heading", name="One chair left for Overload")).to_be_visible()


def test_a_guest_needs_no_name_and_may_choose_a_face(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    friend = browsers.open(link)
    friend.get_by_role("button", name="Choose another face").click()
    sheet = friend.get_by_role("dialog")
    sheet.get_by_role("radio").nth(3).check(force=True)
    sheet.get_by_role("button").filter(has_text="Take a seat").or_(sheet.get_by_text("Keep it")).first.click()
    friend.get_by_role("button", name="Sit down", exact=True).click()

    expect(chair(friend, 1)).to_contain_text("you")
    expect(chair(friend, 1).locator("img")).to_have_attribute("src", re.compile("beard"))
    expect(chair(page, 1).locator("img")).to_have_attribute("src", re.compile("beard"))


def test_a_guest_may_watch_instead_and_still_sit_down(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    friend = browsers.open(link)
    friend.get_by_role("button", name="Watch instead").click()
    expect(friend.get_by_text("You are watching.")).to_be_visible()
    friend.get_by_role("button", name="Sit down after all").click()

    expect(friend.get_by_role("heading", name="Ann invites you to Overload")).to_be_visible()


def test_a_late_guest_reads_that_every_chair_is_taken(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    sit_down(browsers.open(link), "Ben")

    expect(browsers.open(link).get_by_text("Every chair is taken.")).to_be_visible()


def test_the_host_has_one_main_thing_to_do(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    main = page.locator(".button.main:visible")
    expect(chair(page, 0)).to_contain_text("you · host")
    expect(main).to_have_text("Send invitation")
    sit_down(browsers.open(link), "Ben")

    expect(main).to_have_text("Start")


def test_no_address_hash_or_secret_is_in_view(page: Page) -> None:
    link = set_up(page, "dog", ["me Ann", "friend"])
    key = page.evaluate("JSON.stringify(Object.values(localStorage))")
    shown = texts(page)

    assert link.rpartition("/")[2] not in shown
    assert "http" not in shown
    assert not any(word in key and len(word) > 20 for word in shown.split())
    page.get_by_text("More", exact=True).click()
    assert link in texts(page)


def test_the_invitation_goes_by_the_share_sheet_of_the_device(page: Page) -> None:
    page.add_init_script(SHARE)
    link = set_up(page, "dog", ["me Ann", "friend"])
    page.get_by_role("button", name="Send invitation").click()
    wait_until(page, "() => window.shared")

    shared = page.evaluate("window.shared")
    assert shared["url"] == link
    assert "DOG" in shared["text"]


def test_without_a_share_sheet_the_link_is_copied(page: Page) -> None:
    page.add_init_script(NO_SHARE)
    link = set_up(page, "dog", ["me Ann", "friend"])
    page.get_by_role("button", name="Send invitation").click()

    expect(page.get_by_role("status").filter(has_text="Link copied.")).to_be_visible()
    assert page.evaluate("window.copied") == link
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_the_host_swaps_chairs_by_keys_and_by_dragging(browsers: Browsers) -> None:
    page = browsers.open(size=DESKTOP)
    set_up(page, "dog", ["me Ann", "bot", "friend", "bot"])
    chair(page, 1).press("ArrowRight")
    expect(chair(page, 2)).to_contain_text("Basile")
    expect(chair(page, 2)).to_be_focused()
    drag(page, 2, 3)

    expect(chair(page, 3)).to_contain_text("Basile")
    expect(chair(page, 2)).to_contain_text("Lotte")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_chair_can_be_moved_and_filled_in_its_sheet(page: Page) -> None:
    set_up(page, "dog", ["me Ann", "friend", "bot", "friend"])
    chair(page, 1).click()
    page.get_by_label("Add another player on this device").fill("Ben")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(chair(page, 1)).to_contain_text("Ben")
    chair(page, 1).click()
    page.get_by_role("button", name="One chair on").click()

    expect(chair(page, 2)).to_contain_text("Ben")
    expect(page.get_by_role("dialog", name="Ben")).to_be_visible()
    check(page)


def test_under_reduced_motion_nothing_pulses(browsers: Browsers) -> None:
    page = browsers.open()
    page.emulate_media(reduced_motion="reduce")
    set_up(page, "dog", ["me Ann", "friend"])

    expect(page.locator(".empty")).to_have_css("animation-name", "none")


def test_long_names_and_seven_players_fit_a_small_phone(page: Page) -> None:
    chairs = ["me Maximiliane-Sophie", "beside Bartholomäus-Maximilian", "bot", "bot", "bot", "friend", "friend"]
    page.set_viewport_size({"width": 360, "height": 740})
    set_up(page, "wuerfelblitz", chairs)
    boxes = [one.bounding_box() for one in page.locator(".tent").all()]

    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)
