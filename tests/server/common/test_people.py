"""Faces for people, and names for those who give none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bots.regulars import REGULARS
from tablee.server.common.people import FACES, NICKNAMES, clean_face, nickname
from tests.server.support.faulty_storage import refused

PICTURES = Path(__file__).parents[3] / "web/src/kit/faces"


def test_every_face_has_a_small_picture_and_every_picture_is_a_face() -> None:
    sizes = {file.stem: file.stat().st_size for file in PICTURES.glob("*.svg")}

    assert set(sizes) == {*FACES, *(regular.id for regular in REGULARS)}
    assert len(FACES) == len(set(FACES)) >= 24
    assert max(sizes.values()) <= 1_750


@pytest.mark.parametrize("face", ["", *FACES])
def test_people_choose_from_the_list(face: str) -> None:
    assert clean_face(face) == face


@pytest.mark.parametrize("face", ["lotte", "Bob", "../bob", "nobody"])
def test_a_regulars_face_and_unknown_ones_are_refused(face: str) -> None:
    with refused("face"):
        clean_face(face)


def test_a_nickname_follows_from_its_number_and_goes_around() -> None:
    assert nickname(0, []) == NICKNAMES[0]
    assert nickname(len(NICKNAMES) + 3, []) == NICKNAMES[3]
    assert nickname(len(NICKNAMES) - 1, [NICKNAMES[-1].upper()]) == NICKNAMES[0]


def test_a_nickname_is_numbered_where_all_are_taken() -> None:
    assert nickname(2, NICKNAMES) == f"{NICKNAMES[2]} II"
