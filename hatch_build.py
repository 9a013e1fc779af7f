"""Builds the web app for source distributions and wheels, and compiles the engine where there is a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import node
from tools.compiler import missing_for_compiling
from tools.libraries import compiled

# mypyc reads the types of every package that a compiled module imports.
COMPILING = (
    "filelock>=3.20",
    "librt>=0.16",
    "msgspec>=0.20",
    "mypy[mypyc]>=2.4,<3",
    "prometheus-client>=0.22",
    "pydantic>=2.12",
    "setuptools>=75",
    "websockets>=17",
)


class CompileHook(BuildHookInterface[Any]):
    """TABLEE_COMPILE=0 never compiles, 1 insists on it; by default it is done where it can be.

    TABLEE_WEB=0 and 1 say the same of the web app in a wheel. A source distribution always has it.
    """

    folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling; build_backend.py leaves it out for an editable install."""
        compiling = COMPILING if self.target_name == "wheel" and self.compiles() else ()
        return [*compiling, *([node.PACKAGE] if self.wants_web() and node.on_path() is None else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.wants_web():
            self.build_web(Path(self.root) / "web")
        if self.target_name == "wheel" and self.compiles():
            self.compile(build_data)
        elif self.target_name == "wheel" and wish("TABLEE_COMPILE") != "0":
            self.app.display_warning(f"Tablée is installed without compiled code: {missing_for_compiling()}.")

    def compiles(self) -> bool:
        asked = wish("TABLEE_COMPILE")
        return asked == "1" or (asked != "0" and not missing_for_compiling())

    def compile(self, build_data: dict[str, Any]) -> None:
        """TABLEE_LIBRARIES names a folder in which compiled libraries are kept for the next build."""
        kept = wish("TABLEE_LIBRARIES")
        self.folder = None if kept else Path(mkdtemp(prefix="tablee-build-"))
        try:
            made = compiled(Path(self.root) / "src", self.folder or Path(kept))
        except subprocess.CalledProcessError as error:
            if wish("TABLEE_COMPILE") == "1":
                raise RuntimeError(f"Tablée cannot be compiled: {missing_for_compiling() or 'see above'}") from error
            self.app.display_warning("Tablée is installed without compiled code: compiling failed, see above.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        libraries = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(path.relative_to(made)) for path in libraries})

    def insists_on_web(self) -> bool:
        return self.target_name == "sdist" or wish("TABLEE_WEB") == "1"

    def wants_web(self) -> bool:
        """Whether the web app is still to be built: a source distribution brings it, so its wheel needs no Node."""
        root = Path(self.root)
        built = (root / "src" / "tablee" / "web" / "index.html").exists()
        return not built and (self.insists_on_web() or (wish("TABLEE_WEB") != "0" and (root / "web").exists()))

    def build_web(self, web: Path) -> None:
        """A wheel can do without the web app, and its server says so; a source distribution cannot."""
        try:
            node.build(web)
        except (OSError, subprocess.CalledProcessError) as error:
            if self.insists_on_web():
                raise RuntimeError(f"The web app cannot be built: {error}") from error
            self.app.display_warning(f"Tablée is installed without its web app: {error}.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder)


def wish(name: str) -> str:
    return os.environ.get(name, "")
