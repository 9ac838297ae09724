"""Imports point one way: what listens can't reach the truth, and what is shared knows no game."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from builder import package

ROOT: Final = Path(__file__).resolve().parents[2] / "py"
PACKAGE: Final = ROOT / "gamemaster"

ORDER: Final = (
    ("core.primer",),
    ("core.replies",),
    ("core.desk", "core.offering"),
    ("core.game",),
    ("core.options", "core.ruling", "core.mailbox", "core.puzzles"),
    ("core.clocks", "core.advice"),
    ("core.course",),
    ("parchis.rules", "parchis.replies"),
    ("parchis.board", "parchis.moves"),
    ("parchis.position", "parchis.tally"),
    ("parchis.stepping",),
    ("parchis.setup",),
    ("parchis.setup_text",),
    ("parchis.bots.homecoming",),
    ("parchis.bots.seeing", "parchis.bots.turns", "parchis.bots.worth", "parchis.bots.thinking"),
    ("parchis.bots.dicer", "parchis.bots.runner", "parchis.bots.keeper", "parchis.bots.reckoner"),
    ("parchis.view", "parchis.turn"),
    ("parchis.legal", "parchis.primer"),
    ("parchis.game",),
    ("labyrinth.grid", "labyrinth.currents"),
    ("labyrinth.rules",),
    ("labyrinth.cells", "labyrinth.replies"),
    ("labyrinth.presets", "labyrinth.vocabulary"),
    ("labyrinth.outline", "labyrinth.plan", "labyrinth.moves"),
    ("labyrinth.plan_signs", "labyrinth.move_text", "labyrinth.roulette"),
    ("labyrinth.ruling_text",),
    ("labyrinth.plan_items", "labyrinth.plan_picture"),
    ("labyrinth.plan_text",),
    ("labyrinth.options",),
    ("labyrinth.ground",),
    ("labyrinth.reach",),
    ("labyrinth.playing.state",),
    ("labyrinth.playing.sayings", "labyrinth.playing.conditions"),
    ("labyrinth.playing.hush", "labyrinth.playing.things"),
    ("labyrinth.playing.harm", "labyrinth.playing.requests", "labyrinth.playing.money"),
    ("labyrinth.playing.creatures", "labyrinth.playing.throwing", "labyrinth.playing.starting"),
    ("labyrinth.playing.arriving", "labyrinth.playing.shooting", "labyrinth.playing.legal"),
    ("labyrinth.playing.riding", "labyrinth.playing.passing", "labyrinth.playing.chances"),
    ("labyrinth.playing.going", "labyrinth.playing.building", "labyrinth.playing.offers"),
    ("labyrinth.playing.turn", "labyrinth.playing.ruling"),
    ("labyrinth.making.problems", "labyrinth.making.haunts", "labyrinth.making.draft"),
    ("labyrinth.making.carriers", "labyrinth.making.limits", "labyrinth.making.shapes"),
    ("labyrinth.making.lifts", "labyrinth.making.stores", "labyrinth.making.chains"),
    ("labyrinth.making.creatures", "labyrinth.making.plainest", "labyrinth.making.contents"),
    ("labyrinth.making.settling",),
    ("labyrinth.making.advice", "labyrinth.making.waters"),
    ("labyrinth.making.walls", "labyrinth.making.validate"),
    ("labyrinth.making.generate",),
    ("labyrinth.reasoner.asking", "labyrinth.reasoner.clauses"),
    ("labyrinth.reasoner.board",),
    ("labyrinth.reasoner.sketch", "labyrinth.reasoner.blueprint"),
    ("labyrinth.reasoner.supposing", "labyrinth.reasoner.mending", "labyrinth.reasoner.versions"),
    ("labyrinth.reasoner.minutes", "labyrinth.reasoner.beginning", "labyrinth.reasoner.courses"),
    ("labyrinth.reasoner.prowling",),
    ("labyrinth.reasoner.chronicle",),
    ("labyrinth.reasoner.claims", "labyrinth.reasoner.worlds", "labyrinth.reasoner.apart"),
    ("labyrinth.reasoner.passing_over",),
    ("labyrinth.reasoner.kept", "labyrinth.reasoner.replaying"),
    ("labyrinth.reasoner.likely", "labyrinth.reasoner.strides"),
    ("labyrinth.reasoner.reasons", "labyrinth.reasoner.walking"),
    ("labyrinth.reasoner.marks", "labyrinth.reasoner.sampling"),
    ("labyrinth.reasoner.reasoner",),
    ("labyrinth.reasoner.weighing",),
    ("labyrinth.heard.fragments", "labyrinth.heard.changes", "labyrinth.heard.hiding"),
    ("labyrinth.heard.ties", "labyrinth.heard.doubts", "labyrinth.heard.paths"),
    ("labyrinth.heard.atlas", "labyrinth.heard.figures", "labyrinth.heard.minutes"),
    ("labyrinth.heard.agreeing", "labyrinth.heard.floors", "labyrinth.heard.rides"),
    ("labyrinth.heard.cement", "labyrinth.heard.litter", "labyrinth.heard.paper"),
    ("labyrinth.heard.bonding", "labyrinth.heard.tracks"),
    ("labyrinth.heard.joining", "labyrinth.heard.strikes"),
    ("labyrinth.heard.overruling",),
    ("labyrinth.heard.notebook",),
    ("labyrinth.heard.view", "labyrinth.heard.truth"),
    ("labyrinth.thinking.touring",),
    ("labyrinth.thinking.left",),
    ("labyrinth.thinking.seeking", "labyrinth.thinking.thoughts"),
    ("labyrinth.thinking.fray",),
    ("labyrinth.thinking.thinker",),
    ("labyrinth.thinker",),
    ("labyrinth.knowing.inking", "labyrinth.knowing.penciled"),
    ("labyrinth.knowing.asking", "labyrinth.knowing.hinting", "labyrinth.knowing.advising"),
    ("labyrinth.knowing.mind", "labyrinth.knowing.reviewing"),
    ("labyrinth.puzzles.questions", "labyrinth.puzzles.likeness"),
    ("labyrinth.puzzles.grading",),
    ("labyrinth.puzzles.places", "labyrinth.puzzles.certainty"),
    ("labyrinth.puzzles.way_out", "labyrinth.puzzles.lies"),
    ("labyrinth.puzzles.solvers",),
    ("labyrinth.puzzles.finding",),
    ("labyrinth.puzzles.puzzler",),
    ("puzzling",),
    ("labyrinth.desk.sheet", "labyrinth.desk.history"),
    ("labyrinth.desk.edits",),
    ("labyrinth.desk.known",),
    ("labyrinth.desk.squares", "labyrinth.desk.ways", "labyrinth.desk.belongings"),
    ("labyrinth.desk.whole", "labyrinth.desk.parts"),
    ("labyrinth.desk.drawing", "labyrinth.desk.tools", "labyrinth.desk.mends"),
    ("labyrinth.desk.desk",),
    ("labyrinth.pictures",),
    ("labyrinth.primer",),
    ("labyrinth.game",),
    ("labyrinth.hindsight",),
    ("games",),
    ("answers", "heirs", "laying", "choosing", "knowing", "reviewing"),
    ("posing",),
    ("seeking",),
    ("teaching.signs",),
    ("teaching.guide",),
    ("teaching.opening",),
    ("looking", "strangers", "questions", "inquiries"),
    ("hired",),
    ("session",),
    ("labyrinth.judge",),
    ("arena.figures", "arena.judges", "arena.grounds", "arena.running"),
    ("arena.unit", "arena.puzzles"),
    ("arena.results",),
    ("arena.ladder", "arena.tables", "arena.hands"),
    ("terminal.catalogs", "terminal.brief", "terminal.options"),
    ("arena.command",),
    ("terminal.words", "terminal.plans", "terminal.puzzles"),
    ("terminal.speakers",),
    ("terminal.referee",),
    ("suite.players", "suite.oracle"),
    ("suite.tasks",),
    ("suite.trials", "suite.results", "suite.figures"),
    ("suite.running", "suite.tables"),
    ("suite",),
    ("suite.command",),
    ("terminal.commands",),
    ("library.sentences",),
    ("library.refusals", "library.rule_sets"),
    ("library.tables", "library.simulation"),
    ("learning.actions", "learning.labyrinth_planes", "learning.parchis_planes"),
    ("learning.labyrinth_actions", "learning.parchis_actions"),
    ("learning.learner",),
    ("pettingzoo.drawing",),
    ("pettingzoo.environment",),
    ("pettingzoo",),
    ("openspiel.positions",),
    ("openspiel",),
    ("bridge", "__main__", "__init__"),
)
"""From the ground up: a module imports only from earlier lines."""

HOSTED: Final = ("labyrinth", "parchis")
"""The packages of the games."""
LISTENERS: Final = (
    *("labyrinth.heard", "labyrinth.bots", "labyrinth.judge", "parchis.view", "parchis.bots"),
    *("choosing", "learning"),
)
"""Parts of the games that know only what was said."""
TRUTH: Final = (
    *("labyrinth.ground", "labyrinth.playing.state", "labyrinth.playing.turn", "labyrinth.game"),
    *("labyrinth.making.generate", "parchis.turn", "parchis.legal", "parchis.game"),
)
"""What holds a state, changes it or judges by it."""
BORDER: Final = (
    *("core.letters", "core.messages", "core.agreement_messages", "core.record_messages"),
    *("core.teaching_messages", "teaching.signs", "teaching.guide", "teaching.opening"),
    *("core.puzzle_messages", "core.trying", "core.seeking", "posing", "seeking"),
    *("core.stranger_messages", "core.reading", "core.guarding", "core.record", "core.verifying"),
    *(
        "core.agreeing",
        "core.succession",
        "core.knowing",
        "core.reviewing",
        "knowing",
        "reviewing",
        "labyrinth.hindsight",
        "answers",
        "heirs",
        "looking",
        "questions",
        "inquiries",
        "strangers",
        "hired",
        "session",
        "bridge",
    ),
)
"""What knows messages."""
NEEDS: Final = {
    "core.guarding": {"pydantic"},
    "labyrinth.reasoner.clauses": {"pysat"},
    "terminal.words": {"babel", "fluent"},
    "learning.actions": {"numpy"},
    "learning.labyrinth_planes": {"numpy"},
    "learning.parchis_planes": {"numpy"},
    "pettingzoo": {"pettingzoo"},
    "pettingzoo.drawing": {"numpy"},
    "pettingzoo.environment": {"numpy", "pettingzoo", "gymnasium"},
    "openspiel.positions": {"numpy", "pyspiel"},
    "arena.results": {"pydantic"},
    "arena.hands": {"tqdm"},
    "arena.running": {"distributed"},
    "suite.oracle": {"pysat"},
    "suite.results": {"pydantic"},
}
"""Modules that need a package of others, loaded where it is there."""
TOP: Final = ("bridge", "__main__")
TERMINAL: Final = "terminal"
ARENA: Final = "arena"
JUDGE: Final = "labyrinth.judge"
"""What counts the follies of bots in the arena."""
LIBRARY: Final = "library"
"""What other programs use: it records and replays, and so knows messages."""
THINKER: Final = "labyrinth.thinker"
"""The bot that reasons: what it thinks with is loaded with its first thought."""
ENVIRONMENTS: Final = ("pettingzoo", "openspiel")
SUITE: Final = "suite"
"""What players are compared by."""
ORACLE: Final = "suite.oracle"
"""The one module of it that asks the reasoner."""
OUTSIDE: Final = (ARENA, SUITE, TERMINAL, LIBRARY, "learning", *ENVIRONMENTS)
"""Rooms that stay out of the page."""


def imports(source: str, package: str = "") -> set[str]:
    """The full names of all that a module's text imports, wherever it does so."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where they point"
            assert node.module is not None
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


