"""Every page at every width, in the language with the longest words: nothing sticks out, and no button covers another.

Stored pictures would differ with each Chromium and its fonts; docs/decisions.md says what is checked instead.
"""

from __future__ import annotations

import pytest
from tools.gallery.looks import HEIGHTS
from tools.gallery.pages import PAGES, Shown, Visit
from tools.gallery.tables import Held

from tablee.client import Server
from tests.browser.browsers import Browsers
from tests.browser.waiting import SHOWN

# A game of speed takes a minute to play to its end, and a review long to think.
SLOW = ("finale-", "review-", "replay-", "dice", "home-with-tables", "blow-")
QUICK = [shown for shown in PAGES if not shown.name.startswith(SLOW)]
# Wider than the screen, or a button of which the middle lies under another one even when it is scrolled to. Sheets may
# lie over anything, and cards of a hand over each other.
FAULTS = """() => {
  const name = (one) => `“${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}”`;
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const covered = [...document.querySelectorAll("a.button, button")].flatMap((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const other = top?.closest("a, button");
    const isFree = !other || other === one || top.closest("aside, dialog, [popover], .hand") || !one.checkVisibility();
    return isFree || one.disabled ? [] : [`${name(one)} lies under ${name(other)}`];
  });
  return wide > 0 ? [`${wide} px wider than the screen`, ...covered] : covered;
}"""


@pytest.fixture(scope="module")
def made() -> dict[str, Held]:
    return {}


@pytest.mark.parametrize("shown", QUICK, ids=lambda shown: shown.name)
def test_nothing_sticks_out_or_covers_another(shown: Shown, browsers: Browsers, made: dict[str, Held]) -> None:
    page = shown.reach(Visit(browsers, Server(browsers.address), "de", made))
    found = []
    for width, height in HEIGHTS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SHOWN)
        found += [f"{width} wide: {fault}" for fault in page.evaluate(FAULTS)]

    assert not found, "\n".join(found)
