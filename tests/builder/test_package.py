"""The package as a registry takes it, and as somebody installs it who has nothing else."""

from __future__ import annotations

import base64
import csv
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from trove_classifiers import classifiers

import gamemaster
import metadata_hook
from builder import package
from builder.alone import alone
from builder.package import Package
from builder.places import Places, tree
from tests.campaigns import deep, some

ROOT = Path(__file__).resolve().parents[2]
PLACES = Places(ROOT)
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ADDRESS = "https://host.example/owner/name"


@pytest.fixture(scope="module")
def built() -> Package:
    with alone(PLACES):
        return package.built(PLACES)


def files(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def metadata(wheel: Path) -> Metadata:
    """Checked as registries check it."""
    held = files(wheel)
    text = next(data for name, data in held.items() if name.endswith(package.METADATA))
    return Metadata.from_email(text, validate=True)


def test_the_metadata_is_complete_and_valid(built: Package) -> None:
    said = metadata(built.wheel)
    assert (said.name, str(said.version)) == ("gamemaster", gamemaster.__version__)
    assert said.description_content_type == "text/markdown"
    assert said.license_expression == "MIT"
    assert said.license_files == ["LICENSE"]
    assert said.keywords
    assert said.summary
    assert set(said.classifiers or ()) <= classifiers
    assert not [each for each in said.classifiers or () if each.startswith("License")]
    assert set(said.provides_extra or ()) >= {"terminal", "pettingzoo", "openspiel", "reasoner"}
    with tarfile.open(built.sdist) as opened:
        (inside,) = [name for name in opened.getnames() if name.endswith("PKG-INFO")]
        told = opened.extractfile(inside)
        assert told is not None
        assert Metadata.from_email(told.read(), validate=True).description == said.description


def test_the_wheel_holds_the_package_and_nothing_else(built: Package) -> None:
    held = files(built.wheel)
    homes = {"gamemaster": PLACES.engine, "gamemaster/locales": PLACES.static / "locales"}
    sources = {
        f"{home}/{path.relative_to(folder).as_posix()}"
        for home, folder in homes.items()
        for path in tree(folder)
    }
    own = {name for name in held if ".dist-info/" not in name}
    assert own == sources
    assert "gamemaster/py.typed" in own
    (record,) = [name for name in held if name.endswith("RECORD")]
    rows = {
        name: (digest, size)
        for name, digest, size in csv.reader(held[record].decode().splitlines())
    }
    assert rows.keys() == held.keys()
    for name, data in held.items():
        sha = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        assert rows[name] == (("", "") if name == record else (f"sha256={sha}", str(len(data))))


def test_the_source_archive_gives_the_same_wheel_byte_by_byte(
    built: Package, tmp_path: Path
) -> None:
    with tarfile.open(built.sdist) as opened:
        opened.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    assert not [path for path in tree(folder) if "node_modules" in path.parts]
    build = ("-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "out"))
    subprocess.run([sys.executable, *build], cwd=folder, check=True, capture_output=True)
    (again,) = (tmp_path / "out").glob("*.whl")
    assert again.read_bytes() == built.wheel.read_bytes()


def test_the_page_gets_what_it_needs_and_no_words_about_it(built: Package, tmp_path: Path) -> None:
    whole = files(built.wheel)
    path = tmp_path / built.wheel.name
    path.write_bytes(package.for_the_page(built.wheel.read_bytes()))
    page = files(path)
    gone = {name.removeprefix("gamemaster/") for name in whole.keys() - page.keys()}
    assert all(name.startswith(package.LEFT_OUT) for name in gone)
    for part in package.LEFT_OUT:
        assert [name for name in gone if name.startswith(part)], f"{part} is left out for nothing"
    (changed,) = [name for name in page if page[name] != whole[name]]
    assert changed.endswith(package.METADATA)
    assert metadata(path).description in (None, "")
    assert metadata(path).requires_dist == metadata(built.wheel).requires_dist


def test_a_readme_leads_into_the_repository_or_nowhere() -> None:
    alone_ = metadata_hook.standing_alone(README, None)
    assert "](" not in alone_.replace("](https://", "")
    assert "![" not in alone_
    assert "Fairness says how" in alone_
    there = metadata_hook.standing_alone(README, ADDRESS)
    assert "](static" not in there
    assert f"]({ADDRESS}/blob/HEAD/static/docs/fairness.md)" in there
    assert f"]({ADDRESS}/raw/HEAD/.github/images/table.png)" in there


def test_a_workflow_says_where_the_repository_is() -> None:
    told = {"GITHUB_SERVER_URL": "https://host.example", "GITHUB_REPOSITORY": "owner/name"}
    assert metadata_hook.repository(told) == ADDRESS
    assert metadata_hook.repository({}) is None
    assert {address.partition("/blob/")[0].removesuffix("/issues")
            for address in metadata_hook.urls(ADDRESS).values()} == {ADDRESS}  # fmt: skip


def test_a_tag_is_published_by_a_workflow_that_knows_no_password() -> None:
    workflow = (ROOT / ".github/workflows/publish.yml").read_text("utf-8")
    assert "id-token: write" in workflow
    assert "secrets." not in workflow
    assert "password" not in workflow
    assert str(PLACES.cache.relative_to(ROOT) / "package") in workflow


# -- somebody who has nothing else --------------------------------------------------


@pytest.fixture(scope="module")
def newcomer(built: Package, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel and what is pinned for the terminal; its folder."""
    folder = tmp_path_factory.mktemp("newcomer")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip = (f"{folder}/venv/bin/python", "-m", "pip", "--disable-pip-version-check", "install")
    pinned = ("--require-hashes", "--only-binary=:all:", "--no-deps", "-r")
    subprocess.run([*pip, "-q", *pinned, str(PLACES.locks / "terminal.txt")], check=True)
    subprocess.run([*pip, "-q", "--no-index", "--no-deps", str(built.wheel)], check=True)
    return folder


def run(newcomer: Path, *command: str | Path, text: str = "") -> str:
    """What a program of that environment says, which knows nothing of this work tree."""
    done = subprocess.run(
        command,
        cwd=newcomer,
        env={"PATH": f"{newcomer / 'venv/bin'}{os.pathsep}{os.environ['PATH']}", "LANG": "C.UTF-8"},
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_of_the_readme_is_played_with_every_rule_set(newcomer: Path) -> None:
    (example,) = EXAMPLE.findall(README)
    assert len(example.splitlines()) <= 10
    assert example.count('"classic"') == 1
    asks = "import gamemaster, json; print(json.dumps(gamemaster.presets()))"
    presets = json.loads(run(newcomer, "python", "-Ic", asks))
    assert presets == gamemaster.presets()
    for preset in some([*presets], 1):
        said = run(newcomer, "python", "-I", "-", text=example.replace("classic", preset))
        assert said.startswith("won by seat"), preset
        assert "the last word: Said(key=" in said


def test_nothing_that_is_needed_is_missing(newcomer: Path) -> None:
    run(newcomer, "python", "-m", "pip", "check")
    where = run(newcomer, "python", "-Ic", "import gamemaster; print(gamemaster.__file__)")
    assert Path(where.strip()).is_relative_to(newcomer)


def test_the_command_leads_a_game_in_words(newcomer: Path) -> None:
    plan = run(newcomer, "gamemaster", "generate", "--rules", "school", "--seed", "north")
    assert plan == gamemaster.draw_plan("school", seed="north")
    (newcomer / "plan.txt").write_text(plan, "utf-8")
    moves = "go up\ngo left\nsave game.json\nend\n"
    order = ("referee", "plan.txt", "--rules", "school", "--words", "ru")
    assert "Игрок 1" in run(newcomer, "gamemaster", *order, text=moves)
    assert "requested" in run(newcomer, "gamemaster", "replay", "game.json")
    assert "usage: gamemaster " in run(newcomer, "gamemaster", "--help")


LEARNING = """
import numpy, pyspiel, gamemaster, gamemaster.openspiel, gamemaster.pettingzoo, pettingzoo
for preset in gamemaster.presets():
    env = pettingzoo.make("aec", f"gamemaster/{preset}-v0")
    env.reset(seed=1)
    for agent in env.agent_iter(6):
        env.step(int(numpy.flatnonzero(env.last()[-1]["action_mask"])[0]))
    state = pyspiel.load_game("gamemaster_" + preset.replace("-", "_")).new_initial_state()
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    print(preset, agent, len(state.history()))
"""


def pinned(lock: str, names: set[str]) -> str:
    """What a lock says of some packages."""
    text = (PLACES.locks / f"{lock}.txt").read_text("utf-8")
    blocks = re.findall(r"^[^\s#].*(?:\n[ \t]+.*)*$", text, re.MULTILINE)
    return "\n".join(block for block in blocks if re.split(r"==", block)[0] in names) + "\n"


@deep("the extras, each of which other tests use from the work tree")
def test_learners_and_the_suite_have_all_they_need(newcomer: Path) -> None:
    solver = newcomer / "solver.txt"
    solver.write_text(pinned("test", {"python-sat", "six"}), "utf-8")
    install = ("python", "-m", "pip", "--disable-pip-version-check", "install", "-q")
    hashed = ("--require-hashes", "--only-binary=:all:", "--no-deps", "-r")
    for lock in (PLACES.locks / "learning.txt", solver):
        run(newcomer, *install, *hashed, lock)
    run(newcomer, "python", "-m", "pip", "check")
    told = run(newcomer, "python", "-I", "-", text=LEARNING).splitlines()
    assert [line.split()[0] for line in told] == [*gamemaster.presets()]
    assert all(line.endswith(" 6") for line in told)
    order = ("suite", "random", "mapper", "--seeds", "2", "--processes", "2", "--json", "now.json")
    table = run(newcomer, "gamemaster", *order)
    assert table.count("| random | 2 |") == 5
    assert table.count("| mapper | 2 |") == 4
    assert (newcomer / "now.json").is_file()
