"""Writes the documentation's Markdown as HTML; run by the Python of `.venv`, which has the library.

Arguments: a JSON file that maps the names of pages to their Markdown files, and where to put what
becomes of them, as JSON: the title and the HTML of each page by its name.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

ELSEWHERE: Final = "https://"
SOURCE: Final = ".md"
PAGE: Final = ".html"
WIDE: Final = '<div class="wide" tabindex="0">'
"""Around a table, which may be wider than a phone: it scrolls by itself, by keys as well."""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A page: its title, which is its first heading, and its HTML without what stands around."""

    title: str
    body: str


def rendered(sources: Mapping[str, str]) -> dict[str, Rendered]:
    """All pages of the documentation, by name.

    What is HTML in the Markdown is shown as it stands. Headings get ids, and links between the
    sources become links between the pages.

    Raises:
        ValueError: a page has no heading, or a link leads nowhere.
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("table_open", lambda *_: f"{WIDE}<table>\n")
    markdown.add_render_rule("table_close", lambda *_: "</table></div>\n")
    tokens = {name: markdown.parse(text) for name, text in sources.items()}
    headings = {name: _name_headings(found) for name, found in tokens.items()}
    for name, found in tokens.items():
        if not headings[name]:
            raise ValueError(f"{name}{SOURCE} has no heading.")
        for link in _links(found):
            link.attrSet("href", _led(name, str(link.attrGet("href")), headings))
    return {
        name: Rendered(
            next(iter(headings[name].values())),
            markdown.renderer.render(found, markdown.options, {}),
        )
        for name, found in tokens.items()
    }


def _name_headings(tokens: list[Token]) -> dict[str, str]:
    """The headings of a page by the ids that they get."""
    found: dict[str, str] = {}
    for heading, inline in pairwise(tokens):
        if heading.type == "heading_open":
            text = inline.content.replace("`", "")
            name = re.sub(r"\W+", "-", text.lower()).strip("-")
            heading.attrSet("id", name)
            found[name] = text
    return found


def _links(tokens: list[Token]) -> list[Token]:
    inside = [each for token in tokens for each in token.children or ()]
    return [token for token in inside if token.type == "link_open"]


def _led(page: str, address: str, headings: Mapping[str, Mapping[str, str]]) -> str:
    """Where a link of a page leads once the pages are published."""
    if address.startswith(ELSEWHERE):
        return address
    file, _, place = address.partition("#")
    name = file.removesuffix(SOURCE) if file else page
    known = name in headings and (not file or file.endswith(SOURCE))
    if not known or (place and place not in headings[name]):
        raise ValueError(f"{page}{SOURCE} has a link that leads nowhere: {address}")
    return (f"{name}{PAGE}" if file else "") + (f"#{place}" if place else "")


def main(order: Path, target: Path) -> None:
    """Write all pages; a source that can't be published ends the program with a message."""
    files: Mapping[str, str] = json.loads(order.read_text(encoding="utf-8"))
    sources = {name: Path(path).read_text(encoding="utf-8") for name, path in files.items()}
    try:
        pages = rendered(sources)
    except ValueError as error:
        sys.exit(str(error))
    told = {name: asdict(page) for name, page in pages.items()}
    target.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
