"""Assembling `dist`: the page's own files, the libraries, the runtime and the wheels."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path

from builder import tools, wheels
from builder.places import Places, digest, tree
from builder.say import Failure, disk_failure, step

PLACEHOLDER = "<!-- csp -->"
# Scripts, styles, fonts: the page's own and nothing else. `connect-src` alone looks outwards: a
# player may switch on relays that bring friends together, and names them himself, so no list can
# stand here; `ws:` without encryption is for a relay on his own machine only. Nothing connects
# unless he asks for it. Direct connections between players are under no directive, and a camera's
# picture is a stream, not something fetched.
POLICY = (
    ("default-src", "'none'"),
    ("script-src", "'self' 'wasm-unsafe-eval'"),
    ("style-src", "'self'"),
    ("font-src", "'self'"),
    ("img-src", "'self' data: blob:"),
    ("connect-src", "'self' wss: ws://127.0.0.1:* ws://localhost:*"),
    ("worker-src", "'self'"),
    ("manifest-src", "'self'"),
    ("base-uri", "'none'"),
    ("form-action", "'none'"),
)
SOURCE_ONLY = {"package.json", "package-lock.json", "tsconfig.json", "node_modules"}
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
VENDOR = {
    "fluent": ("@fluent/bundle/esm", "*.js"),
    "rough": ("roughjs/bundled", "rough.esm.js"),
    "lean-qr": ("lean-qr", "index.mjs"),
    "qr": ("qr", "*de*.js"),  # decode.js, and index.js, whose tables it reads
    "secp256k1": ("@noble/secp256k1", "index.js"),
    "trystero/core": ("@trystero-p2p/core/dist", "*.mjs"),
    "trystero/nostr": ("@trystero-p2p/nostr/dist", "*.mjs"),
    "fonts/neucha": ("@fontsource/neucha/files", "neucha-*-400-normal.woff2"),
    "fonts/caveat": ("@fontsource-variable/caveat/files", "caveat-*[!t]-wght-normal.woff2"),
}
LICENCES = {
    "fluent": "@fluent/bundle",
    "rough": "roughjs",
    "lean-qr": "lean-qr",
    "qr": "qr",
    "secp256k1": "@noble/secp256k1",
    "trystero/core": "@trystero-p2p/core",
    "trystero/nostr": "@trystero-p2p/nostr",
    "fonts/neucha": "@fontsource/neucha",
    "fonts/caveat": "@fontsource-variable/caveat",
}
COMPRESSIBLE = {".html", ".css", ".js", ".mjs", ".json", ".ftl", ".svg", ".txt", ".wasm", ".map"}
SMALLEST = 512
ENTRY = "app/main.js"
IMPORTED = re.compile(r'^(?:import|export)\b(?:[^;"()=]*\bfrom)?\s*"([^"]+)"', re.MULTILINE)
"""What a module imports before it runs; what it asks for later is not meant."""


def build(places: Places) -> None:
    """Bring `dist` up to date, installing and building only what is missing or changed.

    Raises:
        Failure: anything that the person at the keyboard can mend.
    """
    tools.ensure_venv(places)
    tools.ensure_lock(places, "build", "build tools (hatchling)")
    node = tools.ensure_node(places)
    tools.ensure_modules(places, node)
    pinned = wheels.downloaded(places)
    archives = wheels.compiled(places, node, [*pinned, wheels.engine(places)])
    try:
        changed = assemble(places, archives)
    except OSError as error:
        raise disk_failure("assembling dist", error) from error
    if changed:
        with step(f"compressed copies of {changed} files"):
            compress(places.dist, places.gzipped)


def assemble(places: Places, archives: Mapping[str, Path]) -> int:
    """Make `dist` hold exactly the page; files that are right already are left alone.

    Args:
        places: the work tree.
        archives: `python_stdlib.zip` and the wheels, by the names under which they are served.

    Returns:
        How many files were written or removed.
    """
    wanted: dict[str, Path | bytes] = {}
    for path in own_files(places.static):
        wanted[path.relative_to(places.static).as_posix()] = path
    for folder, (package, pattern) in VENDOR.items():
        found = sorted((places.modules / package).glob(pattern))
        wanted |= {f"vendor/{folder}/{path.name}": path for path in found}
    for folder, package in LICENCES.items():
        for path in sorted((places.modules / package).glob("LICENSE*")):
            wanted[f"vendor/{folder}/LICENSE"] = path
    runtime = places.modules / "pyodide"
    wanted |= {f"pyodide/{name}": runtime / name for name in RUNTIME}
    wanted[f"pyodide/{wheels.STDLIB_NAME}"] = archives[wheels.STDLIB_NAME]
    shipped = {name: path for name, path in archives.items() if name.endswith(".whl")}
    wanted |= {f"wheels/{name}": path for name, path in shipped.items()}
    urls = [f"../wheels/{name}" for name in shipped]
    lock = wheels.lock_file(runtime / "pyodide-lock.json", [*shipped.values()], urls)
    wanted["pyodide/pyodide-lock.json"] = as_json(lock)
    wanted["build.json"] = as_json(
        {
            "version": wheels.version(places),
            "pyodide": "pyodide/",
            "packages": ["gamemaster"],
            "wheels": {name: digest(path.read_bytes()) for name, path in shipped.items()},
        }
    )
    page = (places.static / "index.html").read_text(encoding="utf-8")
    wanted["index.html"] = with_policy(with_preloads(page, places.static)).encode()
    return _write(places.dist, wanted)


def own_files(static: Path) -> list[Path]:
    """The page's own files: all of `static` but what only tools read."""
    if not (static / "index.html").is_file():
        raise Failure("static/index.html is missing.", "restore it: there is no page without it.")
    tops = [path for path in sorted(static.iterdir()) if path.name[0] != "."]
    kept = [path for path in tops if path.name not in SOURCE_ONLY]
    return [file for top in kept for file in (tree(top) if top.is_dir() else [top])]


