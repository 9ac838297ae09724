"""The page's HTML as it is served: its policy, and the names of what it asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from builder.say import Failure

PLACEHOLDER = "<!-- csp -->"
# Scripts, styles, fonts: the page's own and nothing else. `connect-src` alone looks outwards: a
# player may switch on relays that bring friends together, and names them himself, so no list can
# stand here; `ws:` without encryption is for a relay on his own machine only. Nothing connects
# unless he asks for it. Direct connections between players are under no directive, and a camera's
# picture is a stream, not something fetched.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self' wss: ws://127.0.0.1:* ws://localhost:*",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
NAMED = re.compile(r'( (?:href|src)=")([^"#:]+)"')
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=")


def finished(source: str, served: Mapping[str, str], ahead: Sequence[str]) -> str:
    """index.html with its policy, and with the names under which its files are served.

    Args:
        source: the page as it is written.
        served: names of files by the names that the page uses.
        ahead: scripts that are needed at once; asked for together, they don't come by turns.

    Raises:
        Failure: the policy has no place, or forbids something in the page; a file isn't served.
    """
    if source.count(PLACEHOLDER) != 1:
        raise Failure(
            f"static/index.html must hold {PLACEHOLDER} exactly once.",
            "put it into <head>, before the first script or style sheet.",
        )
    if INLINE.search(source):
        raise Failure(
            "static/index.html has an inline script or style.",
            "move it into a file: the page's policy allows none.",
        )
    lost = [name for _, name in NAMED.findall(source) if name not in served]
    if lost:
        raise Failure(
            f"static/index.html names {', '.join(lost)}, which the site does not hold.",
            "mend the name, or add the file.",
        )
    links = "".join(f'<link rel="modulepreload" href="{name}">\n    ' for name in ahead)
    page = NAMED.sub(lambda found: f'{found[1]}{served[found[2]]}"', source)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    return page.replace(PLACEHOLDER, meta + "\n    " + links.rstrip())
