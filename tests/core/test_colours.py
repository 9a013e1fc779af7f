from __future__ import annotations

from tablee.kit.colours import SHAPES, Colour


def test_every_colour_also_has_a_shape_of_its_own() -> None:
    assert set(SHAPES) == set(Colour)
    assert len(set(SHAPES.values())) == len(Colour)
    assert all(len(shape) == 1 for shape in SHAPES.values())


def test_a_colour_goes_by_its_word() -> None:
    assert all(Colour(colour.name.lower()) is colour for colour in Colour)
