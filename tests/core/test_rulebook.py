from __future__ import annotations

import pytest

from tablee import rulebook
from tablee.core.languages import LANGUAGES
from tablee.rulebook import Clause
from tests.core.samples import NAMES

PAGE = """# Race

- **RC1 Turns** The seats take turns.

  *Ruling:* from left to right.
- **RC2** Who runs rolls.
Text between clauses belongs to none.
  Nor does this.

## The end

- **RC-X1 A variant** Run
  backwards.
- an item that is no clause
"""


def test_clauses_are_found_with_all_that_is_indented() -> None:
    assert rulebook.parse(PAGE) == {
        "RC1": Clause("RC1", "Turns", "The seats take turns.\n\n*Ruling:* from left to right."),
        "RC2": Clause("RC2", "", "Who runs rolls."),
        "RC-X1": Clause("RC-X1", "A variant", "Run\nbackwards."),
    }


def test_an_empty_page_has_no_clauses() -> None:
    assert rulebook.parse("") == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_same_clauses_in_every_language(name: str) -> None:
    ids = [list(rulebook.clauses(name, language)) for language in LANGUAGES]

    assert ids[0]
    assert ids == [ids[0]] * len(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text_and_a_title_unless_it_is_an_extra_one(name: str, language: str) -> None:
    for clause in rulebook.clauses(name, language).values():
        assert clause.text
        assert clause.title or "-X" in clause.id
