"""Draws the faces that people choose from: cut paper in a few tones, one detail each. Run it to write the files again.

The regulars beside them are drawn by hand. `python web/src/kit/faces/draw.py`
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
INK = "#2A1D17"
CREAM = "#F2E7D3"


class Skin(NamedTuple):
    """The face, its shade (neck, ears, nose), and its cheeks."""

    face: str
    shade: str
    cheek: str


ROSE = Skin("#F4C9A6", "#E4A987", "#E58A72")
SAND = Skin("#E8B184", "#D0936A", "#D97A5C")
HONEY = Skin("#D69A66", "#B97C4B", "#C4653F")
UMBER = Skin("#A9683F", "#8A5230", "#9C4A2C")
COCOA = Skin("#7B4A2E", "#61371F", "#6E3320")
EBONY = Skin("#5A3523", "#432517", "#4E2417")


def path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, stroke: str, width: float = 2.6) -> str:
    return f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round"/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>'


def dots(fill: str, *places: tuple[float, float, float]) -> str:
    circles = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"/>' for x, y, r in places)
    return f'<g fill="{fill}">{circles}</g>'


# Clothes.


def jumper(colour: str, collar: str) -> str:
    return path("M14 104C14 82 32 77 50 77S86 82 86 104Z", colour) + collar


def vee(colour: str = CREAM) -> str:
    return path("M38 77.5 50 92 62 77.5 58 75H42Z", colour)


def crew(colour: str) -> str:
    return line("M37 80Q50 91 63 80", colour, 5)


def roll(colour: str) -> str:
    return path("M38 70H62L64 83Q50 89 36 83Z", colour)


def hood(colour: str) -> str:
    return path("M26 84Q30 68 50 70 70 68 74 84 62 96 50 96 38 96 26 84Z", colour)


# Features.


def head(skin: Skin, *, ears: bool) -> str:
    sides = dots(skin.shade, (28.5, 52, 4.6), (71.5, 52, 4.6)) if ears else ""
    neck = path("M42 66h16v12q-8 8-16 0Z", skin.shade)
    return neck + sides + path("M50 25C74 25 73.5 53 69 63 63 76.5 37 76.5 31 63 26.5 53 26 25 50 25Z", skin.face)


def cheeks(skin: Skin) -> str:
    return f'<g opacity=".45">{dots(skin.cheek, (36, 59, 4.2), (64, 59, 4.2))}</g>'


def brows(colour: str, width: float = 2.6) -> str:
    return line("M36 44q5-3 9.5 0M64 44q-5-3-9.5 0", colour, width)


def eyes() -> str:
    return dots(INK, (42, 51, 2.7), (58, 51, 2.7))


def lashes() -> str:
    return eyes() + line("M39.5 49.5l-3-1.6M60.5 49.5l3-1.6", INK, 1.8)


def shut() -> str:
    return line("M38 51q4 4 8 0M54 51q4 4 8 0", INK)


def nose(skin: Skin) -> str:
    return line("M50 52q3.2 6-.8 7.4", skin.shade, 2.4)


SMILE = line("M42 64Q50 71 58 64", "#5B2A20")
SMIRK = line("M43 66Q52 69 58 63", "#5B2A20")
GRIN = path("M40.5 62.5Q50 65 59.5 62.5 58 71.5 50 71.5T40.5 62.5Z", "#5B1F1A") + path(
    "M42 63.2Q50 65.3 58 63.2L57 66Q50 67.4 43 66Z", "#fff"
)
LIPS = path("M43 65Q46.5 62.5 50 64 53.5 62.5 57 65 50 71.5 43 65Z", "#A83A32")


def features(skin: Skin, brow: str, mouth: str, look: str = eyes()) -> str:
    return cheeks(skin) + brows(brow) + look + nose(skin) + mouth


def freckles(skin: Skin) -> str:
    return dots(skin.shade, (38, 57, 1), (42, 58.5, 1), (40, 61, 1), (58, 58.5, 1), (62, 57, 1), (60, 61, 1))


def round_glasses(colour: str) -> str:
    rims = '<circle cx="41" cy="51" r="7.6"/><circle cx="59" cy="51" r="7.6"/><path d="M48.6 50q1.4-1.6 2.8 0"/>'
    return f'<g fill="none" stroke="{colour}" stroke-width="2.2">{rims}</g>'


def shades(colour: str) -> str:
    return path("M32 46H68V50C68 60 53 60 51.5 51H48.5C47 60 32 60 32 50Z", colour)


def earrings(colour: str) -> str:
    return dots(colour, (28, 60, 2.8), (72, 60, 2.8))


# Hair and hats.

SHORT = "M28.5 44C27 24 40 21 50 21S73 24 71.5 44C69 35 63 32.5 50 32.5S31 35 28.5 44Z"
SWEPT = "M27 46C22 26 38 17 54 20 70 18 78 30 73 46 70 38 66 36 62 33 52 37 38 34 33 36 30 38 28 42 27 46Z"
FRINGE = "M27 52C24 30 38 22 50 24 64 22 76 30 73 52 71 42 66 38 62 35Q46 42 33 38C30 41 28 46 27 52Z"
PARTED = "M27 50C25 28 38 22 50 24 62 22 75 28 73 50 70 38 60 34 46 31 40 35 30 38 27 50Z"
CURTAIN = "M26 56C22 30 38 21 50 24 62 21 78 30 74 56 70 40 60 33 50 29 40 33 30 40 26 56Z"
BOB = "M21 78C18 36 30 20 50 20S82 36 79 78Z"
TALL = "M28 46C23 28 30 21 36 22 32 12 52 6 66 12 80 18 76 32 72 46 70 38 66 35 60 34 48 37 36 33 32 37 29 40 28 46Z"
ROPES = "M32 40C32 28 38 25 41 24M42 33C43 27 46 24 49 23M58 33C57 27 55 24 52 23M68 40C68 28 62 25 59 24"
SHAGGY = "M27 52C20 30 34 17 52 19 72 18 79 36 72 50 70 42 66 38 62 36 56 41 42 44 33 37 30 41 31 47 27 52Z"
SPIKY = "M28 48C24 24 38 19 50 19S76 24 72 48C71 38 67 34 62 32 60 35 54 31 50 34 46 31 40 35 38 32 33 34 29 38 28 48Z"
LONG = "M20 96C16 34 30 19 50 19S84 34 80 96Z"


class Face(NamedTuple):
    """Behind the head, the head with clothes, and what lies over it."""

    ground: str
    behind: str
    clothes: str
    skin: Skin
    over: str
    ears: bool = True


FACES = {
    "bob": Face(
        "#F9D5B5",
        path(BOB, "#3A2418"),
        jumper("#B23F16", vee()),
        SAND,
        path(FRINGE, "#4A2F20") + features(SAND, "#3A2418", GRIN),
        ears=False,
    ),
    "curls": Face(
        "#CFE0F2",
        dots("#8E5A2B", (26, 42, 10), (74, 42, 10), (24, 58, 9), (76, 58, 9)),
        jumper("#2B6CB5", vee()),
        ROSE,
        dots("#A46B36", (33, 32, 9), (44, 26, 9.5), (57, 26, 9.5), (67, 33, 9)) + features(ROSE, "#8E5A2B", SMILE),
        ears=False,
    ),
    "crop": Face(
        "#F6CDBE",
        "",
        jumper("#F0C52C", vee(INK)),
        COCOA,
        path(SHORT, "#1D1310") + features(COCOA, "#1D1310", GRIN),
    ),
    "beard": Face(
        "#D5E5C8",
        "",
        jumper("#24663A", vee()),
        ROSE,
        path("M28 52C28 76 38 82 50 82S72 76 72 52C69 61 62 59.5 50 59.5S31 61 28 52Z", "#B98838")
        + path(SWEPT, "#C99A4A")
        + brows("#A87C33")
        + eyes()
        + nose(ROSE)
        + line("M43 66Q50 71 57 66", "#5B2A20"),
    ),
    "bun": Face(
        "#E4D6EE",
        dot(50, 15, 11, "#1E1B22"),
        jumper("#6B4A8E", roll("#8460A8")),
        SAND,
        path("M27 49C25 25 40 22 50 22S75 25 73 49C70 37 60 33 50 31 40 33 30 37 27 49Z", "#2A262E")
        + features(SAND, "#1E1B22", SMILE, lashes()),
    ),
    "afro": Face(
        "#FBE0A6",
        dots("#2A1A12", (50, 34, 27), (28, 46, 14), (72, 46, 14)),
        jumper("#C2452D", crew("#F3B04B")),
        UMBER,
        path("M28.5 46C28 28 40 27 50 27S72 28 71.5 46C66 36 60 35 50 35S34 36 28.5 46Z", "#2A1A12")
        + features(UMBER, "#2A1A12", LIPS, lashes())
        + earrings("#F3B04B"),
    ),
    "beret": Face(
        "#DCE6EA",
        path(BOB, "#231A18"),
        jumper("#F2E7D3", line("M22 92H78M28 84H72", "#2F4C7A", 3.5)),
        ROSE,
        path("M27 54C24 38 34 33 50 33S76 38 73 54C70 44 64 42 60 40H40C36 42 30 44 27 54Z", "#231A18")
        + path("M20 33C20 16 40 12 54 13 74 14 84 26 79 34 62 27 38 29 25 39Z", "#B02E2A")
        + line("M55 14l2-5", "#B02E2A", 3)
        + features(ROSE, "#231A18", LIPS),
        ears=False,
    ),
    "cap": Face(
        "#D3E7E2",
        "",
        jumper("#3C7A78", crew("#2B5A58")),
        ROSE,
        path("M29 46C28 38 30 34 34 33H66C70 34 72 38 71 46L67 40H33Z", "#B4562A")
        + path("M26 35C26 17 38 13 50 13S74 17 74 35Q50 27 26 35Z", "#2B6CB5")
        + path("M24 35Q50 25 76 35L80 41Q50 30 20 41Z", "#1D4E88")
        + dot(50, 13.5, 2.4, "#1D4E88")
        + features(ROSE, "#B4562A", GRIN)
        + freckles(ROSE),
    ),
    "scarf": Face(
        "#F3DCC8",
        path("M19 90C14 34 28 14 50 14S86 34 81 90Z", "#2F7D77"),
        jumper("#2F7D77", ""),
        HONEY,
        '<path d="M50 14C80 14 84 48 78 74 70 92 30 92 22 74 16 48 20 14 50 14ZM50 28C31 28 30 50 33 61 38 74 62 74 67 '
        '61 70 50 69 28 50 28Z" fill="#3B968F" fill-rule="evenodd"/>'
        + line("M24 74Q44 90 74 78", "#2A6D68", 3)
        + features(HONEY, "#3A2418", SMILE, lashes()),
        ears=False,
    ),
    "turban": Face(
        "#DDE3C6",
        "",
        jumper("#3E4A63", vee()),
        HONEY,
        path("M28 52C28 78 38 87 50 87S72 78 72 52C69 62 62 60 50 60S31 62 28 52Z", "#2A1D17")
        + path("M24 40C20 16 38 8 50 8S80 16 76 40Q62 29 50 22 38 29 24 40Z", "#E08A1E")
        + line("M27 34Q46 26 60 11M73 34Q60 26 50 20", "#B96A10", 2.4)
        + brows(INK)
        + eyes()
        + nose(HONEY)
        + line("M44 66Q50 70 56 66", "#7A3A2C", 2.8),
    ),
    "beanie": Face(
        "#D6DFF0",
        path(LONG, "#7A4A26"),
        jumper("#8A3B4B", roll("#A64F60")),
        ROSE,
        path("M27 56C25 44 28 40 33 38H67C72 40 75 44 73 56L68 44H32Z", "#8E5A2B")
        + path("M25 38C23 14 40 11 50 11S77 14 75 38Z", "#E2A92F")
        + path("M23 33Q50 27 77 33V41Q50 35 23 41Z", "#C48A16")
        + dot(50, 10, 5.5, "#F6E3B0")
        + features(ROSE, "#7A4A26", SMILE),
        ears=False,
    ),
    "braids": Face(
        "#D9EAD0",
        dots("#C8622A", (24, 56, 7), (76, 56, 7), (22, 67, 6.5), (78, 67, 6.5), (21, 78, 6), (79, 78, 6))
        + dots("#2B6CB5", (21, 85, 4), (79, 85, 4)),
        jumper("#F2E7D3", crew("#C2452D")),
        ROSE,
        path(CURTAIN, "#D9723A") + features(ROSE, "#B4562A", GRIN) + freckles(ROSE),
        ears=False,
    ),
    "glasses": Face(
        "#E9DCC5",
        "",
        jumper("#2F4C7A", vee("#F6F1E6")),
        SAND,
        path(PARTED, "#2E2320") + features(SAND, "#2E2320", SMILE) + round_glasses("#2E2320"),
    ),
    "moustache": Face(
        "#F2D3CC",
        "",
        jumper("#5B2F57", vee()),
        ROSE,
        path("M27.5 50C26 42 28 38 31 36 29 44 31 46 30 52ZM72.5 50C74 42 72 38 69 36 71 44 69 46 70 52Z", "#5A4034")
        + features(ROSE, "#5A4034", line("M46 69.5Q50 71.5 54 69.5", "#5B2A20"))
        + path("M50 60C44 57 36 61 33 66 41 68 47 67 50 63.5 53 67 59 68 67 66 64 61 56 57 50 60Z", "#5A4034"),
    ),
    "phones": Face(
        "#F7D9E3",
        path(BOB, "#1F8A8C"),
        jumper("#2A262E", hood("#3C3742")),
        SAND,
        path(FRINGE, "#2BA3A5")
        + line("M24 52C20 8 80 8 76 52", "#2A262E", 4.5)
        + path("M19 47h7q3 0 3 3v10q0 3-3 3H23q-4 0-4-4ZM81 47H74q-3 0-3 3v10q0 3 3 3h3q4 0 4-4Z", "#C2452D")
        + features(SAND, "#1C6E70", SMIRK),
        ears=False,
    ),
    "flower": Face(
        "#FBE3C0",
        path(LONG, "#1F1512"),
        jumper("#D2694E", crew("#F6D9A8")),
        UMBER,
        path(CURTAIN, "#2A1D17")
        + features(UMBER, "#1F1512", SMILE, lashes())
        + dots("#F6F1E6", (72, 27, 4), (78, 31, 4), (76, 38, 4), (69, 38, 4), (66, 31, 4))
        + dot(72, 33, 3.4, "#F0C52C"),
        ears=False,
    ),
    "quiff": Face(
        "#CDE3EE",
        "",
        jumper("#E5821E", crew("#B9620E")),
        HONEY,
        path(TALL, INK) + features(HONEY, INK, GRIN),
    ),
    "silver": Face(
        "#D7D3EA",
        dots("#B9B4BC", (26, 40, 12), (74, 40, 12), (25, 57, 9), (75, 57, 9)),
        jumper("#8E2F4A", crew("#F6F1E6")),
        COCOA,
        dots("#CFCAD2", (32, 32, 9), (43, 25, 10), (57, 25, 10), (68, 32, 9))
        + features(COCOA, "#8A8590", GRIN)
        + earrings("#F6F1E6"),
        ears=False,
    ),
    "straw": Face(
        "#CFE6D4",
        path(BOB, "#6B4A2C"),
        jumper("#4E7FB0", vee()),
        HONEY,
        path("M27 54C26 42 30 38 36 37H64C70 38 74 42 73 54L67 43H33Z", "#7A5733")
        + path("M29 33C29 15 40 11 50 11S71 15 71 33Z", "#E9C87A")
        + path("M29 27Q50 22 71 27V34Q50 29 29 34Z", "#B23F16")
        + path("M10 38C22 29 38 30 50 30S78 29 90 38C76 43 62 39 50 39S24 43 10 38Z", "#DDB65C")
        + features(HONEY, "#5A3C22", SMILE),
        ears=False,
    ),
    "locs": Face(
        "#F0DFA9",
        line("M26 38V74M33 30 30 80M74 38V74M67 30 70 80", "#33201A", 8),
        jumper("#2F7A52", crew("#F0C52C")),
        EBONY,
        line(ROPES, "#3D271F", 8.5) + features(EBONY, "#20120D", GRIN),
        ears=False,
    ),
    "mohawk": Face(
        "#DDEBC9",
        path("M38 30C34 8 44 2 50 3 58 1 66 8 62 30Z", "#D0417E"),
        jumper("#33303C", vee("#D0417E")),
        ROSE,
        path("M42 34C38 18 46 12 50 14 54 12 62 18 58 34 53 30 47 30 42 34Z", "#E2609A")
        + features(ROSE, "#6B4434", SMIRK)
        + dots("#C9CED6", (71.5, 57, 2), (72.5, 53, 1.7)),
    ),
    "pixie": Face(
        "#CBD9E8",
        "",
        jumper("#A3372E", roll("#BF4A40")),
        SAND,
        path(SHAGGY, "#EFE3C2") + features(SAND, "#B59C63", LIPS, lashes()) + dot(72, 59, 2.4, "#F3B04B"),
    ),
    "bandana": Face(
        "#F6D8B8",
        dots("#241712", (27, 50, 9), (73, 50, 9), (25, 62, 8), (75, 62, 8)),
        jumper("#F6F1E6", crew("#2B6CB5")),
        COCOA,
        path("M26 41C24 18 40 15 50 15S76 18 74 41Q50 29 26 41Z", "#2B6CB5")
        + dots("#F6F1E6", (36, 28, 2), (46, 21, 2), (50, 29, 2), (60, 23, 2), (66, 31, 2), (31, 35, 1.8))
        + path("M70 17l9-7 1 10 8 4-12 4Z", "#1D4E88")
        + features(COCOA, "#241712", GRIN, lashes()),
        ears=False,
    ),
    "shades": Face(
        "#FAD9A8",
        "",
        jumper("#1F5546", crew("#F3F1DA")),
        UMBER,
        path(SPIKY, "#20140F") + cheeks(UMBER) + brows("#20140F") + shades("#1B1A20") + nose(UMBER) + SMIRK,
    ),
}


def drawn(id_: str, face: Face) -> str:
    body = face.behind + face.clothes + head(face.skin, ears=face.ears) + face.over
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<clipPath id="{id_}"><circle cx="50" cy="50" r="50"/></clipPath><g clip-path="url(#{id_})">'
        f'<path d="M0 0h100v100H0Z" fill="{face.ground}"/>{body}</g></svg>\n'
    )


if __name__ == "__main__":
    for name, each in FACES.items():
        (HERE / f"{name}.svg").write_text(drawn(name, each), encoding="utf-8")
