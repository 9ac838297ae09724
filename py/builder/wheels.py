"""The wheels that go into the page, and the lock file that tells Pyodide of them."""

from __future__ import annotations

import email.parser
import io
import json
import re
import shutil
import tomllib
import zipfile
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from builder import compile_zip, package, tools
from builder.places import Places, digest, digest_files, same
from builder.say import Failure, call, step

SITE_PACKAGES = "/lib/python3.14/site-packages"
STDLIB = "/lib/python314.zip"
STDLIB_NAME = "python_stdlib.zip"
FIRST_NAME = "python_first.zip"
OWN = ("gamemaster-", "annotated_types-")
"""What the engine imports of the wheels before the first move."""
LATER = {"pydantic"}
"""What the engine needs, but not for the first move: the page asks for it by name."""
UNUSED = {"six"}
"""What python-sat wants by its metadata, and imports nowhere."""
PREPARED = (
    "gamemaster.core.guarding",
    "gamemaster.knowing",
    "gamemaster.reviewing",
    "gamemaster.seeking",
)
"""The modules of the engine that come later, each with a `prepare` that loads what it needs."""
LOCKS = ("wasm.txt", "solver.txt")
PLATFORM = (
    *("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"),
    *("--platform", "pyemscripten_2026_0_wasm32"),
)
HERE = Path(__file__).resolve().parent


