"""What the build puts into `dist`: the pinned files, all relative, under a strict policy."""

from __future__ import annotations

import array
import getpass
import gzip
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from builder import bundle, document, first_moves, offline, packing, site, snapshot, tools, wheels
from builder.alone import alone
from builder.places import Places, digest, tree
from builder.say import Failure
from gamemaster.terminal.catalogs import languages
from tests import built
from tests.campaigns import deep

PLACES = Places(Path(__file__).resolve().parents[2])
TELLING = re.compile(r"-[0-9A-Za-z]{8}\.[a-z0-9]+$")
LATER = (
    *(
        "ui/screens/table.js",
        "ui/labyrinth/notebook.js",
        "ui/rules/dialog.js",
        "ui/rules/house-rules.js",
    ),
    *("ui/parts/qr-camera.js", "net/relay/relay.js", "net/relay/wire.js"),
)
"""What comes behind the lobby, or when somebody asks for it."""


@pytest.fixture(scope="module")
def dist() -> Path:
    return built.published()


@dataclass(frozen=True, slots=True)
class Elsewhere(Places):
    """The same work tree with another finished page: the one that all tests read stays whole."""

    out: Path

    @property
    def dist(self) -> Path:
        return self.out / "dist"

    @property
    def gzipped(self) -> Path:
        return self.out / "gzip"


@pytest.fixture
def elsewhere(dist: Path, tmp_path: Path) -> Elsewhere:
    """A page that a test may build again."""
    places = Elsewhere(PLACES.root, tmp_path)
    shutil.copytree(dist, places.dist)
    packing.gzipped(places.dist, places.gzipped)
    return places


@pytest.fixture
def runtime(dist: Path) -> Path:
    (folder,) = dist.glob("pyodide-*")
    return folder


@pytest.fixture
def archives(dist: Path) -> Path:
    (folder,) = dist.glob("wheels-*")
    return folder


@pytest.fixture
def start(dist: Path) -> Path:
    (folder,) = dist.glob("start-*")
    return folder


