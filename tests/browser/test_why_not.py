"""Who touches what is not allowed is told why, with the clause and the way to the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.browsers import Browsers
from tests.browser.pages import play


def touch_what_is_shut(page: Page) -> None:
    """A strip of the supply, while dice are to be kept."""
    page.get_by_role("button", name="cannot be taken now").first.click(force=True)


def check(page: Page) -> str:
    """The clause that is named."""
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Why not?")
    link = why.get_by_role("link")
    expect(link).to_have_text(re.compile(r"^Read [A-Z]{2}\d+"))
    clause = link.inner_text().removeprefix("Read ")
    expect(link).to_have_attribute("href", re.compile(rf"^/rules/[a-z-]+#{clause}$"))
    return clause


def test_a_strip_that_cannot_be_taken_now(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "wuerfel-express")
    touch_what_is_shut(page)

    assert check(page).startswith("WE")


def test_somebody_elses_pawn_in_overload(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "overload")
    page.locator("[role=button][aria-disabled=true]").first.dispatch_event("click")

    assert check(page).startswith("OV")


def test_the_answer_goes_away_when_it_is_closed(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "wuerfel-express")
    touch_what_is_shut(page)
    check(page)
    page.get_by_role("alert").get_by_role("button", name="Close").click()

    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_link_leads_to_the_clause_in_the_rules(browsers: Browsers, page: Page) -> None:
    play(browsers, page, "wuerfel-express")
    touch_what_is_shut(page)
    clause = check(page)
    rules = browsers.tab(page.context, str(page.get_by_role("alert").get_by_role("link").get_attribute("href")))

    expect(rules.locator(f"#{clause}")).to_be_in_viewport()
