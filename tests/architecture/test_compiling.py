"""The compiler is given everything that the compiled modules use, and the build says what it lacks."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from abc import ABCMeta
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import hatch_build
import pytest
from tools import libraries
from tools.compile_engine import LINES, Progress, documented, packed
from tools.compiler import missing_for_compiling

# They come with mypy.
WITH_MYPY = {"mypy_extensions", "typing_extensions"}
SOURCES = Path(__file__).parents[2] / "src"


def needed_to_build() -> set[str]:
    names = (re.split(r"[^\w-]", requirement)[0] for requirement in hatch_build.COMPILING)
    return {name.replace("-", "_") for name in names} | WITH_MYPY


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, and what could be one."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def file_of(module: str) -> Path | None:
    path = SOURCES / module.replace(".", "/")
    found = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in found if file.exists()), None)


def test_whatever_compiled_modules_use_is_there_when_they_are_compiled() -> None:
    waiting, seen, others = libraries.modules(SOURCES), set[Path](), set[str]()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for module in imported(path):
            if module.startswith("tablee."):
                file = file_of(module)
                waiting += [file] if file else []
            else:
                others.add(module.split(".")[0])

    assert SOURCES / "tablee" / "server" / "service" / "commands.py" in seen
    assert others - sys.stdlib_module_names - {"tablee"} <= needed_to_build()


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("build/__native_tablee___kit___packed.c", True),
        ("build/__native_tablee___kit___words.c", False),
        ("build/__native_tablee.c", False),
        ("build/tablee/kit/packed.c", False),
    ],
)
def test_modules_of_packed_numbers_are_optimised_as_one(
    source: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(SOURCES)

    assert packed(source) is expected


def structs(path: Path) -> list[ast.ClassDef]:
    """The classes of a file that are given keywords."""
    return [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and node.keywords
    ]


def test_modules_with_struct_classes_are_not_compiled_and_no_others_are_left_out() -> None:
    compiled = set(libraries.modules(SOURCES))
    engine = [path for part in libraries.COMPILED for path in (SOURCES / "tablee" / part).rglob("*.py")]
    with_structs = {path for path in engine if structs(path)}

    assert SOURCES / "tablee" / "games" / "dog" / "view.py" in with_structs
    assert {path for path in engine if path.name != "__init__.py"} - compiled == with_structs


class Heard:
    """What the hook tells the person who builds."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


def hook(root: Path, heard: Any) -> hatch_build.CompileHook:
    nothing: Any = None
    return hatch_build.CompileHook(str(root), {}, nothing, nothing, str(root), "wheel", heard)


def test_the_build_goes_on_without_compiling_and_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("TABLEE_COMPILE", raising=False)
    heard, built = Heard(), dict[str, Any]()
    hook(tmp_path, heard).initialize("standard", built)

    why = "there is no C compiler (Debian: apt install gcc libc6-dev)"
    assert heard.warnings == [f"Tablée is installed without compiled code: {why}."]
    assert built == {}


def test_a_build_that_must_be_compiled_fails_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    failing = tmp_path / "failing.py"
    failing.write_text("raise SystemExit(1)", "utf-8")
    monkeypatch.setattr(libraries, "COMPILER", failing)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("TABLEE_COMPILE", "1")
    (tmp_path / "src").mkdir()

    with pytest.raises(RuntimeError, match="Tablée cannot be compiled: there is no C compiler"):
        hook(tmp_path, Heard()).initialize("standard", {})


