"""The build's command line, its pins, and what it says when something fails."""

from __future__ import annotations

import ast
import errno
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import build
from builder import bench, browser, checks, commands, outcome, say, site, tools
from builder.places import Places, tree
from builder.say import Failure, explain, step
from tests.campaigns import deep
from tests.terminal.typing_at import Typing

ROOT = Path(__file__).resolve().parents[2]
MADE = {".git", ".venv", ".cache", "dist", "node_modules", "__pycache__"}


def committed() -> list[Path]:
    """Every file that is, or could be, committed."""
    return [
        path
        for top in sorted(ROOT.iterdir())
        if top.name not in MADE and not top.name.endswith("_cache") and top.name != ".hypothesis"
        for path in (tree(top) if top.is_dir() else [top])
        if not MADE & set(path.parts)
    ]


def test_an_old_python_can_read_the_message_that_it_is_too_old() -> None:
    source = (ROOT / "build.py").read_text("utf-8")
    ast.parse(source, feature_version=(3, 8))
    told = build.too_old((3, 9, 2), "/usr/bin/python3")
    assert told is not None
    assert "3.11 or newer" in told
    assert "/usr/bin/python3 is Python 3.9.2" in told
    assert build.too_old((3, 11, 0), "python") is None


def test_an_old_python_is_turned_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 1, "final", 0))
    assert build.main(["serve"]) == 2
    assert "needs Python 3.11" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [["serve", "--port", "70000"], ["serve", "--port", "x"], ["serve", "--host", "0.0.0.0"],
     ["build", "--fast"], ["dance"], []],
)  # fmt: skip
def test_a_command_line_that_makes_no_sense_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        build.main(words)
    assert stop.value.code == 2


@pytest.mark.parametrize("command", ["test", "bench", "terminal"])
def test_what_follows_some_commands_goes_on_to_what_they_run(
    monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    heard: list[list[str]] = []

    def run(_: Path, __: object, rest: list[str]) -> int:
        heard.append(rest)
        return 0

    monkeypatch.setattr(commands, "run", run)
    assert build.main([command, "-k", "pit and not bear", "-x", "tests/rules"]) == 0
    assert heard == [["-k", "pit and not bear", "-x", "tests/rules"]]


def test_options_go_on_to_the_benchmarks_whether_one_is_named_or_all_are_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for place, name in ((checks, "install"), (site, "build"), (browser, "ensure")):
        monkeypatch.setattr(place, name, lambda *_: "nothing")
    monkeypatch.setattr(tools, "ensure_lock", lambda *_: None)
    heard: list[tuple[str, ...]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        heard.append((Path(command[1]).stem, *command[2:]))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", note)
    assert bench.run(Places(ROOT), ["table", "--help"]) == 0
    assert heard == [("bench_table", "--help")]
    heard.clear()
    assert bench.run(Places(ROOT), ["--help"]) == 0
    assert heard == [(f"bench_{part}", "--help") for part in bench.PARTS]


def test_the_terminal_is_installed_and_hands_on_how_it_ended() -> None:
    command = [sys.executable, str(ROOT / "build.py"), "terminal"]
    with Typing([*command, "referee", "--words", "ru"]) as somebody:
        somebody.wait_for("Игрок 1> ")
        assert somebody.interrupt() == 130
        assert "Stopped" not in somebody.said
    with Typing([*command, "check", "/no/such/plan"]) as somebody:
        assert somebody.leave() == 1
        assert "/no/such/plan: No such file or directory" in somebody.said


def test_a_file_that_cannot_be_written_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", "dist/index.html")

    monkeypatch.setattr(commands, "run", refuse)
    assert build.main(["build"]) == 1
    told = capsys.readouterr().err
    assert "dist/index.html" in told
    assert "What to do: " in told


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("[Errno 28] No space left on device: 'x'", "disk is full"),
        ("npm error code ENOSPC", "disk is full"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "refused"),
        ("npm error code EINTEGRITY", "refused"),
        ("Failed to establish a new connection: NewConnectionError", "could not be reached"),
        ("npm error code EAI_AGAIN", "could not be reached"),
        ("No module named ensurepip; apt install python3.11-venv", "virtual environments"),
        ("ERROR: No matching distribution found for hatchling==9", "no file of a pinned package"),
        ("npm error code EACCES", "cannot be written"),
        ("Segmentation fault", "read its last words"),
    ],
)
def test_a_failed_tool_is_explained_with_its_last_words(output: str, told: str) -> None:
    message = str(explain("pip", output))
    assert told in message
    assert "What to do: " in message
    assert output in message


