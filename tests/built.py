"""The built page, once for all tests of a process; the checks have built it before they begin."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from builder import site
from builder.alone import alone
from builder.checks import BUILT
from builder.places import Places

PLACES: Final = Places(Path(__file__).resolve().parents[1])


@cache
def published() -> Path:
    """The folder of the page as it is published.

    Raises:
        Failure: it can't be built.
    """
    if BUILT not in os.environ:
        with alone(PLACES):
            site.build(PLACES)
    return PLACES.dist


@cache
def readable() -> Path:
    """The folder of the same page, where files keep their names.

    Raises:
        Failure: it can't be built.
    """
    if BUILT not in os.environ:
        with alone(PLACES):
            site.build_readable(PLACES)
    return PLACES.readable
