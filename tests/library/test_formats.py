"""What the documentation says of records and plans is what the program reads and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from pydantic import TypeAdapter

import gamemaster
from gamemaster.core.record import FORMAT, VERSION
from gamemaster.core.record_messages import RecordModel
from gamemaster.labyrinth.cells import SIGNS
from gamemaster.labyrinth.plan_items import ITEMS
from gamemaster.labyrinth.plan_text import HEADER

PAGE: Final = (Path(__file__).resolve().parents[2] / "static" / "docs" / "formats.md").read_text(
    "utf-8"
)
SCHEMA: Final = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLANS: Final = re.compile(rf"^```text\n({HEADER}.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_schema_of_records_is_that_of_the_reader() -> None:
    (shown,) = SCHEMA.findall(PAGE)
    assert json.loads(shown) == TypeAdapter(RecordModel).json_schema(), "put it down anew"


@pytest.mark.parametrize("preset", gamemaster.presets())
def test_a_record_has_what_the_schema_wants_and_nothing_else(preset: str) -> None:
    record = json.loads(gamemaster.open_table(preset, seed=1).save())
    schema = TypeAdapter(RecordModel).json_schema()
    assert set(schema["required"]) <= record.keys() <= schema["properties"].keys()
    assert (record["format"], record["version"]) == (FORMAT, VERSION)
    assert f"`{FORMAT}`, version {VERSION}" in PAGE


def test_every_plan_that_is_shown_can_be_played() -> None:
    shown = PLANS.findall(PAGE)
    assert shown
    for plan in shown:
        assert gamemaster.check_plan(plan, "classic") == []


def test_every_sign_and_line_of_plans_is_explained() -> None:
    for word in (*(f"`{sign}`" for sign in SIGNS), *(f"`{item} " for item in ITEMS)):
        assert word in PAGE, word
