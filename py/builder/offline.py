"""Playing without a network: the service worker with its list of files, and the web manifest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Any, Final

from builder import docs, packing
from builder.places import digest
from builder.say import Failure

WORKER: Final = "sw.js"
PAGE: Final = "index.html"
MANIFEST: Final = "manifest.webmanifest"
UNFILLED: Final = '{ version: "", files: {} }'
UNSTAMPED: Final = '<meta name="build" content="">'
VERSION_LENGTH: Final = 16
PAPER: Final = "#fbf9f1"
ICONS: Final = (
    {"src": "icon.svg", "type": "image/svg+xml", "sizes": "any"},
    {"src": "icons/icon-192.png", "type": "image/png", "sizes": "192x192"},
    {"src": "icons/icon-512.png", "type": "image/png", "sizes": "512x512"},
    {
        "src": "icons/maskable-512.png",
        "type": "image/png",
        "sizes": "512x512",
        "purpose": "maskable",
    },
)


def manifest(served: Mapping[str, str]) -> dict[str, Any]:
    """The web manifest: what the page is when it is installed.

    Args:
        served: names of files by the names that the source uses.
    """
    return {
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "name": "Gamemaster",
        "short_name": "Gamemaster",
        "description": "Hidden-map Labyrinth and Parchís, with a game master in the page.",
        "lang": "en",
        "dir": "ltr",
        "categories": ["games"],
        "display": "standalone",
        "theme_color": PAPER,
        "background_color": PAPER,
        "icons": [{**icon, "src": served[icon["src"]]} for icon in ICONS],
    }


def filled(wanted: Mapping[str, Path | bytes]) -> dict[str, bytes]:
    """The page and its service worker with the version that they are of.

    Args:
        wanted: all files of the site, these two as they stand before.

    Returns:
        index.html, which tells its version, and the service worker, which knows the digest and
        the size of every file. The version is a digest of all files.

    Raises:
        Failure: one of the two lacks the place that is filled in.
    """
    contents = {
        name: found if isinstance(found, bytes) else found.read_bytes()
        for name, found in wanted.items()
    }
    version = version_of(contents)
    contents[PAGE] = _filled(contents, PAGE, UNSTAMPED, f'<meta name="build" content="{version}">')
    kept = {
        name: [digest(data), len(data)]
        for name, data in sorted(contents.items())
        if name != WORKER and is_kept(name)
    }
    listed = ",\n".join(f"{json.dumps(name)}:{json.dumps(about)}" for name, about in kept.items())
    contents[WORKER] = _filled(
        contents, WORKER, UNFILLED, f'{{ version: "{version}", files: {{\n{listed}\n}} }}'
    )
    return {name: contents[name] for name in (PAGE, WORKER)}


def is_kept(name: str) -> bool:
    """Whether a file is wanted without a network.

    Licences and source maps are for people; the rules' pictures, whose captions say in words what
    they show, the page draws by itself.
    """
    for_people = PurePosixPath(name).name.startswith("LICENSE") or name.endswith(".map")
    return not (for_people or name.endswith(packing.BROTLI) or name.startswith(docs.PICTURES))


def version_of(contents: Mapping[str, bytes]) -> str:
    """A digest over the names and contents of files, short enough for an address."""
    total = hashlib.sha256()
    for name, data in sorted(contents.items()):
        total.update(f"{name}\0{digest(data)}\0".encode())
    return total.hexdigest()[:VERSION_LENGTH]


def _filled(contents: Mapping[str, bytes], name: str, place: str, text: str) -> bytes:
    source = contents[name].decode()
    if source.count(place) != 1:
        raise Failure(
            f"static/{name} must hold {place} exactly once.", "restore it: the build fills it in."
        )
    return source.replace(place, text).encode()
