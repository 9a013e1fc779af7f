"""What is on the table page, looked at again and again while the game goes on."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from playwright.sync_api import Page

EVERY = 50
# What the board shows, and what else on the page says whose turn it is and what happened.
SAMPLE = """(every) => {
  const text = (place) => document.querySelector(place)?.textContent.trim() ?? "";
  const seats = (place) => [...document.querySelectorAll("ol[aria-label] > li")].flatMap((item, seat) =>
    item.matches(place) ? [seat] : []);
  window.samples = [];
  const look = () => {
    const stage = document.querySelector(".stage");
    const word = document.querySelector(".moment strong");
    window.samples.push({
      at: performance.now(),
      revision: Number(stage.dataset.revision),
      onTurn: seats("[aria-current=true]"),
      standings: [...document.querySelectorAll("ol[aria-label] > li .standing:not(.brief)")].map((one) =>
        one.textContent.trim()),
      bar: text(".task span"),
      narration: text(".narration p"),
      turn: Number(document.querySelector(".narration").dataset.turn),
      choices: document.querySelectorAll("[aria-disabled=false], button.load, button.go, .hand button.lit").length,
      word: word?.textContent ?? "",
      opacity: word ? Number(getComputedStyle(word).opacity) : 0,
      shaken: document.querySelector(".stage > .board")?.getAnimations().length ?? 0,
      room: JSON.stringify(stage.getBoundingClientRect()),
    });
  };
  look();
  window.sampling = setInterval(look, every);
}"""
STOP = "() => { clearInterval(window.sampling); return window.samples; }"


class Sample(NamedTuple):
    at: float
    revision: int
    on_turn: tuple[int, ...]
    standings: tuple[str, ...]
    bar: str
    narration: str
    turn: int
    choices: int
    word: str
    opacity: float
    shaken: int
    room: str


def start(page: Page) -> None:
    page.evaluate(SAMPLE, EVERY)


def stop(page: Page) -> list[Sample]:
    return [read(seen) for seen in page.evaluate(STOP)]


def read(seen: dict[str, Any]) -> Sample:
    on_turn = tuple(seen.pop("onTurn"))
    return Sample(on_turn=on_turn, **{**seen, "standings": tuple(seen["standings"])})


def stood(samples: list[Sample], word: str) -> list[float]:
    """For how many milliseconds a word could be read, each time that it was there."""
    runs = groupby(samples, key=lambda one: (one.word == word and one.opacity > 0.99, one.revision))
    times = [[one.at for one in run] for (is_there, _), run in runs if is_there]
    return [max(run) - min(run) for run in times]
