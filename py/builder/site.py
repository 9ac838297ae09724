"""Assembling `dist`: the page's own files, the libraries, the runtime and the wheels."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from builder import (
    bundle,
    docs,
    document,
    glue,
    lessons,
    offline,
    packing,
    puzzles,
    snapshot,
    tools,
    wheels,
)
from builder.naming import Naming
from builder.places import Places
from builder.say import Failure, disk_failure, step

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"
LICENCES = {
    "@fluent/bundle": "typescript/LICENSE",  # Apache 2.0 as well; of its own it brings no copy
    "roughjs": "roughjs/LICENSE",
    "lean-qr": "lean-qr/LICENSE",
    "qr": "qr/LICENSE-MIT",
    "@noble/secp256k1": "@noble/secp256k1/LICENSE",
    "@trystero-p2p/core": "@trystero-p2p/core/LICENSE",
    "@trystero-p2p/nostr": "@trystero-p2p/nostr/LICENSE",
    "@fontsource-variable/caveat": "@fontsource-variable/caveat/LICENSE",
}
"""The terms of what is bundled with the page, by package."""
LOBBY_WORDS = (
    *("agree", "alone", "errors", "friends", "house", "net", "options", "room", "terms", "ui"),
)
"""The message catalogs that the lobby needs; all the others come behind it."""
PLAIN = "plain"
"""The catalog of what a page says that can't run; the build writes it into the page."""
UNHEARD = ("terminal", PLAIN)
"""The catalogs that no page reads."""
MESSAGE = re.compile(r"^([a-z-]+) = (.+)$", re.MULTILINE)
REMARK = re.compile(r"^#.*\n?|^\n", re.MULTILINE)
"""In a message catalog: what only translators read, and empty lines."""


def build(places: Places, *, publishes: bool = False) -> None:
    """Bring `dist` up to date, installing and building only what is missing or changed.

    Args:
        places: the work tree.
        publishes: make the Brotli twins of all files, which takes longer than anything else.
            Without it, only those lie in `dist` that an earlier build has made.

    Raises:
        Failure: anything that the person at the keyboard can mend.
    """
    changed = _assembled(places, places.dist, readable=False, publishes=publishes)
    if changed:
        with step(f"compressed copies of {changed} files"):
            packing.gzipped(places.dist, places.gzipped)


def build_readable(places: Places) -> Path:
    """The same site for a look inside: files keep their names, nothing is shortened.

    Every module can be asked for by itself. Tests use it.

    Raises:
        Failure: anything that the person at the keyboard can mend.
    """
    _assembled(places, places.readable, readable=True)
    return places.readable


def _assembled(places: Places, folder: Path, readable: bool, publishes: bool = False) -> int:
    node, compiled = _prepared(places)
    bundler = bundle.Bundler(places, node, readable)
    try:
        files = assemble(places, compiled, bundler).files
        if not readable:
            files |= packing.brotli(places, node, files, publishes)
        return _write(folder, files)
    except OSError as error:
        raise disk_failure(f"assembling {folder.name}", error) from error


def _prepared(places: Places) -> tuple[tools.Node, wheels.Compiled]:
    """The engine as pages get it; what waits for registries waits side by side."""
    with tools.beside_npm(places) as node, ThreadPoolExecutor(1) as lane:
        pinned = lane.submit(wheels.downloaded, places)
        tools.ensure_build(places)
        engine = wheels.engine(places)
        wanted = [*pinned.result(), engine]
    compiled = wheels.compiled(places, node, wanted)
    started = snapshot.taken(places, node, compiled.archives)
    return node, replace(compiled, archives={**compiled.archives, **started})


