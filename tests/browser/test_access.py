"""Nothing moderate or worse for axe-core on any page, in both themes, on a phone and on a desktop.

And every control is called by the words that are seen on it (WCAG 2.5.3): people who speak to their device say those.
axe's own rule for that counts the two figures on a card as two words, so there is one of ours.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.browsers import DESKTOP, PHONE, Browsers
from tests.browser.pages import play
from tests.browser.playing import GAMES, decide, end_the_game, play_now
from tests.browser.setting_up import set_up
from tests.browser.waiting import SHOWN, wait_until

AXE_SCRIPT = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
# What is found wrong, without the long list of what is right.
RUN = "axe.run({ resultTypes: ['violations'] }).then((found) => found.violations)"
WRONG = ("moderate", "serious", "critical")
# Words that are seen on something that has a name of its own, and that neither its name nor its description has.
MISNAMED = """() => {
  const words = (text) => new Set(text.toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? []);
  const named = "button[aria-label], a[aria-label], [role=button][aria-label]";
  return [...document.querySelectorAll(named)].filter((one) => one.checkVisibility()).flatMap((one) => {
    const shown = [...one.querySelectorAll("*"), one].flatMap((inner) =>
      inner.checkVisibility({ opacityProperty: true }) && !inner.closest(".unseen, [aria-hidden=true]")
        ? [...inner.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue) : []);
    const described = (one.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent ?? "");
    const said = words([one.ariaLabel, ...described].join(" "));
    const missing = [...words(shown.join(" "))].filter((word) => !said.has(word));
    return missing.length ? [`“${one.ariaLabel}” does not say “${missing.join(" ")}”`] : [];
  });
}"""
Look = tuple[Literal["light", "dark"], ViewportSize]
ALL: tuple[Look, ...] = (("light", PHONE), ("light", DESKTOP), ("dark", DESKTOP), ("dark", PHONE))


def check(page: Page, looks: tuple[Look, ...] = ALL) -> None:
    found = []
    for theme, size in looks:
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size(size)
        page.evaluate(SHOWN)
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        found += [f"{theme}, {size['width']} wide: {line}" for line in findings(page)]

    assert not found, "\n".join(found)


def findings(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    violations: list[dict[str, Any]] = page.evaluate(RUN)
    misnamed: list[str] = page.evaluate(MISNAMED)
    return misnamed + [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in violations
        if violation["impact"] in WRONG
        for node in violation["nodes"]
    ]


def test_the_home_page_is_accessible(page: Page) -> None:
    expect(page.get_by_role("heading", name="DOG")).to_be_visible()

    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_new_table_is_accessible(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/new/{game}")
    page.get_by_role("button", name="Set the table").wait_for()

    check(page)


def test_a_table_where_people_gather_is_accessible(browsers: Browsers, page: Page) -> None:
    link = set_up(page, "overload", ["me Ann", "friend", "bot"])
    friend = browsers.open(link)
    expect(page.get_by_role("heading", name="One chair left for Overload")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(friend.get_by_role("heading", name="Ann invites you to Overload")).to_be_visible()
    for one in (page, friend):
        check(one)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_accessible(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/rules/{game}")
    expect(page.locator("#content")).not_to_be_empty()

    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_accessible(game: str, browsers: Browsers) -> None:
    page = browsers.open(f"/learn/{game}")
    wait_until(page, "() => Number(document.querySelector('.stage')?.dataset.legal ?? 0) > 0")

    check(page)


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/nowhere/at/all"])
def test_the_pages_for_what_went_wrong_are_accessible(path: str, browsers: Browsers) -> None:
    page = browsers.open(path, forgives=("404",))
    page.get_by_role("heading", level=1).wait_for()

    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_accessible_at_first_during_the_game_and_at_its_end(
    game: str, browsers: Browsers, page: Page
) -> None:
    play(browsers, page, game)

    check(page)
    page.emulate_media(color_scheme="light")
    for _ in range(0 if game == "wuerfelblitz" else 5):
        decide(page, browsers.heard(page))

        assert findings(page) == []
    end_the_game(page)

    check(page)


def test_the_drawers_are_accessible(page: Page) -> None:
    play_now(page, "overload")
    for drawer in ("Log", "Talk", "Rules", "Share", "More"):
        page.get_by_role("button", name=drawer, exact=True).click()
        expect(page.locator("#drawer-title")).to_have_text(drawer)

        check(page, (("light", PHONE), ("dark", DESKTOP)))
        page.set_viewport_size(PHONE)
        page.keyboard.press("Escape")


def test_the_replay_is_accessible(browsers: Browsers, page: Page) -> None:
    play_now(page, "overload")
    decide(page, browsers.heard(page))
    end_the_game(page)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay")
    expect(page.locator("#content")).not_to_be_empty()

    check(page)