@cache
def sources() -> Mapping[str, str]:
    """The text of every module, named without `gamemaster.`."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path.read_text(encoding="utf-8")
    return found


@cache
def graph() -> Mapping[str, frozenset[str]]:
    """Which modules of ours each of them imports."""
    known = sources()
    return {
        name: frozenset(
            other
            for full in imports(text)
            if (other := full.removeprefix("gamemaster.")) in known and full != other
        )
        for name, text in known.items()
    }


def reached(name: str) -> set[str]:
    """All that a module imports, directly or not."""
    found: set[str] = set()
    todo = [name]
    while todo:
        new = graph()[todo.pop()] - found
        found |= new
        todo += new
    return found


def below(prefix: str) -> list[str]:
    return [name for name in sources() if name == prefix or name.startswith(f"{prefix}.")]


LISTENING: Final = [name for part in LISTENERS for name in below(part)]


def test_the_modules_named_here_exist() -> None:
    named = {name for line in ORDER for name in line} | set(TRUTH) | set(BORDER)
    assert named <= set(sources())
    for part in LISTENERS:
        assert below(part), part


def test_the_reader_of_imports_sees_them_all() -> None:
    text = "import a.b\nfrom c import d\ndef f():\n    if True:\n        from e.f import g as h"
    assert imports(text) == {"a.b", "c", "c.d", "e.f", "e.f.g"}
    assert {"core.game", "labyrinth.playing.turn"} <= graph()["labyrinth.game"]


@pytest.mark.parametrize("name", below("core"))
def test_the_core_knows_no_game(name: str) -> None:
    assert not [other for other in reached(name) if not other.startswith("core")]
    words = sources()[name].lower()
    assert not [game for game in HOSTED if game in words]


@pytest.mark.parametrize("game", HOSTED)
def test_no_game_knows_another(game: str) -> None:
    others = {name for other in HOSTED if other != game for name in below(other)}
    for name in below(game):
        assert not reached(name) & {*others, "games", *TOP}, name


@pytest.mark.parametrize(
    "name", [*TOP, *below(TERMINAL), *below(LIBRARY), *below(ARENA), *below(SUITE)]
)
def test_the_top_finds_games_in_their_list_only(name: str) -> None:
    if name == "arena.judges":
        assert {other for other in graph()[name] if other.split(".")[0] in HOSTED} == {JUDGE}
        return
    if name == ORACLE:
        used = {other for other in graph()[name] if other.split(".")[0] in HOSTED}
        assert used == {"labyrinth.grid", "labyrinth.reasoner.reasoner"}
        return
    assert not [other for other in graph()[name] if other.split(".")[0] in HOSTED]
    code = "\n".join(line.partition("#")[0] for line in sources()[name].splitlines())
    if name in (*below(LIBRARY), "suite", "suite.tasks"):
        return  # examples play both, and tasks name what they are of
    assert not [game for game in HOSTED if game in code.lower()]


def test_every_game_is_in_the_list() -> None:
    assert graph()["games"] == {"core.game", *(f"{game}.game" for game in HOSTED)}
    packages = {path.parent.name for path in PACKAGE.glob("*/game.py")}
    assert packages == {"core", *HOSTED}


def test_each_module_imports_only_from_further_down() -> None:
    rank = {name: at for at, line in enumerate(ORDER) for name in line}
    for name, at in rank.items():
        upwards = [other for other in graph()[name] if rank.get(other, -1) >= at]
        assert not upwards, f"{name} imports {upwards}"


def test_nothing_is_imported_in_a_circle() -> None:
    for name in sources():
        assert name not in reached(name), name


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("name", LISTENING)
def test_what_listens_never_reaches_the_truth(name: str) -> None:
    hidden = {*TRUTH, *below("labyrinth.playing"), "core.table", "core.record", "games", *TOP}
    assert not reached(name) & hidden


@pytest.mark.rule("G-3")
@pytest.mark.parametrize(
    "name",
    [
        *(*below("labyrinth.reasoner"), *below("labyrinth.knowing"), *below("labyrinth.puzzles")),
        *below("labyrinth.thinking"),
        *("knowing", "puzzling"),
    ],
)
def test_the_reasoner_has_the_verbs_and_no_game(name: str) -> None:
    """It supposes states of its own: no table, record or game from which to take a true one."""
    tables = {"labyrinth.game", "labyrinth.making.generate", "core.table", "core.record", "games"}
    assert not reached(name) & {*tables, *TOP}


def test_what_the_reasoner_needs_is_loaded_when_it_is_asked() -> None:
    """Neither it nor its solver is part of what every page loads."""
    rooms = ("labyrinth.reasoner", "labyrinth.knowing", "labyrinth.puzzles")
    thinking = {"knowing", "puzzling", "labyrinth.hindsight", "reviewing", "seeking"}
    inside = {*(name for room in rooms for name in below(room)), *thinking}
    thinker = {*below("labyrinth.thinking"), THINKER}
    assert graph()[THINKER] & inside == set(), "it loads its thoughts when it has any"
    inside |= thinker
    for name in sources().keys() - inside - {ORACLE, "arena.puzzles", "terminal.puzzles"}:
        assert not graph()[name] & inside, name


@pytest.mark.rule("T-2.1")
@pytest.mark.parametrize("name", [*below("labyrinth.desk"), "core.desk"])
def test_a_desk_reaches_no_table_and_no_state(name: str) -> None:
    tables = {*below("labyrinth.playing"), "labyrinth.game", "core.table", "core.record", "games"}
    assert not reached(name) & {*tables, *TOP}


def test_only_game_and_reasoner_use_the_verbs_and_only_makers_of_plans_the_ground_too() -> None:
    def users(name: str) -> set[str]:
        return {other for other, used in graph().items() if name in used}

    playing = set(below("labyrinth.playing"))
    supposing = set(below("labyrinth.reasoner"))
    for verb in playing:
        shown = {"labyrinth.hindsight"} if verb == "labyrinth.playing.state" else set()
        assert users(verb) <= playing | supposing | {"labyrinth.game"} | shown, verb
    of_turns = {f"labyrinth.reasoner.{name}" for name in ("supposing", "replaying", "walking")}
    assert users("labyrinth.playing.turn") == {"labyrinth.game", *of_turns}
    assert users("parchis.turn") == {"parchis.legal", "parchis.game"}
    judged = {full for full in imports(sources()["parchis.legal"]) if ".turn." in full}
    assert judged == {"gamemaster.parchis.turn.State"}, "what is legal changes nothing"
    assert users("parchis.legal") == {"parchis.game"}
    makers = set(below("labyrinth.making"))
    assert users("labyrinth.ground") <= playing | makers | supposing | {"labyrinth.reach"}
    assert users("labyrinth.reach") <= playing | makers | supposing


def reads(source: str, option: str) -> bool:
    """Whether a module's text reads an option, of rules or of rules as JSON values."""
    return any(
        (isinstance(node, ast.Attribute) and node.attr == option)
        or (
            isinstance(node, ast.Subscript)
            and isinstance(node.slice, ast.Constant)
            and node.slice.value == option
        )
        for node in ast.walk(ast.parse(source))
    )


