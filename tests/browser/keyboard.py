"""Hands on a keyboard, no pointer: Tab to something and press it, or type."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.waiting import SHOWN

# So many steps lead through any page.
MOST = 90
# Whether it has the focus, and if not, whether it comes after what has: then Tab leads there, else Shift and Tab.
WHERE = """selector => {
  const [one, at] = [document.querySelector(selector), document.activeElement];
  if (!one) return 'nowhere';
  if (at.matches(selector)) return at.matches(':focus-visible') ? 'here' : 'unseen';
  const precedes = at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  return precedes && at !== document.body ? 'before' : 'after';
}"""
KEYS = {"before": "Shift+Tab", "after": "Tab", "unseen": "Tab"}


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def has(self, selector: str) -> bool:
        """Once what was pressed last is on the screen."""
        self.page.evaluate(SHOWN)
        return self.page.locator(selector).count() > 0

    def go_to(self, selector: str) -> None:
        """Step by step, until the focus is there and can be seen."""
        for _ in range(MOST):
            where = self.page.evaluate(WHERE, selector)
            if where == "here":
                return
            assert where in KEYS, f"there is no {selector}"
            self.page.keyboard.press(KEYS[where])
        raise AssertionError(f"Tab does not lead to {selector}")

    def press(self, selector: str) -> None:
        self.go_to(selector)
        self.page.keyboard.press("Enter")

    def type(self, digits: str) -> None:
        self.page.keyboard.type(digits)
        self.page.keyboard.press("Enter")
