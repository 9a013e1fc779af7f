"""How a person makes a choice of Stepping Stones on the board."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.hearing import Hearing
from tests.browser.touching import Touch

BUTTONS = {"hop": "Roll and hop", "rest": "Rest here"}


def make(page: Page, _heard: Hearing, notation: str) -> None:
    page.locator(".board").get_by_role("button", name=BUTTONS[notation]).click()


TOUCH = Touch(make)
