"""Rule T-2.1: nothing is drawn that the rules know nothing of, and nothing that is no edit."""

from __future__ import annotations

import pytest

from gamemaster.labyrinth.presets import PRESETS
from gamemaster.labyrinth.rules import Rules
from gamemaster.terminal.catalogs import languages, sources
from tests.labyrinth.desk.sheets import desk
from tests.labyrinth.other_types import SWAMP, WELL, registered

pytestmark = pytest.mark.rule("T-2.1")

ALWAYS = {
    *("land", "hole", "arsenal", "hospital", "delta", "wall", "open", "exit", "shut", "river"),
    *("loop", "take", "size", "mirror", "turn", "move", "copy", "clear"),
}
MORE = {
    "classic": {"treasure", "false", "bear"},
    "school": {"treasure", "false", "casino"},
    "school-floors": {"treasure", "false", "casino", "lift"},
    "quest-easy": {"key"},
    "quest-medium": {"key"},
    "quest-hard": {"key", "bear", "cave", "leprechaun", "store"},
    "grand-simple": {"treasure", "false"},
    "grand": {"treasure", "false", "encephalitis", "closed"},
}
EDITS = {
    "casino": "cell {0}b2 casino",
    "encephalitis": "cell {0}b2 encephalitis",
    "cave": "cell {0}b2 cave",
    "lift": "lift {0}b2",
    "closed": "closed {0}a1 up",
    "treasure": "treasure {0}b2",
    "key": "key {0}b2",
    "false": "false {0}b2",
    "bear": "bear {0}b2",
    "leprechaun": "leprechaun {0}b2",
    "store": "store {0}b2",
}


@pytest.mark.parametrize("preset", PRESETS)
def test_each_rule_set_has_the_tools_for_what_it_knows(preset: str) -> None:
    drawn = desk(preset)
    assert drawn.tools == ALWAYS | MORE[preset]
    floor = 1 if PRESETS[preset].floors > 1 else ""
    for what, edit in EDITS.items():
        if what not in drawn.tools:
            drawn.refuses(edit.format(floor), "unknown", what=what)


def test_without_floors_there_is_no_second_one() -> None:
    drawn = desk("classic")
    assert drawn.tool("size")["limits"] == {"rows": (3, 12), "cols": (3, 12), "floors": (1, 1)}
    drawn.refuses("size 4 5 2", "unknown", what="floors")
    drawn.refuses("size 4 5 5", "number", word="5", column=10, least=1, most=4)
    drawn.refuses("size 2 5", "number", word="2", column=6, least=3, most=12)
    drawn.draw("size 12 12 1")
    limits = desk("quest-medium", loop_pits=3).tool("size")["limits"]
    assert limits["floors"] == (2, 3), "a loop has a pit on every floor"


def test_what_options_switch_off_is_not_drawn() -> None:
    drawn = desk("classic", walls=0, rivers=0, loops=0, false_treasures=0, bear=False)
    off = {"wall", "river", "delta", "loop", "false", "bear"}
    assert not off & drawn.tools
    drawn.refuses("wall a1 right", "unknown", what="wall")
    drawn.refuses("river a1 b1", "unknown", what="river")
    drawn.refuses("cell a1 delta", "unknown", what="delta")
    drawn.refuses("loop a1 b1", "unknown", what="loop")
    drawn.refuses("false a1", "unknown", what="false")
    drawn.refuses("bear a1", "unknown", what="bear")
    desk("classic").refuses("bear a1 up", "unknown", what="path")
    desk("quest-hard").refuses("store 1a1 bullets", "no-arsenal", at="1a1")


def test_types_of_which_a_test_alone_knows_are_drawn_without_a_further_line() -> None:
    with registered(WELL, SWAMP):
        drawn = desk("classic")
        assert (drawn.tool("well")["word"], drawn.tool("well")["after"]) == ("cell", "well")
        assert "swamp" not in drawn.tools
        drawn.refuses("cell a1 swamp", "unknown", what="swamp")
        drawn.draw("cell a1 well", "cell b1 well")
        assert drawn.text.splitlines()[3] == " 1 | W   W   .   .   . |"
        drawn.refuses("cell c1 well", "most", what="well", most=2)
        assert (drawn.tool("well")["count"], drawn.tool("well")["most"]) == (2, 2)
        swamped = desk("grand", "cell a1 swamp", "cell b1 swamp")
        assert swamped.text.splitlines()[3] == " 1 | .   S   .   .   . |", "the only one moves"
    desk("classic").refuses("cell a1 well", "type", word="well", column=9)


