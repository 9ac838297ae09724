"""Where things are in the work tree."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one work tree; everything that a build makes lies in `made`."""

    root: Path

    @property
    def venv(self) -> Path:
        """The virtual environment that all Python tools run in."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The interpreter of the virtual environment."""
        inside = "Scripts/python.exe" if os.name == "nt" else "bin/python"
        return self.venv / inside

    @property
    def locks(self) -> Path:
        """The hash-pinned requirement files."""
        return self.root / "py" / "locks"

    @property
    def engine(self) -> Path:
        """The source of the engine's wheel."""
        return self.root / "py" / "gamemaster"

    @property
    def static(self) -> Path:
        """The source of the page."""
        return self.root / "static"

    @property
    def modules(self) -> Path:
        """What npm installed."""
        return self.static / "node_modules"

    @property
    def cache(self) -> Path:
        """Everything that is kept between builds and can be made again."""
        return self.root / ".cache"

    @property
    def dist(self) -> Path:
        """The finished page."""
        return self.root / "dist"

    @property
    def readable(self) -> Path:
        """The same page with plain names and every module by itself, for tests."""
        return self.cache / "readable"

    @property
    def gzipped(self) -> Path:
        """The compressed twins of the files in `dist`, for the server."""
        return self.cache / "gzip"


def digest(data: bytes) -> str:
    """The SHA-256 of some bytes, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def digest_files(files: Iterable[Path]) -> str:
    """One SHA-256 over the names and contents of files: changes when any of them does."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.name}\0{digest(file.read_bytes())}\0".encode())
    return total.hexdigest()


def tree(folder: Path) -> list[Path]:
    """Every source file below a folder, in a fixed order, without what Python leaves behind."""
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    )


def same(path: Path, text: str) -> bool:
    """Whether a stamp file holds this text."""
    return path.is_file() and path.read_text(encoding="utf-8") == text
