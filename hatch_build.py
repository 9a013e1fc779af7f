"""Compiles the engine when the package is installed normally and a C compiler is there."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
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
COMPILER = Path(__file__).parent / "tools" / "compile_engine.py"


class CompileHook(BuildHookInterface[Any]):
    """TABLEE_COMPILE=0 never compiles, 1 insists on it; by default it is done where it can be."""

    folder: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            self.build_web(Path(self.root) / "web")
        wish = os.environ.get("TABLEE_COMPILE", "")
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        missing = missing_for_compiling()
        if missing and wish != "1":
            self.app.display_warning(f"Tablée is installed without compiled code: {missing}.")
            return
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-build-"))
        try:
            built = compile_engine(Path(self.root) / "src", self.folder)
        except subprocess.CalledProcessError as error:
            if wish == "1":
                raise RuntimeError(f"Tablée cannot be compiled: {missing or 'see the messages above'}") from error
            self.app.display_warning("Tablée is installed without compiled code: compiling failed, see above.")
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


def c_compiler() -> str | None:
    """CC if it is set, else the compiler that Python was built with, else any other; None if it is not there."""
    wish = os.environ.get("CC")
    commands = [wish] if wish else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    return next((command for command in commands if shutil.which(shlex.split(command)[0])), None)


def missing_for_compiling() -> str | None:
    """What keeps the engine from being compiled here, in a sentence; None if nothing does."""
    compiler = c_compiler()
    if compiler is None:
        return "there is no C compiler (Debian: apt install gcc libc6-dev)"
    headers = sysconfig.get_path("include")
    if not (Path(headers) / "Python.h").exists():
        return "the C compiler is there, but Python's headers are not (Debian: apt install python3-dev)"
    command = [*shlex.split(compiler), "-fsyntax-only", f"-I{headers}", "-x", "c", "-"]
    tried = subprocess.run(command, input=b"#include <Python.h>", capture_output=True, check=False)
    if tried.returncode != 0:
        return "the C compiler is there, but it cannot read C's own headers (Debian: apt install libc6-dev)"
    return None


def compile_engine(sources: Path, folder: Path) -> list[Path]:
    """Compile a copy, so that nothing built lies beside the sources; the libraries made."""
    shutil.copytree(sources, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    names = [str(path.relative_to(folder)) for path in modules(folder)]
    environment = {"CC": c_compiler() or "cc", **os.environ}
    subprocess.run([sys.executable, str(COMPILER), *names], cwd=folder, env=environment, check=True)
    return [path for path in folder.rglob("*.so") if "build" not in path.relative_to(folder).parts]
