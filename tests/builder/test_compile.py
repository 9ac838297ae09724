"""Byte code made beforehand: the same modules, a right RECORD, the same bytes every time."""

from __future__ import annotations

import base64
import csv
import hashlib
import importlib.util
import io
import marshal
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from builder import compile_zip, wheels

SOURCES = {
    "pack/__init__.py": 'from pack.deep import word\n__all__ = ["word"]\n',
    "pack/deep.py": '"""Доки."""\n\ndef word():\n    assert True\n    return 1 / 0\n',
    "pack/data.txt": "kept\n",
    "pack-1.dist-info/METADATA": "Name: pack\nVersion: 1\n",
    "pack-1.dist-info/RECORD": "wrong\n",
}


def archive(files: dict[str, str]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as out:
        for name, text in files.items():
            out.writestr(name, text)
    return made.getvalue()


def contents(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_sources_become_byte_code_and_all_else_is_kept() -> None:
    made = contents(compile_zip.compiled(archive(SOURCES), "/home"))
    assert {name.rstrip("c") if name.endswith(".pyc") else name for name in made} == set(SOURCES)
    assert made["pack/data.txt"] == b"kept\n"
    assert all(
        made[name].startswith(importlib.util.MAGIC_NUMBER) for name in made if name[-4:] == ".pyc"
    )


def test_record_names_every_file_with_its_hash_and_size() -> None:
    made = contents(compile_zip.compiled(archive(SOURCES), "/home"))
    rows = list(csv.reader(made["pack-1.dist-info/RECORD"].decode().splitlines()))
    assert {row[0] for row in rows} == set(made)
    for name, hashed, size in rows:
        if name == "pack-1.dist-info/RECORD":
            assert (hashed, size) == ("", "")
            continue
        sha = base64.urlsafe_b64encode(hashlib.sha256(made[name]).digest()).decode().rstrip("=")
        assert (hashed, size) == (f"sha256={sha}", str(len(made[name])))


def test_compiled_modules_run_and_their_errors_name_file_and_line(tmp_path: Path) -> None:
    zipped = tmp_path / "pack.zip"
    zipped.write_bytes(compile_zip.compiled(archive(SOURCES), "/home"))
    done = subprocess.run(
        [sys.executable, "-c", "import pack; print(pack.deep.__doc__); pack.word()"],
        env={"PYTHONPATH": str(zipped), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout == ".\n"
    assert 'File "/home/pack/deep.py", line 5, in word' in done.stderr
    assert "ZeroDivisionError" in done.stderr


def test_the_same_archive_gives_the_same_bytes() -> None:
    assert compile_zip.compiled(archive(SOURCES), "/home") == compile_zip.compiled(
        archive(SOURCES), "/home"
    )


def test_only_the_named_files_are_compiled() -> None:
    made = contents(compile_zip.compiled(archive(SOURCES), "/home", ["pack/deep.py"]))
    assert "pack/deep.pyc" in made
    assert made["pack/__init__.py"].decode() == SOURCES["pack/__init__.py"]


def test_a_module_that_does_not_parse_is_not_left_out_silently() -> None:
    with pytest.raises(SyntaxError, match="invalid syntax"):
        compile_zip.compiled(archive({"bad.py": "def ="}), "/home")


def test_docstrings_go_and_nothing_else() -> None:
    source = (
        '"""Module."""\nclass A:\n    """Class."""\n    def f(self):\n        """Only this."""\n'
        'def g():\n    """Text."""\n    return """kept"""\nx = 1\n'
    )
    made: dict[str, Any] = {}
    code = compile_zip.byte_code(source.encode(), "a.py")
    exec(marshal.loads(code[16:]), made)
    assert {made["__doc__"], made["A"].__doc__, made["A"].f.__doc__, made["g"].__doc__} == {"."}
    assert made["A"]().f() is None
    assert (made["g"](), made["x"]) == ("kept", 1)


def test_of_the_standard_library_only_what_is_named_comes_first(tmp_path: Path) -> None:
    whole = tmp_path / "whole.zip"
    whole.write_bytes(compile_zip.compiled(archive(SOURCES), "/home"))
    names = ["pack/__init__.py", "pack/deep.py"]
    made = contents(wheels.trimmed(whole, names))
    assert made == {f"{name}c": contents(whole.read_bytes())[f"{name}c"] for name in names}
    with pytest.raises(KeyError, match=r"pack/other\.pyc"):
        wheels.trimmed(whole, ["pack/other.py"])
