"""What `import gamemaster` gives, and that it costs nothing before it is used."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import gamemaster

SOURCE: Final = Path(gamemaster.__file__)


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("name", gamemaster.__all__)
def test_a_name_is_the_one_of_its_module(name: str) -> None:
    home = next(home for home, names in gamemaster._HOMES.items() if name in names)
    assert getattr(gamemaster, name) is getattr(import_module(f"gamemaster.{home}"), name)
    assert name in dir(gamemaster)


def test_what_type_checkers_see_is_what_is_there() -> None:
    checking = next(
        node for node in ast.parse(SOURCE.read_text("utf-8")).body if isinstance(node, ast.If)
    )
    seen = {
        str(node.module).removeprefix("gamemaster."): {alias.name for alias in node.names}
        for node in checking.body
        if isinstance(node, ast.ImportFrom)
    }
    assert seen == {home: set(names) for home, names in gamemaster._HOMES.items()}
    assert sorted(set.union(*seen.values())) == sorted(gamemaster.__all__)


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    """So that the page, which imports the package, starts as fast as without a library."""
    loaded = "sorted(n for n in sys.modules if n.startswith('gamemaster'))"
    assert run(f"import sys, gamemaster; print({loaded})") == "['gamemaster']"
    after = run(f"import sys, gamemaster; gamemaster.Offer; print({loaded})")
    assert after == "['gamemaster', 'gamemaster.core', 'gamemaster.core.offering']"


def test_what_there_is_not_is_an_error() -> None:
    with pytest.raises(AttributeError, match="'gamemaster' has no attribute 'open_tabel'"):
        _ = gamemaster.open_tabel
    with pytest.raises(ImportError, match="cannot import name 'nothing'"):
        exec("from gamemaster import nothing")


def test_a_star_gives_all_names() -> None:
    known: dict[str, object] = {}
    exec("from gamemaster import *", known)
    assert set(gamemaster.__all__) <= set(known)
