"""A script of this folder in the runtime of the built page, under Node."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Final

from builder import site, tools, wheels
from builder.places import Places

HERE: Final = Path(__file__).resolve().parent
PLACES: Final = Places(HERE.parents[1])


def solver() -> Path:
    """The folder of the unpacked wheel that `py/locks/solver.txt` pins for Pyodide."""
    folder = PLACES.cache / "solver"
    shutil.rmtree(folder, ignore_errors=True)
    for wheel in wheels.downloaded(PLACES):
        if not wheel.name.startswith("python_sat-"):
            continue
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
    return folder


def reported(name: str, seconds: float, rounds: int, others: Path = HERE) -> str:
    """What a script reports in Pyodide.

    Args:
        name: the script's.
        seconds: how long a round lasts.
        rounds: how many there are.
        others: the folder of another package that it needs, or of an unpacked wheel.

    Raises:
        subprocess.CalledProcessError: it failed; its `stderr` says why.
    """
    page = site.build_readable(PLACES)
    node = tools.machine_node() or tools.ensure_node(PLACES)
    script = (node.node, HERE / "in_pyodide.mjs", page, HERE, others, name, seconds, rounds)
    return subprocess.run(
        [str(part) for part in script], capture_output=True, text=True, check=True
    ).stdout