def test_a_tool_that_keeps_quiet_about_a_full_disk_is_seen_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "disk is full" not in str(explain("venv", "ensurepip returned 1"))
    monkeypatch.setattr(say, "FULL_BYTES", 10**30)
    assert "disk is full" in str(explain("venv", "ensurepip returned 1"))


def test_what_minified_code_contains_is_no_symptom() -> None:
    """Who fails in it shows the whole line, with every word that is in there."""
    output = f"{'x' * 1000} ENOSPC EACCES\nAssertionError"
    assert "disk is full" not in str(explain("the snapshot", output))
    assert "disk is full" in str(explain("the snapshot", f"{output}\nENOSPC"))


def test_a_full_disk_is_told_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Failure, match=r"disk is full(.|\n)*What to do: free about"), step("dist"):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert capsys.readouterr().out == "  dist … failed\n"


def test_steps_side_by_side_each_say_a_whole_line(capsys: pytest.CaptureFixture[str]) -> None:
    with step("first"):
        with step("second"):
            pass
        with pytest.raises(ValueError, match="third"), step("third"):
            raise ValueError("third")
    said = re.sub(r"\d+\.\d s", "0.0 s", capsys.readouterr().out)
    assert said == ("  first …\n  second … 0.0 s\n  third … failed\n  first … 0.0 s\n")


def test_a_step_that_ends_before_one_that_began_later_says_its_line_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = say.Lines()
    first, second = lines.begin("first"), lines.begin("second")
    lines.end(first, "first", "1.0 s")
    lines.end(second, "second", "2.0 s")
    assert capsys.readouterr().out == ("  first …\n  second …\n  first … 1.0 s\n  second … 2.0 s\n")


@pytest.mark.parametrize(("words", "publishes"), [(["build"], True), (["serve"], False)])
def test_only_build_makes_what_only_a_publisher_needs(
    monkeypatch: pytest.MonkeyPatch, words: list[str], publishes: bool
) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(commands, "build", lambda _, publishes: asked.append(publishes))
    monkeypatch.setattr(commands, "serve", lambda *_, **__: None)
    assert build.main(words) == 0
    assert asked == [publishes]


def test_npm_installs_while_the_virtual_environment_is_filled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun, filled = threading.Event(), threading.Event()

    def modules(*_: object) -> None:
        begun.set()
        assert filled.wait(60), "the other waits until npm is done"
        raise Failure("npm failed.", "…")

    monkeypatch.setattr(tools, "machine_node", lambda: tools.Node(tmp_path, ("npm",)))
    monkeypatch.setattr(tools, "ensure_venv", lambda _: None)
    monkeypatch.setattr(tools, "ensure_modules", modules)

    def install() -> tools.Node:
        with tools.beside_npm(Places(tmp_path)) as node:
            assert begun.wait(60)
            filled.set()
        return node

    with pytest.raises(Failure, match="npm failed"):
        install()
    monkeypatch.setattr(tools, "ensure_modules", lambda *_: begun.set())
    assert install().node == tmp_path
    # A Node.js that the virtual environment is to bring comes before npm.
    installed: list[tools.Node] = []
    packaged = tools.Node(tmp_path / "node", ("npm",))
    monkeypatch.setattr(tools, "machine_node", lambda: None)
    monkeypatch.setattr(tools, "_packaged_node", lambda _: packaged)
    monkeypatch.setattr(tools, "ensure_modules", lambda _, node: installed.append(node))
    assert install() == packaged
    assert installed == [packaged]


