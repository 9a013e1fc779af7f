"""The screens and the lights in which pages are looked at."""

from __future__ import annotations

from typing import Literal, NamedTuple

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
# The height of a screen that is so wide.
HEIGHTS = {360: 740, 390: 844, 768: 1024, 1440: 900, 1920: 1080}
WIDTHS = tuple(HEIGHTS)


class Look(NamedTuple):
    theme: Theme
    width: int
