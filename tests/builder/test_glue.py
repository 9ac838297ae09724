"""Pyodide's script as pages get it: shorter, and the same to whoever uses it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from builder import glue, tools
from builder.places import Places
from builder.say import Failure
from tests.campaigns import deep, sampled

PLACES = Places(Path(__file__).resolve().parents[2])
RUNTIME = PLACES.modules / "pyodide"

TELL = """
const [runtime, script] = process.argv.slice(1);
const { pathToFileURL } = require("node:url");
const load = (path) => import(pathToFileURL(path).href);
let compiled = 0;
WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct(Module, parts) {
    compiled += 1;
    return new Module(...parts);
  },
});
(async () => {
  const { loadPyodide } = await load(`${runtime}/pyodide.mjs`);
  const { default: createPyodideModule } = await load(script);
  const pyodide = await loadPyodide({ indexURL: runtime, createPyodideModule });
  const module = pyodide._module;
  const kinds = Object.keys(module).map((name) => [name, typeof module[name]]);
  const word = pyodide.runPython(`
import ctypes, js, pyodide.ffi
double = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda n: 2 * n)
str([double(21), js.JSON.parse("[1, 2]").to_py(), pyodide.ffi.to_js((3,)).length])
  `);
  const names = Object.fromEntries(kinds);
  console.log(JSON.stringify({ names, table: module.wasmTable.length, word, compiled }));
})();
"""


def told(script: Path) -> dict[str, Any]:
    """What a runtime that has started with the script is made of."""
    node = tools.ensure_node(PLACES)
    command = [str(node.node), "-e", TELL, str(RUNTIME), str(script)]
    told: dict[str, Any] = json.loads(
        subprocess.run(command, check=True, capture_output=True).stdout
    )
    return told


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    return told(RUNTIME / glue.NAME)


@pytest.fixture(scope="module")
def short() -> dict[str, Any]:
    return told(glue.script(PLACES))


@deep("beside Pyodide's own script")
def test_the_shortened_script_makes_the_same_runtime(
    plain: dict[str, Any], short: dict[str, Any]
) -> None:
    assert plain["names"].items() <= short["names"].items()
    assert plain["table"] == short["table"]
    assert plain["word"] == short["word"] == "[42, [1, 2], 1]"


@deep("beside Pyodide's own script")
def test_functions_of_one_kind_share_a_wrapper(
    plain: dict[str, Any], short: dict[str, Any]
) -> None:
    assert short["compiled"] < plain["compiled"] / 4


def test_a_third_of_it_is_gone() -> None:
    before, after = (path.stat().st_size for path in (RUNTIME / glue.NAME, glue.script(PLACES)))
    assert after < before * 2 / 3


@pytest.mark.parametrize(
    ("old", "new"),
    sampled(
        [
            ("var _set_method_docstring,", "var other;let _set_method_docstring,"),
            *[(old, "another thing(") for old, _ in glue.REWRITTEN],
        ],
        3,
    ),
)
def test_a_script_that_has_changed_is_not_guessed_at(old: str, new: str) -> None:
    script = (RUNTIME / glue.NAME).read_text(encoding="utf-8")
    assert old in script
    with pytest.raises(Failure, match="has changed"):
        glue.shortened(script.replace(old, new))
