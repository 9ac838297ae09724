"""What the package's metadata says of the repository, where a build knows its address.

The README's addresses are relative, so that it can be read anywhere in the repository. A registry
shows it by itself: there they become whole addresses, or plain words where no address is known.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https://)([^)]+)\)\n*")
LINK = re.compile(r"\[([^\]]*)\]\((?!https://)([^)]+)\)")


def repository(environment: Mapping[str, str]) -> str | None:
    """The address of the repository whose workflow builds the package; None: nobody says."""
    host, name = environment.get("GITHUB_SERVER_URL"), environment.get("GITHUB_REPOSITORY")
    return f"{host}/{name}" if host and name else None


def standing_alone(readme: str, address: str | None) -> str:
    """A README whose links and pictures lead into the repository, or that has none."""
    if address is None:
        return LINK.sub(r"\1", PICTURE.sub("", readme))
    readme = PICTURE.sub(rf"![\1]({address}/raw/HEAD/\2)\n\n", readme)
    return LINK.sub(rf"[\1]({address}/blob/HEAD/\2)", readme)


def urls(address: str) -> dict[str, str]:
    """Where the project can be found."""
    return {
        "Source": address,
        "Documentation": f"{address}/blob/HEAD/static/docs/index.md",
        "Issues": f"{address}/issues",
    }


class CustomMetadataHook(MetadataHookInterface):
    """Gives `readme` and `urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling with what stands in `pyproject.toml`."""
        address = repository(os.environ)
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": standing_alone(text, address),
        }
        if address is not None:
            metadata["urls"] = urls(address)