@pytest.mark.parametrize(
    ("edit", "key", "args"),
    [
        ("", "end", {"column": 1}),
        ("   ", "end", {"column": 4}),
        ("dig a1", "word", {"word": "dig", "column": 1}),
        ("Wall a1 right", "word", {"word": "Wall", "column": 1}),
        ("wall", "end", {"column": 5}),
        ("wall a1", "end", {"column": 8}),
        ("wall a1  rigth", "side", {"word": "rigth", "column": 10}),
        ("wall a1 right now", "stray", {"word": "now", "column": 15}),
        ("wall f1 right", "cell", {"word": "f1", "column": 6}),
        ("wall 1a1 right", "cell", {"word": "1a1", "column": 6}),
        ("wall a5 right", "cell", {"word": "a5", "column": 6}),
        ("land", "end", {"column": 5}),
        ("land z9", "cell", {"word": "z9", "column": 6}),
        ("cell c3 hospital", "hole", {"at": "c3"}),
        ("treasure c3", "hole", {"at": "c3"}),
        ("hole c3", "hole", {"at": "c3"}),
        ("cell a1 palace", "type", {"word": "palace", "column": 9}),
        ("cell a1 river", "way", {"what": "river"}),
        ("cell a1 pit", "way", {"what": "pit"}),
        ("river a1", "short", {}),
        ("river a1 c1", "apart", {"one": "a1", "other": "c1"}),
        ("river a1 b1 a1", "twice", {"at": "a1"}),
        ("river b2 b1 a1", "circle", {"at": "b2"}),
        ("loop", "end", {"column": 5}),
        ("loop a1 a1", "twice", {"at": "a1"}),
        ("take a1", "nothing", {"at": "a1"}),
        ("take d4 false", "nothing", {"at": "d4"}),
        ("take d4 gold", "thing", {"word": "gold", "column": 9}),
        ("size 4", "end", {"column": 7}),
        ("size 4 x", "number", {"word": "x", "column": 8, "least": 3, "most": 12}),
        ("size 4 ²", "number", {"word": "²", "column": 8, "least": 3, "most": 12}),
        ("size 4 99999999999999999999", "number", None),
        ("mirror all", "stray", {"word": "all", "column": 8}),
        ("move a1 b2 e1", "beyond", {}),
        ("copy a1 b2 a4", "beyond", {}),
        ("move c3 c3 a1", "nothing", {"at": "c3"}),
        ("redo", "redo", {}),
    ],
)
def test_junk_is_refused_by_name_and_changes_nothing(
    edit: str, key: str, args: dict[str, object] | None
) -> None:
    drawn = desk("classic", "hole c3", "river a1 a2 b2", "treasure d4")
    if args is None:
        args = {"word": edit.split()[-1], "column": 8, "least": 3, "most": 12}
    drawn.refuses(edit, key, **args)


def test_there_are_limits_to_loops_paths_and_texts() -> None:
    drawn = desk("classic", *(f"loop {cell}" for cell in ("a1", "b1", "c1", "d1", "e1", "a2")))
    drawn.refuses("loop b2", "most", what="loop", most=6)
    drawn.refuses("copy a1 a1 b2", "most", what="loop", most=6)
    assert drawn.tool("loop")["count"] == drawn.tool("loop")["most"] == 6
    drawn = desk("quest-hard", "bear 1a1" + " up" * 99)
    drawn.refuses("bear 1a1" + " up" * 100, "most", what="step", most=99)
    desk("school-floors").refuses("loop 1a1 2a1", "floors")
    desk("school-floors").refuses("move 1a1 2b1 1a1", "part")
    wide = desk("quest-hard", rows=12, cols=12, floors=4)
    wide.refuses("loop " + " ".join(names(wide.desk.plan, 100)), "most", what="pit", most=99)
    for cell in names(wide.desk.plan, 290):
        wide.draw(f"cell {cell} arsenal", f"store {cell} bullets bombs knives boats")
    cells = iter(names(wide.desk.plan, 576)[290:])
    while len(wide.text) + 45 <= 20_000:
        cell = next(cells)
        wide.draw(f"cell {cell} arsenal", f"store {cell} bullets bombs knives boats")
    one, two = next(cells), next(cells)
    wide.draw(f"cell {one} arsenal", f"cell {two} arsenal", f"store {one}")
    wide.refuses(f"store {one} bullets bombs knives boats", "long")


def names(plan: object, many: int) -> list[str]:
    """The names of the first cells."""
    return [plan.name(cell) for cell in range(many)]  # type: ignore[attr-defined]


def test_the_last_cell_stays() -> None:
    drawn = desk("classic", rows=3, cols=3)
    cells = [f"{col}{row}" for col in "abc" for row in (1, 2, 3)]
    drawn.draw(*(f"hole {cell}" for cell in cells[1:]))
    drawn.refuses("hole a1", "last")
    drawn.draw("mirror", "size 3 4")
    drawn.draw("undo", "mirror", "mirror")
    drawn.draw("size 4 4", "hole d1", "hole d2", "hole d3", "hole d4", "hole a4", "hole b4")
    drawn.draw("hole c1")
    drawn.refuses("size 3 3", "last")


def test_every_refusal_of_the_desk_has_words() -> None:
    keys = {
        *("word", "cell", "side", "type", "thing", "number", "end", "stray", "hole", "outer"),
        *("inner", "twice", "short", "apart", "circle", "floors", "most", "way", "unknown"),
        *("no-arsenal", "nothing", "last", "part", "beyond", "long", "undo", "redo"),
    }
    for language in languages():
        texts = "\n".join(sources(language))
        assert [key for key in keys if f"\nrefused-edit-{key} =" not in texts] == []


def test_numbers_are_told_with_what_was_agreed() -> None:
    drawn = desk("grand", "exit a1 up", "closed b1 up", "cell c3 hospital", walls=7)
    told = {name: drawn.tool(name) for name in ("exit", "closed", "hospital", "wall", "river")}
    numbers = {name: (one["count"], one["agreed"], one["most"]) for name, one in told.items()}
    assert numbers == {
        "exit": (1, 4, None),
        "closed": (1, 2, None),
        "hospital": (1, 2, None),
        "wall": (0, 7, None),
        "river": (0, None, None),
    }
    assert Rules().walls == -1, "left to the difficulty, nothing is agreed"
