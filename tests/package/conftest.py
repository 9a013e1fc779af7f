"""What is built once for all tests of the package, also when they run in several processes."""

from __future__ import annotations

import re
import sys
import tarfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest
from filelock import FileLock
from tools.environments import ROOT, Environment, extract, fresh, ran

LOCKED = ("--constraint", str(ROOT / "requirements.lock"))


class Built(NamedTuple):
    sdist: Path
    wheel: Path


def names(requirements: Iterable[str]) -> set[str]:
    """The modules that requirements bring: all of ours are named like their packages."""
    return {re.split(r"[^\w-]", each)[0].replace("-", "_") for each in requirements} - {"tablee"}


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all processes of the run see."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "package"
    folder.mkdir(exist_ok=True)
    return folder


def once(folder: Path, make: Callable[[], object]) -> None:
    """Made by whichever process comes first."""
    done = folder.with_name(f"{folder.name}.done")
    with FileLock(folder.with_name(f"{folder.name}.lock")):
        if not done.exists():
            make()
            done.touch()


@pytest.fixture(scope="session")
def built(shared: Path) -> Built:
    """The sdist of this checkout, and the pure wheel made of it where there is no Node."""
    once(shared / "dist", lambda: build(shared / "dist", shared / "unpacked"))
    (sdist,), (wheel,) = shared.glob("dist/*.tar.gz"), shared.glob("dist/*.whl")
    return Built(sdist, wheel)


def build(dist: Path, unpacked: Path) -> None:
    hatchling = [sys.executable, "-m", "hatchling", "build", "--directory", str(dist), "--target"]
    made = ran([*hatchling, "sdist"], cwd=ROOT)
    assert not made.returncode, made.stderr
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        extract(archive, unpacked)
    made = ran([*hatchling, "wheel"], cwd=next(unpacked.iterdir()), PATH="", TABLEE_COMPILE="0", TABLEE_WEB="1")
    assert not made.returncode, made.stderr


@pytest.fixture(scope="session")
def engine(shared: Path, built: Built) -> Environment:
    """Only `tablee`."""
    once(shared / "engine", lambda: fresh(shared / "engine", *LOCKED, str(built.wheel)))
    return Environment(shared / "engine")


@pytest.fixture(scope="session")
def server(shared: Path, built: Built) -> Environment:
    """`tablee[server]`"""
    once(shared / "server", lambda: fresh(shared / "server", *LOCKED, f"tablee[server] @ {built.wheel.as_uri()}"))
    return Environment(shared / "server")
