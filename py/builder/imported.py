"""Which files have been imported; run by Pyodide itself, at build time.

Imports nothing that an engine has not.
"""

import sys


def imported(home: str) -> list[str]:
    """The names of all files in the archive at `home` imported by now, sorted."""
    files = [getattr(each, "__file__", None) or "" for each in list(sys.modules.values())]
    return sorted({file.removeprefix(f"{home}/") for file in files if file.startswith(f"{home}/")})
