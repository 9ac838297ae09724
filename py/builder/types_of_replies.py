"""The page's types of what the engine says, written from the engine's own definitions.

`python -m builder.types_of_replies` writes `static/replies.d.ts`; with `--check` it only says
whether that file is what would be written. The definitions are the `TypedDict`s of `MODULES`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import dedent, indent
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from annotated_types import Len

from gamemaster.core import primer, replies
from gamemaster.labyrinth import replies as labyrinth
from gamemaster.parchis import replies as parchis

FILE: Final = Path(__file__).resolve().parents[2] / "static" / "replies.d.ts"
MODULES: Final = (primer, replies, labyrinth, parchis)
HEAD: Final = """\
/**
 * What the engine says, as types. Written by `builder/types_of_replies.py` from its definitions
 * (`core/primer.py`, `core/replies.py`, each game's `replies.py`): change those, and run it again.
 */
"""
PLAIN: Final[Mapping[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
}


def written() -> str:
    """The whole file; raises `TypeError` for a hint that has no reading in TypeScript."""
    return HEAD + "".join(_interface(each) for module in MODULES for each in _definitions(module))


def _definitions(module: ModuleType) -> Iterator[Any]:
    """What a module defines itself, in its order."""
    for each in vars(module).values():
        if is_typeddict(each) and each.__module__ == module.__name__:
            yield each


def _interface(definition: Any) -> str:
    hints = get_type_hints(definition, include_extras=True)
    body = "".join(f"  {_field(definition, name, hint)};\n" for name, hint in hints.items())
    return f"\n{_comment(definition)}export interface {definition.__name__} {{\n{body}}}\n"


def _field(definition: Any, name: str, hint: Any) -> str:
    may_lack = get_origin(hint) is NotRequired
    inner = get_args(hint)[0] if may_lack else hint
    optional = "?" if may_lack or name not in definition.__required_keys__ else ""
    shown = name if name.isidentifier() else f'"{name}"'
    return f"{shown}{optional}: {_type(inner)}"


def _comment(definition: Any) -> str:
    said = definition.__doc__
    if not said or said.startswith("dict("):  # what Python itself says of a plain one
        return ""
    lines = dedent(said).strip().splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    text = "\n".join(line.strip() for line in lines)
    return "/**\n" + indent(text, " * ", lambda line: True).replace(" * \n", " *\n") + "\n */\n"


def _type(hint: Any) -> str:
    """A type as TypeScript writes it."""
    if is_typeddict(hint):
        return str(hint.__name__)
    if hint in PLAIN:
        return PLAIN[hint]
    parts = get_args(hint)
    match get_origin(hint):
        case origin if origin is Annotated:
            return _bounded(parts[0], hint.__metadata__)
        case origin if origin in (Union, UnionType):
            return " | ".join(map(_type, parts))
        case origin if origin is Literal:
            return " | ".join(f'"{part}"' if isinstance(part, str) else str(part) for part in parts)
        case origin if origin is list:
            inner = _type(parts[0])
            several = get_origin(parts[0]) in (Union, UnionType, Literal)
            return f"({inner})[]" if several else f"{inner}[]"
        case origin if origin is tuple:
            return f"[{', '.join(map(_type, parts))}]"
        case origin if origin in (dict, Mapping):
            return f"Record<string, {_type(parts[1])}>"
    raise TypeError(f"no type for {hint}")


def _bounded(inner: Any, bounds: tuple[Any, ...]) -> str:
    """A list of a fixed length is a tuple; other bounds TypeScript doesn't know."""
    for bound in bounds:
        if isinstance(bound, Len) and bound.min_length == bound.max_length:
            return f"[{', '.join([_type(get_args(inner)[0])] * bound.min_length)}]"
    return _type(inner)


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` say whether it is up to date; the exit code."""
    text = written()
    if "--check" not in arguments:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{FILE.name} is not what the engine says: run `python -m builder.types_of_replies`")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
