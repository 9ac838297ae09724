"""The page's types of what the engine says are written from the engine's definitions."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

import pytest
from annotated_types import Ge, Len

from builder import types_of_replies
from gamemaster.core import replies
from tests.bridge.schema import REPLIES

Told = TypedDict("Told", {"from": str, "hands-off": bool}, total=False)


class Some(TypedDict):
    """What it is."""

    told: Told
    count: Annotated[int, Ge(0)] | None
    at: list[Annotated[list[int], Len(2, 2)]]
    ways: list[tuple[int, Literal["by", "on"]]]
    names: Mapping[str, str | float]
    either: list[Told | None]
    anything: Any
    lacks: NotRequired[bool]


SOME = """
export interface Told {
  from?: string;
  "hands-off"?: boolean;
}

/** What it is. */
export interface Some {
  told: Told;
  count: number | null;
  at: [number, number][];
  ways: [number, "by" | "on"][];
  names: Record<string, string | number>;
  either: (Told | null)[];
  anything: any;
  lacks?: boolean;
}
"""


def written(monkeypatch: pytest.MonkeyPatch, *definitions: Any) -> str:
    module = ModuleType(__name__)
    vars(module).update({each.__name__: each for each in definitions})
    monkeypatch.setattr(types_of_replies, "MODULES", [module])
    return types_of_replies.written().removeprefix(types_of_replies.HEAD)


def test_the_file_that_the_page_reads_is_what_would_be_written() -> None:
    assert types_of_replies.FILE.read_text(encoding="utf-8") == types_of_replies.written()
    assert types_of_replies.main(["--check"]) == 0


def test_a_file_of_other_definitions_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(types_of_replies, "MODULES", types_of_replies.MODULES[:2])
    assert types_of_replies.main(["--check"]) == 1


def test_every_kind_of_hint_has_its_type(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(monkeypatch, Told, Some) == SOME


def test_what_has_no_type_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = TypedDict("strange", {"not-known": bytes})
    with pytest.raises(TypeError, match="no type for"):
        written(monkeypatch, strange)


def test_every_reply_is_known_to_the_page_and_to_the_tests() -> None:
    told = types_of_replies.written()
    kinds: set[str] = set()
    for reply in get_args(replies.Reply):
        assert f"export interface {reply.__name__} {{" in told
        kinds |= set(get_args(get_type_hints(reply)["type"]))
    assert kinds == set(REPLIES)
