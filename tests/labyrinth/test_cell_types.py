"""The list of cell types: what each of them wants, and how one comes and goes."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from gamemaster.labyrinth import cells
from gamemaster.labyrinth.cells import CELL_TYPES, SIGNS, CellType, register
from gamemaster.labyrinth.game import LABYRINTH
from gamemaster.labyrinth.moves import MoveError
from gamemaster.labyrinth.plan_signs import FLOW_SIGNS, LOOP_LETTERS
from gamemaster.labyrinth.presets import PRESETS
from gamemaster.terminal.catalogs import languages
from tests.labyrinth.house_rules import plans
from tests.labyrinth.other_types import SWAMP, TEXTS, WELL, registered

LOCALES: Final = Path(__file__).resolve().parents[2] / "static/locales"
BRANCHES: Final = ("told-cell", "pawn-on", "rules-legend")
"""Messages that name every type in a branch of its own."""


def registries() -> str:
    """All that the types have left in their module."""
    kept = (cells.CELL_TYPES, cells.SIGNS, cells.ARRIVALS, cells.SERVICES)
    marked = {mark: sorted(names) for mark, names in cells._marked.items()}
    return json.dumps([*(sorted(one) for one in kept), marked])


def test_a_type_that_is_withdrawn_leaves_nothing() -> None:
    before = registries()
    with registered(WELL, SWAMP):
        assert registries() != before
        LABYRINTH.read_move("go up; if well { blow up }")
        assert next(plans(PRESETS["grand"], 1)).kinds.count("well") == 2
    assert registries() == before
    with pytest.raises(MoveError):
        LABYRINTH.read_move("go up; if well { blow up }")
    assert not [plan for plan in plans(PRESETS["grand"], 4) if "well" in plan.kinds]


@pytest.mark.parametrize("taken", [{"name": "cave"}, {"sign": "H"}])
def test_no_two_types_share_a_name_or_a_sign(taken: dict[str, str]) -> None:
    before = registries()
    kind = type("Twice", (CellType,), {"name": "twice", "sign": "T", **taken})()
    with pytest.raises(ValueError, match="is taken"):
        register(kind)
    assert registries() == before


def test_no_sign_is_one_of_a_river_or_a_pit() -> None:
    assert not [sign for sign in SIGNS if sign in FLOW_SIGNS or sign[0] in LOOP_LETTERS]
    assert {name for name in CELL_TYPES if name not in SIGNS.values()} == {"river", "pit"}


def messages_of(kind: CellType) -> set[str]:
    """The messages that a type wants."""
    ids = {*kind.arrivals(), *kind.says, f"cond-{kind.name}.not"}
    for what in ("starts", "notebook-letter", "notebook-type", "cond", "token"):
        ids.add(f"{what}-{kind.name}")
    if kind.needed:
        ids.add(f"plan-no-{kind.name}")
    if kind.option is not None:
        ids |= {f"plan-{kind.option}", f"option-{kind.option}", f"opened-{kind.option}"}
    elif type(kind).wanted is not CellType.wanted and not kind.loops:
        ids.add(f"plan-{kind.name}s")
    return ids


@cache
def catalog(language: str) -> Mapping[str, str]:
    """The text of every message of the page, its attributes as messages of their own."""
    found: dict[str, str] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry)
                found |= {f"{entry.id.name}.{one.id.name}": "" for one in entry.attributes}
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", CELL_TYPES)
def test_every_type_has_its_words(name: str, language: str) -> None:
    messages = catalog(language)
    missing = {each for each in messages_of(CELL_TYPES[name]) if each not in messages}
    missing |= {each for each in BRANCHES if f"[{name}]" not in messages[each]}
    assert not missing


@pytest.mark.parametrize("kind", [WELL, SWAMP], ids=["well", "swamp"])
def test_the_types_of_tests_have_no_other_words_than_those_wanted(kind: CellType) -> None:
    wanted = {each.removesuffix(".not") for each in messages_of(kind)}
    own = re.findall(r"^([a-z-]+) =", TEXTS, re.MULTILINE)
    assert wanted == {each for each in own if each in wanted or kind.name in each}
