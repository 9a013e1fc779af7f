"""The standings as a picture: a bar for each bot, its interval, and where it would be if all were alike."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tablee.sim.standing import Standing

ROW = 44
LEFT = 130
WIDTH = 480
TOP = 56
RIGHT = 150


def plot(title: str, standings: Sequence[Standing]) -> str:
    """An SVG file."""
    height = TOP + ROW * len(standings) + 40
    rows = [row(each, TOP + ROW * number) for number, each in enumerate(standings)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + RIGHT}" height="{height}" '
            'font-family="system-ui, sans-serif" font-size="14">',
            '<rect width="100%" height="100%" fill="#fff"/>',
            f'<text x="16" y="28" font-size="16" font-weight="600">{escape(title)}</text>',
            *scale(TOP - 8, height - 32),
            *rows,
            "</svg>",
            "",
        ]
    )


def across(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)


def scale(top: float, bottom: float) -> list[str]:
    lines = []
    for percent in (0, 25, 50, 75, 100):
        x = across(percent / 100)
        lines.append(f'<line x1="{x}" y1="{top}" x2="{x}" y2="{bottom}" stroke="#ddd"/>')
        lines.append(f'<text x="{x}" y="{bottom + 20}" text-anchor="middle" fill="#555">{percent} %</text>')
    return lines


def row(each: Standing, y: float) -> str:
    middle = y + ROW / 2
    width = round(WIDTH * each.share, 1)
    low, high, even = across(each.low), across(each.high), across(each.even)
    elo = f"{each.elo:+d} Elo"
    return "\n".join(
        [
            f'<text x="{LEFT - 12}" y="{middle + 5}" text-anchor="end">{escape(each.bot)}</text>',
            f'<rect x="{LEFT}" y="{y + 8}" width="{width}" height="{ROW - 16}" rx="3" fill="#3f7d6e"/>',
            f'<path d="M{low} {middle}H{high}M{low} {middle - 6}v12M{high} {middle - 6}v12" '
            'stroke="#111" stroke-width="2" fill="none"/>',
            f'<line x1="{even}" y1="{y + 2}" x2="{even}" y2="{y + ROW - 2}" stroke="#b4442e" stroke-dasharray="4 3"/>',
            f'<text x="{LEFT + WIDTH + 12}" y="{middle + 5}">{100 * each.share:.1f} %, {elo}</text>',
        ]
    )
