"""Everything that can be read in a page: its text, attributes, values, title and history."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page

# Also what no eye sees: screen readers, browser extensions and a look at the source do. Where a drawing has its lines
# is left out: an icon that only one page has may well have a radius of 10. So are spaces of the board and the steps of
# a slider: all see who is on space 10.
FRAGMENTS = """() => {
  const drawn = /^(d|points|transform|viewBox|width|height|(stroke-|font-).*|[cfr]?[xyr][12]?|opacity)$/;
  const counted = /^(data-space|step|min|max)$/;
  const says = (node) => ({ name }) => !counted.test(name) && !(node instanceof SVGElement && drawn.test(name));
  const found = [document.title, JSON.stringify(history.state), location.href];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ALL);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (!(node instanceof Element)) found.push(node.nodeValue);
    else {
      found.push(...[...node.attributes].filter(says(node)).map(({ name, value }) => `${name}: ${value}`));
      for (const name of ["value", "ariaLabel", "ariaDescription", "ariaValueText", "title"])
        if (typeof node[name] === "string") found.push(`${name}: ${node[name]}`);
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""


def fragments(page: Page) -> Counter[str]:
    return Counter(page.evaluate(FRAGMENTS))


def betrayed(page: Page, spectator: Page, secrets: list[str]) -> list[str]:
    """What the page says beyond a spectator's at the same moment, as far as it names a secret."""
    more = fragments(page) - fragments(spectator)
    return [fragment for fragment in more if any(names(fragment, secret) for secret in secrets)]


def names(fragment: str, secret: str) -> bool:
    """As a word by itself: `1/11` names neither 1 nor 11."""
    return re.search(rf"(?<![\w/.,-]){re.escape(secret)}(?![\w/%-]|[.,]\d)", fragment) is not None