def assemble(places: Places, compiled: wheels.Compiled, bundler: bundle.Bundler) -> Naming:
    """All files of the site.

    What names another file by its contents comes after it: first what is asked for while the page
    runs, then the worker, then the page's scripts, and index.html at the end.

    Args:
        places: the work tree.
        compiled: what the engine starts from, the wheels, and what there is to choose from.
        bundler: makes the scripts and styles.
    """
    if not (places.static / "index.html").is_file():
        raise Failure("static/index.html is missing.", "restore it: there is no page without it.")
    site = Naming(plain=bundler.readable)
    runtime, archives = places.modules / "pyodide", compiled.archives
    shipped = {name: path for name, path in archives.items() if name.endswith(".whl")}
    lock = as_json(wheels.lock_file(runtime / LOCK, [*shipped.values()], [*shipped]))
    files = {name: runtime / name for name in RUNTIME}
    site.folder("pyodide", {**files, glue.NAME: glue.script(places)})
    site.folder("start", {name: archives[name] for name in archives.keys() - shipped.keys()})
    site.folder("wheels", {**shipped, LOCK: lock})
    site.name("catalog.json", compiled.catalog)
    site.name(lessons.NAME, as_line(lessons.lessons(places.static)))
    site.name(lessons.COMPANION_NAME, as_line(lessons.companion(places.static)))
    site.name(puzzles.NAME, as_line(puzzles.index(places.static, compiled.catalog.read_bytes())))
    for book in puzzles.books(places.static):
        site.name(f"puzzles/{book.name}", book)
    for language in sorted((places.static / "locales").iterdir()):
        first, later = words(language)
        site.name(f"locales/{language.name}.ftl", first)
        site.name(f"locales/{language.name}-later.ftl", later)
    for icon in sorted([*places.static.glob("*.svg"), *places.static.glob("icons/*.png")]):
        site.name(icon.relative_to(places.static).as_posix(), icon)
    manifest = as_json(offline.manifest(site.served))
    site.made({offline.MANIFEST: manifest}, {offline.MANIFEST: offline.MANIFEST})
    for package, terms in LICENCES.items():
        site.keep(f"vendor/{package}/LICENSE", places.modules / terms)
    script = bundler.frame()
    frame = (places.static / "stranger.html").read_text(encoding="utf-8")
    site.name("stranger.html", document.frame(frame, script).encode())
    stranger = bundler.stranger(site.served, glue.script(places))
    for made in (stranger, bundler.thinker(site.served), bundler.relay()):
        site.made(made.files, made.served)
    # The engine's worker begins one that thinks, whose name it must know.
    worker = bundler.worker(site.served)
    site.made(worker.files, worker.served)
    relay = (places.static / "relay.html").read_text(encoding="utf-8")
    # Beside index.html: a name in it counts from there.
    site.name("relay.html", document.relay(relay, site.served).encode())
    check, page = bundler.check(), bundler.page(site.served)
    for made in (check, page):
        site.made(made.files, made.served)
    source = (places.static / "index.html").read_text(encoding="utf-8")
    source = document.spoken(source, plain_words(places.static / "locales"))
    ahead = page.ahead(bundle.PAGE, bundle.LOBBY)
    site.keep("index.html", document.finished(source, site.served, ahead, script).encode())
    styles = bundler.documentation()
    site.made(styles.files, styles.served)
    written_pages = docs.pages(places, site.served, bundler.node, compiled.catalog)
    for name, written in written_pages.items():
        site.keep(name, written)
    site.keep(offline.WORKER, places.static / offline.WORKER)
    site.made(offline.filled(site.files), {})
    return site


def words(folder: Path) -> tuple[bytes, bytes]:
    """The words of one language in two texts: those of the lobby, and all the others."""
    texts = ["", ""]
    for path in sorted(folder.glob("*.ftl")):
        if path.stem in UNHEARD:
            continue
        texts[path.stem not in LOBBY_WORDS] += REMARK.sub("", path.read_text(encoding="utf-8"))
    return texts[0].encode(), texts[1].encode()


def plain_words(folder: Path) -> dict[str, dict[str, str]]:
    """What a page says that can't run: messages by language, English first."""
    languages = sorted(folder.iterdir(), key=lambda path: (path.name != "en", path.name))
    return {
        language.name: dict(
            MESSAGE.findall((language / f"{PLAIN}.ftl").read_text(encoding="utf-8"))
        )
        for language in languages
    }


def as_json(value: object) -> bytes:
    """JSON as it is written to `dist`."""
    return (json.dumps(value, indent=1, ensure_ascii=False, sort_keys=True) + "\n").encode()


def as_line(value: object) -> bytes:
    """JSON that nobody reads but the page."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _write(folder: Path, wanted: Mapping[str, Path | bytes]) -> int:
    changed = 0
    for name, source in wanted.items():
        target = folder / name
        data = source if isinstance(source, bytes) else source.read_bytes()
        if not target.is_file() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            part = target.with_name(target.name + ".part")
            part.write_bytes(data)
            part.replace(target)
            changed += 1
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(folder).as_posix() not in wanted:
            path.unlink()
            changed += 1
    return changed