def test_how_strong_a_current_is_one_query_tells_and_one_table_knows() -> None:
    """And the rules page has a drawing of each."""
    assert reads("x = rules.current == 'once'", "current")
    assert reads("x = seen.rules['current']", "current")
    readers = {name for name in below("labyrinth") if reads(sources()[name], "current")}
    assert readers == {"labyrinth.rules", "labyrinth.bots.chart"}, "the rules, and as JSON a bot"
    for strength in ("shallow", "turbulent"):
        knowing = {name for name in below("labyrinth") if f'"{strength}"' in sources()[name]}
        assert knowing - {"labyrinth.pictures"} == {"labyrinth.rules", "labyrinth.currents"}


@pytest.mark.parametrize("name", TOP)
def test_nothing_imports_the_top(name: str) -> None:
    assert not [other for other, used in graph().items() if name in used]


def test_the_page_knows_nothing_of_what_is_left_out_of_it() -> None:
    inside = {"__main__", JUDGE, *(name for room in OUTSIDE for name in below(room))}
    for name in sources().keys() - inside - {"__init__"}:
        assert not graph()[name] & inside, name
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert rooms - {"core", "desk", "making", "teaching", *HOSTED} == set(OUTSIDE)
    left_out = {name.strip("/") for name in package.LEFT_OUT}
    assert left_out == {"__main__.py", "labyrinth/judge.py", "locales", *OUTSIDE}


