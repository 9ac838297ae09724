"""The documentation: Markdown in `static/docs`, published with the page as plain HTML.

Beside it stand the rules of every rule set, as the page's own rules dialog has them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from builder import document, tools
from builder.places import Places, digest_files, same, tree
from builder.say import call

FOLDER: Final = "docs"
STYLES: Final = "docs/docs.css"
TEMPLATE: Final = "template.html"
HERE: Final = Path(__file__).resolve().parent
RENDERER: Final = HERE / "rendering.py"
RULES: Final = (HERE / "rules.mjs", HERE / "svg.mjs")
"""Node.js writes the rules: their chapters and drawings are the page's."""
LIST: Final = "rules"
"""The page at whose end stand links to the rules of every rule set."""
PICTURES: Final = f"{FOLDER}/pictures/"


def pages(
    places: Places, served: Mapping[str, str], node: tools.Node, catalog: Path
) -> dict[str, bytes]:
    """The pages of the documentation by served name, and their pictures.

    Args:
        places: the work tree.
        served: names of files by the names that the template uses.
        node: writes the rules.
        catalog: the rule sets and what is told of them, as the page gets it.

    Raises:
        Failure: a link leads nowhere, or the template lacks a place.
    """
    template = (places.static / FOLDER / TEMPLATE).read_text(encoding="utf-8")
    rules = _rules(places, node, catalog)
    written = {**_rendered(places), **rules["pages"]}
    written[LIST] = {**written[LIST], "body": written[LIST]["body"] + rules["list"]}
    made = {
        f"{FOLDER}/{name}.html": document.article(template, served, **page).encode()
        for name, page in written.items()
    }
    return made | {f"{FOLDER}/{name}": text.encode() for name, text in rules["files"].items()}


def _rules(places: Places, node: tools.Node, catalog: Path) -> Mapping[str, Any]:
    """`pages` with title and body of each, `files`, the pictures, and a `list` of all pages."""
    static = places.static
    rooms = ("draw", "ui", "app/rules", "app/language", "locales/en")
    wanted = digest_files(
        [*RULES, catalog, *(path for room in rooms for path in tree(static / room))]
    )
    folder = places.cache / FOLDER
    stamp, told = folder / "rules-made-from", folder / "rules.json"
    if not same(stamp, wanted):
        folder.mkdir(parents=True, exist_ok=True)
        call("Writing the rules", [node.node, RULES[0], catalog, told])
        stamp.write_text(wanted, encoding="utf-8")
    found: Mapping[str, Any] = json.loads(told.read_text(encoding="utf-8"))
    return found


def _rendered(places: Places) -> dict[str, Mapping[str, str]]:
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
    found: dict[str, Mapping[str, str]] = json.loads(told.read_text(encoding="utf-8"))
    return found
