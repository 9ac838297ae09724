"""A function reads like the rule that it carries: none is long."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2] / "py"
MOST: Final = 100
"""Lines of a function, from its `def` to its last."""


def long_functions(source: str) -> Iterator[str]:
    """The names of all functions of a module's text that are longer than that."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert node.end_lineno is not None
            if node.end_lineno - node.lineno + 1 > MOST:
                yield node.name


def test_no_function_is_long() -> None:
    modules = sorted(ROOT.rglob("*.py"))
    assert len(modules) > 100
    long = {
        f"{module.relative_to(ROOT)} {name}"
        for module in modules
        for name in long_functions(module.read_text("utf-8"))
    }
    assert not long


def test_the_measure_sees_long_ones_wherever_they_stand() -> None:
    line = "        pass\n"
    long, short = line * MOST, line * (MOST - 1)
    source = f"class Held:\n    def plain():\n{long}    async def waiting():\n{long}"
    source += f"    def shorter():\n{short}"
    assert list(long_functions(source)) == ["plain", "waiting"]
