"""What documentation shows is run: examples in docstrings, in the README and on its pages."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import gamemaster
from gamemaster.terminal import commands

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "py" / "gamemaster"
PAGES: Final = (ROOT / "README.md", *sorted((ROOT / "static" / "docs").glob("*.md")))
BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN: Final = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def module_of(path: Path) -> str:
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    return name.removesuffix(".__init__")


EXAMPLES: Final = [
    module_of(path) for path in sorted(PACKAGE.rglob("*.py")) if ">>>" in path.read_text("utf-8")
]
WITH_CODE: Final = [path for path in PAGES if BLOCK.search(path.read_text("utf-8"))]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_in_docstrings_hold(name: str) -> None:
    found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted > 1
    assert found.failed == 0, "doctest has printed what differs"


def blocks(path: Path) -> Iterator[str]:
    """The code of a page, block by block, each at its own line so that a traceback finds it."""
    text = path.read_text("utf-8")
    for found in BLOCK.finditer(text):
        yield "\n" * text[: found.start(1)].count("\n") + found[1]


@pytest.mark.parametrize("path", WITH_CODE, ids=lambda path: path.stem)
def test_a_page_is_a_program_that_runs_from_its_first_block_to_its_last(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And every text block that a page shows is what its program says."""
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {"__name__": "example"}
    for source in blocks(path):
        exec(compile(source, str(path), "exec"), known)
    said = capsys.readouterr().out
    for shown in SHOWN.findall(path.read_text("utf-8")):
        assert shown in said
    assert said


COMMAND: Final = re.compile(r"^(?:python -m )?gamemaster +(?!plan)([^#<>\n]+)", re.MULTILINE)
FENCED: Final = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_command_that_is_shown_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    """It is read as a terminal would; what it does, tests of the terminal and the arena show."""
    shown = [
        found[1]
        for path in PAGES
        for block in FENCED.findall(path.read_text("utf-8"))
        for found in COMMAND.finditer(block)
    ]
    assert len(shown) >= 10
    for words in shown:
        assert commands.parser().parse_args(shlex.split(words)).run
    with pytest.raises(SystemExit):
        commands.parser().parse_args(["suite", "--no-such-option"])
    assert "unrecognized arguments" in capsys.readouterr().err


def test_pages_with_examples_are_found() -> None:
    assert {path.stem for path in WITH_CODE} >= {"README", "library", "suite"}
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("name", gamemaster.__all__)
def test_each_name_of_the_library_says_what_it_is(name: str) -> None:
    if not name.isupper():
        assert getattr(gamemaster, name).__doc__
