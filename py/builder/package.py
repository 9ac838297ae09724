"""The package that others install: a wheel and a source archive, and what the page needs of it."""

from __future__ import annotations

import io
import os
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path

from builder import tools
from builder.alone import alone
from builder.places import Places, digest_files, same, tree
from builder.say import call, step

EPOCH = (1980, 1, 1, 0, 0, 0)
METADATA = ".dist-info/METADATA"
LEFT_OUT = (
    *("__main__.py", "locales/", "arena/", "labyrinth/judge.py", "terminal/", "library/"),
    *("learning/", "openspiel/", "pettingzoo/", "suite/"),
)
"""What of the package is no part of the page, below its folder."""


@dataclass(frozen=True, slots=True)
class Package:
    """The files that a registry takes."""

    wheel: Path
    sdist: Path


def built(places: Places) -> Package:
    """The package, built anew when something changed that goes into it.

    Raises:
        Failure: hatchling cannot build it.
    """
    named = ("pyproject.toml", "LICENSE", "README.md", "py/metadata_hook.py")
    sources = [places.root / name for name in named]
    sources += [*tree(places.engine), *tree(places.static / "locales")]
    folder, stamp = places.cache / "package", places.cache / "package-built-from"
    wanted = digest_files(sources) + os.environ.get("GITHUB_REPOSITORY", "")
    if not same(stamp, wanted):
        with step("the package (wheel and source archive)"):
            shutil.rmtree(folder, ignore_errors=True)
            call(
                "hatchling", [places.python, "-m", "hatchling", "build", "-d", folder], places.root
            )
            stamp.write_text(wanted, encoding="utf-8")
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Package(wheel, sdist)


def for_the_page(wheel: bytes) -> bytes:
    """A wheel without what no page uses, and without the description in its metadata.

    Its RECORD is made right when it is compiled.
    """
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(wheel)) as source, zipfile.ZipFile(target, "w") as out:
        for entry in source.infolist():
            if entry.filename.partition("/")[2].startswith(LEFT_OUT):
                continue
            data = source.read(entry)
            if entry.filename.endswith(METADATA):
                data = data.partition(b"\n\n")[0] + b"\n"
            out.writestr(zipfile.ZipInfo(entry.filename, EPOCH), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def make(places: Places) -> None:
    """Build the package and say where it is.

    Raises:
        Failure: hatchling could not be installed, or cannot build it.
    """
    with alone(places):
        tools.ensure_venv(places)
        tools.ensure_build(places)
        package = built(places)
    for path in (package.wheel, package.sdist):
        print(f"  {path.relative_to(places.root)} ({path.stat().st_size / 1000:.0f} kB)")
