"""The icons of an installed page, drawn from `static/icon.svg` by Chromium.

They are kept in the source, so that a build needs no browser. When the drawing has changed, make
them anew: `PYTHONPATH=py .venv/bin/python -m builder.icons`.
"""

from __future__ import annotations

import base64
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from builder import browser
from builder.places import Places

SVG: Final = "http://www.w3.org/2000/svg"
BOX: Final = 32
"""The side of the drawing."""
LINE: Final = 8
"""How far apart the lines of its squared paper are."""


@dataclass(frozen=True, slots=True)
class Icon:
    """One picture.

    Attributes:
        name: its file.
        size: its side in pixels.
        margin: how much paper is around the drawing, in the drawing's units; None keeps the
            drawing's own rounded sheet on a transparent ground.
    """

    name: str
    size: int
    margin: int | None = None


ICONS: Final = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    # What the system cuts off may leave a circle of 80 %; the drawing's corners lie inside it.
    Icon("maskable-512.png", 512, margin=7),
    # Cut by the system, too, but only at the corners; transparent parts would be black.
    Icon("apple-touch-icon.png", 180, margin=3),
)


def drawn(source: str, margin: int | None) -> str:
    """The drawing as SVG, with as much more squared paper around it as is asked for."""
    if margin is None:
        return source
    ET.register_namespace("", SVG)
    root = ET.fromstring(source)
    sheet, squares = root[0], root[1]
    side = BOX + 2 * margin
    root.set("viewBox", f"{-margin} {-margin} {side} {side}")
    del sheet.attrib["rx"]
    for name, value in {"x": -margin, "y": -margin, "width": side, "height": side}.items():
        sheet.set(name, str(value))
    at = [line for line in range(-BOX, 2 * BOX, LINE) if -margin < line < BOX + margin]
    ways = [f"M{x} {-margin}v{side}" for x in at] + [f"M{-margin} {y}h{side}" for y in at]
    squares.set("d", "".join(ways))
    return ET.tostring(root, encoding="unicode")


def make(places: Places) -> None:
    """Draw all icons into `static/icons`.

    Raises:
        Failure: no Chromium starts.
    """
    from playwright.sync_api import sync_playwright

    source = (places.static / "icon.svg").read_text(encoding="utf-8")
    folder = places.static / "icons"
    folder.mkdir(exist_ok=True)
    path = browser.ensure(places)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=[*browser.FLAGS])
        for icon in ICONS:
            square = {"width": icon.size, "height": icon.size}
            page = chromium.new_page(viewport=square)  # type: ignore[arg-type]
            text = base64.b64encode(drawn(source, icon.margin).encode()).decode()
            page.set_content(
                f'<body style="margin:0"><img width="{icon.size}" style="display:block" '
                f'src="data:image/svg+xml;base64,{text}">'
            )
            page.screenshot(path=folder / icon.name, omit_background=icon.margin is None)
            page.close()
        chromium.close()


if __name__ == "__main__":
    make(Places(Path(__file__).resolve().parents[2]))