@deep("a virtual environment is made")
def test_without_a_network_the_build_says_so_and_keeps_what_it_has(tmp_path: Path) -> None:
    for name in ("build.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("builder", "locks"):
        shutil.copytree(ROOT / "py" / name, tmp_path / "py" / name)
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    unreachable = "http://127.0.0.1:9/simple"
    done = subprocess.run(
        [sys.executable, "build.py", "build"],
        cwd=tmp_path,
        env={
            **os.environ,
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_INDEX_URL": unreachable,
            "PIP_EXTRA_INDEX_URL": unreachable,
            "PIP_FIND_LINKS": str(nothing),
            "PIP_CACHE_DIR": str(nothing),
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert "pip failed. The package registry could not be reached." in done.stderr
    assert "What to do: check the network" in done.stderr
    assert "Traceback" not in done.stderr
    assert Places(tmp_path).python.exists()


@deep("a virtual environment is made")
def test_a_half_made_virtual_environment_is_made_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = Places(tmp_path)
    places.python.parent.mkdir(parents=True)
    places.python.write_text("not a program")
    tools.ensure_venv(places)
    assert subprocess.run([places.python, "-c", ""], check=True).returncode == 0
    capsys.readouterr()
    tools.ensure_venv(places)
    assert capsys.readouterr().out == ""


def test_a_missing_tool_is_a_failure_that_names_it(tmp_path: Path) -> None:
    places = Places(tmp_path)
    with pytest.raises(Failure, match="pip failed"):
        tools.pip(places, "--version")


def test_a_node_that_is_too_old_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, answer in (("node", "v18.19.0"), ("npm", "9.2.0")):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {answer}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tools.machine_node() is None
    (tmp_path / "node").write_text("#!/bin/sh\necho v22.1.0\n")
    assert tools.machine_node() == tools.Node(tmp_path / "node", (str(tmp_path / "npm"),))


def test_when_no_browser_starts_the_message_lists_what_was_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(_: Places) -> str:
        raise Failure("not to be had", "…")

    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    monkeypatch.setattr(browser, "USUAL_PLACES", ())
    monkeypatch.setattr(browser, "NAMES", ())
    monkeypatch.setattr(browser, "_playwright_path", lambda _: str(tmp_path / "chrome"))
    monkeypatch.setattr(browser, "_playwright", nowhere)
    monkeypatch.setattr(browser, "_debian", nowhere)
    with pytest.raises(Failure, match=r"Tried: /no/such/browser; .*not to be had") as raised:
        browser.ensure(Places(tmp_path))
    assert "CHROMIUM=" in raised.value.remedy


def test_without_a_chromium_of_its_own_a_test_takes_the_usual_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where one is named, and where the one without windows can't be had."""

    def refuse(*_: str) -> None:
        raise Failure("not to be had", "…")

    monkeypatch.delenv("CHROMIUM_SHELL", raising=False)
    monkeypatch.setattr(browser, "ensure", lambda _: "the usual one")
    monkeypatch.setattr(browser, "starts", lambda _: True)
    monkeypatch.setenv("CHROMIUM", "/named")
    assert browser.ensure_shell(Places(tmp_path)) == "the usual one"
    monkeypatch.delenv("CHROMIUM")
    monkeypatch.setattr("builder.browser.shutil.which", lambda _: None)
    monkeypatch.setattr("builder.browser.debian.install", refuse)
    assert browser.ensure_shell(Places(tmp_path)) == "the usual one"
    monkeypatch.setattr("builder.browser.shutil.which", lambda name: f"/usr/bin/{name}")
    assert browser.ensure_shell(Places(tmp_path)) == f"/usr/bin/{browser.SHELL}"


def test_no_file_names_a_registry_or_where_a_package_was_fetched() -> None:
    hosts = [".".join(parts) for parts in (("pypi", "org"), ("registry", "npmjs", "org"),
             ("files", "pythonhosted", "org"), ("registry", "yarnpkg", "com"))]  # fmt: skip
    for path in committed():
        data = path.read_bytes()
        assert not [host for host in hosts if host.encode() in data], path
    pins = json.loads((ROOT / "static/package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, pin in pins.items() if "resolved" in pin]
    assert all(pin["integrity"].startswith("sha512-") for name, pin in pins.items() if name)


def test_every_pin_has_a_hash_and_an_exact_version() -> None:
    for lock in (ROOT / "py/locks").glob("*.txt"):
        blocks = re.split(r"\n(?=\S)", lock.read_text("utf-8").strip())
        pins = [block for block in blocks if not block.startswith(("#", "--"))]
        assert pins, lock
        for pin in pins:
            assert re.match(r"[a-z0-9.-]+==[0-9]", pin), pin
            assert "--hash=sha256:" in pin, pin


def test_every_lock_holds_what_its_source_asks_for() -> None:
    for source in (ROOT / "py/locks").glob("*.in"):
        lock = source.with_suffix(".txt").read_text("utf-8")
        for wish in re.findall(r"^[a-z].*==.*$", source.read_text("utf-8"), re.MULTILINE):
            assert re.search(rf"^{re.escape(wish)}( |$)", lock, re.MULTILINE), wish


PYDANTIC_IN = ("wasm", "test", "terminal")


def test_the_page_the_terminal_and_the_tests_run_the_same_pydantic() -> None:
    locks = [(ROOT / f"py/locks/{name}.txt").read_text("utf-8") for name in PYDANTIC_IN]
    for package in ("pydantic", "pydantic-core", "annotated-types", "typing-extensions"):
        versions = [re.findall(rf"^{package}==(\S+)", lock, re.MULTILINE) for lock in locks]
        assert versions[0] == versions[1] == versions[2] != []


def test_continuous_integration_runs_exactly_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    commands = [line for line in script.read_text("utf-8").splitlines() if "build.py" in line]
    assert commands == ["python3 build.py test"]


def test_checks_keep_the_bytecode_that_they_make_apart_from_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (tmp_path / "module.py").touch()
    assert checks._run(Places(tmp_path), "python", [sys.executable, "-c", "import module"]).passed
    (kept,) = tmp_path.rglob("module.*.pyc")
    assert kept.is_relative_to(tmp_path / ".cache")


PYTEST_SAID = """\
F.                                                                     [100%]
=================================== FAILURES ===================================
E   AssertionError: FAILED to hear
=========================== short test summary info ============================
FAILED tests/test_pit.py::test_down - AssertionError: FAILED to hear
ERROR tests/test_pit.py::test_up
1 failed, 1 error in 2.00s
"""
NODE_SAID = """\
TAP version 13
# Subtest: a pit is drawn
not ok 1 - a pit is drawn
ok 2 - a river is drawn
# fail 1
"""


def test_the_summary_names_the_tests_that_failed(capsys: pytest.CaptureFixture[str]) -> None:
    """It is the end of what is printed, and the end is what is read first."""
    said = {"mypy": "", "pytest": PYTEST_SAID, "node --test": NODE_SAID}
    results = {name: outcome.Result.of(int(bool(text)), text, 2.0) for name, text in said.items()}
    assert outcome.summary(results) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "== summary",
        "  ok     mypy (2.0 s)",
        "  FAILED pytest (2.0 s)",
        "           tests/test_pit.py::test_down - AssertionError: FAILED to hear",
        "           tests/test_pit.py::test_up",
        "  FAILED node --test (2.0 s)",
        "           a pit is drawn",
    ]


ONE_MORE = "def test_more(): pass\n"
IN_BROWSER = [
    "tests/browser/test_a.py::test_b[c d] - late - 60 s",
    "tests/browser/test_a.py::test_e",
    "tests/browser/test_f.py::test_g - late",
]


def test_a_few_of_the_browsers_tests_that_failed_beside_others_are_run_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone: list[str] = []

    def run(test: str) -> outcome.Result:
        alone.append(test)
        return outcome.Result(not test.endswith("test_e"), 1.0)

    result = outcome.once_more(outcome.Result(False, 9.0, IN_BROWSER), run)
    assert alone == [
        "tests/browser/test_a.py::test_b[c d]",
        "tests/browser/test_a.py::test_e",
        "tests/browser/test_f.py::test_g",
    ]
    passed = outcome.once_more(outcome.Result(False, 9.0, IN_BROWSER[::2]), run)
    assert outcome.summary({"pytest": result, "pytest, Firefox": passed}) == 1
    assert capsys.readouterr().out.splitlines()[2:] == [
        "  FAILED pytest (9.0 s)",
        "           tests/browser/test_a.py::test_e",
        "           late: tests/browser/test_a.py::test_b[c d] - late - 60 s",
        "           late: tests/browser/test_f.py::test_g - late",
        "  ok     pytest, Firefox (9.0 s)",
        "           late: tests/browser/test_a.py::test_b[c d] - late - 60 s",
        "           late: tests/browser/test_f.py::test_g - late",
    ]


@pytest.mark.parametrize(
    "failed",
    [
        pytest.param(["tests/test_pit.py::test_down - late"], id="the engine's know no time"),
        pytest.param(["tests/browser/test_i.py - SyntaxError"], id="a file that can't be read"),
        pytest.param([f"tests/browser/test_h.py::test_{at}" for at in range(20)], id="many"),
        pytest.param([], id="none that is known"),
    ],
)
def test_what_has_failed_for_another_reason_is_not_run_again(failed: list[str]) -> None:
    result = outcome.Result(False, 5.0, failed)
    assert outcome.once_more(result, lambda test: pytest.fail(f"{test} was run again")) == result


def test_a_process_that_dies_holds_up_nobody_and_breaks_the_run_off(tmp_path: Path) -> None:
    (tmp_path / "test_dies.py").write_text("import os\ndef test_a(): os._exit(3)\n" + ONE_MORE)
    for name in ("test_b.py", "test_c.py"):
        (tmp_path / name).write_text(ONE_MORE)
    beside = ["-n", "2", *checks.SPREAD, "-c", os.devnull, "-p", "no:cacheprovider"]
    done = say.quietly([sys.executable, "-m", "pytest", *beside, str(tmp_path)], tmp_path)
    result = outcome.Result.of(done.returncode, done.stdout, 1.0)
    assert not result.passed
    assert not result.ended
    assert "test_dies.py" in "".join(result.failures)


def test_what_was_broken_off_has_failed_whatever_passes_alone() -> None:
    result = outcome.Result(False, 5.0, IN_BROWSER, ended=False)
    assert outcome.once_more(result, lambda test: pytest.fail(f"{test} was run again")) == result


def test_what_failed_in_the_engine_stays_failed_whatever_is_late() -> None:
    failed = ["tests/test_pit.py::test_down", *IN_BROWSER]
    result = outcome.once_more(
        outcome.Result(False, 5.0, failed), lambda _: outcome.Result(True, 1.0)
    )
    assert not result.passed
    assert (result.failures, result.late) == (failed[:1], failed[1:])


@deep("three processes of pytest")
def test_the_rules_that_no_test_holds_are_told_once_however_many_processes_run_them() -> None:
    files = [f"tests/rules/test_{name}.py" for name in ("a1_start", "p2_lots")]
    side_by_side = ["-n", "2", "--dist=loadfile", "-p", "no:cacheprovider"]
    done = say.quietly([sys.executable, "-m", "pytest", *side_by_side, *files], ROOT)
    assert done.returncode == 0, done.stdout
    told = [line for line in done.stdout.splitlines() if "rules are held" in line]
    assert len(told) == 1
    assert re.match(r"2 of \d+ rules are held by a test of this run; not: G-1, ", told[0])
