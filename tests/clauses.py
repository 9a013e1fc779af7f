"""Which clause of a rules page a test proves."""

from __future__ import annotations

import pytest


def rule(clause: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(clause)
