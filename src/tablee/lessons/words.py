"""What a lesson says in one language: the file `en.json`, `fr.json` or `de.json` of a game's lessons."""

from __future__ import annotations

from msgspec import field

from tablee.lessons.script import Part

# Said to every answer of its kind that has no sentence of its own.
ANY = "*"

Sentences = dict[str, str]


class DecisionWords(Part, frozen=True):
    """The task, and the answers to what is tried by its notation; `other` answers any other legal action."""

    say: str
    right: Sentences
    poor: Sentences = field(default_factory=dict)
    wrong: Sentences = field(default_factory=dict)
    other: str = ""
    done: str = ""


class StepWords(Part, frozen=True):
    title: str
    decisions: tuple[DecisionWords, ...]


class FinaleWords(Part, frozen=True):
    title: str
    say: str
    won: str
    lost: str


class Words(Part, frozen=True):
    """`how_to_play` and `pictures` are captions by the id of the picture."""

    steps: dict[str, StepWords] = field(default_factory=dict)
    finale: FinaleWords | None = None
    how_to_play: Sentences = field(default_factory=dict)
    pictures: Sentences = field(default_factory=dict)


def said(sentences: Sentences, do: str) -> str:
    """The answer to an action; empty where there is none."""
    return sentences.get(do, sentences.get(ANY, ""))