def version(places: Places) -> str:
    """The project's version, from pyproject.toml."""
    project = tomllib.loads((places.root / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def downloaded(places: Places) -> list[Path]:
    """The wheels that `LOCKS` pin, fetched unless they are here already.

    Raises:
        Failure: the registry cannot be reached, a hash differs, …
    """
    locks = [places.locks / name for name in LOCKS]
    folder, wanted = places.cache / "wheels", digest_files(locks)
    stamp = folder / "complete"
    if not same(stamp, wanted):
        with step("Python packages for the page (pydantic, micropip, python-sat)"):
            shutil.rmtree(folder, ignore_errors=True)
            chosen = (*PLATFORM, "--only-binary=:all:", "--no-deps", "--require-hashes")
            pinned = [part for lock in locks for part in ("-r", lock)]
            tools.pip(places, "download", *chosen, "-d", folder, *pinned)
            stamp.write_text(wanted, encoding="utf-8")
    return sorted(folder.glob("*.whl"))


def engine(places: Places) -> Path:
    """The wheel of the engine as pages get it.

    Raises:
        Failure: hatchling cannot build the package.
    """
    whole = package.built(places).wheel
    path = places.cache / "engine" / whole.name
    made = package.for_the_page(whole.read_bytes())
    if not path.is_file() or path.read_bytes() != made:
        shutil.rmtree(path.parent, ignore_errors=True)
        path.parent.mkdir(parents=True)
        path.write_bytes(made)
    return path


@dataclass(frozen=True, slots=True)
class Compiled:
    """What a run of the engine in Pyodide has given.

    Attributes:
        archives: by the names under which the page serves them: the wheels, the standard library,
            and one more of that part of it which is imported before the first move.
        catalog: what there is to choose from, which the page shows before it has an engine.
    """

    archives: Mapping[str, Path]
    catalog: Path


def compiled(places: Places, node: tools.Node, wheels: Sequence[Path]) -> Compiled:
    """The standard library and these wheels, the last of them the engine's, with byte code.

    Byte code is larger than a source, so of what is not the engine only those modules that the
    engine imports are compiled. One run of Pyodide under Node.js does it all, and so shows that
    the engine starts.

    Raises:
        Failure: a source does not compile, or the engine does not start in Pyodide.
    """
    runtime, compiler = places.modules / "pyodide", (HERE / "compile.mjs", HERE / "compile_zip.py")
    scripts = [*compiler, HERE / "first_moves.py", HERE / "imported.py", Path(__file__)]
    archives = [runtime / STDLIB_NAME, *wheels]
    wanted = digest_files([*scripts, runtime / "pyodide.asm.wasm", *archives])
    folder = places.cache / "compiled"
    stamp, made = folder / "made-from", {path.name: folder / path.name for path in archives}
    first, listed = folder / FIRST_NAME, folder / "first.json"
    catalog = folder / "catalog.json"
    if not same(stamp, wanted):
        stamp.unlink(missing_ok=True)
        (folder / "memo").mkdir(parents=True, exist_ok=True)
        job = {
            "runtime": str(runtime),
            "lock": lock_file(runtime / "pyodide-lock.json", wheels, [str(w) for w in wheels]),
            "prepared": PREPARED,
            "engine": str(wheels[-1]),
            "archives": {str(path): str(made[path.name]) for path in archives},
            "homes": {".zip": STDLIB, ".whl": SITE_PACKAGES},
            "memo": str(folder / "memo"),
            "first": str(listed),
            "catalog": str(catalog),
        }
        order = folder / "job.json"
        order.write_text(json.dumps(job), encoding="utf-8")
        with step("byte code, made by Pyodide"):
            run = [node.node, *compiler, HERE / "first_moves.py", order]
            call("Compiling with Pyodide", run)
            names = json.loads(listed.read_text(encoding="utf-8"))
            first.write_bytes(trimmed(made[STDLIB_NAME], names[STDLIB]))
            stamp.write_text(wanted, encoding="utf-8")
    return Compiled(made | {FIRST_NAME: first}, catalog)


def trimmed(archive: Path, names: Collection[str]) -> bytes:
    """The byte code of these sources alone, out of the compiled standard library.

    Raises:
        KeyError: a module is not there, or was not compiled.
    """
    target = io.BytesIO()
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(target, "w") as out:
        for name in sorted(names):
            entry = zipfile.ZipInfo(f"{name}c", compile_zip.EPOCH)
            out.writestr(entry, source.read(entry.filename), zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()


def lock_file(runtime_lock: Path, wheels: Sequence[Path], names: Sequence[str]) -> dict[str, Any]:
    """Pyodide's lock file for exactly these wheels.

    Args:
        runtime_lock: the lock file that came with the runtime; says which Python it is.
        wheels: the archives, to be hashed.
        names: where Pyodide finds each, from the folder of the lock file.

    Raises:
        Failure: a wheel needs a package that is not among them.
    """
    packages: dict[str, dict[str, Any]] = {}
    for path, name in zip(wheels, names, strict=True):
        entry = describe(path, name)
        packages[normal(entry["name"])] = entry
    for entry in packages.values():
        missing = [need for need in entry["depends"] if need not in packages]
        if missing:
            raise Failure(
                f"The wheel of {entry['name']} needs {', '.join(missing)}, which is not shipped.",
                "pin it in py/locks/wasm.in and wasm.txt.",
            )
    info = json.loads(runtime_lock.read_text(encoding="utf-8"))["info"]
    return {"info": info, "packages": packages}


def describe(path: Path, name: str) -> dict[str, Any]:
    """One wheel's entry in Pyodide's lock file, read from its metadata."""
    with zipfile.ZipFile(path) as wheel:
        files = wheel.namelist()
        meta = next(file for file in files if file.endswith(".dist-info/METADATA"))
        head = email.parser.Parser().parsestr(wheel.read(meta).decode(), headersonly=True)
    tops = {file.split("/")[0] for file in files if ".dist-info/" not in file}
    return {
        "name": head["Name"],
        "version": head["Version"],
        "file_name": name,
        "install_dir": "site",
        "sha256": digest(path.read_bytes()),
        "package_type": "package",
        "imports": sorted(top.partition(".")[0] for top in tops),
        "depends": sorted(needs(head.get_all("Requires-Dist", [])) - LATER - UNUSED),
        "unvendored_tests": False,
    }


def needs(requirements: Sequence[str]) -> set[str]:
    """The packages among a wheel's requirements that Pyodide has to load with it."""
    wanted = set()
    for requirement in requirements:
        text, _, marker = requirement.partition(";")
        if "extra ==" not in marker:
            found = re.match(r"[A-Za-z0-9._-]+", text.strip())
            wanted.add(normal(found[0] if found else text))
    return wanted


def normal(name: str) -> str:
    """A package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()
