"""Whether the engine can be compiled on this machine."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path


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
