"""The memory of an engine that has started: a page goes on from there."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from pathlib import Path

from builder import glue, tools, wheels
from builder.places import Places, digest, digest_files, same
from builder.say import call, step

NAME = "snapshot.bin"
ABOUT = "boot.json"
MEMORY = "memory.gz"
"""The whole memory as the build has it; what a page goes on from can be held to it."""
WASM = "pyodide.asm.wasm"
ORDER = "job.json"
HERE = Path(__file__).resolve().parent
SCRIPTS = [HERE / name for name in ("snapshot.mjs", "first_moves.py", "snapshot_ready.py")]


def taken(places: Places, node: tools.Node, archives: Mapping[str, Path]) -> dict[str, Path]:
    """The snapshot, and what the page is told of its start, by the names under which they lie.

    Args:
        places: the work tree.
        node: runs Pyodide.
        archives: as `wheels.compiled` gives them.

    Raises:
        Failure: the engine does not start in Pyodide.
    """
    runtime = places.modules / "pyodide"
    form = _form(places)
    first = archives[wheels.FIRST_NAME]
    own = [path for name, path in archives.items() if name.startswith(wheels.OWN)]
    script = glue.script(places)
    built = [first, *own, runtime / "pyodide.mjs", script, runtime / WASM]
    key = digest_files([*SCRIPTS, form, *built])
    folder = places.cache / "snapshot"
    stamp, target, start = folder / "made-from", folder / NAME, folder / ABOUT
    if not same(stamp, key):
        folder.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        job = {
            "runtime": str(runtime),
            "script": str(script),
            "form": str(form),
            "lock": json.dumps(wheels.lock_file(runtime / "pyodide-lock.json", [], [])),
            "first": str(first),
            "wheels": [str(path) for path in own],
            "home": wheels.SITE_PACKAGES,
            "key": key,
            "target": str(target),
            "memory": str(folder / MEMORY),
        }
        order = folder / ORDER
        order.write_text(json.dumps(job), encoding="utf-8")
        with step("snapshot of the engine, taken by Pyodide"):
            take(node, order)
            sizes = {path.name: path.stat().st_size for path in (runtime / WASM, target, *built)}
            unpacked = gzip.decompress(target.read_bytes())
            about = {"digest": digest(unpacked), "bytes": len(unpacked)}
            told = {"key": key, "sizes": sizes, "unpacked": about}
            start.write_text(json.dumps(told, sort_keys=True), encoding="utf-8")
            stamp.write_text(key, encoding="utf-8")
    return {NAME: target, ABOUT: start}


def take(node: tools.Node, order: Path) -> None:
    """Take a snapshot; the order tells of what, and where to put it.

    Raises:
        Failure: the engine does not start in Pyodide.
    """
    call("Taking the snapshot", [node.node, *SCRIPTS, order])


def _form(places: Places) -> Path:
    """The module that knows how the file is written, and reads it in the page."""
    return places.static / "app" / "python" / "snapshot.js"
