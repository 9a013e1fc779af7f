"""The README as the package's own page: no pictures, no links into the repository, no commands that need a clone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

IN_A_CLONE = re.compile(r"<!-- in a clone -->.*?<!-- everywhere -->\n*", re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)\n*")
INTO_REPOSITORY = re.compile(r"\[([^\]]+)\]\((?!https?://|#)[^)]*\)")


class LongDescription(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": outside(readme)}


def outside(readme: str) -> str:
    """What makes sense to somebody who has the package and not the repository."""
    text = PICTURE.sub("", IN_A_CLONE.sub("", readme))
    return INTO_REPOSITORY.sub(r"\1", text).replace(".venv/bin/", "").rstrip() + "\n"
