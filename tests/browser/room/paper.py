"""What a browser has printed: the pages of a PDF as it writes them, and the words on each."""

from __future__ import annotations

import re
import zlib
from typing import Final

OBJECT: Final = re.compile(rb"(\d+) 0 obj\s(.*?)endobj", re.DOTALL)
STREAM: Final = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
SHOWN: Final = re.compile(rb"/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|(ET)")
RANGE: Final = re.compile(rb"<(\w+)> <(\w+)> <(\w+)>")
CHAR: Final = re.compile(rb"<(\w+)> <(\w+)>")
FONT: Final = re.compile(rb"/(F\d+) (\d+) 0 R")


class Paper:
    """A printed file."""

    def __init__(self, pdf: bytes) -> None:
        self.objects = {int(name): body for name, body in OBJECT.findall(pdf)}
        leaves = [body for body in self.objects.values() if b"/Type /Pages" not in body]
        self.pages = [body for body in leaves if b"/Type /Page" in body]

    def sizes(self) -> set[tuple[int, int]]:
        """The pages' widths and heights in points."""
        boxes = [re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", page) for page in self.pages]
        return {(round(float(box[1])), round(float(box[2]))) for box in boxes if box}

    def texts(self) -> list[str]:
        """The words on each page, in the order in which they are drawn, without their spaces."""
        return [self._text(page) for page in self.pages]

    def _text(self, page: bytes) -> str:
        fonts = {name: self._letters(int(number)) for name, number in FONT.findall(page)}
        content = re.search(rb"/Contents (\d+) 0 R", page)
        assert content is not None
        letters: dict[int, str] = {}
        found: list[str] = []
        for name, shown, _ in SHOWN.findall(self._stream(int(content[1]))):
            if name:
                letters = fonts[name]
            glyphs = (int(shown[at : at + 4], 16) for at in range(0, len(shown), 4))
            found.extend(letters.get(glyph, "") for glyph in glyphs)
        return "".join("".join(found).split())

    def _letters(self, font: int) -> dict[int, str]:
        """What each glyph of a font stands for."""
        told = re.search(rb"/ToUnicode (\d+) 0 R", self.objects[font])
        if told is None:
            return {}
        table = self._stream(int(told[1]))
        letters: dict[int, str] = {}
        for block in re.findall(rb"beginbfrange(.*?)endbfrange", table, re.DOTALL):
            for first, last, letter in RANGE.findall(block):
                for at in range(int(first, 16), int(last, 16) + 1):
                    letters[at] = chr(int(letter, 16) + at - int(first, 16))
        for block in re.findall(rb"beginbfchar(.*?)endbfchar", table, re.DOTALL):
            for glyph, letter in CHAR.findall(block):
                letters[int(glyph, 16)] = bytes.fromhex(letter.decode()).decode("utf-16-be")
        return letters

    def _stream(self, number: int) -> bytes:
        body = self.objects[number]
        found = STREAM.search(body)
        assert found is not None
        return zlib.decompress(found[1]) if b"/FlateDecode" in body else found[1]
