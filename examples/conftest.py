from __future__ import annotations

from tests.examples import register_examples

register_examples()
