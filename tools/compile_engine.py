"""Compiles modules in place: mypyc checks and translates them, the C compiler works on all cores.

    python tools/compile_engine.py FILE …        in the folder that holds the package

The files become one library, so that modules call each other directly, and a small one for each module.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from time import perf_counter
from typing import Any

from mypyc.build import mypycify
from mypyc.codegen.cstring import c_string_initializer
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

GROUP = "tablee"
CHECKED = ("--strict", "--explicit-package-bases", "--no-error-summary")
# Nothing outside the library uses its functions or replaces them: calls between its files need no detour.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# Modules of packed numbers are optimised as one: their many small functions disappear into each other.
AS_ONE = ["-flto=auto"]
PACKED = re.compile(r"\bi64\b")
# Lines of progress where there is no terminal.
LINES = 8

# How mypyc writes what has a docstring: a function or method, a class, a property, the module.
TEXT = r'(?P<text>NULL|"(?:[^"\\]|\\.)*")'
FUNCTION = re.compile(rf"\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[\w |]+, PyDoc_STR\({TEXT}\)")
CLASS = re.compile(rf"PyTypeObject CPyType_(?P<name>\w+)_template_ = {{[^}}]*?\.tp_doc = PyDoc_STR\({TEXT}\)")
PROPERTY = re.compile(
    r'\{"(?P<last>\w+)",\s+\(getter\)(?P<name>\w+),\s+(?:NULL|\(setter\)\w+),\s+(?P<text>NULL), NULL\}'
)
MODULE = re.compile(r"(?P<text>NULL), /\* docstring \*/")
PREFIX = re.compile(r"static PyMethodDef (\w*)module_methods\[\]")


class Progress:
    """How many files are compiled: one line that changes on a terminal, a few lines elsewhere."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.lock = Lock()

    def step(self) -> None:
        with self.lock:
            self.done += 1
            if sys.stdout.isatty():
                say(f"\rCompiling {self.done} of {self.total} files …", end="\n" if self.done == self.total else "")
            elif self.done * LINES // self.total > (self.done - 1) * LINES // self.total:
                say(f"Compiling {self.done} of {self.total} files …")


class SideBySide(build_ext):  # type: ignore[misc]
    """Compiles files side by side; by itself setuptools does so with whole extensions only."""

    def build_extensions(self) -> None:
        flags = ["-w", *tried(self.compiler, DIRECT_CALLS)]
        self.as_one = tried(self.compiler, AS_ONE)
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = [*extension.extra_link_args, *(["-O3", *self.as_one] if self.as_one else [])]
        cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
        self.parallel = cores + 1  # one thread waits for the files of the large library
        with ThreadPoolExecutor(cores) as pool:
            self.compiler.compile = self.spread(pool, self.compiler.compile)
            super().build_extensions()

    def spread(self, pool: ThreadPoolExecutor, compile_them: Callable[..., list[str]]) -> Callable[..., list[str]]:
        """The compiler's method, for one file at a time in each thread; the largest begin."""
        progress = Progress(sum(len(extension.sources) for extension in self.extensions))

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            flags = self.as_one if packed(source) else []
            made = compile_them([source], **{**options, "extra_postargs": [*options["extra_postargs"], *flags]})
            progress.step()
            return made

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            ordered = sorted(sources, key=os.path.getsize, reverse=True)
            waiting = [pool.submit(compile_one, source, options) for source in ordered]
            try:
                return [made for each in waiting for made in each.result()]
            finally:
                for each in waiting:
                    each.cancel()  # once one has failed

        return compile_all


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, flush=True)


def translate(files: list[str]) -> list[Extension]:
    """The C of the files; what mypy says is shown only if it refuses them."""
    said = StringIO()
    try:
        with redirect_stdout(said):
            return mypycify([*CHECKED, *files], group_name=GROUP, debug_level="0", multi_file=True)
    except SystemExit:
        say(said.getvalue())
        raise


def docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Those of a module's classes and functions, by names as in C."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{node.name}___{method.name}", ast.get_docstring(method) or ""


def documented(written: str, python: str) -> tuple[str, set[str]]:
    """The C of a module with the docstrings that mypyc leaves out, and the names of those that found no place."""
    tree = ast.parse(python)
    prefix = PREFIX.search(written)
    if prefix is None:
        return written, {name for name, text in docstrings(tree) if text}
    before = f"{prefix[1]}___" if prefix[1] else ""
    texts = {before + name: text for name, text in docstrings(tree) if text}
    # Only what is native has a place for it: functions, methods, and classes with a constructor in C.
    missing = {name for name in texts if f"CPyDef_{name}(" in written}

    def filled(match: re.Match[str]) -> str:
        found = match.groupdict()
        name = found["name"]
        if "last" in found:
            name = re.sub(rf"_get_{found['last']}$", f"___{found['last']}", name)
        missing.discard(name)
        return with_text(match, texts.get(name, ""))

    for pattern in (FUNCTION, CLASS, PROPERTY):
        written = pattern.sub(filled, written)
    return MODULE.sub(lambda match: with_text(match, ast.get_docstring(tree) or ""), written, count=1), missing


def with_text(match: re.Match[str], text: str) -> str:
    """A docstring follows the signature, if one is there."""
    if not text:
        return match[0]
    begin, end = match.start("text") - match.start(), match.end("text") - match.start()
    signature = "" if match["text"] == "NULL" else match["text"]
    return match[0][:begin] + signature + c_string_initializer(text.encode("utf-8")) + match[0][end:]


def document(files: list[str]) -> None:
    """Carry the docstrings over; a build that lacks some is as good otherwise."""
    lost = 0
    for file in files:
        module = file.removesuffix(".py").replace(os.sep, "___")
        path = Path("build") / f"__native_{module}.c"
        written, missing = documented(path.read_text("utf-8") if path.exists() else "", Path(file).read_text("utf-8"))
        if written:
            path.write_text(written, "utf-8")
        lost += len(missing)
    if lost:
        say(f"This mypyc writes its tables in another way: {lost} docstrings are left out.")


def packed(source: str) -> bool:
    """Whether a C file is that of a module which works with packed numbers."""
    module = Path(source.replace("___", os.sep)).with_suffix(".py")
    path = Path(str(module).partition("__native_")[2])
    return path.is_file() and PACKED.search(path.read_text("utf-8")) is not None


def tried(compiler: Any, flags: list[str]) -> list[str]:
    """The flags, or none where this compiler and its linker do not know them."""
    if sys.platform != "linux":
        return []
    with TemporaryDirectory() as folder:
        command = [*compiler.compiler_so, *flags, "-shared", "-x", "c", os.devnull, "-o", f"{folder}/tried.so"]
        return flags if subprocess.run(command, capture_output=True, check=False).returncode == 0 else []


def main() -> None:
    began = perf_counter()
    files = sys.argv[1:]
    say(f"Checking the types of {len(files)} modules and translating them to C …")
    extensions = translate(files)
    document(files)
    setup(
        name=GROUP,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    say(f"Compiled {len(files)} modules in {perf_counter() - began:.0f} s.")


if __name__ == "__main__":
    main()
