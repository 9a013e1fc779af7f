"""A page of thumbnails of all pictures in the folder, those of earlier runs included."""

from __future__ import annotations

from collections import defaultdict
from html import escape
from pathlib import Path

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tablée: every page</title>
<style>
  body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #8d8d8d; }
  nav a { margin-right: 12px; }
  a { color: inherit; }
  div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; height: 260px; max-width: 420px; object-fit: cover; object-position: top; }
</style>
<h1>Every page</h1>
"""


def write_index(folder: Path) -> None:
    pages: dict[str, list[Path]] = defaultdict(list)
    for picture in sorted(folder.glob("*_*_*_*.png"), key=place):
        pages[picture.stem.partition("_")[0]].append(picture)
    links = " ".join(f'<a href="#{escape(page)}">{escape(page)}</a>' for page in pages)
    sections = "\n".join(section(page, pictures) for page, pictures in pages.items())
    (folder / "index.html").write_text(f"{HEAD}<nav>{links}</nav>\n{sections}\n", encoding="utf-8")


def place(picture: Path) -> tuple[str, str, int, str]:
    page, language, width, theme = picture.stem.split("_")
    return page, theme, int(width), language


def section(page: str, pictures: list[Path]) -> str:
    return f'<h2 id="{escape(page)}">{escape(page)}</h2>\n<div>{"".join(map(figure, pictures))}</div>'


def figure(picture: Path) -> str:
    label = " · ".join(picture.stem.split("_")[1:])
    name = escape(picture.name)
    image = f'<img loading="lazy" src="{name}" alt="{label}">'
    return f'<figure><a href="{name}">{image}</a><figcaption>{label}</figcaption></figure>\n'
