# /// script
# dependencies = ["brotli", "fonttools"]
# ///
"""Makes the two bundled fonts from the npm packages @fontsource/caprasimo 5.3.0 and @fontsource-variable/figtree 5.

    npm install --prefix /tmp/fonts @fontsource/caprasimo@5.3.0 @fontsource-variable/figtree@5
    uv run build.py /tmp/fonts/node_modules .

Both have the letters of English, French and German only. Caprasimo's curled 4 can be taken for a 2 on a card: ours is
plain, and the changed font has a name of its own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x131, 0x152, 0x153, 0x178),
    *range(0x2010, 0x2015),
    *range(0x2018, 0x201F),
    *(0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2212),
]
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"]

# The outline of the plain 4: a point alone is the end of a line, two are a curve's control point and end.
FOUR = [
    [(640, 1300)],
    [(860, 1300)], [(940, 1300), (940, 1220)], [(940, 500)],
    [(1050, 500)], [(1150, 500), (1150, 400)], [(1150, 340)],
    [(1150, 240), (1050, 240)], [(940, 240)], [(940, 190)],
    [(940, 165), (980, 155)], [(1060, 140), (1060, 70)], [(1060, 0), (980, 0)],
    [(470, 0)], [(390, 0), (390, 70)], [(390, 140), (470, 155)],
    [(510, 165), (510, 190)], [(510, 240)], [(150, 240)],
    [(50, 240), (50, 340)], [(50, 400)], [(50, 440), (80, 486)],
    [(540, 1240)], [(575, 1300), (640, 1300)],
]  # fmt: skip
INSIDE = [[(510, 500)], [(510, 850)], [(300, 500)]]
ADVANCE, BEARING = 1229, 50
FAMILY, FULL, POSTSCRIPT, TYPOGRAPHIC = 1, 4, 6, 16


def subset(font: TTFont) -> None:
    options = Options()
    options.layout_features = FEATURES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)


def plain_four() -> object:
    pen = TTGlyphPen(None)
    for (start, *_), *rest in (FOUR, INSIDE):
        pen.moveTo(start)
        for points in rest:
            pen.qCurveTo(*points) if len(points) > 1 else pen.lineTo(points[0])
        pen.closePath()
    return pen.glyph()


def rename(font: TTFont) -> None:
    for record in font["name"].names:
        if record.nameID in (FAMILY, FULL, TYPOGRAPHIC):
            record.string = "Tablee Display"
        elif record.nameID == POSTSCRIPT:
            record.string = "TableeDisplay-Regular"


def save(font: TTFont, path: Path) -> None:
    font.flavor = "woff2"
    font.save(path)


def display(packages: Path, out: Path) -> None:
    font = TTFont(packages / "@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2")
    subset(font)
    font["glyf"]["four"] = plain_four()
    font["hmtx"]["four"] = (ADVANCE, BEARING)
    if "prep" in font:
        del font["prep"]
    rename(font)
    save(font, out / "tablee-display.woff2")


def text(packages: Path, out: Path) -> None:
    font = TTFont(packages / "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2")
    instantiateVariableFont(font, {"wght": (400, 700)}, inplace=True)
    subset(font)
    save(font, out / "figtree-400-700.woff2")


if __name__ == "__main__":
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    display(source, target)
    text(source, target)
