"""Events in sentences, from one file for each game and language that the web app reads too.

`events` has an entry for each class of events, `terms` has entries for cards, places and whatever else they mention.
Other sections have entries for other classes of values, told in the same way: `stakes` for what a choice would do.
An entry is one of these:

- A text. `{field:term}` tells a field by a term, a list member by member; `{field}` by the term of the same name if
  there is one, else as a number or a word, a list as the number of its members. The terms `seat` and `seconds` are
  built in. `{pawn/2:seat}` and `{pawn%2:letter}` tell the quotient and the remainder. In a term, the fields are those
  of what it tells; a number or a word is `value`, and its place in a list is `index`.
- A choice, `{"of": "field", …}`: the entry under the value, else under the name that the table has for that number
  (`you`, or a landmark of the game), else under the plural category, else under `other`. A list counts its members;
  None is `none`. Without `of` it is a choice of `value`.
- A list of entries, told with spaces between them.
- `{"repeat": signs}`: each sign as often as a list of numbers says.

An empty sentence need not be told: another event says more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from enum import Enum
from functools import cache, partial
from importlib.resources import files
from typing import Final

from tablee.core.languages import SEAT, check_language, joined, plural, seconds, spelled
from tablee.core.wire import Json

PATH: Final = re.compile(r"(?P<path>[a-z_.]+)((?P<sign>[/%])(?P<by>\d+))?(:(?P<term>\w+))?")
PLACEHOLDER: Final = re.compile(rf"\{{{PATH.pattern}\}}")
BUILT_IN: Final = ("seat", "seconds")

Entries = dict[str, Json]
Names = Mapping[str, int | None]


@cache
def read(package: str, language: str) -> dict[str, Entries]:
    """The sections of the game whose package this is."""
    path = files(package) / "sentences" / f"{check_language(language)}.json"
    found: dict[str, Entries] = json.loads(path.read_text(encoding="utf-8"))
    return found


def tell(book: dict[str, Entries], language: str, thing: object, names: Names, section: str = "events") -> str:
    """What the entry of its class in this section says of an event, or of another tagged value."""
    teller = Teller(language, book["terms"], names)
    return spelled(language, teller.text(book[section][type(thing).__name__], thing))


def part(thing: object, name: str) -> object:
    """A field; `is` is the class of a value."""
    if isinstance(thing, dict):
        return thing[name]
    found = type(thing).__name__ if name == "is" else getattr(thing, name)
    return found.value if isinstance(found, Enum) else found


class Teller:
    """A language at a table; `names` are the numbers that the table has names for."""

    def __init__(self, language: str, terms: Entries, names: Names) -> None:
        self.language: Final = language
        self.terms: Final = terms
        self.names: Final = names

    def text(self, entry: Json, scope: object) -> str:
        if isinstance(entry, str):
            return PLACEHOLDER.sub(partial(self.filled, scope), entry)
        if isinstance(entry, list):
            return " ".join(filter(None, [self.text(member, scope) for member in entry]))
        assert isinstance(entry, dict)
        return self.text(self.chosen(entry, scope), scope)

    def filled(self, scope: object, placeholder: re.Match[str]) -> str:
        value = self.found(scope, placeholder)
        term = placeholder["term"] or placeholder["path"].rpartition(".")[2]
        if placeholder["term"] is not None or term in self.terms or term in BUILT_IN:
            return self.by_term(value, term)
        return str(len(value) if isinstance(value, tuple) else value)

    def found(self, scope: object, placeholder: re.Match[str]) -> object:
        """The value that a placeholder stands for."""
        value: object = self.names if placeholder["path"] in self.names else scope
        for name in placeholder["path"].split("."):
            value = part(value, name)
        if placeholder["sign"] is None:
            return value
        assert isinstance(value, int)
        return value // int(placeholder["by"]) if placeholder["sign"] == "/" else value % int(placeholder["by"])

    def by_term(self, value: object, term: str, index: int = 0) -> str:
        if isinstance(value, tuple):
            return self.listed(value, term)
        if isinstance(value, int) and term == "seat":
            return f"{SEAT[self.language]} {value + 1}"
        if isinstance(value, int) and term == "seconds":
            return seconds(self.language, value)
        scope = {"value": value, "index": index} if isinstance(value, (int, str)) else value
        return self.text(self.terms[term], scope)

    def listed(self, members: tuple[object, ...], term: str) -> str:
        entry = self.terms.get(term)
        if isinstance(entry, dict) and "repeat" in entry:
            signs = entry["repeat"]
            assert isinstance(signs, list)
            groups = [str(sign) * int(str(count)) for sign, count in zip(signs, members, strict=True)]
            return " ".join(filter(None, groups))
        return joined(self.language, [self.by_term(member, term, index) for index, member in enumerate(members)])

    def chosen(self, choice: Entries, scope: object) -> Json:
        of = PATH.fullmatch(str(choice.get("of", "value")))
        assert of is not None
        value = self.found(scope, of) if of["term"] is None else self.filled(scope, of)
        return next(choice[key] for key in self.keys(value) if key in choice)

    def keys(self, value: object) -> list[str]:
        """Under what an entry for the value may stand, the most special first."""
        if isinstance(value, tuple):
            return self.keys(len(value))
        if value is None:
            return ["none", "other"]
        if isinstance(value, int) and not isinstance(value, bool):
            named = [name for name, number in self.names.items() if number == value]
            return [str(value), *named, plural(self.language, value), "other"]
        return [str(value).lower() if isinstance(value, bool) else str(value), "other"]