def as_json(value: object) -> bytes:
    """JSON as it is written to `dist`."""
    return (json.dumps(value, indent=1, ensure_ascii=False, sort_keys=True) + "\n").encode()


def policy(inline: str | None) -> str:
    """The page's Content-Security-Policy; `inline` is the text of its import map, if it has one."""
    parts = dict(POLICY)
    if inline is not None:
        hashed = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
        parts["script-src"] += f" 'sha256-{hashed}'"
    return "; ".join(f"{name} {value}" for name, value in parts.items())


def with_preloads(page: str, static: Path) -> str:
    """Name the modules that the page begins with, so that they come at once and not by turns."""
    todo, needed = [(static / ENTRY).resolve()], list[Path]()
    while todo:
        module = todo.pop(0)
        if module in needed:
            continue
        needed.append(module)
        named = IMPORTED.findall(module.read_text(encoding="utf-8"))
        todo += [(module.parent / name).resolve() for name in named if name.startswith(".")]
    root = static.resolve()
    names = [module.relative_to(root).as_posix() for module in needed]
    links = "".join(f'<link rel="modulepreload" href="{name}">\n    ' for name in names)
    entry = f'<script type="module" src="{ENTRY}">'
    return page.replace(entry, links + entry)


def with_policy(page: str) -> str:
    """Fill the policy into index.html, allowing its import map by hash and nothing else inline.

    Raises:
        Failure: the placeholder is missing, or there are other inline scripts than one import map.
    """
    if page.count(PLACEHOLDER) != 1:
        raise Failure(
            f"static/index.html must hold {PLACEHOLDER} exactly once.",
            "put it into <head>, before the first script, style sheet or import map.",
        )
    inline = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>(.*?)</script>", page, re.DOTALL)
    if len(inline) > 1 or any('type="importmap"' not in head for head, _ in inline):
        raise Failure(
            "static/index.html has an inline script beside its import map.",
            "move it into a file: the page's policy allows no inline scripts.",
        )
    text = policy(inline[0][1] if inline else None)
    return page.replace(
        PLACEHOLDER, f'<meta http-equiv="Content-Security-Policy" content="{text}">'
    )


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


def compress(folder: Path, twins: Path) -> None:
    """Keep a gzip twin of every file worth it; a twin has the time of its file, to the tick."""
    for path in tree(folder):
        if path.suffix not in COMPRESSIBLE or path.stat().st_size < SMALLEST:
            continue
        twin, stamp = twins / f"{path.relative_to(folder).as_posix()}.gz", path.stat().st_mtime_ns
        if twin.is_file() and twin.stat().st_mtime_ns == stamp:
            continue
        twin.parent.mkdir(parents=True, exist_ok=True)
        twin.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        os.utime(twin, ns=(stamp, stamp))
