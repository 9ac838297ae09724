"""What the build puts into `dist`: the pinned files, all relative, under a strict policy."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from builder import site, wheels
from builder.alone import alone
from builder.places import Places, tree
from builder.say import Failure

PLACES = Places(Path(__file__).resolve().parents[1])
STATIC_IMPORT = r'^(?:import|export)\b(?:[^;"()=]*\bfrom)?\s*"([^"]+)"'


@pytest.fixture(scope="module")
def dist() -> Path:
    with alone(PLACES):
        site.build(PLACES)
    return PLACES.dist


@pytest.fixture
def lock(dist: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((dist / "pyodide/pyodide-lock.json").read_text("utf-8"))
    return read


def test_the_lock_pins_exactly_the_wheels_that_are_shipped(
    dist: Path, lock: dict[str, Any]
) -> None:
    pinned = {}
    for entry in lock["packages"].values():
        file = (dist / "pyodide" / entry["file_name"]).resolve()
        assert hashlib.sha256(file.read_bytes()).hexdigest() == entry["sha256"]
        pinned[file] = entry
    assert set(pinned) == set((dist / "wheels").resolve().iterdir())


def test_the_lock_knows_what_each_wheel_needs(lock: dict[str, Any]) -> None:
    packages = lock["packages"]
    assert packages["gamemaster"]["imports"] == ["gamemaster"]
    assert {"pydantic", "annotated-types"} <= set(packages["gamemaster"]["depends"])
    assert "pydantic-core" in packages["pydantic"]["depends"]
    assert "micropip" in packages
    assert all(need in packages for each in packages.values() for need in each["depends"])


def test_the_lock_is_for_the_runtime_beside_it(lock: dict[str, Any]) -> None:
    original = json.loads((PLACES.modules / "pyodide/pyodide-lock.json").read_text("utf-8"))
    assert lock["info"] == original["info"]
    python = ".".join(lock["info"]["python"].split(".")[:2])
    assert f"/lib/python{python}/site-packages" == wheels.SITE_PACKAGES


def test_the_engine_wheel_holds_the_engine_and_nothing_else(dist: Path) -> None:
    (wheel,) = (dist / "wheels").glob("gamemaster-*.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        registered = next(name for name in names if name.endswith("entry_points.txt"))
        assert "[gamemaster.bots]" in opened.read(registered).decode()
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"gamemaster"}
    assert not [name for name in names if name.endswith(".py")]


def test_build_json_tells_the_worker_what_to_load(dist: Path) -> None:
    told = json.loads((dist / "build.json").read_text("utf-8"))
    assert told["version"] == wheels.version(PLACES)
    assert (dist / told["pyodide"] / "pyodide.mjs").is_file()
    assert told["packages"] == ["gamemaster"]
    assert set(told["wheels"]) == {path.name for path in (dist / "wheels").iterdir()}


def test_everything_that_the_page_names_is_there_by_a_relative_address(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    imports = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert imports
    named = [*json.loads(imports[1])["imports"].values()]
    named += re.findall(r'(?:href|src)="([^"#]+)"', page)
    for style in dist.rglob("*.css"):
        urls = re.findall(r"url\([\"']?([^)\"']+)", style.read_text("utf-8"))
        at = style.parent.relative_to(dist)
        named += [(at / url).as_posix() for url in urls if not url.startswith(("data:", "#"))]
    local = [name for name in named if not name.startswith("data:")]
    assert local
    for name in local:
        assert "://" not in name
        assert not name.startswith("/")
        assert (dist / name).is_file(), name


def test_the_policy_stands_before_all_it_governs_and_allows_the_import_map(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    imports = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert policy
    assert imports
    assert policy.start() < min(page.index("<script"), page.index("<link"))
    hashed = base64.b64encode(hashlib.sha256(imports[1].encode()).digest()).decode()
    assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{hashed}'" in policy[1]
    assert "default-src 'none'" in policy[1]
    assert "unsafe-inline" not in policy[1]
    assert "'unsafe-eval'" not in policy[1]


def test_the_policy_looks_outwards_for_relays_only(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    allowed = dict(part.split(" ", 1) for part in policy[1].split("; "))
    assert allowed.pop("connect-src") == "'self' wss: ws://127.0.0.1:* ws://localhost:*"
    sources = {source for part in allowed.values() for source in part.split()}
    assert {source for source in sources if source[0] != "'"} == {"data:", "blob:"}
    assert allowed["img-src"] == "'self' data: blob:"


def test_what_only_friends_need_is_not_loaded_with_the_page(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    imports = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert imports
    known = json.loads(imports[1])["imports"]
    todo, loaded = [dist / "app/main.js"], set[Path]()
    while todo:
        file = todo.pop().resolve()
        if file in loaded:
            continue
        loaded.add(file)
        named = re.findall(STATIC_IMPORT, file.read_text("utf-8"), re.MULTILINE)
        todo += [dist / known[name] if name in known else file.parent / name for name in named]
    names = {path.relative_to(dist.resolve()).as_posix() for path in loaded}
    vendors = {name for name in names if name.startswith("vendor/")}
    assert {name.split("/")[1] for name in vendors} == {"fluent", "rough"}
    # They are asked for at once, and the table is fetched when the lobby stands.
    ahead = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
    assert sorted(ahead) == sorted(names - vendors)
    assert "ui/table.js" not in ahead


def test_the_page_has_no_inline_style_or_handler(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    assert not re.findall(r"<style|\sstyle=|\son[a-z]+=", page)


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        ("<head></head>", "exactly once"),
        ("<!-- csp --><!-- csp -->", "exactly once"),
        ("<!-- csp --><script>alert(1)</script>", "inline script"),
        ('<!-- csp --><script type="module">run()</script>', "inline script"),
        (
            '<!-- csp --><script type="importmap">{}</script><script type="importmap">{}</script>',
            "inline script",
        ),
    ],
)
def test_a_page_that_the_policy_would_break_is_refused(page: str, complaint: str) -> None:
    with pytest.raises(Failure, match=complaint):
        site.with_policy(page)


def test_a_second_build_does_nothing(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in tree(dist)}
    capsys.readouterr()
    with alone(PLACES):
        site.build(PLACES)
    assert capsys.readouterr().out == ""
    assert {path: path.stat().st_mtime_ns for path in tree(dist)} == before


def test_a_file_that_is_no_longer_wanted_leaves_dist(dist: Path) -> None:
    stray = dist / "app" / "old" / "stray.js"
    stray.parent.mkdir()
    stray.write_text("gone")
    with alone(PLACES):
        site.build(PLACES)
    assert not stray.parent.exists()


def test_a_wheel_whose_needs_are_not_shipped_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "lonely-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as out:
        out.writestr("lonely.py", "")
        out.writestr(
            "lonely-1.dist-info/METADATA",
            "Name: lonely\nVersion: 1\nRequires-Dist: friend>=2\n"
            "Requires-Dist: foe; extra == 'war'\n",
        )
    original = PLACES.modules / "pyodide/pyodide-lock.json"
    with pytest.raises(Failure, match="lonely needs friend, which"):
        wheels.lock_file(original, [wheel], [wheel.name])