@pytest.fixture
def lock(archives: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((archives / "pyodide-lock.json").read_text("utf-8"))
    return read


@pytest.fixture
def page(dist: Path) -> str:
    return (dist / "index.html").read_text("utf-8")


def test_the_lock_pins_exactly_the_wheels_that_are_shipped(
    archives: Path, lock: dict[str, Any]
) -> None:
    pinned = {}
    for entry in lock["packages"].values():
        file = archives / entry["file_name"]
        assert hashlib.sha256(file.read_bytes()).hexdigest() == entry["sha256"]
        pinned[file] = entry
    assert set(pinned) == set(archives.glob("*.whl"))


def test_the_lock_knows_what_each_wheel_needs(lock: dict[str, Any]) -> None:
    packages = lock["packages"]
    assert packages["gamemaster"]["imports"] == ["gamemaster"]
    # Pydantic comes later, and is asked for by its name.
    assert packages["gamemaster"]["depends"] == ["annotated-types"]
    assert "pydantic-core" in packages["pydantic"]["depends"]
    assert "micropip" in packages
    assert all(need in packages for each in packages.values() for need in each["depends"])


def test_the_lock_is_for_the_runtime_beside_it(lock: dict[str, Any]) -> None:
    original = json.loads((PLACES.modules / "pyodide/pyodide-lock.json").read_text("utf-8"))
    assert lock["info"] == original["info"]
    python = ".".join(lock["info"]["python"].split(".")[:2])
    assert f"/lib/python{python}/site-packages" == wheels.SITE_PACKAGES


def test_the_engine_wheel_holds_the_engine_and_nothing_else(archives: Path) -> None:
    (wheel,) = archives.glob("gamemaster-*.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        registered = next(name for name in names if name.endswith("entry_points.txt"))
        assert "[gamemaster.bots]" in opened.read(registered).decode()
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"gamemaster"}
    assert not [name for name in names if name.endswith(".py")]
    assert not [name for name in names if "terminal" in name or "__main__" in name]


def test_the_snapshot_is_of_this_build(runtime: Path, start: Path) -> None:
    told = json.loads((start / "boot.json").read_text("utf-8"))
    unpacked = gzip.decompress((start / "snapshot.bin").read_bytes())
    assert told["unpacked"] == {"digest": digest(unpacked), "bytes": len(unpacked)}
    words = array.array("I", unpacked)
    assert "".join(f"{word:08x}" for word in words[1:9]) == told["key"]
    for path in (start / "snapshot.bin", start / "python_first.zip", runtime / "pyodide.asm.wasm"):
        assert told["sizes"][path.name] == path.stat().st_size


@deep("a second snapshot")
def test_two_builds_take_the_same_snapshot(start: Path, tmp_path: Path) -> None:
    """Else every build would be another version to a browser, though nothing has changed."""
    job = json.loads((PLACES.cache / "snapshot" / snapshot.ORDER).read_text("utf-8"))
    again, order = tmp_path / "again.bin", tmp_path / "order.json"
    job |= {"target": str(again), "memory": str(tmp_path / "memory.gz")}
    order.write_text(json.dumps(job), "utf-8")
    snapshot.take(tools.ensure_node(PLACES), order)
    assert again.read_bytes() == (start / "snapshot.bin").read_bytes()


def test_the_engine_has_played_what_the_lobby_begins_at_a_click() -> None:
    """Its second game begins faster than its first, which nobody should have to wait for."""
    source = (PLACES.static / "app" / "table" / "starts.js").read_text("utf-8")
    assert set(re.findall(r'preset: "([a-z-]+)"', source)) == set(first_moves.QUICK)


def test_nothing_of_this_machine_is_in_the_snapshot(start: Path) -> None:
    memory = gzip.decompress((start / "snapshot.bin").read_bytes())
    assert b"gamemaster.bridge" in memory
    for told in (str(PLACES.root), str(Path.home()), f"{getpass.getuser()}@", sys.executable):
        if told not in ("/", "/home"):
            assert told.encode() not in memory


def test_names_tell_the_contents(dist: Path, runtime: Path, start: Path, archives: Path) -> None:
    """So that a browser never mixes what it kept with what is new; the page itself is asked for."""
    files = [path for path in tree(dist) if path.suffix != packing.BROTLI]
    plain = {path for path in files if not TELLING.search(path.name.removesuffix(".map"))}
    inside = {path for folder in (runtime, start, archives) for path in tree(folder)} & set(files)
    licences = set((dist / "vendor").rglob("LICENSE"))
    documentation = set(dist.glob("docs/*.html"))
    asked_for = {dist / name for name in (offline.PAGE, offline.WORKER, offline.MANIFEST)}
    assert plain - inside - licences == asked_for | documentation
    for path in [*dist.glob("locales/*.ftl"), *dist.glob("*.json"), *dist.glob("*.svg")]:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        assert path.stem.endswith(f"-{digest[:8]}")


UNPACK = """
const { brotliDecompressSync } = require("node:zlib");
const { readFileSync } = require("node:fs");
const told = JSON.parse(readFileSync(process.argv[1], "utf8"));
for (const [twin, plain] of told) {
  if (!brotliDecompressSync(readFileSync(twin)).equals(readFileSync(plain))) throw new Error(plain);
}
"""
QUICK = 1
"""A quality of Brotli at which the whole site is packed within a second."""


def published(dist: Path) -> dict[str, Path | bytes]:
    """What a build makes twins of."""
    files = [path for path in tree(dist) if path.suffix != packing.BROTLI]
    return {path.relative_to(dist).as_posix(): path for path in files}


def test_what_can_be_packed_has_a_brotli_twin(dist: Path, tmp_path: Path) -> None:
    """For a host that looks for one."""
    node = tools.ensure_node(PLACES)
    twins = packing.brotli(Places(tmp_path), node, published(dist), packs=True, quality=QUICK)
    worth = {
        path.relative_to(dist).as_posix(): path
        for path in tree(dist)
        if path.suffix in packing.COMPRESSIBLE and path.stat().st_size >= packing.SMALLEST
    }
    assert {"index.html", "sw.js"} <= worth.keys()
    assert any(name.endswith(".wasm") for name in worth)
    assert twins.keys() == {f"{name}{packing.BROTLI}" for name in worth}
    told = tmp_path / "told.json"
    pairs = [[str(twins[f"{name}{packing.BROTLI}"]), str(path)] for name, path in worth.items()]
    told.write_text(json.dumps(pairs), encoding="utf-8")
    subprocess.run([node.node, "-e", UNPACK, told], check=True)


@deep("what takes long to pack")
def test_a_brotli_twin_is_smaller_than_what_a_host_would_pack_by_itself(
    dist: Path, tmp_path: Path
) -> None:
    """Seen at what is packed quickly; the largest files take half a minute."""
    plain = {path.name: path for path in [dist / "sw.js", *dist.glob("locales/*.ftl")]}
    twins = packing.brotli(Places(tmp_path), tools.ensure_node(PLACES), {**plain}, packs=True)
    for name, path in plain.items():
        packed = len(gzip.compress(path.read_bytes(), 9))
        assert twins[f"{name}{packing.BROTLI}"].stat().st_size < packed


def test_what_is_known_of_brotli_twins_is_given_without_waiting(dist: Path, tmp_path: Path) -> None:
    """Until the file has become another one."""
    node, places = tools.ensure_node(PLACES), Places(tmp_path)
    files: dict[str, Path | bytes] = {"sw.js": dist / "sw.js"}
    assert packing.brotli(places, node, files, packs=False) == {}
    made = packing.brotli(places, node, files, packs=True)
    assert packing.brotli(places, node, files, packs=False) == made
    changed = {"sw.js": (dist / "sw.js").read_bytes() + b"//"}
    assert packing.brotli(places, node, changed, packs=False) == {}


@deep("two whole builds")
def test_only_who_publishes_waits_for_brotli_twins(
    elsewhere: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dist = elsewhere.dist
    files: dict[str, Path | bytes] = {"sw.js": dist / "sw.js"}
    made = packing.brotli(Places(tmp_path), tools.ensure_node(PLACES), files, packs=True)

    def one(*arguments: object) -> dict[str, Path]:
        return made if arguments[-1] is True else {}

    monkeypatch.setattr(packing, "brotli", one)
    with alone(PLACES):
        site.build(elsewhere, publishes=True)
        assert (dist / "sw.js.br").read_bytes() == made["sw.js.br"].read_bytes()
        site.build(elsewhere)
    assert not (dist / "sw.js.br").exists()


def test_a_changed_source_changes_the_names_of_all_that_hold_it(tmp_path: Path) -> None:
    places = Places(tmp_path)
    shutil.copytree(PLACES.static, places.static, symlinks=True, ignore=lambda *_: ["node_modules"])
    places.modules.symlink_to(PLACES.modules, target_is_directory=True)
    node = tools.ensure_node(PLACES)
    bundler = bundle.Bundler(places, node, readable=False)
    before, worker = bundler.page({}), bundler.worker({})
    changed = places.static / "app" / "basics" / "version.js"
    changed.write_text(changed.read_text("utf-8").replace("VERSION = ", "VERSION = 9 + "), "utf-8")
    after = bundler.page({})
    assert bundler.worker({}) == worker
    for name in set(before.files) & set(after.files):
        assert before.files[name] == after.files[name], name
    assert before.served[bundle.STYLES] == after.served[bundle.STYLES]
    assert before.served[bundle.LOBBY] != after.served[bundle.LOBBY]
    moved = bundler.page({"app/worker.js": "app/worker-NEW.js"})
    assert moved.served[bundle.LOBBY] != after.served[bundle.LOBBY]


def test_everything_that_the_page_names_is_there_by_a_relative_address(
    dist: Path, page: str
) -> None:
    named = re.findall(r'(?:href|src)="([^"#]+)"', page)
    for style in dist.rglob("*.css"):
        urls = re.findall(r"url\([\"']?([^)\"']+)", style.read_text("utf-8"))
        named += [os.path.relpath((style.parent / url).resolve(), dist) for url in urls]
    for script in dist.rglob("app/*.js"):
        text = script.read_text("utf-8")
        found = re.findall(r'(?:\bfrom|\bimport|\bimport\()"(\.[^"]+)"', text)
        named += [os.path.relpath((script.parent / each).resolve(), dist) for each in found]
    served = re.findall(
        r'"((?:app|catalog|locales|pyodide|relay|stranger|wheels)-?[^"]*-[0-9A-Za-z]{8}[./][^"]*)"',
        scripts(dist),
    )
    languages = [*(PLACES.static / "locales").iterdir()]
    assert len(set(served)) == 9 + 2 * len(languages), "workers, catalog, runtime, wheels, frames"
    for name in [*named, *served]:
        assert "://" not in name
        assert not name.startswith(("/", ".."))
        assert (dist / name).exists(), name


def scripts(dist: Path) -> str:
    """All scripts of this project in one text; the strangers' worker is mostly Pyodide's."""
    own = [path for path in sorted(dist.rglob("app/*.js")) if "stranger-start" not in path.name]
    return "\n".join(path.read_text("utf-8") for path in own)


def test_the_policy_stands_before_all_it_governs_and_allows_nothing_inline(
    dist: Path, page: str
) -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    assert policy.start() < min(page.index("<script"), page.index("<link"))
    assert "default-src 'none'" in policy[1]
    inline = re.search(r"script-src 'self' 'wasm-unsafe-eval' '(sha256-[\w+/]+=)';", policy[1])
    assert inline
    script = re.search(r"<script>(.+)</script>", frame(dist))
    assert script, "the script of the strangers' frame is the only one"
    assert inline[1] == f"sha256-{b64encode(hashlib.sha256(script[1].encode()).digest()).decode()}"
    assert "style-src 'self';" in policy[1]
    assert "unsafe-inline" not in policy[1]


def frame(dist: Path) -> str:
    """The frame for bots that did not come with the program."""
    return next(dist.glob("stranger-*.html")).read_text("utf-8")


def test_strangers_are_allowed_nothing_but_what_they_are_handed(dist: Path) -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', frame(dist))
    assert policy
    assert policy.start() < frame(dist).index("<script")
    allowed = dict(part.split(" ", 1) for part in policy[1].split("; "))
    script = allowed.pop("script-src")
    assert re.fullmatch(r"'wasm-unsafe-eval' 'sha256-[\w+/]+='", script)
    assert allowed == {
        "default-src": "'none'",
        "worker-src": "blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }


def test_the_policy_looks_outwards_in_the_frame_of_a_relay_only(dist: Path, page: str) -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    allowed = dict(part.split(" ", 1) for part in policy[1].split("; "))
    assert allowed["connect-src"] == allowed["frame-src"] == "'self'"
    relay = next(dist.glob("relay-*.html")).read_text("utf-8")
    assert relay.index("Content-Security-Policy") < relay.index("<script")
    assert "connect-src wss: ws://127.0.0.1:* ws://localhost:*;" in relay
    assert "default-src 'none'; script-src 'self';" in relay
    sources = {source for part in allowed.values() for source in part.split()}
    assert {source for source in sources if source[0] != "'"} == {"data:", "blob:"}
    assert allowed["img-src"] == "'self' data: blob:"


def test_what_only_friends_need_is_not_loaded_with_the_page(dist: Path, page: str) -> None:
    ahead = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
    entry = re.findall(r'<script type="module" src="([^"]+)">', page)
    assert entry == ahead[:1]
    todo, loaded = [dist / name for name in ahead], set[Path]()
    while todo:
        file = todo.pop().resolve()
        if file not in loaded:
            loaded.add(file)
            todo += [file.parent / name for name in imports(file)]
    names = {path.relative_to(dist.resolve()).as_posix() for path in loaded}
    assert sorted(ahead) == sorted(names), "all of them are asked for at once, and nothing besides"
    sources = {source for path in loaded for source in sources_of(path)}
    vendors = {source.split("node_modules/")[1] for source in sources if "node_modules" in source}
    assert {name.split("/")[0] for name in vendors} == {"@fluent"}
    assert {"app/main.js", "ui/screens/lobby.js"} <= sources
    assert not {source for source in sources if source.startswith(LATER)}


def imports(script: Path) -> list[str]:
    """What a script imports before it runs."""
    text = script.read_text("utf-8")
    return re.findall(r'(?:\bfrom|\bimport)"(\.[^"]+)"', text)


def sources_of(script: Path) -> list[str]:
    """The modules that a script is made of."""
    told = json.loads(script.with_name(f"{script.name}.map").read_text("utf-8"))
    return [name.split("static/")[-1] for name in told["sources"]]


def test_every_library_that_is_shipped_has_its_licence_beside_it(dist: Path) -> None:
    # The strangers' worker is mostly Pyodide, which lies beside it whole.
    mapped = [path for path in dist.rglob("app/*.js") if not path.name.startswith("stranger-")]
    sources = {source for path in mapped for source in sources_of(path)}
    inside = {source.split("node_modules/")[1] for source in sources if "node_modules" in source}
    packages = {"/".join(name.split("/")[: 2 if name[0] == "@" else 1]) for name in inside}
    fonts = {"@fontsource-variable/caveat"} if list(dist.rglob("caveat-*.woff2")) else set()
    assert packages | fonts == set(site.LICENCES)
    for package in site.LICENCES:
        assert (dist / "vendor" / package / "LICENSE").stat().st_size > 500


def test_the_words_of_a_language_are_two_texts_without_remarks(dist: Path) -> None:
    for language in languages():
        first, later = sorted(dist.glob(f"locales/{language}-*.ftl"), key=lambda one: len(one.name))
        assert later.name.startswith(f"{language}-later-")
        text = first.read_text("utf-8") + later.read_text("utf-8")
        messages = re.findall(r"^[a-z-][\w-]* =", text, re.MULTILINE)
        folder = PLACES.static / "locales" / language
        heard = [one for one in folder.glob("*.ftl") if one.stem not in site.UNHEARD]
        written = "\n".join(path.read_text("utf-8") for path in heard)
        assert sorted(messages) == sorted(re.findall(r"^[a-z-][\w-]* =", written, re.MULTILINE))
        assert not re.search("^#", text, re.MULTILINE)


def test_what_a_page_says_that_cannot_run_stands_in_it_in_every_language(page: str) -> None:
    assert "<!-- words" not in page
    plain = site.plain_words(PLACES.static / "locales")
    assert [*plain] == ["en", *(each for each in languages() if each != "en")]
    for language, said in plain.items():
        texts = re.findall(f'<p lang="{language}">(.+)</p>', page)
        assert texts == [html.escape(text, quote=False) for text in said.values()]


def test_a_language_without_a_word_for_it_stops_the_build() -> None:
    source = "  <!-- words plain-browser -->\n"
    said = {"en": {"plain-browser": "No <way>."}, "xx": {"plain-other": "…"}}
    assert document.spoken(source, {"en": said["en"]}) == '  <p lang="en">No &lt;way&gt;.</p>\n'
    with pytest.raises(Failure, match=r"locales/xx/plain\.ftl has no “plain-browser”"):
        document.spoken(source, said)


def test_the_readable_site_keeps_its_names() -> None:
    folder = built.readable()
    for name in ("app/start.js", "app/worker.js", "net/rtc/rtc.js", "pyodide/pyodide.mjs"):
        assert (folder / name).is_file()
    assert "export {" in (folder / "net/rtc/rtc.js").read_text("utf-8")


def test_the_page_has_no_inline_style_or_handler(page: str) -> None:
    assert not re.findall(r"<style|\sstyle=|\son[a-z]+=", page)


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        ("<head></head>", "exactly once"),
        ("<!-- csp --><!-- csp -->", "exactly once"),
        ("<!-- csp --><script>alert(1)</script>", "inline script"),
        ('<!-- csp --><script type="module">run()</script>', "inline script"),
        ('<!-- csp --><script type="importmap">{}</script>', "inline script"),
        ('<!-- csp --><p style="color: red">', "inline script or style"),
        ('<!-- csp --><script src="gone.js"></script>', "gone.js, which the site does not hold"),
    ],
)
def test_a_page_that_would_break_is_refused(page: str, complaint: str) -> None:
    with pytest.raises(Failure, match=complaint):
        document.finished(page, {}, [], "")


def test_a_second_build_only_takes_away_what_is_no_longer_wanted(
    elsewhere: Elsewhere, capsys: pytest.CaptureFixture[str]
) -> None:
    dist = elsewhere.dist
    before = {path: path.stat().st_mtime_ns for path in tree(dist)}
    stray = dist / "app" / "old" / "stray.js"
    stray.parent.mkdir()
    stray.write_text("gone" * 200)
    packing.gzipped(dist, elsewhere.gzipped)
    twin = elsewhere.gzipped / "app" / "old" / "stray.js.gz"
    assert twin.is_file()
    with alone(PLACES):
        capsys.readouterr()  # Perhaps that it waited for another build.
        site.build(elsewhere)
    said = capsys.readouterr().out
    assert said.startswith("  compressed copies of 1 files")
    assert said.count("\n") == 1, "nothing else is made again"
    assert {path: path.stat().st_mtime_ns for path in tree(dist)} == before
    assert not stray.parent.exists()
    assert not twin.exists()


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
