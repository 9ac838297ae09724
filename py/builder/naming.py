"""The files of a site and their names, which change with what is in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from builder.places import digest

LENGTH = 8
"""Characters of a digest in a name."""


class Naming:
    """What a site is to hold.

    Attributes:
        files: contents, or the files that hold them, by served name.
        served: served names by the names that the sources use; those of folders end in a slash.
    """

    def __init__(self, plain: bool = False) -> None:
        """`plain`: all names stay as they are."""
        self.plain = plain
        self.files: dict[str, Path | bytes] = {}
        self.served: dict[str, str] = {}

    def keep(self, name: str, content: Path | bytes) -> None:
        """A file that must have this very name, or has a telling one already."""
        self.files[name] = content

    def name(self, name: str, content: Path | bytes) -> str:
        """A file under a name that tells its contents; gives that name."""
        path = PurePosixPath(name)
        tag = "" if self.plain else f"-{digest(_bytes(content))[:LENGTH]}"
        served = path.with_name(f"{path.stem}{tag}{path.suffix}").as_posix()
        self.files[served] = content
        self.served[name] = served
        return served

    def folder(self, name: str, contents: Mapping[str, Path | bytes]) -> str:
        """Files that find each other by their own names, in a folder whose name tells them all."""
        total = "".join(f"{each}\0{digest(_bytes(contents[each]))}\0" for each in sorted(contents))
        tag = "" if self.plain else f"-{digest(total.encode())[:LENGTH]}"
        served = f"{name}{tag}/"
        self.files |= {f"{served}{each}": content for each, content in contents.items()}
        self.served[f"{name}/"] = served
        return served

    def made(self, files: Mapping[str, bytes], served: Mapping[str, str]) -> None:
        """Files that the bundler has named."""
        self.files |= files
        self.served |= served


def _bytes(content: Path | bytes) -> bytes:
    return content if isinstance(content, bytes) else content.read_bytes()
