"""Packed twins of the site's files: gzip as the development server sends it, Brotli for a host."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from builder import tools
from builder.places import Places, digest, tree
from builder.say import call, step

COMPRESSIBLE = {
    *(".html", ".css", ".js", ".mjs", ".json", ".webmanifest"),
    *(".ftl", ".svg", ".txt", ".wasm"),
}
SMALLEST = 512
BROTLI = ".br"
BEST = 11
"""Brotli's highest quality."""
PACKER = Path(__file__).resolve().with_name("brotli.mjs")


def brotli(
    places: Places,
    node: tools.Node,
    files: Mapping[str, Path | bytes],
    packs: bool,
    quality: int = BEST,
) -> dict[str, Path]:
    """The Brotli twins of files worth it, to lie beside them.

    A host that looks for such twins sends them to browsers that take them; the others don't mind.
    What was packed once is kept by its contents.

    Args:
        places: the work tree.
        node: packs.
        files: contents, or the files that hold them, by served name.
        packs: make the twins that are missing; else only those are given that are there already.
        quality: 0 to 11, where 11 gives the smallest twins and takes the longest.

    Returns:
        The twins by served name.

    Raises:
        Failure: Node.js could not pack a file.
    """
    folder = places.cache / f"brotli-{quality}"
    folder.mkdir(parents=True, exist_ok=True)
    twins, job = dict[str, Path](), dict[str, str]()
    for name, content in files.items():
        data = content if isinstance(content, bytes) else content.read_bytes()
        if PurePosixPath(name).suffix not in COMPRESSIBLE or len(data) < SMALLEST:
            continue
        twin = folder / digest(data)
        twins[f"{name}{BROTLI}"] = twin
        if packs and not twin.is_file():
            source = twin.with_suffix(".plain")
            source.write_bytes(data)
            job[str(source)] = str(twin)
    if job:
        order = folder / "job.json"
        order.write_text(json.dumps({"quality": quality, "files": job}), encoding="utf-8")
        with step(f"Brotli copies of {len(job)} files"):
            call("Packing with Brotli", [node.node, PACKER, order])
    if packs:
        for path in set(tree(folder)) - set(twins.values()):
            path.unlink()
    return {name: twin for name, twin in twins.items() if twin.is_file()}


def gzipped(folder: Path, twins: Path) -> None:
    """Keep a gzip twin of every file worth it; a twin has the time of its file, to the tick."""
    for old in tree(twins):
        if not (folder / old.relative_to(twins).with_suffix("")).is_file():
            old.unlink()
    for path in tree(folder):
        if path.suffix not in COMPRESSIBLE or path.stat().st_size < SMALLEST:
            continue
        twin, stamp = twins / f"{path.relative_to(folder).as_posix()}.gz", path.stat().st_mtime_ns
        if twin.is_file() and twin.stat().st_mtime_ns == stamp:
            continue
        twin.parent.mkdir(parents=True, exist_ok=True)
        twin.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        os.utime(twin, ns=(stamp, stamp))
