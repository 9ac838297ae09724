"""Compile the Python sources inside a wheel or zip; run by Pyodide itself, at build time.

Pyodide compiles what is imported at every start of the page. Byte code made beforehand by the very
same Python saves that time, more than it costs to fetch.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib._bootstrap_external as bootstrap
import importlib.util
import io
import zipfile
from collections.abc import Collection

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
NO_DOC = "."
"""Instead of each docstring: nobody reads them in a page. Where there is none at all, dataclasses
would write one."""
EPOCH = (1980, 1, 1, 0, 0, 0)


def compiled(archive: bytes, home: str, only: Collection[str] | None = None) -> bytes:
    """The same archive with every `module.py` replaced by its `module.pyc`.

    Args:
        archive: a wheel or a plain zip of modules.
        home: where it will lie at run time; tracebacks name files below it.
        only: the names of the files to compile, if not all; the others are kept as sources.

    Returns:
        An archive whose bytes depend on nothing but the arguments and the running Python. The byte
        code is marked as never to be checked against a source. A wheel's RECORD is made right.

    Raises:
        SyntaxError: a module is not valid Python; nothing is silently left out.
    """
    made: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(archive)) as source:
        for entry in source.infolist():
            if entry.is_dir():
                continue
            data = source.read(entry)
            if entry.filename.endswith(".py") and (only is None or entry.filename in only):
                made[entry.filename + "c"] = byte_code(data, f"{home}/{entry.filename}")
            else:
                made[entry.filename] = data
    for name in made:
        if name.endswith(".dist-info/RECORD"):
            made[name] = record(made, name)
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as out:
        for name, data in made.items():
            out.writestr(zipfile.ZipInfo(name, EPOCH), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def byte_code(source: bytes, path: str) -> bytes:
    """A `.pyc` file for one module, in the form that Python never checks against a source."""
    tree = ast.parse(source, path)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            text = node.body[0]
            assert isinstance(text, ast.Expr)
            text.value = ast.copy_location(ast.Constant(NO_DOC), text.value)
    code = compile(tree, path, "exec", dont_inherit=True, optimize=0)
    pyc: bytearray = bootstrap._code_to_hash_pyc(  # type: ignore[attr-defined]
        code, importlib.util.source_hash(source), False
    )
    return bytes(pyc)


def record(files: dict[str, bytes], name: str) -> bytes:
    """A wheel's RECORD: each file with its hash and size, and RECORD itself without."""
    lines = []
    for path, data in files.items():
        if path == name:
            lines.append(f"{path},,")
        else:
            hashed = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=")
            lines.append(f"{path},sha256={hashed.decode()},{len(data)}")
    return ("\n".join(lines) + "\n").encode()
