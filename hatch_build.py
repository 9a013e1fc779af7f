"""Compiles the engine when the package is installed normally and a C compiler is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "kit", "games", "bots")
# Of the server, everything between a player's message and its answer.
FOR_EVERY_MOVE = (
    "attendant",
    "clock",
    "course",
    "crier",
    "desk",
    "doors/conversation",
    "doors/frames",
    "doors/watcher",
    "doors/wire",
    "draft",
    "flushing",
    "journal",
    "judging",
    "keys",
    "links",
    "news",
    "pace",
    "reveals",
    "rows",
    "shelf",
    "sights",
    "sitters",
    "sqlite",
    "storage",
    "table",
    "taking_back",
    "telling",
    "timing",
    "turns",
    "watch/commands",
)
# mypyc indents some lines by hundreds of spaces: these, and warnings about them, take a sixth of the compiler's time.
SETUP = """
import re
import sys
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify

options = ["--strict", "--explicit-package-bases", "--no-error-summary"]
extensions = mypycify([*options, *sys.argv.pop().split()], group_name="tablee", debug_level="0")
written = Path("build/__native_tablee.c")
written.write_text(re.sub("(?m)^ +", "", written.read_text("utf-8")), "utf-8")
for each in extensions:
    each.extra_compile_args = [*each.extra_compile_args, "-w"]
setup(name="tablee", packages=[], ext_modules=extensions)
"""


class CompileHook(BuildHookInterface[Any]):
    """TABLEE_COMPILE=0 never compiles, 1 insists on it; by default it is done where it can be."""

    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            self.build_web(Path(self.root) / "web")
        wish = os.environ.get("TABLEE_COMPILE", "")
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        if wish != "1" and not shutil.which(os.environ.get("CC", "cc")):
            self.app.display_warning("Tablée is installed without compiled code: there is no C compiler.")
            return
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-build-"))
        try:
            built = compile_engine(Path(self.root) / "src", self.folder)
        except subprocess.CalledProcessError as error:
            if wish == "1":
                raise
            self.app.display_warning(f"Tablée is installed without compiled code: compiling failed ({error}).")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): str(path.relative_to(self.folder)) for path in built})

    def build_web(self, web: Path) -> None:
        """The web app, if nobody has built it yet and it can be built; the server says so where it is missing."""
        if (Path(self.root) / "src" / "tablee" / "web" / "index.html").exists() or not web.exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("Tablée is installed without its web app: there is no npm to build it.")
            return
        try:
            subprocess.run([npm, "ci", "--omit=dev", "--loglevel=error"], cwd=web, check=True)
            subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=web, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.display_warning(f"Tablée is installed without its web app: building it failed ({error}).")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder)


def modules(sources: Path) -> list[Path]:
    """Those that are compiled."""
    package = sources / "tablee"
    files = [path for part in COMPILED for path in sorted((package / part).rglob("*.py")) if path.name != "__init__.py"]
    return files + [package / "server" / f"{name}.py" for name in FOR_EVERY_MOVE]


def compile_engine(sources: Path, folder: Path) -> list[Path]:
    """Compile a copy, so that nothing built lies beside the sources; the libraries made."""
    shutil.copytree(sources, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    names = [str(path.relative_to(folder)) for path in modules(folder)]
    (folder / "compile.py").write_text(SETUP, encoding="utf-8")
    # The one large library and the small ones that stand for its modules are compiled side by side.
    jobs = str(os.cpu_count() or 1)
    command = [sys.executable, "compile.py", "--quiet", "build_ext", "--inplace", "--parallel", jobs, " ".join(names)]
    subprocess.run(command, cwd=folder, check=True)
    return [path for path in folder.rglob("*.so") if "build" not in path.relative_to(folder).parts]