def test_no_environment_knows_another_or_a_table() -> None:
    """They play simulations, of which they show what a seat heard."""
    for one in ENVIRONMENTS:
        others = {name for other in ENVIRONMENTS if other != one for name in below(other)}
        for name in below(one):
            assert not graph()[name] & {*others, "library.tables", "core.record"}, name


def test_what_the_package_gives_is_loaded_when_it_is_asked_for() -> None:
    """Its first lines import nothing of it: whatever needs its version would load it all."""
    body = ast.parse(sources()["__init__"]).body
    first = [node for node in body if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert {getattr(node, "module", None) for node in first} <= {
        "__future__",
        "importlib",
        "typing",
    }


@pytest.mark.parametrize("name", sorted(sources()))
def test_the_engine_needs_the_standard_library_and_annotated_types(name: str) -> None:
    ours = {"gamemaster", "annotated_types", *sys.stdlib_module_names, *NEEDS.get(name, ())}
    strange = [full for full in imports(sources()[name]) if full.split(".")[0] not in ours]
    assert not strange
    if name not in (*TOP, *BORDER, "__init__", *(each for room in OUTSIDE for each in below(room))):
        assert not {*BORDER} & reached(name)


BLOCKED = """
import sys
for name in ("pydantic", "pydantic_core", "typing_extensions"):
    sys.modules[name] = None
from gamemaster.core.bot import find_bots
from gamemaster.core.table import Player, Table
from gamemaster.games import GAMES
game = GAMES[sys.argv[1]]
preset = next(iter(game.presets().values()))
roster = find_bots()
assert not roster.broken, roster.broken
bots = [bot for bot in roster.bots.values() if bot.game == game.id][-2:]
players = [Player(bot.id, "red", bot.id) for bot in bots]
table = Table.open(game, preset, players, "1")
while table.version < 30 and not table.over:
    table.let_bot_move(bots[table.turn])
print(table.version, table.over)
"""


def test_the_page_plays_before_pydantic_has_come() -> None:
    """All that it asks before its first moves, for every rule set."""
    code = BLOCKED.partition("from")[0] + "from builder import first_moves; first_moves.play()"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.rule("G-3")
def test_the_memory_that_pages_start_from_holds_no_table() -> None:
    """Neither does that of strangers' workers, which start from it as well."""
    code = """
import gc
from builder import first_moves
from gamemaster.core.record_messages import RecordModel
from gamemaster.core.table import Table
from gamemaster.laying import Laid
first_moves.play()
gc.collect()
held = [each for each in gc.get_objects() if type(each) in (Table, Laid, RecordModel)]
assert not held, held
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", HOSTED)
def test_a_game_with_its_bots_starts_without_a_compiled_extension(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, game],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    version, over = done.stdout.split()
    assert int(version) == 30 or over == "True"
