"""The documentation: Markdown in `static/docs`, published with the page as plain HTML."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from builder import document
from builder.places import Places, digest_files, same
from builder.say import call

FOLDER: Final = "docs"
STYLES: Final = "docs/docs.css"
TEMPLATE: Final = "template.html"
RENDERER: Final = Path(__file__).resolve().with_name("rendering.py")


def pages(places: Places, served: Mapping[str, str]) -> dict[str, bytes]:
    """The pages of the documentation by served name.

    Args:
        places: the work tree.
        served: names of files by the names that the template uses.

    Raises:
        Failure: a link leads nowhere, or the template lacks a place.
    """
    template = (places.static / FOLDER / TEMPLATE).read_text(encoding="utf-8")
    return {
        f"{FOLDER}/{name}.html": document.article(template, served, **page).encode()
        for name, page in _rendered(places).items()
    }


def _rendered(places: Places) -> Mapping[str, Mapping[str, str]]:
    """Title and body of every page by its name."""
    sources = sorted((places.static / FOLDER).glob("*.md"))
    wanted = digest_files([RENDERER, *sources])
    folder = places.cache / FOLDER
    stamp, told, order = folder / "made-from", folder / "rendered.json", folder / "job.json"
    if not same(stamp, wanted):
        folder.mkdir(parents=True, exist_ok=True)
        order.write_text(json.dumps({path.stem: str(path) for path in sources}), encoding="utf-8")
        call("Writing the documentation", [places.python, RENDERER, order, told])
        stamp.write_text(wanted, encoding="utf-8")
    found: Mapping[str, Mapping[str, str]] = json.loads(told.read_text(encoding="utf-8"))
    return found
