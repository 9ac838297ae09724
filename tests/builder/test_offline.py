"""What the build writes for playing without a network: every file with its digest, one version."""

from __future__ import annotations

import http.client
import json
import re
import struct
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from builder import icons, offline
from builder.places import Places, digest, tree
from builder.say import Failure
from builder.server import Site, serving
from tests.built import published

PLACES = Places(Path(__file__).resolve().parents[2])
BUILT = re.compile(r"const BUILT = \{ version: \"(\w+)\", files: (\{.*?\n\}) \};", re.DOTALL)
SOURCE = {
    "index.html": f"<head>{offline.UNSTAMPED}</head>".encode(),
    "sw.js": f"const BUILT = {offline.UNFILLED};".encode(),
    "app/main.js": b"main()",
    "app/main.js.map": b"{}",
    "vendor/some/LICENSE": b"free",
}


@pytest.fixture(scope="module")
def dist() -> Path:
    return published()


def built(worker: str) -> tuple[str, dict[str, Any]]:
    """The version in a service worker, and its files."""
    found = BUILT.search(worker)
    assert found
    return found[1], json.loads(found[2])


def test_the_service_worker_knows_every_file_and_what_is_in_it(dist: Path) -> None:
    _, files = built((dist / "sw.js").read_text("utf-8"))
    there = {path.relative_to(dist).as_posix(): path.read_bytes() for path in tree(dist)}
    kept = {name: data for name, data in there.items() if name != "sw.js" and offline.is_kept(name)}
    assert files == {name: [digest(data), len(data)] for name, data in kept.items()}
    assert {"index.html", "manifest.webmanifest"} <= set(files)
    assert not [name for name in files if name.endswith((".map", "LICENSE"))]


def test_the_page_and_the_service_worker_are_of_one_version(dist: Path) -> None:
    version, _ = built((dist / "sw.js").read_text("utf-8"))
    assert f'<meta name="build" content="{version}">' in (dist / "index.html").read_text("utf-8")


@pytest.mark.parametrize("name", SOURCE)
def test_another_byte_anywhere_is_another_version(name: str) -> None:
    first = offline.filled(SOURCE)
    second = offline.filled({**SOURCE, name: SOURCE[name] + b" "})
    assert offline.filled(SOURCE) == first
    assert built(first["sw.js"].decode())[0] != built(second["sw.js"].decode())[0]


@pytest.mark.parametrize("name", ["index.html", "sw.js"])
def test_a_source_without_its_place_is_refused(name: str) -> None:
    with pytest.raises(Failure, match=f"static/{name} must hold"):
        offline.filled({**SOURCE, name: b"nothing to fill in"})


def test_the_manifest_names_icons_that_are_there_in_their_sizes(dist: Path) -> None:
    told = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    assert {told[name] for name in ("id", "start_url", "scope")} == {"./"}
    assert (told["display"], told["name"]) == ("standalone", "Gamemaster")
    named = {}
    for icon in told["icons"]:
        data = (dist / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            named[icon["sizes"], icon.get("purpose", "any")] = size_of(data)
    assert named == {
        ("192x192", "any"): (192, 192),
        ("512x512", "any"): (512, 512),
        ("512x512", "maskable"): (512, 512),
    }
    for icon in icons.ICONS:
        data = (PLACES.static / "icons" / icon.name).read_bytes()
        assert size_of(data) == (icon.size, icon.size)


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height, as the header of a PNG tells them."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_both_are_served_as_what_they_are_and_never_kept_unasked(dist: Path) -> None:
    with serving(Site(dist)) as address:
        line = http.client.HTTPConnection(urlsplit(address).netloc)
        for name, kind in {
            "sw.js": "text/javascript; charset=utf-8",
            "manifest.webmanifest": "application/manifest+json",
        }.items():
            line.request("GET", f"/{name}")
            answer = line.getresponse()
            answer.read()
            assert answer.getheader("Content-Type") == kind
            assert answer.getheader("Cache-Control") == "no-cache"
        line.close()