def test_the_progress_is_told_in_a_few_lines(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(300)
    for _ in range(300):
        progress.step()
    lines = capsys.readouterr().out.splitlines()

    assert len(lines) == LINES
    assert lines[-1] == "Compiling 300 of 300 files …"


PYTHON = '''
"""About dice."""

def roll(die):
    """Rolls "it", décidément."""

class Die(Value):
    """Six faces."""

    def show(self): ...

    def turn(self):
        """Turns it."""

    @property
    def face(self):
        """The one on top."""
'''
C = r"""
static PyMethodDef dice___Die_methods[] = {
    {"show",
     (PyCFunction)CPyPy_dice___Die___show,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("show($self)\n--\n\n")},
    {"turn",
     (PyCFunction)CPyPy_dice___Die___turn,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
static PyGetSetDef dice___Die_getseters[] = {
    {"face",
     (getter)dice___Die_get_face,
    NULL, NULL, NULL},
static PyTypeObject CPyType_dice___Die_template_ = {
    .tp_name = "Die",
    .tp_doc = PyDoc_STR("Die(sides=\"6\")\n--\n\n"),
};
static PyMethodDef dicemodule_methods[] = {
    {"roll", (PyCFunction)CPyPy_dice___roll, METH_FASTCALL, PyDoc_STR("roll(die)\n--\n\n") /* docstring */},
    NULL, /* docstring */
PyObject *CPyDef_dice___roll(PyObject *cpy_r_die) {
"""


def test_docstrings_are_carried_over_behind_the_signatures() -> None:
    written, missing = documented(C, PYTHON)

    assert r'PyDoc_STR("show($self)\n--\n\n")' in written
    assert 'METH_KEYWORDS, PyDoc_STR("Turns it.")' in written
    assert r'PyDoc_STR("Die(sides=\"6\")\n--\n\n""Six faces.")' in written
    assert r'PyDoc_STR("roll(die)\n--\n\n""Rolls \"it\", d\303\251cid\303\251ment.") /* docstring */' in written
    assert 'NULL, "The one on top.", NULL},' in written
    assert '    "About dice.", /* docstring */' in written
    assert missing == set()


def test_docstrings_that_find_no_place_are_counted() -> None:
    another = C.replace("PyDoc_STR", "Py_DOC")

    assert documented(another, PYTHON)[1] == {"dice___roll"}
    assert documented("/* nothing that is known */", PYTHON)[1] == {"roll", "Die", "Die___turn", "Die___face"}


SMALL = '''
"""About dice."""

class Die:
    """Six faces."""

    def __init__(self, top: int) -> None:
        self.top = top

    @property
    def bottom(self) -> int:
        """The one that nobody sees."""
        return 7 - self.top

    def turned(self) -> "Die":
        """Upside down."""
        return Die(self.bottom)

def roll(seed: int) -> Die:
    """Always the same."""
    return Die(seed % 6 + 1)
'''
LOOK = """
import inspect
from box import dice
from box.dice import Die, roll
print(dice.__file__.endswith(".py"), Die(2).turned().top, inspect.signature(Die), inspect.signature(roll))
print(*[inspect.getdoc(thing) for thing in (dice, Die, Die.bottom, Die.turned, roll)])
"""


@pytest.mark.skipif(missing_for_compiling() is not None, reason="it cannot be compiled here")
def test_a_compiled_module_keeps_its_signatures_and_docstrings(tmp_path: Path) -> None:
    (tmp_path / "box").mkdir()
    (tmp_path / "box" / "dice.py").write_text(SMALL, "utf-8")
    run = partial(subprocess.run, cwd=tmp_path, check=True, capture_output=True, text=True)
    told = run([sys.executable, str(libraries.COMPILER), "box/dice.py"]).stdout
    seen = run([sys.executable, "-c", LOOK]).stdout.splitlines()

    assert "left out" not in told
    assert seen[0] == "False 5 (top) (seed)"
    assert seen[1] == "About dice. Six faces. The one that nobody sees. Upside down. Always the same."


@pytest.mark.skipif(missing_for_compiling() is not None, reason="it cannot be compiled here")
def test_types_that_do_not_fit_are_shown_and_end_the_build(tmp_path: Path) -> None:
    (tmp_path / "dice.py").write_text("def roll() -> int:\n    return 'six'\n", "utf-8")
    command = [sys.executable, str(libraries.COMPILER), "dice.py"]
    ran = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)

    assert ran.returncode == 1
    assert "dice.py:2: error: Incompatible return value type" in ran.stdout


def classes(folder: str) -> Iterator[type]:
    package = import_module(f"tablee.{folder}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        yield from (found for found in vars(import_module(module.name)).values() if isinstance(found, type))


@pytest.mark.parametrize("folder", ["core", "kit", "games", "bots"])
def test_isinstance_is_true_of_the_class_itself(folder: str) -> None:
    """Compiled classes share the memory of their abstract base: what is a bot would be taken for a game."""
    found = [each for each in classes(folder) if each.__module__.startswith("tablee.")]

    assert found
    assert [each for each in found if isinstance(each, ABCMeta)] == []
