"""The page's HTML as it is served: its policy, and the names of what it asks for."""

from __future__ import annotations

import base64
import hashlib
import html
import posixpath
import re
from collections.abc import Mapping, Sequence

from builder.say import Failure

PLACEHOLDER = "<!-- csp -->"
SCRIPT = "<!-- script -->"
WORDS = re.compile(r"^( *)<!-- words ([a-z-]+) -->$", re.MULTILINE)
"""Where a page says something in every language, before any script of its own could."""
# Scripts, styles, fonts, connections: the page's own and nothing else. Direct connections between
# players are under no directive, and a camera's picture is a stream, not something fetched.
#
# The policy is written for hosts that send no headers. A worker that comes from an address would be
# under no policy there, so the engine's is begun by a few words of the page's own (`blob:`), and is
# under the page's. The only script that stands in a document is that of the frame for strangers'
# bots, named by its digest; a frame that is written by the page has the page's policy and its own.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval' '{script}'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "frame-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
# Nothing at all may be fetched, imported or connected to. The frame's `sandbox` takes its origin
# away as well: what is stored for the page, and the page's other tabs, don't exist for it.
STRANGERS_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'wasm-unsafe-eval' '{script}'",
        "worker-src blob:",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
# Players may switch on relays that bring friends together, and name their own, so no list can
# stand here. Each connection has a frame, which narrows this to the one relay before it connects;
# `ws:` without encryption is for a relay on the player's own machine only.
RELAY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "connect-src wss: ws://127.0.0.1:* ws://localhost:*",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
# The documentation is text; it has no scripts, and fetches nothing by itself.
DOCUMENTATION_POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
TITLE = "<!-- title -->"
ARTICLE = "<!-- article -->"
NAMED = re.compile(r'( (?:href|src)=")([^"#:]+)"')
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=")


def policy(form: str, script: str) -> str:
    """A policy that allows this script where it stands in a document."""
    digest = hashlib.sha256(script.encode()).digest()
    return form.format(script=f"sha256-{base64.b64encode(digest).decode()}")


def frame(source: str, script: str) -> str:
    """The frame for strangers' bots, with its policy and its script.

    Raises:
        Failure: one of them has no place.
    """
    for place in (PLACEHOLDER, SCRIPT):
        if source.count(place) != 1:
            raise Failure(f"static/stranger.html must hold {place} exactly once.", "restore it.")
    page = source.replace(PLACEHOLDER, _meta(policy(STRANGERS_POLICY, script)))
    return page.replace(SCRIPT, f"<script>{script}</script>")


def relay(source: str, served: Mapping[str, str]) -> str:
    """The frame of a connection to a relay, with its policy.

    Raises:
        KeyError: its script isn't served.
    """
    page = NAMED.sub(lambda found: f'{found[1]}{served[found[2]]}"', source)
    return page.replace(PLACEHOLDER, _meta(RELAY_POLICY))


def article(template: str, served: Mapping[str, str], title: str, body: str) -> str:
    """A page of the documentation, with its policy; it lies one folder below index.html.

    Args:
        template: what stands around every page.
        served: names of files by the names that the template uses; its links are no such names.
        title: what the page is called.
        body: its HTML.

    Raises:
        Failure: something has no place in the template.
    """
    for place in (PLACEHOLDER, TITLE, ARTICLE):
        if template.count(place) != 1:
            raise Failure(
                f"static/docs/template.html must hold {place} exactly once.", "restore it."
            )

    def found(name: re.Match[str]) -> str:
        file = served.get(name[2])
        return name[0] if file is None else f'{name[1]}{posixpath.join("..", file)}"'

    page = NAMED.sub(found, template).replace(PLACEHOLDER, _meta(DOCUMENTATION_POLICY))
    return page.replace(TITLE, html.escape(title)).replace(ARTICLE, body)


def _meta(policy: str) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


def spoken(source: str, languages: Mapping[str, Mapping[str, str]]) -> str:
    """index.html with what it says when it can't run, in every language.

    Args:
        source: the page as it is written.
        languages: messages by their ids, by language, in the order in which they are to stand.

    Raises:
        Failure: a language lacks a message that the page names.
    """

    def said(place: re.Match[str]) -> str:
        dumb = [language for language, said in languages.items() if place[2] not in said]
        if dumb:
            raise Failure(
                f"static/locales/{dumb[0]}/plain.ftl has no “{place[2]}”.",
                "write it there, on one line.",
            )
        return "\n".join(
            f'{place[1]}<p lang="{language}">{html.escape(said[place[2]], quote=False)}</p>'
            for language, said in languages.items()
        )

    return WORDS.sub(said, source)


def finished(source: str, served: Mapping[str, str], ahead: Sequence[str], script: str) -> str:
    """index.html with its policy, and with the names under which its files are served.

    Args:
        source: the page as it is written.
        served: names of files by the names that the page uses.
        ahead: scripts that are needed at once; asked for together, they don't come by turns.
        script: the one that stands in the frame for strangers' bots.

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
    meta = _meta(policy(POLICY, script))
    return page.replace(PLACEHOLDER, meta + "\n    " + links.rstrip())
